import type { AnyIndex } from '../any-index.ts';
import { CodeColumn } from '../columns/column.ts';
import { narrowTo, select, type Stated, type Where } from '../sets/select.ts';
import type { Selection } from '../sets/selection.ts';
import { countIn, eachSlot } from '../sets/sets.ts';

/** The number of rows that state one value, and their mean position in Web Mercator metres. */
export interface Tally {
  count: number;
  x: number;
  y: number;
}

/** Counts the rows of a part of the world by the values of an enumeration. */
export function countValues(index: AnyIndex, where: Where, column: string): Map<string, number> {
  const selection = select(index, where);
  const enumeration = index.columns.enumeration(column);
  return new Map(
    enumeration.values.map((value) => [
      value,
      countIn(selection, selection.mask, enumeration.bitmap(value)!),
    ]),
  );
}

/**
 * Counts the rows of a part of the world by the values of a column of kind `enumeration` or `code`, and
 * computes their mean positions; rows that state no value are left out.
 * @param only A value that the rows must state as well; null for none.
 */
export function tally(
  index: AnyIndex,
  where: Where,
  only: Stated | null,
  column: string,
): Map<string, Tally> {
  const all = select(index, where);
  const selection = only === null ? all : narrowTo(index, all, only);
  const by = index.columns.named(column);
  if (by instanceof CodeColumn) return addUp(index, selection, by.values, String);
  const { codes, values } = index.columns.enumeration(column);
  return addUp(index, selection, codes, (code) => values[code - 1]!);
}

/** Counts rows and adds up their positions by the number of each slot; 0 means "not stated". */
function addUp(
  { columns: { x, y } }: AnyIndex,
  selection: Selection,
  numbers: Uint16Array | Int32Array,
  nameOf: (number: number) => string,
): Map<string, Tally> {
  const rows = new Map<number, number>();
  // The sums have three elements for each number: count, x and y.
  const sums: number[] = [];
  let [number, row] = [0, 0];
  eachSlot(selection, selection.mask, (slot) => {
    // Neighbours in the index are neighbours in the world, so most rows have the same number as the row before.
    if (numbers[slot] !== number) {
      number = numbers[slot]!;
      if (number === 0) return;
      row = rows.get(number) ?? sums.push(0, 0, 0) - 3;
      rows.set(number, row);
    }
    if (number === 0) return;
    sums[row]!++;
    sums[row + 1]! += x.values[slot]!;
    sums[row + 2]! += y.values[slot]!;
  });
  return new Map(
    [...rows].map(([number, row]) => {
      const count = sums[row]!;
      return [nameOf(number), { count, x: sums[row + 1]! / count, y: sums[row + 2]! / count }];
    }),
  );
}
