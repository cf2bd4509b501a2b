/**
 * A QR code of a link (ISO/IEC 18004): bytes, error correction of level M, versions 1 to 10. Enough for links, and small.
 *
 * The way there: bytes -> blocks with error correction -> bits on a zigzag through the square -> the quietest of eight masks.
 */

// For each version: codewords of error correction in a block, then [blocks, data codewords in each].
const BLOCKS: [number, ...[number, number][]][] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS: ((row: number, column: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

// The field of 256 elements that error correction counts in.
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a] + LOG[b]] : 0);

function correction(data: number[], length: number): number[] {
  let divisor = [1];
  for (let power = 0; power < length; power++) {
    const next = [...divisor, 0];
    divisor.forEach((factor, index) => (next[index + 1] ^= times(factor, EXP[power])));
    divisor = next;
  }
  const rest = [...data, ...Array<number>(length).fill(0)];
  for (let index = 0; index < data.length; index++) {
    const factor = rest[index];
    divisor.forEach((part, offset) => (rest[index + offset] ^= times(part, factor)));
  }
  return rest.slice(data.length);
}

const dataSize = (version: number): number =>
  (BLOCKS[version].slice(1) as [number, number][]).reduce((sum, [count, size]) => sum + count * size, 0);

/** Length, bytes and padding, as data codewords of a version (counted from 0). */
function codewords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 9 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  const room = dataSize(version) * 8;
  put(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let start = 0; start < bits.length; start += 8) words.push(parseInt(bits.slice(start, start + 8).join(""), 2));
  for (let pad = 0xec; words.length < room / 8; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Data and error correction of all blocks, interleaved. */
function stream(words: number[], version: number): number[] {
  const [length, ...groups] = BLOCKS[version];
  const blocks: number[][] = [];
  let start = 0;
  for (const [count, size] of groups) for (let block = 0; block < count; block++) blocks.push(words.slice(start, (start += size)));
  const checks = blocks.map((block) => correction(block, length));
  const woven: number[] = [];
  for (const rows of [blocks, checks])
    for (let index = 0; index < Math.max(...rows.map((row) => row.length)); index++)
      for (const row of rows) if (index < row.length) woven.push(row[index]);
  return woven;
}

/** A code for error detection in front of few bits: format and version. */
function coded(value: number, generator: number, length: number): number {
  let rest = value << length;
  for (let bit = 31; bit >= length; bit--) if ((rest >>> bit) & 1) rest ^= generator << (bit - length);
  return (value << length) | rest;
}

class Square {
  readonly dark: boolean[][];
  readonly fixed: boolean[][]; // not for data

  constructor(readonly side: number) {
    this.dark = Array.from({ length: side }, () => Array<boolean>(side).fill(false));
    this.fixed = Array.from({ length: side }, () => Array<boolean>(side).fill(false));
  }

  set(y: number, x: number, dark: boolean): void {
    if (y < 0 || x < 0 || y >= this.side || x >= this.side) return;
    this.dark[y][x] = dark;
    this.fixed[y][x] = true;
  }

  /** Rings around a centre: finders have three, alignment patterns two. */
  rings(y: number, x: number, light: number[], reach: number): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) this.set(y + dy, x + dx, !light.includes(Math.max(Math.abs(dy), Math.abs(dx))));
  }
}

function patterns(version: number): Square {
  const square = new Square(21 + 4 * version);
  const last = square.side - 1;
  for (let step = 0; step <= last; step++) {
    square.set(6, step, step % 2 === 0);
    square.set(step, 6, step % 2 === 0);
  }
  for (const [y, x] of [[3, 3], [3, last - 3], [last - 3, 3]]) square.rings(y, x, [2, 4], 4);
  const places = ALIGNMENT[version];
  for (const y of places)
    for (const x of places) {
      const corner = (y === 6 && x === 6) || (y === 6 && x === last - 6) || (y === last - 6 && x === 6);
      if (!corner) square.rings(y, x, [1], 2);
    }
  if (version >= 6) {
    const code = coded(version + 1, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit++) {
      const [far, near] = [last - 10 + (bit % 3), Math.floor(bit / 3)];
      square.set(near, far, Boolean((code >> bit) & 1));
      square.set(far, near, Boolean((code >> bit) & 1));
    }
  }
  format(square, 0);
  return square;
}

function format(square: Square, mask: number): void {
  const code = coded(mask, 0x537, 10) ^ 0x5412; // level M is 00
  const last = square.side - 1;
  for (let bit = 0; bit < 15; bit++) {
    const dark = Boolean((code >> bit) & 1);
    square.set(bit < 6 ? bit : bit < 8 ? bit + 1 : last - 14 + bit, 8, dark);
    square.set(8, bit < 8 ? last - bit : bit === 8 ? 7 : 14 - bit, dark);
  }
  square.set(last - 7, 8, true);
}

/** Bits go up and down in pairs of columns, from the right, around what is fixed. */
function fill(square: Square, words: number[]): void {
  let bit = 0;
  let up = true;
  for (let right = square.side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < square.side; step++) {
      const y = up ? square.side - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (square.fixed[y][x]) continue;
        square.dark[y][x] = Boolean((words[bit >> 3] >> (7 - (bit & 7))) & 1);
        bit++;
      }
    }
    up = !up;
  }
}

function masked(square: Square, mask: number): boolean[][] {
  format(square, mask);
  return square.dark.map((row, y) => row.map((dark, x) => (square.fixed[y][x] ? dark : dark !== MASKS[mask](y, x))));
}

/** How disturbing a pattern is for a reader: long runs, blocks, and too much of one colour. */
function penalty(rows: boolean[][]): number {
  const side = rows.length;
  let sum = 0;
  let dark = 0;
  const runs = (at: (index: number) => boolean) => {
    let run = 1;
    for (let index = 1; index <= side; index++) {
      if (index < side && at(index) === at(index - 1)) run++;
      else {
        if (run >= 5) sum += run - 2;
        run = 1;
      }
    }
  };
  for (let y = 0; y < side; y++) {
    runs((x) => rows[y][x]);
    runs((x) => rows[x][y]);
    for (let x = 0; x < side; x++) {
      if (rows[y][x]) dark++;
      if (y && x && rows[y][x] === rows[y - 1][x] && rows[y][x] === rows[y][x - 1] && rows[y][x] === rows[y - 1][x - 1]) sum += 3;
    }
  }
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (side * side) - 10));
}

/** The dark modules of a text, row by row; null if it is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, index) => bytes.length + (index < 9 ? 2 : 3) <= dataSize(index));
  if (version < 0) return null;
  const square = patterns(version);
  fill(square, stream(codewords(bytes, version), version));
  const all = MASKS.map((_, mask) => masked(square, mask));
  return all.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}
