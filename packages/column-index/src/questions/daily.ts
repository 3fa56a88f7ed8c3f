import type { AnyIndex } from '../any-index.ts';
import type { DailyNumbers } from '../columns/schema.ts';
import type { Words } from '../sets/bitmap.ts';
import type { Selection } from '../sets/selection.ts';
import {
  addSet,
  dropBitmap,
  eachFound,
  eachSlot,
  eachWords,
  keepBitmap,
  WORDS_AT_A_TIME,
} from '../sets/sets.ts';
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
  /** Calls `visit` with each row of a set of these, its average, and the place of its word. */
  each(
    selection: Selection,
    set: Int32Array,
    visit: (slot: number, average: number, k: number) => void,
  ): void;
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
  /** Whether all are calculated at once and kept, for a question that looks at most of them more than once. */
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
  const rows = bitmapOf(selection, some);
  const each = calculatorOf(index, daily, windows);
  if (!areKept) return { column: daily.column, rows, each };
  const values = workspace.numbers;
  each(selection, some, (slot, value) => {
    values[slot] = value;
  });
  return {
    column: daily.column,
    rows,
    each: (of, set, visit) => eachSlot(of, set, (slot, k) => visit(slot, values[slot]!, k)),
  };
}

/** Makes the function that calculates the averages of the rows of a set. */
function calculatorOf(
  index: AnyIndex,
  daily: DailyNumbers,
  windows: readonly Days[],
): Averages['each'] {
  const [first] = windows;
  if (windows.length !== 1 || first === undefined) {
    const sumOf = daySums(index, daily);
    const windowOf = windowFinder(index, windows);
    const divisor = first === undefined ? 1 : daily.parts * (first.to - first.from);
    return (selection, set, visit) =>
      eachSlot(selection, set, (slot, k) =>
        visit(slot, sumOf(slot, windowOf(slot)!)! / divisor, k),
      );
  }
  const { columns, calendar } = index;
  const { values } = columns.number(daily.column);
  const { values: scales } = columns.code(daily.scale);
  const own = { values, scales, parts: daily.parts };
  const averages = new Float64Array(32 * WORDS_AT_A_TIME);
  return (selection, set, visit) =>
    eachWords(selection, set, (words) => {
      calendar.numbers.averages(words, first, own, averages);
      let read = 0;
      eachFound(words, (slot, k) => visit(slot, averages[read++]!, k));
    });
}

/** A set of a selection as a bitmap. */
function bitmapOf(selection: Selection, set: Int32Array): Words {
  const words = selection.workspace.take().fill(0);
  for (let k = 0; k < selection.size; k++) words[firstSlotOf(selection, k) >>> 5] = set[k]!;
  return { words };
}
