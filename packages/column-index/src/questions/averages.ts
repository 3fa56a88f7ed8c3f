import type { AnyIndex } from '../any-index.ts';
import { lowestBit, popcount } from '../bits.ts';
import { type AveragedRows, MAX_AVERAGED_ROWS, type Stays } from '../columns/day-numbers.ts';
import type { DailyNumbers } from '../columns/schema.ts';
import type { Words } from '../sets/bitmap.ts';
import type { Selection } from '../sets/selection.ts';
import { dropBitmap, eachWords, keepBitmap, WORDS_AT_A_TIME } from '../sets/sets.ts';
import { firstSlotOf, type FoundWords } from '../sets/slots.ts';
import type { Workspace } from '../sets/workspace.ts';
import type { TestedDays } from './days.ts';

/** A batch of rows with their averages; only the first `length` elements of each array count. */
export interface SomeAverages extends AveragedRows {
  length: number;
}

/**
 * Averages over the requested days. While the question is answered, they replace the column's number for rows that are free
 * and have numbers of their own for some days.
 */
export interface Averages {
  column: string;
  /** The rows with an average, as a bitmap whose words are valid within the question's selection only. */
  rows: Words;
  /** Calls `visit` with batches of the rows of a set, in any order. The next batch overwrites the arrays. */
  each(selection: Selection, set: Int32Array, visit: (some: SomeAverages) => void): void;
  /** Calls `visit` with batches of only the averages of a set, in any order. */
  eachValue(selection: Selection, set: Int32Array, visit: ValuesVisitor): void;
}

/** Receives the values from `from` (inclusive) to `to` (exclusive). */
type ValuesVisitor = (values: Float64Array, from: number, to: number) => void;

/** The options for the calculation of averages. */
interface AveragesOptions {
  daily: DailyNumbers;
  stays: Stays;
  /** Whether calculated averages are kept, which pays if a question reads many of them more than once. */
  areKept: boolean;
}

/** Calculates averages for rows that are free, including those that are short. */
export function averagesOf(
  index: AnyIndex,
  { daily, stays, areKept }: AveragesOptions,
  selection: Selection,
  { free }: Pick<TestedDays, 'free'>,
): Averages {
  const { columns, calendar } = index;
  const some = selection.workspace.take();
  some.set(free.subarray(0, selection.size));
  keepBitmap(selection, some, calendar.numbers.hasAny);
  dropBitmap(selection, some, columns.number(daily.column).notStated);
  const rows = bitmapOf(selection, some);
  const own = {
    values: columns.number(daily.column).values,
    parts: daily.parts,
  };
  const rooms = roomsOf(selection.workspace);
  const { calculated: room } = rooms;
  const calculated = (words: FoundWords): SomeAverages => {
    room.length = calendar.numbers.averages(words, stays, own, room);
    return room;
  };
  const keeper = areKept ? new Keeper(selection, rooms, calculated) : null;
  return {
    column: daily.column,
    rows,
    each(of, set, visit) {
      eachWords(of, set, (words) => {
        if (keeper === null) visit(calculated(words));
        else keeper.each(words, visit);
      });
    },
    eachValue(of, set, visit) {
      eachWords(of, set, (words) => {
        if (keeper !== null) keeper.eachValue(words, visit);
        else {
          const { values, length } = calculated(words);
          visit(values, 0, length);
        }
      });
    },
  };
}

const roomFor = (): SomeAverages => ({
  slots: new Int32Array(MAX_AVERAGED_ROWS),
  places: new Int32Array(MAX_AVERAGED_ROWS),
  values: new Float64Array(MAX_AVERAGED_ROWS),
  length: 0,
});

const foundRoom = (): { places: Int32Array; found: Int32Array } => ({
  places: new Int32Array(WORDS_AT_A_TIME),
  found: new Int32Array(WORDS_AT_A_TIME),
});

/** Creates arrays for a batch of words: for averages that are calculated or read again, and for groups of the words. */
const newRooms = () => ({
  calculated: roomFor(),
  read: roomFor(),
  known: foundRoom(),
  first: foundRoom(),
  rest: foundRoom(),
  others: foundRoom(),
});

type Rooms = ReturnType<typeof newRooms>;

/** The arrays by workspace, so that the next question to the same index reuses them. */
const roomsByWorkspace = new WeakMap<Workspace, Rooms>();

function roomsOf(workspace: Workspace): Rooms {
  const rooms = roomsByWorkspace.get(workspace) ?? newRooms();
  roomsByWorkspace.set(workspace, rooms);
  return rooms;
}

/**
 * Keeps calculated averages in one array. The averages of one word of the index are together, in ascending order of slots,
 * and begin at `begins`. For each word it keeps the rows of the first request; averages of other rows are calculated at every
 * request.
 */
