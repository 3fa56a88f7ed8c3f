import type { AnyIndex } from '../any-index.ts';
import type { DailyNumbers } from '../columns/schema.ts';
import type { Words } from '../sets/bitmap.ts';
import type { Selection } from '../sets/selection.ts';
import { addSet, dropBitmap, eachSlot, keepBitmap } from '../sets/sets.ts';
import { firstSlotOf } from '../sets/slots.ts';
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
  /** The average of one of these rows. */
  valueOf(slot: number): number;
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

/** How averages are calculated. */
interface AveragesOptions {
  daily: DailyNumbers;
  /** All of one length. */
  windows: readonly Days[];
  /** Whether each is calculated at once and kept, for a question that looks at most of them more than once. */
  areKept: boolean;
}

/** The averages of the rows of two sets, which are free in one of the windows. */
export function averagesOf(
  index: AnyIndex,
  { daily, windows, areKept }: AveragesOptions,
  selection: Selection,
  free: readonly [Int32Array, Int32Array],
): Averages {
  const { workspace } = selection;
  const some = workspace.take();
  some.set(free[0].subarray(0, selection.size));
  addSet(selection, some, free[1]);
  keepBitmap(selection, some, index.calendar.numbers.hasAny);
  dropBitmap(selection, some, index.columns.number(daily.column).notStated);
  const sumOf = daySums(index, daily);
  const windowOf = windowFinder(index, windows);
  const [first] = windows;
  const single = windows.length === 1 ? first! : null;
  const divisor = first === undefined ? 1 : daily.parts * (first.to - first.from);
  const average = (slot: number): number => sumOf(slot, single ?? windowOf(slot)!)! / divisor;
  const averages = { column: daily.column, rows: bitmapOf(selection, some) };
  if (!areKept) return { ...averages, valueOf: average };
  const values = workspace.numbers;
  eachSlot(selection, some, (slot) => {
    values[slot] = average(slot);
  });
  return { ...averages, valueOf: (slot) => values[slot]! };
}

/** A set of a selection as a bitmap. */
function bitmapOf(selection: Selection, set: Int32Array): Words {
  const words = selection.workspace.take().fill(0);
  for (let k = 0; k < selection.size; k++) words[firstSlotOf(selection, k) >>> 5] = set[k]!;
  return { words };
}
