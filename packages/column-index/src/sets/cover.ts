import type { AnyIndex } from '../any-index.ts';
import type { Area, Box } from '../geometry/area.ts';
import { cellNorth, cellWest, MORTON_BITS, mortonOfCell } from '../geometry/morton.ts';
import { type Selection, SelectionBuilder } from './selection.ts';
import { narrow } from './subselection.ts';

/** Squares with at most this number of rows are not divided further; their rows are tested one by one. */
const MAX_SCANNED_ROWS = 128;

/** The first sorted slot, from `from` to `to`, whose Morton code is at least `code`. */
export function firstAtLeast(codes: Float64Array, code: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (codes[middle]! < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Selects the live rows in an area. A square of the quadtree that lies wholly inside is a range of slots, which is selected
 * as a whole; only rows near the edge of the area, and those of the tail, are tested one by one.
 */
export function cover(index: AnyIndex, area: Area): Selection {
  const builder = new SelectionBuilder(index);
  addSorted(builder, index.codes, area);
  addContained(builder, area, index.sorted, index.used);
  narrow(builder.selection, index.live);
  return builder.selection;
}

/** Adds the sorted rows in an area, square by square of the quadtree in the order of slots. */
function addSorted(builder: SelectionBuilder, codes: Float64Array, area: Area): void {
  const visit = (column: number, row: number, level: number, from: number, to: number): void => {
    if (from >= to) return;
    const relation = area.relate(boxOf(column, row, level));
    if (relation === 'outside') return;
    if (relation === 'inside') {
      builder.addRange(from, to);
    } else if (to - from <= MAX_SCANNED_ROWS || level === 0) {
      addContained(builder, area, from, to);
    } else {
      const half = 2 ** (level - 1);
      const quarter = half * half;
      const code = mortonOfCell(column, row);
      const second = firstAtLeast(codes, code + quarter, from, to);
      const third = firstAtLeast(codes, code + 2 * quarter, second, to);
      const fourth = firstAtLeast(codes, code + 3 * quarter, third, to);
      visit(column, row, level - 1, from, second);
      visit(column + half, row, level - 1, second, third);
      visit(column, row + half, level - 1, third, fourth);
      visit(column + half, row + half, level - 1, fourth, to);
    }
  };
  visit(0, 0, MORTON_BITS, 0, codes.length);
}

function addContained(builder: SelectionBuilder, area: Area, from: number, to: number): void {
  for (let first = from; first < to;) {
    const next = Math.min(to, (first | 31) + 1);
    builder.addBits(first >>> 5, area.bitsIn(first, next));
    first = next;
  }
}

function boxOf(column: number, row: number, level: number): Box {
  const side = 2 ** level;
  return {
    west: cellWest(column),
    south: cellNorth(row + side),
    east: cellWest(column + side),
    north: cellNorth(row),
  };
}
