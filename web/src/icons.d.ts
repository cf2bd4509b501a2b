/** The SVG of an icon of game-icons.net, for a viewBox of 0 0 512 512; see vite.config.ts. */
declare module "icon:*" {
  const body: string;
  export default body;
}
