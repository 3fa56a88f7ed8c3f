import { HASH_BYTES, type Print, SMALL_SIDE, type Window, WINDOWS } from './print.ts';

/**
 * Windows whose hashes differ in more than this many of 64 bits belong to different pictures.
 * `NEAREST_WINDOWS` of the nearest ones are examined.
 */
const MOST_BITS = 14;
const NEAREST_WINDOWS = 3;

/** Number of cells per side in which a picture and a window are compared. */
const CELLS = 16;

/** Fractions of a side by which a window's edges are moved in search of the best match. */
const STEPS = [0.02, 0.01, 0.005];
const ROUNDS_PER_STEP = 2;

/** Minimum correlation of two copies of the same picture. */
const SAME_CORRELATION = 0.98;

/** A print that is prepared for comparisons. */
export interface ReadyPrint {
  /** Each hash as two 32-bit words. */
  hashes: Uint32Array;
  /** Sums of the small picture's pixels above and to the left of each corner. */
  sums: Float64Array;
  whole: Float64Array;
}

const WHOLE: Window = [0, 0, 0, 0];

/** Prepares a print for comparisons with many others. */
export function readyPrint(print: Print): ReadyPrint {
  const end = WINDOWS.length * HASH_BYTES;
  // Copied, because a stored print need not begin at a multiple of four bytes.
  const hashes = new Uint32Array(Uint8Array.from(print.subarray(0, end)).buffer);
  const wide = SMALL_SIDE + 1;
  const sums = new Float64Array(wide * wide);
  for (let y = 0; y < SMALL_SIDE; y++) {
    let row = 0;
    for (let x = 0; x < SMALL_SIDE; x++) {
      row += print[end + y * SMALL_SIDE + x]!;
      sums[(y + 1) * wide + x + 1] = sums[y * wide + x + 1]! + row;
    }
  }
  return { hashes, sums, whole: normalised(sums, WHOLE) };
}

/** Returns the sum of all pixels above and to the left of a point between pixels. */
function sumAt(sums: Float64Array, x: number, y: number): number {
  const wide = SMALL_SIDE + 1;
  const [column, row] = [
    Math.min(SMALL_SIDE - 1, Math.floor(x)),
    Math.min(SMALL_SIDE - 1, Math.floor(y)),
  ];
  const [right, down] = [x - column, y - row];
  const at = row * wide + column;
  const above = sums[at]! * (1 - right) + sums[at + 1]! * right;
  const below = sums[at + wide]! * (1 - right) + sums[at + wide + 1]! * right;
  return above * (1 - down) + below * down;
}

/**
 * Returns the cells of a window, normalised to a mean of 0 and a length of 1, so that the product
 * of two windows is their correlation.
 */
function normalised(sums: Float64Array, [left, right, top, bottom]: Window): Float64Array {
  const width = (SMALL_SIDE * (1 - left - right)) / CELLS;
  const height = (SMALL_SIDE * (1 - top - bottom)) / CELLS;
  const borders = Array.from({ length: CELLS + 1 }, (_, at) => SMALL_SIDE * left + at * width);
  const cells = new Float64Array(CELLS * CELLS);
  let above = borders.map((x) => sumAt(sums, x, SMALL_SIDE * top));
  let total = 0;
  for (let row = 0; row < CELLS; row++) {
    const y = SMALL_SIDE * top + (row + 1) * height;
    const below = borders.map((x) => sumAt(sums, x, y));
    for (let column = 0; column < CELLS; column++) {
      const sum = below[column + 1]! - below[column]! - above[column + 1]! + above[column]!;
      cells[row * CELLS + column] = sum;
      total += sum;
    }
    above = below;
  }
  const mean = total / cells.length;
  const length = Math.sqrt(cells.reduce((sum, cell) => sum + (cell - mean) ** 2, 0)) || 1;
  return cells.map((cell) => (cell - mean) / length);
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}

/** Counts the set bits of a 32-bit word (Hacker's Delight, 5-1). */
function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Returns the windows of `other` whose hashes are nearest to `one` as a whole. */
function nearestWindows(one: ReadyPrint, other: ReadyPrint): Window[] {
  const found: { bits: number; window: Window }[] = [];
  WINDOWS.forEach((window, at) => {
    const bits =
      bitsIn(one.hashes[0]! ^ other.hashes[2 * at]!) +
      bitsIn(one.hashes[1]! ^ other.hashes[2 * at + 1]!);
    if (bits <= MOST_BITS) found.push({ bits, window });
  });
  return found
    .sort((a, b) => a.bits - b.bits)
    .slice(0, NEAREST_WINDOWS)
    .map(({ window }) => window);
}

/** Returns the correlation of `one` with the best window of `other`; -1 when no window is near. */
function bestCorrelation(one: ReadyPrint, other: ReadyPrint): number {
  let best = -1;
  let from: Window = WHOLE;
  const look = (window: Window): void => {
    const correlation = product(one.whole, normalised(other.sums, window));
    if (correlation > best) [best, from] = [correlation, window];
  };
  const windows = nearestWindows(one, other);
  if (windows.length === 0) return best;
  windows.forEach(look);
  for (const step of STEPS) {
    for (let round = 0; round < ROUNDS_PER_STEP; round++) {
      for (let side = 0; side < 4; side++) {
        for (const by of [-step, step]) {
          look(
            from.map((cut, at) => (at === side ? Math.max(0, cut + by) : cut)) as unknown as Window,
          );
        }
      }
    }
  }
  return best;
}

/**
 * Whether two prints belong to the same picture, scaled, compressed, coloured or cropped on either
 * side. Hashes select windows of one that may match the other; the correlation of the aligned small
 * pictures decides.
 */
export const isSamePicture = (one: ReadyPrint, other: ReadyPrint): boolean =>
  bestCorrelation(one, other) >= SAME_CORRELATION ||
  bestCorrelation(other, one) >= SAME_CORRELATION;
