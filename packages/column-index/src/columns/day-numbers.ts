import { lowestBit, wordsFor } from '../bits.ts';
import type { WordMemory } from '../word-memory.ts';
import { Bitmap } from '../sets/bitmap.ts';
import { firstSlotOf, type FoundWords } from '../sets/slots.ts';
import type { DayRange } from './day-range.ts';
import { enlarged, sharedArray } from '../shared-array.ts';
import type { Space } from './column.ts';

/** Room of the pool at first, in words; it doubles when it is full. */
const FIRST_ROOM_WORDS = 2048;

/** Bits of a day in a packed stretch, and the last day that fits. */
const DAY_BITS = 16;
const LAST_DAY = 2 ** DAY_BITS - 1;

/** A stretch as one number; what lies outside of the days that fit is cut off. */
function packed(from: number, to: number): number {
  const fitting = (day: number) => Math.max(0, Math.min(day, LAST_DAY));
  return fitting(to) * 2 ** DAY_BITS + fitting(from);
}

/** Where the record of a slot without stretches is. */
const NOTHING = 0;

/** In a record's first word besides how many stretches there are: that its numbers need eight bytes. */
const IS_WIDE = 2 ** 16;
const COUNT = IS_WIDE - 1;

/** Where a record has its scale and its stretches: so many words from its beginning on. */
const SCALE_IN = 1;
const STRETCHES_IN = 2;

/** Where it has its numbers, by its first word. */
const numbersIn = (head: number): number =>
  head < IS_WIDE ? STRETCHES_IN + head : (STRETCHES_IN + (head & COUNT) + 1) & ~1;

/** Words of a record, by its first one; always even, so that numbers of eight bytes lie where they can be read. */
const wordsOfRecord = (head: number): number => {
  const count = head & COUNT;
  return (numbersIn(head) + (head < IS_WIDE ? count : 2 * count) + 1) & ~1;
};

/** What a snapshot keeps of them. */
export interface DayNumbersParts {
  hasAny: Int32Array;
  /** Where a slot's record begins in the pool, always at an even word. */
  begin: Int32Array;
  /**
   * Records: how many stretches there are, and `IS_WIDE`; the scale of the slot's numbers; the first day of each stretch,
   * and the day after its last above it, 16 bits each (days until 2149); then their numbers. So what a question reads of a
   * slot lies in one or two lines of the processor's cache.
   */
  pool: Uint32Array;
  /** Where the pool's used part ends, in words. */
  end: number;
}

/** The days of which averages are asked for: of each slot as many, from the first day of one of several windows on. */
export interface Stays {
  firstDays: Int32Array;
  days: number;
  /** The window of each slot; null where there is one. */
  windowOf: Uint8Array | null;
}

/** What slots have for days without a number of their own, in a unit that has `parts`. */
export interface OwnNumbers {
  values: Float32Array | Float64Array;
  parts: number;
}

/** Slots, where their words are in a selection, and their averages. */
export interface AveragedRows {
  slots: Int32Array;
  places: Int32Array;
  values: Float64Array;
}

/** Rows of a word on average below which their records lie so far apart that the processor fetches none of them ahead. */
const SCATTERED_BELOW = 2;

/** Words of half a line of the processor's cache: so far on is the end of most records, in the same line or the next. */
const HALF_LINE = 8;

/** Rows of which averages are calculated together. */
export const MAX_AVERAGED_ROWS = 4096;

/** Writes the slots of some words, and where these words are, and gives how many they are. */
function slotsIn({ places, found, length, blocks }: FoundWords, out: AveragedRows): number {
  const { slots, places: placesOf } = out;
  let written = 0;
  for (let word = 0; word < length; word++) {
    const place = places[word]!;
    const base = firstSlotOf({ blocks }, place);
    for (let left = found[word]!; left !== 0; left &= left - 1) {
      slots[written] = base + lowestBit(left);
      placesOf[written] = place;
      written++;
    }
  }
  return written;
}

/** Slots that are copied in one go. */
const COPY_STEP_SLOTS = 50_000;

/**
 * The numbers that stretches of days have of their own. The records of all slots lie in one pool; what a slot no longer
 * has stays behind until the pool is full and is packed anew.
 */
