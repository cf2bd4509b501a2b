/**
 * Where the tiles of the farm lie, in the units of its drawing.
 *
 * Tiles lie in columns shifted by half a tile, as layout.py draws them, so that each has up to six neighbours and three
 * meet at every inner corner. Five columns are too many for a telephone held upright: there the farm is turned by a
 * quarter, clockwise, so that "clockwise" stays clockwise and the first column becomes the top row.
 */
export const COLUMNS: Record<number, number[]> = { 2: [3, 2, 3], 3: [3, 2, 3], 4: [2, 3, 2, 3], 5: [3, 2, 3, 2, 3] };

export interface Point {
  x: number;
  y: number;
}
export interface Spot extends Point {
  column: number;
  half: number; // half-rows from the top
}
export interface Farm {
  spots: Spot[];
  width: number;
  height: number;
  turned: boolean;
  outline: string; // of one tile, around its own centre
  inner: string; // the same, a little smaller: the picture
  ring: string; // smaller still: what shows that a tile is lit
  /** How far birds, medals and words may go from the centre. */
  box: { left: number; right: number; top: number; bottom: number };
}

const LONG = 176; // from tip to tip
const FLAT = 168; // from flat side to flat side
const SLANT = 22; // how far a tip reaches out
const MARGIN = 12;

export function farmOf(players: number, turned: boolean): Farm {
  const flat = turned ? 160 : FLAT;
  const long = turned ? 184 : LONG;
  const pitch = long - SLANT;
  const columns = COLUMNS[players];
  const across = (columns.length - 1) * pitch + long + 2 * MARGIN;
  const along = 3 * flat + 2 * MARGIN;
  const spots: Spot[] = [];
  columns.forEach((tiles, column) => {
    for (let row = 0; row < tiles; row++) {
      const half = 2 * row + (tiles === 3 ? 0 : 1);
      const u = MARGIN + long / 2 + column * pitch;
      const v = MARGIN + flat / 2 + (half * flat) / 2;
      spots.push({ column, half, ...(turned ? { x: along - v, y: u } : { x: u, y: v }) });
    }
  });
  const box = turned
    ? { left: -76, right: 76, top: -68, bottom: 70 }
    : { left: -80, right: 80, top: -80, bottom: 80 };
  return {
    spots,
    turned,
    box,
    width: turned ? along : across,
    height: turned ? across : along,
    outline: hexagon(long, flat, 2.5, turned),
    inner: hexagon(long, flat, 6, turned),
    ring: hexagon(long, flat, 11, turned),
  };
}

/** A hexagon with long flat sides and rounded corners, `by` units inside its cell. */
function hexagon(long: number, flat: number, by: number, turned: boolean): string {
  const tip = long / 2 - by * 1.1;
  const side = flat / 2 - by;
  const shoulder = tip - SLANT * (1 - by / 60);
  const corners: [number, number][] = [[-shoulder, -side], [shoulder, -side], [tip, 0], [shoulder, side], [-shoulder, side], [-tip, 0]];
  const points = corners.map(([u, v]): Point => (turned ? { x: -v, y: u } : { x: u, y: v }));
  const round = 9;
  const near = (from: Point, to: Point): string => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return `${(from.x + ((to.x - from.x) * round) / length).toFixed(1)},${(from.y + ((to.y - from.y) * round) / length).toFixed(1)}`;
  };
  return (
    points
      .map((point, i) => {
        const before = points[(i + 5) % 6];
        const after = points[(i + 1) % 6];
        return `${i ? "L" : "M"}${near(point, before)}Q${point.x.toFixed(1)},${point.y.toFixed(1)} ${near(point, after)}`;
      })
      .join("") + "Z"
  );
}

/** Where three tiles meet: at the tip of the one that lies between the two others. */
export function meeting(farm: Farm, three: number[]): Point {
  const spots = three.map((spot) => farm.spots[spot]);
  const alone = spots.find((spot) => spots.filter((other) => other.column === spot.column).length === 1) ?? spots[0];
  const pair = spots.find((spot) => spot !== alone)!;
  const way = Math.sign(pair.column - alone.column) * (farm.turned ? 184 : LONG) * 0.5;
  return farm.turned ? { x: alone.x, y: alone.y + way } : { x: alone.x + way, y: alone.y };
}

const CLOCKWISE = [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]];

/** The outline of the farm clockwise, as spots: the way the Owl walks (layout.py draws the same one). */
export function outline(farm: Farm, gone: number): number[] {
  const there = new Map(farm.spots.map((spot, i) => [`${spot.column},${spot.half}`, i]));
  if (gone >= 0) there.delete(`${farm.spots[gone].column},${farm.spots[gone].half}`);
  const next = (spot: number, way: number): number | undefined => {
    const [column, half] = CLOCKWISE[way % 6];
    return there.get(`${farm.spots[spot].column + column},${farm.spots[spot].half + half}`);
  };
  const first = (spot: number, way: number): number => {
    while (next(spot, way) === undefined) way++;
    return way % 6;
  };
  const start = Math.min(...there.values());
  const begun = first(start, 0);
  const walk: number[] = [];
  let spot = start;
  let way = begun;
  do {
    walk.push(spot);
    spot = next(spot, way)!;
    way = first(spot, way + 4); // sharp left first
  } while (spot !== start || way !== begun);
  return walk;
}
