/**
 * The little pictures on the tiles, our own drawings. Each is drawn around the middle of its tile: the ground begins at 22,
 * the picture itself stands within 50 to the left and right and between -52 and 34. Colours have names (look of Board.svelte), so
 * that the garden has a night.
 */
const v = (name: string): string => `var(--p-${name})`;
const path = (d: string, fill: string): string => `<path d="${d}" fill="${v(fill)}"/>`;
const line = (d: string, stroke: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="${v(stroke)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const disc = (x: number, y: number, r: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${v(fill)}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${v(fill)}"/>`;
const block = (x: number, y: number, w: number, h: number, fill: string, rx = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${v(fill)}"/>`;
const at = (x: number, y: number, scale: number, what: string): string => `<g transform="translate(${x} ${y}) scale(${scale})">${what}</g>`;
const shade = (x: number, y: number, rx: number): string => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx / 5}" fill="${v("shade")}"/>`;

const tuft = (x: number, y: number): string => line(`M${x - 4},${y}q1,-5 -1,-7M${x},${y}v-8M${x + 4},${y}q-1,-5 1,-7`, "grass-2", 1.6);
const flower = (x: number, y: number, fill = "flower"): string =>
  line(`M${x},${y}v-7`, "leaf-3", 1.4) + disc(x, y - 9, 3.2, fill) + disc(x, y - 9, 1.2, "straw");
const cloud = (x: number, y: number, s = 1): string =>
  at(x, y, s, path("M-18,6a7,7 0 0 1 2,-14a11,11 0 0 1 20,-2a8,8 0 0 1 12,8a5,5 0 0 1 -2,8z", "cloud"));
const pine = (x: number, y: number, s: number): string =>
  at(x, y, s, shade(0, 1, 18) + block(-3, -10, 6, 11, "bark") +
    path("M0,-66L13,-42H7L18,-26H10L22,-8H-22L-10,-26H-18L-7,-42H-13Z", "pine") + path("M0,-66L13,-42H7L18,-26H10L22,-8H4Z", "pine-2"));
const birch = (x: number, y: number, s: number): string =>
  at(x, y, s, shade(0, 1, 14) + path("M-3.5,0L-2,-60H2.5L4,0Z", "white") +
    line("M-3,-10h4M0,-19h3M-2.5,-28h3M0,-36h2.5M-2,-45h3", "dark", 1.7) + line("M1,-40l9,-9M-1,-34l-9,-8", "white", 2) +
    oval(-9, -47, 11, 9, "birch") + oval(9, -52, 12, 10, "birch") + oval(0, -62, 11, 9, "birch-2"));
const smallBird = (x: number, y: number, s: number, fill: string): string =>
  at(x, y, s, path("M-13,4C-14,-6 -4,-12 4,-11C6,-15 13,-15 14,-9L19,-7L14,-5C14,4 8,11 -1,11C-6,11 -9,9 -11,7L-19,9L-15,4Z", fill) + disc(10, -9.5, 1.5, "white"));
const straw = (x: number, y: number, s: number): string =>
  at(x, y, s, path("M-16,-5Q0,1 16,-5Q15,9 0,9.5Q-15,9 -16,-5Z", "bark") +
    line("M-18,-5Q0,2 18,-5M-15,0Q0,6 15,0M-12,5Q0,9 12,5M-20,-3l6,3M20,-3l-6,3", "straw", 1.6));

