import type { AnyIndex } from '../any-index.ts';
import { lowestBit } from '../bits.ts';
import type { AveragedRows, Stays } from '../columns/day-numbers.ts';
import type { DailyNumbers } from '../columns/schema.ts';
import type { Words } from '../sets/bitmap.ts';
import type { Selection } from '../sets/selection.ts';
import { addSet, dropBitmap, eachWords, keepBitmap, WORDS_AT_A_TIME } from '../sets/sets.ts';
import { firstSlotOf, type FoundWords } from '../sets/slots.ts';
import type { TestedDays } from './days.ts';

/** Some rows with their averages: the first `length` of each array. */
export interface SomeAverages extends AveragedRows {
  length: number;
}

/**
 * What rows have in place of their number in a column while one question is answered: the average of the
 * days asked about, for those that are free and have days with a number of their own.
 */
export interface Averages {
  column: string;
  /** The rows with an average, as a bitmap. */
  rows: Words;
  /** Calls `visit` with the rows of a set of these, in rising order, some at a time: the next ones take their place. */
  each(selection: Selection, set: Int32Array, visit: (some: SomeAverages) => void): void;
}

/** How averages are calculated. */
interface AveragesOptions {
  daily: DailyNumbers;
  stays: Stays;
  /** Whether all are calculated at once and kept, for a question that looks at most of them more than once. */
  areKept: boolean;
}

/** The averages of the rows that are free, also of those that are short. */
export function averagesOf(
  index: AnyIndex,
  { daily, stays, areKept }: AveragesOptions,
  selection: Selection,
  { yes, short }: Pick<TestedDays, 'yes' | 'short'>,
): Averages {
  const { columns, calendar } = index;
  const some = selection.workspace.take();
  some.set(yes.subarray(0, selection.size));
  addSet(selection, some, short);
  keepBitmap(selection, some, calendar.numbers.hasAny);
  dropBitmap(selection, some, columns.number(daily.column).notStated);
  const rows = bitmapOf(selection, some);
  const own = {
    values: columns.number(daily.column).values,
    scales: columns.code(daily.scale).values,
    parts: daily.parts,
  };
  const room = roomFor(32 * WORDS_AT_A_TIME);
  const averagesIn = (words: FoundWords): SomeAverages => {
    room.length = calendar.numbers.averages(words, stays, own, room);
    return room;
  };
  const read = areKept ? kept(selection, some, rows, averagesIn) : averagesIn;
  return {
    column: daily.column,
    rows,
    each: (of, set, visit) => eachWords(of, set, (words) => visit(read(words))),
  };
}

const roomFor = (rows: number): SomeAverages => ({
  slots: new Int32Array(rows),
  places: new Int32Array(rows),
  values: new Float64Array(rows),
  length: 0,
});

/**
 * Calculates the averages of all rows of a set, and gives the function that looks them up. They are kept one after the
 * other, in the order of slots: those of a word begin where `begins` says, so only what is asked for is read.
 */
function kept(
  selection: Selection,
  set: Int32Array,
  { words: all }: Words,
  averagesIn: (words: FoundWords) => SomeAverages,
): (words: FoundWords) => SomeAverages {
  const { workspace } = selection;
  const values = workspace.numbers;
  const begins = workspace.take();
  let end = 0;
  eachWords(selection, set, (words) => {
    const some = averagesIn(words);
    values.set(some.values.subarray(0, some.length), end);
    let before = -1;
    for (let n = 0; n < some.length; n++) {
      const word = some.slots[n]! >>> 5;
      if (word !== before) begins[word] = end + n;
      before = word;
    }
    end += some.length;
  });
  const room = roomFor(32 * WORDS_AT_A_TIME);
  return ({ blocks, places, found, length }) => {
    let written = 0;
    for (let n = 0; n < length; n++) {
      const place = places[n]!;
      const base = firstSlotOf({ blocks }, place);
      const asked = found[n]!;
      let from = begins[base >>> 5]!;
      for (let left = all[base >>> 5]!; left !== 0; left &= left - 1) {
        const bit = left & -left;
        room.slots[written] = base + lowestBit(bit);
        room.places[written] = place;
        room.values[written] = values[from++]!;
        // The next one takes the place of a row that was not asked for, which no branch has to guess.
        written += (asked & bit) === 0 ? 0 : 1;
      }
    }
    room.length = written;
    return room;
  };
}

/** A set of a selection as a bitmap. */
function bitmapOf(selection: Selection, set: Int32Array): Words {
  const words = selection.workspace.take().fill(0);
  for (let k = 0; k < selection.size; k++) words[firstSlotOf(selection, k) >>> 5] = set[k]!;
  return { words };
}
