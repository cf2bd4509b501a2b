/**
 * The seventeen cards as rock art: our own drawings, in strokes as broad as a hammer stone pecks them. Each is the inside
 * of an SVG of 64 by 64, drawn in the current colour.
 */
const SOLID = 'fill="currentColor" stroke="none"';

/** Lines from one circle to another, as many as there are angles (degrees, 0 to the right, clockwise). */
function rays(x: number, y: number, from: number, to: number, angles: number[]): string {
  const at = (r: number, angle: number) => {
    const turned = (angle * Math.PI) / 180;
    return `${(x + r * Math.cos(turned)).toFixed(1)} ${(y + r * Math.sin(turned)).toFixed(1)}`;
  };
  return `<path d="${angles.map((angle) => `M${at(from, angle)}L${at(to, angle)}`).join("")}"/>`;
}
const around = (count: number, first = 0) => Array.from({ length: count }, (_, i) => first + (360 / count) * i);
const dots = (...places: [number, number, number][]) =>
  places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" ${SOLID}/>`).join("");
const both = (half: string) => `${half}<g transform="matrix(-1 0 0 1 64 0)">${half}</g>`;

export const GLYPHS: Record<string, string> = {
  sun: `<circle cx="32" cy="32" r="14"/>${dots([32, 32, 6])}${rays(32, 32, 21, 28, around(12))}`,
  "eagle-feather": `<path d="M9 57L43 20"/><path d="M19 47C15 31 27 11 52 7c3 25-12 41-27 40"/><path d="M52 7c2 11 0 20-4 27l-8-5-1-11c4-5 8-9 13-11Z" ${SOLID}/><path d="M24 33l8 1m-6 7 9 1"/>`,
  paw: `<path d="M14 42c0-10 8-13 18-13s18 3 18 13c0 11-7 17-18 17s-18-6-18-17Z" ${SOLID}/>${both(`<path d="M13 27 10 17m13 5-3-13"/>`)}<path d="M32 20V6"/>`,
  birthday: `<path d="M8 58V33a24 24 0 0 1 48 0v25"/>${dots([32, 25, 5.5])}<path d="M20 27l12 10 12-10M32 36v10l-9 12m9-12 9 12"/>`,
  hunter: `${dots([20, 11, 5.5])}<path d="M20 18v21l-8 19m8-19 11 19M20 25h36m-7-6 7 6-7 6"/><path d="M40 6q17 19 0 38"/>`,
  warrior: `${dots([30, 9, 5.5])}<circle cx="30" cy="34" r="16"/><path d="M30 18a16 16 0 0 1 16 16H30Zm0 32a16 16 0 0 1-16-16h16Z" ${SOLID}/><path d="M24 51l-3 9m15-9 3 9M56 14v46"/><path d="M56 2l5 12H51Z" ${SOLID}/>`,
  fire: `<path d="M33 5c2 12 16 18 14 32-1 8-7 12-15 12s-15-5-15-13c0-8 6-10 6-19 4 2 7 6 7 11 4-6 5-14 3-23Z"/><path d="M32 49c-8-6-4-12 0-17 4 5 8 11 0 17Z" ${SOLID}/><path d="M11 60l42-7M11 53l42 7"/>`,
  "spider-woman": `<ellipse cx="32" cy="41" rx="10" ry="12" ${SOLID}/>${dots([32, 24, 6])}<path d="M32 18V3"/>${both(`<path d="M27 27l-9-8V8m7 27L11 29 6 17m17 25-13 6-4 11m21-8-7 5-1 6"/>`)}`,
  vase: `<path d="M20 7h24M24 8c0 9-5 11-10 18-9 14-1 30 13 32h10c14-2 22-18 13-32-5-7-10-9-10-18"/><path d="M11 41l7-9 7 9 7-9 7 9 7-9 7 9"/>`,
  "snake-dance": `<path d="M12 56h31a6.5 6.5 0 0 0 0-13H21a6.5 6.5 0 0 1 0-13h22a6.5 6.5 0 0 0 0-13H29"/><path d="M31 8 14 17l17 9Z" ${SOLID}/><path d="M14 17l-8-4m8 4-8 4M32 9l5-5"/>`,
  drummer: `<ellipse cx="32" cy="26" rx="20" ry="7"/><path d="M12 26v23c0 4 9 8 20 8s20-4 20-8V26M13 34l10 20 9-19 9 19 10-20"/><path d="M10 6l15 13M54 6 39 19"/>`,
  lizard: `<path d="M32 4l7 8-4 8v20l-3 6-3-6V20l-4-8Z" ${SOLID}/><path d="M32 44c0 8 9 8 9 16M30 24H17V13m17 11h13V13M30 38H17v12m17-12h13v12M12 13h10m20 0h10M12 50h10m20 0h10"/>`,
  "sky-mother": `<path d="M5 42a27 27 0 0 1 54 0M15 42a17 17 0 0 1 34 0"/>${dots([32, 38, 5.5], [32, 6, 4], [9, 12, 3], [55, 12, 3])}<path d="M32 44l12 17H20Z" ${SOLID}/><path d="M21 51l11-4 11 4"/>`,
  shaman: `${dots([32, 19, 6])}${both(`<path d="M27 14c-9 0-12-5-11-11M19 31 9 41v9"/>`)}<path d="M18 29h28l-7 22H25Z" ${SOLID}/><path d="M27 51v10m10-10v10"/>${dots([9, 58, 3], [55, 58, 3])}`,
  chief: `${dots([32, 35, 8.5])}${rays(32, 35, 15, 28, [-172, -146, -118, -90, -62, -34, -8])}<path d="M10 61c2-9 11-12 22-12s20 3 22 12M24 59l8 3 8-3"/>`,
  turtle: `<ellipse cx="32" cy="35" rx="16" ry="18"/><path d="M32 24l8 11-8 11-8-11ZM32 17v7m0 22v7M16 35h8m16 0h8"/>${dots([32, 9, 6])}${both(`<path d="M19 24 8 16m10 30L9 56"/>`)}<path d="M32 53v7"/>`,
  kokopelli: `${dots([25, 20, 6.5])}<path d="M25 26c12-8 28-2 29 12 0 8-6 11-12 10l-13-4c-3-5-5-11-4-18Z" ${SOLID}/><path d="M20 22 4 42M31 35l-17-3M42 46l-9 8 4 7h-7m17-14-1 8 5 6h-6"/><path d="M27 12 25 3m6 10 4-8m-1 12 9-5"/>`,
};