const PICTURES: Record<string, () => string> = {
  oak: () =>
    shade(0, 31, 34) + path("M-8,32C-5,18 -7,8 -14,-4L-9,-7L-2,4L0,-12H6L6,6L14,-7L18,-4C11,8 9,18 13,32Z", "bark") +
    disc(-26, -14, 17, "leaf-3") + disc(28, -14, 17, "leaf-3") + disc(-14, -30, 20, "leaf") + disc(17, -31, 20, "leaf") +
    disc(1, -19, 18, "leaf") + disc(-4, -37, 14, "leaf-2") + disc(-24, -20, 10, "leaf-2") + disc(22, -36, 9, "leaf-2") +
    disc(-10, -22, 2.4, "straw") + disc(12, -14, 2.4, "straw") + disc(26, -24, 2.4, "straw"),
  ash: () =>
    shade(0, 31, 26) + path("M-5,32C-3,14 -3,0 -3,-16H4C4,0 4,14 7,32Z", "bark") + line("M0,-2L-12,-18M1,-8L14,-22", "bark", 3) +
    oval(0, -24, 28, 30, "leaf") + oval(-9, -30, 14, 18, "leaf-2") + oval(12, -12, 13, 12, "leaf-3") +
    line("M0,4V-44M0,-8l-12,-9M0,-20l-10,-9M0,-12l12,-9M0,-26l10,-9", "leaf-3", 1.6) + tuft(-24, 32) + flower(25, 33),
  elm: () =>
    path("M-86,30C-40,6 30,4 86,26V90H-86Z", "grass-2") + shade(4, 22, 24) +
    path("M0,23C2,8 1,0 -3,-8L1,-9L4,-2L7,-10L11,-9C8,0 8,10 11,23Z", "bark") + line("M2,-4C-6,-18 -16,-22 -24,-26M7,-4C14,-18 24,-22 32,-26M4,-4V-30", "bark", 2.6) +
    oval(-22, -30, 15, 11, "leaf") + oval(31, -30, 15, 11, "leaf") + oval(4, -38, 20, 13, "leaf-2") + oval(-10, -24, 9, 6, "leaf-3") + oval(19, -24, 9, 6, "leaf-3"),
  pine: () => pine(-24, 28, 0.86) + pine(28, 27, 0.78) + pine(3, 35, 1.22) + tuft(-42, 36) + disc(24, 33, 2.4, "bark") + disc(30, 35, 2.4, "bark"),
  birch: () => birch(-24, 28, 1) + birch(26, 27, 0.94) + birch(2, 35, 1.22) + flower(-40, 36, "white") + flower(42, 36, "white"),
  maple: () =>
    shade(2, 31, 32) + line("M-4,32C2,16 -8,8 0,-4C6,-14 2,-20 2,-24M-1,4C-12,-2 -18,-6 -26,-8M1,-4C12,-8 18,-10 28,-12", "bark", 5) +
    oval(-26, -13, 20, 10, "maple") + oval(28, -17, 21, 11, "maple") + oval(2, -32, 27, 14, "maple") + oval(-8, -37, 15, 7, "maple-2") +
    oval(-31, -16, 10, 4.5, "maple-2") + oval(32, -21, 10, 4.5, "maple-2") +
    oval(-20, 30, 3, 1.6, "maple") + oval(16, 34, 3, 1.6, "maple-2") + oval(26, 28, 3, 1.6, "maple"),
  doghouse: () =>
    shade(0, 31, 36) + block(-26, -8, 52, 40, "wood") + line("M-26,2H26M-26,12H26M-26,22H26", "wood-2", 1.4) +
    path("M-14,32V12A14,14 0 0 1 14,12V32Z", "dark") + path("M-36,-4L0,-38L36,-4L30,2L0,-26L-30,2Z", "roof") + path("M0,-38L36,-4L30,2L0,-26Z", "roof-2") +
    disc(0, -14, 4.5, "dark") + path("M30,26h18l-3,9h-12z", "stone-2") + oval(39, 26, 9, 2.6, "bark"),
  cottage: () =>
    shade(0, 31, 44) + block(14, -42, 9, 18, "stone-2") + line("M18,-48q-4,-6 2,-10", "cloud", 3) + block(-32, -10, 64, 42, "wall") +
    path("M-42,-8L-22,-36H22L42,-8Z", "roof") + path("M-42,-8L-39,-12H39L42,-8Z", "roof-2") + block(-7, 8, 14, 24, "wood-2", 2) + disc(4, 20, 1.2, "straw") +
    block(-26, 0, 13, 13, "water") + line("M-19.5,0v13M-26,6.5h13", "white", 1.6) + block(13, 0, 13, 13, "water") + line("M19.5,0v13M13,6.5h13", "white", 1.6) +
    flower(-38, 35) + flower(-30, 36, "white") + flower(38, 35) + flower(30, 36, "straw"),
  "hawk-nest": () =>
    path("M-50,34L-26,-10L-14,-2L-4,-26H28L36,-4L50,34Z", "stone") + path("M28,-26L36,-4L50,34H18L22,0Z", "stone-2") + line("M-26,-10L-18,14M-4,-26L2,6L-4,20", "stone-2", 1.8) +
    at(12, -32, 1.25, straw(0, 0, 1)) + oval(6, -40, 4, 5, "white") + oval(15, -40, 4, 5, "white") + line("M-40,-38q5,-5 9,0q4,-5 9,0", "dark", 1.8),
  den: () =>
    path("M-52,36C-46,0 -20,-24 4,-24C30,-24 48,4 52,36Z", "grass-2") + path("M-20,35C-20,14 -10,2 4,2C18,2 26,14 26,35Z", "bark") +
    path("M-13,35C-13,18 -5,8 4,8C13,8 19,18 19,35Z", "dark") + disc(0, 22, 1.8, "straw") + disc(8, 22, 1.8, "straw") +
    line("M-18,-16q-4,12 -12,16M12,-23q6,10 4,18M28,-14q10,8 10,20", "bark", 2.2) + tuft(-34, 12) + tuft(34, 12) + flower(-6, -22, "white") + tuft(8, -22),
  beehive: () =>
    shade(0, 32, 30) + block(-26, 18, 52, 5, "wood-2", 2) + line("M-20,23v10M20,23v10", "wood-2", 4) +
    path("M-22,18C-26,-12 -12,-36 0,-36C12,-36 26,-12 22,18Z", "straw") + line("M-23,10H23M-23,0H23M-21,-10H21M-17,-20H17M-10,-29H10", "wood-2", 1.8) +
    path("M-6,18v-7a6,6 0 0 1 12,0v7z", "dark") +
    [[-34, -18], [34, -28], [38, 0]].map(([x, y]) => oval(x - 2, y - 4, 3, 2.2, "white") + oval(x + 2, y - 4, 3, 2.2, "white") + oval(x, y, 5, 3.4, "straw") + line(`M${x - 1},${y - 3}v6M${x + 2},${y - 2.5}v5`, "dark", 1.3)).join("") +
    flower(-40, 36) + flower(40, 37),
  cornfield: () =>
    [-42, -28, -14, 0, 14, 28, 42].map((x, i) => {
      const y = i % 2 ? 36 : 30;
      return line(`M${x},${y}V${y - 56}`, "leaf-3", 2.6) + line(`M${x},${y - 14}q-8,-4 -9,-14M${x},${y - 20}q8,-4 9,-14M${x},${y - 40}q-6,-3 -7,-11`, "leaf-2", 3) + oval(x + 3, y - 34, 4, 8.5, "straw") + line(`M${x + 3},${y - 41}v14`, "wood", 1);
    }).join(""),
  "thorn-bush": () =>
    shade(0, 32, 40) + path("M-46,32C-52,10 -34,-4 -28,-16C-18,-34 10,-38 20,-22C36,-18 52,8 46,32Z", "leaf-3") +
    disc(-20, 4, 15, "leaf") + disc(18, 0, 16, "leaf") + disc(0, -14, 14, "leaf") +
    line("M-40,28C-26,8 -14,-2 4,-26M-8,32C2,14 18,-2 34,-8M40,30C26,18 8,10 -24,-8", "bark", 2.4) +
    line("M-32,17l-7,-3M-22,5l-2,-8M-9,-9l-8,-1M4,16l-5,-6M16,5l0,-8M25,20l4,-7M8,11l-1,8M-10,0l3,7", "wood", 2) +
    disc(-30, -2, 3.4, "berry") + disc(28, 6, 3.4, "berry") + disc(6, -22, 3.4, "berry") + disc(-6, 18, 3.4, "berry") + disc(34, 22, 3.4, "berry"),
  "owl-barn": () =>
    shade(0, 32, 44) + path("M-34,32V-8L-24,-28L0,-42L24,-28L34,-8V32Z", "roof") + path("M-39,-5L-28,-31L0,-47L28,-31L39,-5L34,-3L24,-27L0,-41L-24,-27L-34,-3Z", "roof-2") +
    block(-17, 4, 34, 28, "wall") + line("M-17,4L0,32M0,4L-17,32M0,4L17,32M17,4L0,32M0,4V32M-17,4H17", "roof", 2.2) +
    path("M-9,-10a9,9 0 0 1 18,0v6h-18z", "dark") + disc(-3.4, -10, 2, "straw") + disc(3.4, -10, 2, "straw") + path("M34,32c0,-8 12,-12 16,0z", "straw"),
  "park-bench": () =>
    shade(4, 33, 40) + line("M-36,33V-30", "dark", 3) + path("M-43,-30h14l-3,-13h-8z", "lamp") + line("M-43,-30h14M-40,-43h8", "dark", 2) +
    line("M-14,34V16M40,34V16M-14,16V-8M40,16V-8", "dark", 3.4) + block(-20, -10, 66, 6, "wood", 2) + block(-20, -1, 66, 6, "wood", 2) + block(-22, 14, 70, 7, "wood-2", 2) +
    path("M8,14q4,-9 10,-3l4,3z", "white") + tuft(24, 36) + tuft(-28, 36),
  "early-bird": () =>
    `<circle cx="0" cy="24" r="32" fill="${v("sun")}"/>` + line("M0,-18V-30M-22,-12L-30,-21M22,-12L30,-21M-38,2L-48,-4M38,2L48,-4", "sun", 3.4) +
    path("M-86,24C-40,12 20,14 86,24V90H-86Z", "grass-2") + smallBird(-6, 10, 1.35, "bark") + line("M19,-0C28,6 22,14 29,20C31,23 28,27 30,30", "flower", 3.2) + oval(30, 31, 7, 2, "bark") + tuft(-36, 34),
  birdbath: () =>
    shade(0, 33, 26) + path("M-18,33L-10,26V2H10V26L18,33Z", "stone") + path("M0,33V2H10V26L18,33Z", "stone-2") + path("M-40,-12H40C38,0 22,6 0,6C-22,6 -38,0 -40,-12Z", "stone") + path("M0,6C22,6 38,0 40,-12H20C18,0 10,5 0,6Z", "stone-2") +
    oval(0, -12, 40, 7.5, "stone-2") + oval(0, -12, 35, 5.5, "water") + line("M-18,-13h10M4,-10h14", "white", 1.4) + smallBird(-16, -22, 0.8, "bark") +
    path("M18,-26q5,7 0,9q-5,-2 0,-9zM28,-38q4,6 0,8q-4,-2 0,-8zM4,-36q4,6 0,8q-4,-2 0,-8z", "water"),
  feeder: () =>
    line("M0,-52V-36", "dark", 2) + path("M-36,-16L0,-38L36,-16Z", "roof") + path("M0,-38L36,-16H6Z", "roof-2") + block(-26, -16, 52, 28, "glass") + path("M-26,12V-4q13,-6 26,0t26,-2V12Z", "straw") +
    line("M-26,-16V12M26,-16V12", "wood-2", 3.4) + block(-36, 12, 72, 7, "wood-2", 2) + disc(-30, 10, 2, "straw") + disc(31, 10, 2, "straw") + disc(-14, 30, 1.8, "straw") + disc(8, 33, 1.8, "straw") + disc(20, 29, 1.8, "straw") +
    disc(-14, 2, 1.6, "bark") + disc(0, 4, 1.6, "bark") + disc(13, 3, 1.6, "bark") + disc(-5, 8, 1.6, "bark"),
  statue: () =>
    shade(0, 33, 28) + block(-22, 22, 44, 12, "stone-2", 2) + block(-16, 6, 32, 17, "stone", 1) + path("M-14,6C-14,-10 -8,-16 0,-16C8,-16 14,-10 14,6Z", "stone") +
    path("M0,6V-16C8,-16 14,-10 14,6Z", "stone-2") + disc(0, -26, 10, "stone") + path("M0,-36a10,10 0 0 1 0,20z", "stone-2") + path("M-15,-30Q0,-44 15,-30L11,-32Q0,-40 -11,-32Z", "stone-2") + block(-15, -32, 30, 4, "stone-2", 2) +
    line("M12,-6L30,-20", "stone", 5) + smallBird(36, -29, 0.6, "bark") + line("M-9,14h18", "stone-2", 2),
  "power-lines": () =>
    line("M-32,34V-40M34,34V-40", "wood-2", 4) + line("M-46,-32H-18M20,-32H48M-42,-20H-22M24,-20H44", "wood-2", 3.4) +
    line("M-86,-30Q-64,-22 -44,-34Q0,-8 22,-34Q56,-18 86,-32M-86,-18Q-64,-10 -40,-22Q0,8 26,-22Q56,-6 86,-20", "dark", 1.5) + smallBird(-8, -27, 0.55, "bark") + smallBird(6, -14, 0.55, "dark"),
  overstuffed: () =>
    shade(0, 33, 16) + line("M0,34V10", "wood-2", 6) + block(-26, -22, 52, 36, "wood", 2) + path("M-36,-18L0,-50L36,-18Z", "roof") + path("M0,-50L36,-18H8Z", "roof-2") +
    disc(0, -4, 11, "dark") + line("M-26,14l-10,8M-20,14l-4,12M-10,14l-2,9M12,14l3,10M22,14l8,9M-26,-4l-11,3M26,-6l12,-3M26,4l10,4", "straw", 2.4) +
    smallBird(-2, -3, 0.62, "straw") + at(-30, -4, 0.5, path("M0,0L-12,3L0,8Z", "straw")) + disc(-14, -30, 3.4, "dark") + disc(14, -30, 3.4, "dark") + path("M-14,-30l-7,2l7,2zM14,-30l7,2l-7,2z", "straw"),
  "hanging-nest": () =>
    line("M-60,-44C-30,-40 0,-46 44,-38M10,-42L26,-52M-26,-42L-38,-52", "bark", 5) + oval(-36, -48, 12, 7, "leaf") + oval(28, -52, 12, 7, "leaf") + oval(46, -38, 10, 6, "leaf-2") +
    line("M-8,-42C-10,-34 -6,-30 -7,-22M8,-42C10,-34 6,-30 7,-22", "straw", 2) + path("M-10,-24C-30,-6 -28,22 0,26C28,22 30,-6 10,-24Z", "wood") +
    line("M-20,-8Q0,0 20,-8M-24,4Q0,12 24,4M-20,16Q0,22 20,16M-14,-16Q0,-10 14,-16", "straw", 1.8) + oval(2, -2, 9, 10, "dark") + line("M-34,-8q-5,6 0,12M36,-8q5,6 0,12", "ink-soft", 1.6),
  rookery: () =>
    line("M-28,34C-26,10 -30,0 -30,-20M-29,4L-44,-12M-30,-4L-16,-22M26,34C24,12 28,0 28,-18M27,6L42,-10M28,-2L12,-18M0,35C0,20 -2,10 0,-30M0,10L-10,-4", "bark", 4) +
    straw(-32, -24, 0.85) + straw(30, -22, 0.85) + straw(0, -36, 0.95) + smallBird(-32, -34, 0.5, "dark") + smallBird(2, -47, 0.5, "dark") + line("M-50,-44q4,-4 8,0q4,-4 8,0M34,-48q4,-4 8,0q4,-4 8,0", "dark", 1.6),
  "high-perch": () =>
    path("M-86,40C-30,26 30,28 86,38V90H-86Z", "grass-2") + line("M0,36V-40", "wood-2", 5) + line("M-24,-36H24", "wood", 6) + line("M-16,-36L0,-20L16,-36", "wood-2", 2.4) + disc(0, -44, 4, "straw") +
    cloud(-32, -10, 0.9) + cloud(34, 2, 0.8) + line("M0,22h7M0,12h7M0,2h7M0,-8h7", "wood", 2),
};

