/**
 * The islands: twelve territories that touch as the box says. Four rows of three, the upper six on one island and the
 * lower six on another, numbered as mammals come:
 *
 *      1   2   3
 *      6   5   4
 *     ~~~~~~~~~~~   a strait; its crossings are drawn as dotted lines
 *      7  12  11
 *      8   9  10
 *
 * Corners are set by hand in cells, and the lines between them waver by themselves, but always in the same way, so that
 * the same islands come out at every size.
 */
export const ROWS = [
  [1, 2, 3],
  [6, 5, 4],
  [7, 12, 11],
  [8, 9, 10],
];

type Point = readonly [x: number, y: number];

// Corners of the upper and of the lower island: rows of four, where a whole number is the undistorted grid.
const NORTH: Point[][] = [
  [[0.2, 0.04], [0.9, 0.1], [2.04, 0.0], [2.74, 0.16]],
  [[0.02, 1.06], [1.08, 0.96], [1.93, 1.06], [3.0, 0.94]],
  [[0.2, 1.9], [1.02, 2], [2.06, 1.94], [2.78, 1.84]],
];
const SOUTH: Point[][] = [
  [[0.24, 2.12], [0.97, 2.04], [2.04, 2.0], [2.8, 2.12]],
  [[0.04, 2.98], [0.93, 3.02], [2.08, 2.96], [2.98, 3.03]],
  [[0.2, 3.86], [1.04, 4], [1.97, 3.93], [2.72, 3.84]],
];
const SLANT = [-0.5, 0.5, 0.5, -0.5]; // how each row of territories is moved sidewards: the islands lie aslant

export interface Size {
  width: number;
  height: number;
  cell: number; // width of a territory
  row: number; // and its height
  slant: number; // by how much rows are moved, in cells
}
export interface Land {
  number: number;
  d: string; // its outline
  x: number; // its middle
  y: number;
  trees: Point[]; // where signs of its terrain stand
}

const MARGIN = 9;
const SHORE = 18; // above and below
const STRAIT = 24;

/** One unit is one pixel, so that signs and letters keep their size and only the land adapts. */
export function sizeFor(width: number): Size {
  const slant = width < 480 ? 0.05 : 0.22;
  const cell = (width - 2 * MARGIN) / (3 + slant);
  const row = width < 480 ? 124 : Math.max(124, Math.min(cell * 0.62, 140));
  return { width, cell, row, slant, height: 4 * row + STRAIT + 2 * SHORE };
}

/** Always the same number between -1 and 1 for the same two numbers. */
function waver(a: number, b: number): number {
  const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return 2 * (n - Math.floor(n)) - 1;
}

export function lands(size: Size): Land[] {
  const at = ([x, y]: Point, south: boolean): Point => [
    MARGIN + (x + size.slant * (0.5 + aslant(y))) * size.cell,
    SHORE + y * size.row + (south ? STRAIT : 0),
  ];
  return ROWS.flatMap((numbers, row) =>
    numbers.map((number, column) => {
      const south = row > 1;
      const corners = south ? SOUTH : NORTH;
      const top = row % 2;
      // Edges are named by their corners in one direction, so that neighbours share them.
      const edge = (r1: number, c1: number, r2: number, c2: number, turned: boolean): Point[] => {
        const coast = r1 === r2 ? r1 % 2 === 0 : c1 === c2 && c1 % 3 === 0;
        const name = (south ? 40 : 0) + r1 * 13 + c1 * 3 + (r1 === r2 ? 1 : 2);
        const points = bent(at(corners[r1][c1], south), at(corners[r2][c2], south), name, coast ? 0.075 : 0.04);
        return turned ? points.reverse() : points;
      };
      const edges = [
        edge(top, column, top, column + 1, false),
        edge(top, column + 1, top + 1, column + 1, false),
        edge(top + 1, column, top + 1, column + 1, true),
        edge(top, column, top + 1, column, true),
      ];
      const four = [0, 1].flatMap((down) => [0, 1].map((on) => at(corners[top + down][column + on], south)));
      const x = round(four.reduce((sum, [one]) => sum + one, 0) / 4); // shores bend inwards, and the middle with them
      const y = at([0, row + 0.5], south)[1];
      return { number, d: `M${edges[0][0]}${edges.map(smooth).join("")}Z`, x, y, trees: scattered(number, x, y, size) };
    }),
  );
}

/** How far a height is moved sidewards: between the rows little by little. */
function aslant(y: number): number {
  const row = Math.max(0, Math.min(3, y - 0.5));
  const part = row - Math.floor(row);
  return SLANT[Math.floor(row)] * (1 - part) + (SLANT[Math.floor(row) + 1] ?? 0) * part;
}

/** Points from one corner to the other that leave the straight line a little. */
function bent(from: Point, to: Point, name: number, by: number): Point[] {
  const steps = 8;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const most = Math.min(1, 150 / Math.hypot(dx, dy)); // long lines do not waver more than short ones
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const off = i === 0 || i === steps ? 0 : by * most * waver(name, i) * 1.25;
    return [round(from[0] + t * dx - off * dy), round(from[1] + t * dy + off * dx)] as const;
  });
}

/** A smooth line through points (Catmull-Rom), each edge for itself. */
function smooth(points: Point[]): string {
  let d = "";
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to, after] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6].map(round);
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6].map(round);
    d += `C${one} ${two} ${to}`;
  }
  return d;
}

/** Places for trees or peaks, the farther ones first, so that the nearer stand before them. */
function scattered(number: number, x: number, y: number, size: Size): Point[] {
  const across = Math.max(3, Math.round(size.cell / 40));
  const down = Math.max(3, Math.round(size.row / 36));
  const found: Point[] = [];
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const u = (i + 0.5 + (j % 2 ? 0.25 : -0.25) + 0.22 * waver(number, 7 * i + j)) / across - 0.5;
      const v = (j + 0.5 + 0.22 * waver(number + 50, 5 * i + 3 * j)) / down - 0.5;
      found.push([round(x + u * size.cell * 0.92), round(y + v * size.row * 0.9)]);
    }
  return found.sort((a, b) => a[1] - b[1]);
}

const round = (n: number) => Math.round(n * 10) / 10;
