/**
 * Side in pixels of the square grey picture from which a print is made, whatever the proportions of
 * the original. A copy in another size or slightly different proportions therefore has the same
 * print.
 */
export const GREY_SIDE = 256;

/**
 * Fractions of a side that a window leaves out; a print has one hash for each combination of four
 * sides. A picture cropped by up to 12 % on every side is then close to a window of the original.
 */
const CUTS = [0, 0.05, 0.1];

/** Side in pixels of a print's small grey picture, which verifies matches of hashes. */
export const SMALL_SIDE = 32;

/**
 * Number of cells per side from which a hash is made, and of frequencies that it keeps in each
 * direction.
 */
const CELLS = SMALL_SIDE;
const FREQUENCIES = 8;

/** Size of a hash in bytes: one bit for each of 8 by 8 frequencies. */
export const HASH_BYTES = (FREQUENCIES * FREQUENCIES) / 8;

/** Standard deviation of greys (0 to 255) below which a picture is uniform: its hash would be noise. */
const MIN_DEVIATION = 6;

/**
 * `cos((2x + 1)uπ / 2N)` for the frequencies from 1. Frequency 0 is the mean, which changes with
 * brightness.
 */
const COSINES = Float64Array.from({ length: FREQUENCIES * CELLS }, (_, at) => {
  const frequency = Math.floor(at / CELLS) + 1;
  return Math.cos(((2 * (at % CELLS) + 1) * frequency * Math.PI) / (2 * CELLS));
});

/** The hash of the whole picture, the hashes of its windows, and the picture itself, small and grey. */
export type Print = Uint8Array;

/** The fractions of the picture that a window leaves out on four sides. */
export type Window = readonly [left: number, right: number, top: number, bottom: number];

export const WINDOWS: readonly Window[] = CUTS.flatMap((left) =>
  CUTS.flatMap((right) =>
    CUTS.flatMap((top) => CUTS.map((bottom): Window => [left, right, top, bottom])),
  ),
);

/** Sums of all pixels above and to the left of each corner. */
function integralOf(grey: Uint8Array): Float64Array {
  const wide = GREY_SIDE + 1;
  const sums = new Float64Array(wide * wide);
  for (let y = 0; y < GREY_SIDE; y++) {
    let row = 0;
    for (let x = 0; x < GREY_SIDE; x++) {
      row += grey[y * GREY_SIDE + x]!;
      sums[(y + 1) * wide + x + 1] = sums[y * wide + x + 1]! + row;
    }
  }
  return sums;
}

/** Returns the borders in pixels of the cells between two cuts. */
const bordersOf = (from: number, to: number): Int32Array =>
  Int32Array.from({ length: CELLS + 1 }, (_, at) =>
    Math.round((from + ((1 - from - to) * at) / CELLS) * GREY_SIDE),
  );

const BORDERS = CUTS.map((from) => CUTS.map((to) => bordersOf(from, to)));
const bordersBetween = (from: number, to: number): Int32Array =>
  BORDERS[CUTS.indexOf(from)]![CUTS.indexOf(to)]!;

/** Returns the mean grey of each cell of a window. */
function cellsOf(sums: Float64Array, [left, right, top, bottom]: Window): Float64Array {
  const wide = GREY_SIDE + 1;
  const across = bordersBetween(left, right);
  const down = bordersBetween(top, bottom);
  const cells = new Float64Array(CELLS * CELLS);
  for (let row = 0; row < CELLS; row++) {
    const above = down[row]! * wide;
    const below = down[row + 1]! * wide;
    for (let column = 0; column < CELLS; column++) {
      const [from, to] = [across[column]!, across[column + 1]!];
      const sum = sums[below + to]! - sums[below + from]! - sums[above + to]! + sums[above + from]!;
      cells[row * CELLS + column] = sum / ((to - from) * (down[row + 1]! - down[row]!));
    }
  }
  return cells;
}

/** Returns the low frequencies of cells: a discrete cosine transform (DCT-II) in both directions. */
function frequenciesOf(cells: Float64Array): Float64Array {
  const rows = new Float64Array(CELLS * FREQUENCIES);
  for (let row = 0; row < CELLS; row++) {
    for (let u = 0; u < FREQUENCIES; u++) {
      let sum = 0;
      for (let x = 0; x < CELLS; x++) sum += COSINES[u * CELLS + x]! * cells[row * CELLS + x]!;
      rows[row * FREQUENCIES + u] = sum;
    }
  }
  const low = new Float64Array(FREQUENCIES * FREQUENCIES);
  for (let v = 0; v < FREQUENCIES; v++) {
    for (let u = 0; u < FREQUENCIES; u++) {
      let sum = 0;
      for (let y = 0; y < CELLS; y++) sum += COSINES[v * CELLS + y]! * rows[y * FREQUENCIES + u]!;
      low[v * FREQUENCIES + u] = sum;
    }
  }
  return low;
}

/** Writes which frequencies are above the median, one bit each. */
function writeHash(low: Float64Array, hash: Uint8Array): void {
  const sorted = low.toSorted();
  const median = (sorted[low.length / 2 - 1]! + sorted[low.length / 2]!) / 2;
  low.forEach((value, bit) => {
    if (value > median) hash[bit >> 3]! |= 1 << (bit & 7);
  });
}

function deviationOf(grey: Uint8Array): number {
  let [sum, squares] = [0, 0];
  for (const value of grey) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / grey.length;
  return Math.sqrt(Math.max(0, squares / grey.length - mean * mean));
}

/**
 * Returns the print of a picture, which identifies copies that were scaled, compressed, coloured or
 * cropped; null for a uniform picture. `grey` contains its pixels, `GREY_SIDE` by `GREY_SIDE`.
 *
 * The hash is pHash: which of the 8 by 8 lowest frequencies of a 32 by 32 picture are above their
 * median (C. Zauner, "Implementation and Benchmarking of Perceptual Image Hash Functions", 2010,
 * 3.2.1; https://www.phash.org). It does not tolerate cropping, so it is also made of windows.
 */
export function printOf(grey: Uint8Array): Print | null {
  if (deviationOf(grey) < MIN_DEVIATION) return null;
  const sums = integralOf(grey);
  const print = new Uint8Array(WINDOWS.length * HASH_BYTES + SMALL_SIDE ** 2);
  WINDOWS.forEach((window, at) => {
    const hash = print.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES);
    const cells = cellsOf(sums, window);
    writeHash(frequenciesOf(cells), hash);
    // The first window is the whole picture, whose cells are the small picture.
    if (at === 0) print.set(cells, WINDOWS.length * HASH_BYTES);
  });
  return print;
}

/**
 * Windows whose hashes are used for look-up among many pictures: those cropped equally on opposite
 * sides.
 */
const LOOKED_UP = WINDOWS.flatMap(([left, right, top, bottom], at) =>
  left === right && top === bottom ? [at] : [],
);

/**
 * Returns look-up keys that prints of one picture are likely to share: 16-bit parts of some of
 * their hashes, prefixed with their position. Hashes that differ in up to 3 of 64 bits always share
 * one.
 */
export function bandsOf(print: Print): number[] {
  const view = new DataView(print.buffer, print.byteOffset, print.byteLength);
  const bands = LOOKED_UP.flatMap((window) =>
    [0, 1, 2, 3].map((place) => place * 65_536 + view.getUint16(window * HASH_BYTES + place * 2)),
  );
  return [...new Set(bands)];
}