export type Kind = "tree" | "home" | "special";
const TREES = ["oak", "ash", "elm", "pine", "birch", "maple"];
/** Whose home a tile is. */
export const HOMES: Record<string, string> = {
  doghouse: "dog", cottage: "cat", "hawk-nest": "hawk", den: "fox", beehive: "bee", cornfield: "scarecrow",
  "thorn-bush": "cuckoo", "owl-barn": "owl", "park-bench": "squirrel",
};
export const kindOf = (tile: string): Kind => (TREES.includes(tile) ? "tree" : HOMES[tile] ? "home" : "special");

const drawn = new Map<string, string>();

/** The scene of a tile: sky, hills, ground and the thing itself. To be cut out along the tile's outline. */
export function picture(tile: string): string {
  let found = drawn.get(tile);
  if (!found) {
    const kind = kindOf(tile);
    found =
      block(-95, -95, 190, 130, `sky-${kind}`) + (kind === "special" ? "" : cloud(-46, -38, 0.7)) +
      path("M-95,14C-60,-8 -30,-2 0,10C30,-6 60,-8 95,8V95H-95Z", "hill") + path("M-95,24C-50,14 20,18 95,22V95H-95Z", "grass") +
      (PICTURES[tile]?.() ?? "");
    drawn.set(tile, found);
  }
  return found;
}