class Keeper {
  readonly #calculated: (words: FoundWords) => SomeAverages;
  readonly #values: Float64Array;
  /** For each word of the index within the selection, the rows whose averages are kept. */
  readonly #kept: Int32Array;
  readonly #begins: Int32Array;
  #end = 0;
  readonly #rooms: Rooms;

  constructor(selection: Selection, rooms: Rooms, calculated: (words: FoundWords) => SomeAverages) {
    const { workspace } = selection;
    this.#rooms = rooms;
    this.#calculated = calculated;
    this.#values = workspace.numbers;
    this.#begins = workspace.take();
    this.#kept = bitmapOf(selection, workspace.take().fill(0, 0, selection.size)).words;
  }

  /** Calls `visit` with the rows of some words, in any order. */
  each({ blocks, places, found, length }: FoundWords, visit: (some: SomeAverages) => void): void {
    // Three groups: rows whose averages are kept, rows of words for which nothing is kept yet, and all other rows.
    const { known, first, rest } = this.#rooms;
    let [knownLength, firstLength, restLength] = [0, 0, 0];
    for (let n = 0; n < length; n++) {
      const place = places[n]!;
      const requested = found[n]!;
      const kept = this.#kept[firstSlotOf({ blocks }, place) >>> 5]!;
      if (kept === 0) {
        first.places[firstLength] = place;
        first.found[firstLength++] = requested;
        continue;
      }
      known.places[knownLength] = place;
      known.found[knownLength] = requested & kept;
      knownLength += (requested & kept) === 0 ? 0 : 1;
      rest.places[restLength] = place;
      rest.found[restLength] = requested & ~kept;
      restLength += (requested & ~kept) === 0 ? 0 : 1;
    }
    if (firstLength > 0) visit(this.#keep({ blocks, ...first, length: firstLength }));
    if (knownLength > 0) visit(this.#read({ blocks, ...known, length: knownLength }));
    if (restLength > 0) visit(this.#calculated({ blocks, ...rest, length: restLength }));
  }

  /** Calls `visit` with the averages of some words. If all kept rows of consecutive words are requested, it copies nothing. */
  eachValue({ blocks, places, found, length }: FoundWords, visit: ValuesVisitor): void {
    const { others } = this.#rooms;
    let othersLength = 0;
    let [from, to] = [0, 0];
    for (let n = 0; n < length; n++) {
      const place = places[n]!;
      const requested = found[n]!;
      const word = firstSlotOf({ blocks }, place) >>> 5;
      if (requested !== this.#kept[word]) {
        others.places[othersLength] = place;
        others.found[othersLength++] = requested;
        continue;
      }
      const begin = this.#begins[word]!;
      if (begin !== to) {
        visit(this.#values, from, to);
        from = begin;
        to = begin;
      }
      to += popcount(requested);
    }
    visit(this.#values, from, to);
    this.each({ blocks, ...others, length: othersLength }, (some) =>
      visit(some.values, 0, some.length),
    );
  }

  #keep(words: FoundWords): SomeAverages {
    const { blocks, places, found, length } = words;
    const some = this.#calculated(words);
    this.#values.set(some.values.subarray(0, some.length), this.#end);
    for (let n = 0; n < length; n++) {
      const word = firstSlotOf({ blocks }, places[n]!) >>> 5;
      this.#kept[word] = found[n]!;
      this.#begins[word] = this.#end;
      this.#end += popcount(found[n]!);
    }
    return some;
  }

  #read({ blocks, places, found, length }: FoundWords): SomeAverages {
    const values = this.#values;
    const { read: room } = this.#rooms;
    let written = 0;
    for (let n = 0; n < length; n++) {
      const place = places[n]!;
      const base = firstSlotOf({ blocks }, place);
      const requested = found[n]!;
      const word = base >>> 5;
      let from = this.#begins[word]!;
      for (let left = this.#kept[word]!; left !== 0; left &= left - 1) {
        const bit = left & -left;
        room.slots[written] = base + lowestBit(bit);
        room.places[written] = place;
        room.values[written] = values[from++]!;
        // The next row overwrites one that was not requested. A branch in place of this would often be mispredicted.
        written += (requested & bit) === 0 ? 0 : 1;
      }
    }
    room.length = written;
    return room;
  }
}

/** A set of a selection as a bitmap, whose words are valid within the selection only. */
function bitmapOf(selection: Selection, set: Int32Array): Words {
  const words = selection.workspace.take();
  for (let k = 0; k < selection.size; k++) words[firstSlotOf(selection, k) >>> 5] = set[k]!;
  return { words };
}