export class DayNumbers {
  /** The slots that have any. */
  readonly hasAny: Bitmap;
  #begin: Int32Array;
  #pool: Uint32Array;
  // The same memory.
  #narrow: Float32Array;
  #wide: Float64Array;
  #end: number;
  /** Of the rows whose averages are being calculated: where their records are, and what was read of these first. */
  readonly #fetched = {
    places: new Int32Array(MAX_AVERAGED_ROWS),
    firstRead: new Uint32Array(MAX_AVERAGED_ROWS),
  };

  constructor(memory: WordMemory, parts: DayNumbersParts) {
    this.hasAny = new Bitmap(memory, parts.hasAny);
    this.#begin = parts.begin;
    this.#pool = parts.pool;
    this.#narrow = new Float32Array(parts.pool.buffer);
    this.#wide = new Float64Array(parts.pool.buffer);
    this.#end = parts.end;
  }

  /** @param roomWords of the pool. */
  static empty({ memory, capacity }: Space, roomWords = FIRST_ROOM_WORDS): DayNumbers {
    return new DayNumbers(memory, {
      hasAny: memory.allocate(wordsFor(capacity)),
      begin: sharedArray(Int32Array, capacity),
      pool: sharedArray(Uint32Array, roomWords),
      end: wordsOfRecord(NOTHING),
    });
  }

  get parts(): DayNumbersParts {
    return {
      hasAny: this.hasAny.words,
      begin: this.#begin,
      pool: this.#pool,
      end: this.#end,
    };
  }

  /** Replaces the stretches of a slot by those of `ranges` that state yes and have a number; their scale is 1. */
  set(slot: number, ranges: readonly DayRange[]): void {
    this.clear(slot);
    const own = ranges.filter(({ yes, number }) => yes && typeof number === 'number');
    if (own.length === 0) return;
    own.sort((a, b) => a.from - b.from);
    const isNarrow = own.every(({ number }) => Math.fround(number!) === number);
    const head = own.length + (isNarrow ? 0 : IS_WIDE);
    const begin = this.#reserve(wordsOfRecord(head));
    const numbers = begin + numbersIn(head);
    this.#pool[begin] = head;
    this.#pool[begin + SCALE_IN] = 1;
    for (const [n, { from, to, number }] of own.entries()) {
      this.#pool[begin + STRETCHES_IN + n] = packed(from, to);
      if (isNarrow) this.#narrow[numbers + n] = number!;
      else this.#wide[(numbers >>> 1) + n] = number!;
    }
    this.#begin[slot] = begin;
    this.hasAny.set(slot);
  }

  /** Sets by what the numbers of a slot's stretches are multiplied, a whole number; of a slot without any it keeps nothing. */
  setScale(slot: number, scale: number): void {
    if (this.hasAny.has(slot)) this.#pool[this.#begin[slot]! + SCALE_IN] = scale;
  }

  clear(slot: number): void {
    this.hasAny.clear(slot);
    this.#begin[slot] = NOTHING;
  }

  /** Copies the stretches of slot `from` to slot `to`. */
  copy(from: number, to: number): void {
    this.clear(to);
    this.#take(this, from, to);
  }

  /**
   * The sum over days of a slot: `own` for each day, and for those that have a number of their own this
   * times the slot's scale. @param to the day after the last.
   */
  sum(slot: number, days: { from: number; to: number }, own: number): number {
    const { from: first, to: last } = days;
    const begin = this.#begin[slot]!;
    const head = this.#pool[begin]!;
    const stretches = begin + STRETCHES_IN;
    const end = stretches + (head & COUNT);
    const at = begin + numbersIn(head);
    let without = last - first;
    let sum = 0;
    for (let n = stretches; n < end; n++) {
      const begins = this.#pool[n]! & LAST_DAY;
      if (begins >= last) break;
      const ends = this.#pool[n]! >>> DAY_BITS;
      if (ends <= first) continue;
      const within = (ends < last ? ends : last) - (begins > first ? begins : first);
      const place = n - stretches;
      const number = head < IS_WIDE ? this.#narrow[at + place]! : this.#wide[(at >>> 1) + place]!;
      sum += within * number;
      without -= within;
    }
    return own * without + this.#pool[begin + SCALE_IN]! * sum;
  }

  /**
   * Writes the averages over stays of some slots to `out`, one after the other, and gives how many they are: as `sum`,
   * divided by how many parts the days have together. Large questions ask for hundreds of thousands, and wait for memory
   * most of the time. So it first fetches where their records are, as no read waits for another one there.
   * @param words of at most `MAX_AVERAGED_ROWS` slots.
   */
  averages(
    words: FoundWords,
    { firstDays, days: stayDays, windowOf }: Stays,
    { values, parts }: OwnNumbers,
    out: AveragedRows,
  ): number {
    const pool = this.#pool;
    const begin = this.#begin;
    const numbers = this.#narrow;
    const { places, firstRead } = this.#fetched;
    const { slots, values: averages } = out;
    const length = slotsIn(words, out);
    for (let row = 0; row < length; row++) places[row] = begin[slots[row]!]!;
    if (length < SCATTERED_BELOW * words.length) {
      for (let row = 0; row < length; row++) {
        const place = places[row]!;
        firstRead[row] = pool[place]! ^ pool[place + HALF_LINE]!;
      }
    }
    const divisor = parts * stayDays;
    for (let row = 0; row < length; row++) {
      const slot = slots[row]!;
      const first = firstDays[windowOf === null ? 0 : windowOf[slot]!]!;
      const last = first + stayDays;
      const place = places[row]!;
      const count = pool[place]!;
      if (count >= IS_WIDE) {
        const own = Math.round(values[slot]! * parts);
        averages[row] = this.sum(slot, { from: first, to: last }, own) / divisor;
        continue;
      }
      const scale = pool[place + SCALE_IN]!;
      let n = place + STRETCHES_IN;
      const end = n + count;
      // The first stretch that ends later than the stay begins, halving without a branch that has to be guessed.
      for (let left = count; left > 1;) {
        const half = left >> 1;
        n += half & (((pool[n + half - 1]! >>> DAY_BITS) - first - 1) >> 31);
        left -= half;
      }
      const stretch = pool[n]!;
      if ((stretch & LAST_DAY) <= first && stretch >>> DAY_BITS >= last) {
        averages[row] = (numbers[n + count]! * scale) / parts;
        continue;
      }
      let without = stayDays;
      let sum = 0;
      for (; n < end; n++) {
        const begins = pool[n]! & LAST_DAY;
        if (begins >= last) break;
        const ends = pool[n]! >>> DAY_BITS;
        if (ends <= first) continue;
        const days = (ends < last ? ends : last) - (begins > first ? begins : first);
        sum += days * numbers[n + count]!;
        without -= days;
      }
      sum *= scale;
      if (without > 0) sum += Math.round(values[slot]! * parts) * without;
      averages[row] = sum / divisor;
    }
    return length;
  }

  resize(capacity: number): void {
    this.hasAny.resize(capacity);
    this.#begin = enlarged(this.#begin, capacity);
  }

  /** A copy in the given order, in which the records lie in the order of slots. */
  *rearranged(order: Int32Array, space: Space): Generator<void, DayNumbers> {
    const copy = DayNumbers.empty(space, this.#end + FIRST_ROOM_WORDS);
    for (let slot = 0; slot < order.length; slot++) {
      copy.#take(this, order[slot]!, slot);
      if (slot % COPY_STEP_SLOTS === 0) yield;
    }
    return copy;
  }

  get bytes(): number {
    return this.hasAny.words.byteLength + this.#begin.byteLength + this.#pool.byteLength;
  }

  #take(source: DayNumbers, from: number, to: number): void {
    if (!source.hasAny.has(from)) return;
    // First, since packing the pool moves what is in it.
    const place = this.#reserve(wordsOfRecord(source.#pool[source.#begin[from]!]!));
    this.#write(place, source.#pool, source.#begin[from]!);
    this.#begin[to] = place;
    this.hasAny.set(to);
  }

  #write(place: number, pool: Uint32Array, begin: number): void {
    const words = wordsOfRecord(pool[begin]!);
    for (let word = 0; word < words; word++) this.#pool[place + word] = pool[begin + word]!;
  }

  /** Where so many words are free. */
  #reserve(words: number): number {
    if (this.#end + words > this.#pool.length) this.#pack(words);
    const place = this.#end;
    this.#end += words;
    return place;
  }

  /** Leaves what no slot has any longer out of the pool, and doubles it. */
  #pack(moreWords: number): void {
    const pool = this.#pool;
    let kept = wordsOfRecord(NOTHING) + moreWords;
    for (const begin of this.#begin) if (begin !== NOTHING) kept += wordsOfRecord(pool[begin]!);
    this.#pool = sharedArray(Uint32Array, 2 * kept + FIRST_ROOM_WORDS);
    this.#narrow = new Float32Array(this.#pool.buffer);
    this.#wide = new Float64Array(this.#pool.buffer);
    this.#end = wordsOfRecord(NOTHING);
    for (let slot = 0; slot < this.#begin.length; slot++) {
      const begin = this.#begin[slot]!;
      if (begin === NOTHING) continue;
      const place = this.#reserve(wordsOfRecord(pool[begin]!));
      this.#write(place, pool, begin);
      this.#begin[slot] = place;
    }
  }
}