/** What grows where no tile lies: a pond, a hedge, beds of flowers. */
export const BEDS = [
  oval(0, 4, 56, 17, "grass-2") + oval(0, 3, 46, 12, "water") + oval(-12, 0, 9, 3, "leaf-2") + oval(16, 5, 10, 3.4, "leaf-2") + disc(16, 2, 3, "flower") + line("M38,6v-20M42,7v-15M-42,6v-17", "leaf-3", 2) + oval(38, -15, 2.4, 6, "bark") + oval(-42, -12, 2.4, 6, "bark"),
  shade(0, 18, 52) + disc(-34, 6, 15, "leaf-3") + disc(-12, 0, 18, "leaf") + disc(14, 2, 17, "leaf-3") + disc(35, 7, 14, "leaf") + disc(-18, -5, 7, "leaf-2") + disc(30, 1, 6, "leaf-2") +
    [[-38, 2], [-14, 8], [6, -4], [22, 10], [38, 6]].map(([x, y]) => disc(x, y, 3, "flower")).join(""),
  oval(0, 12, 54, 11, "bark") + [-40, -24, -8, 8, 24, 40].map((x, i) => flower(x, 14 - (i % 2) * 4, i % 3 ? "flower" : "white") + tuft(x + 7, 16)).join(""),
  shade(-20, 18, 22) + shade(24, 18, 20) + pine(-20, 18, 0.62) + pine(22, 18, 0.52) + disc(4, 14, 8, "stone") + disc(-2, 16, 5, "stone-2") + tuft(40, 18) + flower(-44, 18, "white"),
];

/** A nest as it lies on a tile or under birds, about 40 wide. */
export const NEST =
  path("M-17,-4Q0,3 17,-4Q16,9 0,9.5Q-16,9 -17,-4Z", "bark") + oval(0, -3.5, 17, 4.5, "bark-2") +
  line("M-18,-3Q0,4 18,-3M-15,2Q0,8 15,2M-12,6Q0,10 12,6M-20,-1l6,2M20,-1l-6,2", "straw", 1.5);
export const EGGS = oval(-5, -5, 3.6, 4.8, "white") + oval(4, -5.5, 3.6, 4.8, "white");

/** A wooden bird, about 36 wide, that looks to the right. */
export const BIRD = "M-13,4C-14,-6 -4,-12 4,-11C6,-15 13,-15 14,-9L19,-7L14,-5C14,4 8,11 -1,11C-6,11 -9,9 -11,7L-19,9L-15,4Z";
