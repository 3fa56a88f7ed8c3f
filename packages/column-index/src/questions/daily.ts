import type { AnyIndex } from '../column-index.ts';
import type { DailyNumbers } from '../columns/schema.ts';
import type { Words } from '../sets/bitmap.ts';
import type { Selection } from '../sets/selection.ts';
import { dropBitmap, eachSlot, keepBitmap } from '../sets/sets.ts';
import type { Days } from './criterion.ts';
import { windowFinder } from './days.ts';

/**
 * What rows have in place of their number in a column while one question is answered: the average of the
 * days asked about, for those that are free and have days with a number of their own.
 */
export interface Averages {
  column: string;
  /** The rows with an average, as a bitmap. */
  rows: Words;
  /** By slot; only for these rows. */
  values: Float64Array;
}

/** Makes the function that gives the exact sum over days of a row's numbers, in parts; null when it states none. */
export function daySums(
  { columns, calendar: { numbers } }: AnyIndex,
  { column, parts, scale }: DailyNumbers,
): (slot: number, days: Days) => number | null {
  const { values } = columns.number(column);
  const { values: factors } = columns.code(scale);
  return (slot, days) => {
    const own = values[slot]!;
    if (Number.isNaN(own)) return null;
    return numbers.sum(slot, days, Math.round(own * parts), factors[slot]!);
  };
}

/** The averages of the rows of two sets, which are free in one of the windows. */
export function averagesOf(
  index: AnyIndex,
  daily: DailyNumbers,
  windows: readonly Days[],
  selection: Selection,
  free: readonly Int32Array[],
): Averages {
  const { workspace } = selection;
  const words = workspace.take().fill(0);
  const values = workspace.numbers;
  const some = workspace.take();
  const stated = index.columns.number(daily.column).notStated;
  const sumOf = daySums(index, daily);
  const windowOf = windowFinder(index, windows);
  const [first] = windows;
  const single = windows.length === 1 ? first! : null;
  const divisor = first === undefined ? 1 : daily.parts * (first.to - first.from);
  const average = (slot: number): void => {
    values[slot] = sumOf(slot, single ?? windowOf(slot)!)! / divisor;
    words[slot >>> 5]! |= 1 << (slot & 31);
  };
  for (const set of free) {
    some.set(set.subarray(0, selection.size));
    keepBitmap(selection, some, index.calendar.numbers.hasAny);
    dropBitmap(selection, some, stated);
    eachSlot(selection, some, average);
  }
  return { column: daily.column, rows: { words }, values };
}
