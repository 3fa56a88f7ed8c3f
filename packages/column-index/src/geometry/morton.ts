import { HALF_WORLD_METRES } from './mercator.ts';

/** Number of bits of a Morton code for each of its two axes; a cell is 2.4 m wide at the equator. */
export const MORTON_BITS = 24;

/** Number of different Morton codes. */
export const MORTON_CODES = 4 ** MORTON_BITS;

const CELLS = 2 ** MORTON_BITS;
const CELL_METRES = (2 * HALF_WORLD_METRES) / CELLS;

/** Inserts a zero between the bits of a 12-bit number. */
function spread12(value: number): number {
  let v = (value | (value << 8)) & 0x00ff00ff;
  v = (v | (v << 4)) & 0x0f0f0f0f;
  v = (v | (v << 2)) & 0x33333333;
  return (v | (v << 1)) & 0x55555555;
}

function spread24(value: number): number {
  return spread12(value & 0xfff) + spread12(value >>> 12) * CELLS;
}

/** The column of the cell at `x` metres, counted from the west. */
export function cellX(x: number): number {
  return Math.max(0, Math.min(CELLS - 1, Math.floor((x + HALF_WORLD_METRES) / CELL_METRES)));
}

/** The row of the cell at `y` metres, counted from the north. */
export function cellY(y: number): number {
  return Math.max(0, Math.min(CELLS - 1, Math.floor((HALF_WORLD_METRES - y) / CELL_METRES)));
}

/** West edge of a cell column, in metres. */
export const cellWest = (column: number): number => column * CELL_METRES - HALF_WORLD_METRES;

/** North edge of a cell row, in metres. */
export const cellNorth = (row: number): number => HALF_WORLD_METRES - row * CELL_METRES;

/**
 * The number of a cell on the Z-order curve, below 2^48. Cells with near numbers are near each
 * other, and every square of a quadtree is one contiguous range of numbers.
 */
export function mortonOfCell(column: number, row: number): number {
  return spread24(column) + 2 * spread24(row);
}

/** The Morton code of a point in Web Mercator metres. */
export function morton(x: number, y: number): number {
  return mortonOfCell(cellX(x), cellY(y));
}
