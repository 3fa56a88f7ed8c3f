import type { AnyIndex } from '../any-index.ts';
import type { Area, Box } from '../geometry/area.ts';
import { cellNorth, cellWest, MORTON_BITS, mortonOfCell } from '../geometry/morton.ts';
import { type Selection, SelectionBuilder } from './selection.ts';
import { narrow } from './subselection.ts';

/** Squares with at most this number of rows are not divided further; their rows are tested one by one. */
const MAX_SCANNED_ROWS = 256;

/**
 * Selects the live rows in an area. A square of the quadtree that lies wholly inside is a range of slots, which is selected
 * as a whole; only rows near the edge of the area, and those of the tail, are tested one by one.
 */
export function cover(index: AnyIndex, area: Area): Selection {
  const builder = new SelectionBuilder(index);
  addSorted(builder, index, area);
  addContained(builder, area, index.sorted, index.used);
  narrow(builder.selection, index.live);
  return builder.selection;
}

/** Adds the sorted rows in an area, square by square of the quadtree in the order of slots. */
function addSorted(builder: SelectionBuilder, { codes, partitions }: AnyIndex, area: Area): void {
  let first = 0;
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
      const code = first + mortonOfCell(column, row);
      const second = codes.firstAtLeast(code + quarter, from, to);
      const third = codes.firstAtLeast(code + 2 * quarter, second, to);
      const fourth = codes.firstAtLeast(code + 3 * quarter, third, to);
      visit(column, row, level - 1, from, second);
      visit(column + half, row, level - 1, second, third);
      visit(column, row + half, level - 1, third, fourth);
      visit(column + half, row + half, level - 1, fourth, to);
    }
  };
  const { column, row, level } = squareAround(area);
  const code = mortonOfCell(column, row);
  for (const partition of partitions) {
    first = partition.firstCode;
    const from = codes.firstAtLeast(first + code, partition.from, partition.to);
    const to = codes.firstAtLeast(first + code + 4 ** level, from, partition.to);
    visit(column, row, level, from, to);
  }
}

/** The smallest square of the quadtree that has the whole area: all other squares of its size are outside. */
function squareAround(area: Area): { column: number; row: number; level: number } {
  let [column, row, level] = [0, 0, MORTON_BITS];
  while (level > 0) {
    const half = 2 ** (level - 1);
    const quarters = [
      { column, row },
      { column: column + half, row },
      { column, row: row + half },
      { column: column + half, row: row + half },
    ];
    const reached = quarters.filter(
      (quarter) => area.relate(boxOf(quarter.column, quarter.row, level - 1)) !== 'outside',
    );
    if (reached.length !== 1) break;
    ({ column, row } = reached[0]!);
    level--;
  }
  return { column, row, level };
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
