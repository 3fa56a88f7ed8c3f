import { lowestBit, wordsFor } from '../bits.ts';
import type { WordMemory } from '../word-memory.ts';
import { Bitmap } from '../sets/bitmap.ts';
import { firstSlotOf, type FoundWords } from '../sets/slots.ts';
import type { DayRange } from './schema.ts';
import { enlarged, sharedArray } from '../shared-array.ts';
import type { Space } from './column.ts';

/** Number of words of a new pool, which doubles when it is full. */
const FIRST_ROOM_WORDS = 2048;

/** Number of bits of a day in a packed range, and the last day that fits. */
const DAY_BITS = 16;
const LAST_DAY = 2 ** DAY_BITS - 1;

/** Packs a range of days into one number; days that do not fit are cut off. */
function packed(from: number, to: number): number {
  const fitting = (day: number) => Math.max(0, Math.min(day, LAST_DAY));
  return fitting(to) * 2 ** DAY_BITS + fitting(from);
}

/** The place of the common record of all slots without ranges. */
const NOTHING = 0;

/** The first word of a record is the number of its ranges, plus `IS_WIDE` if their numbers need eight bytes. */
const IS_WIDE = 2 ** 16;
const COUNT = IS_WIDE - 1;

/** Offsets of the scale and of the ranges within a record, in words. */
const SCALE_AT = 1;
const RANGES_AT = 2;

/**
 * Offset of the numbers within a record, in words.
 * @param head The first word of the record.
 */
const numbersAt = (head: number): number =>
  head < IS_WIDE ? RANGES_AT + head : (RANGES_AT + (head & COUNT) + 1) & ~1;

/**
 * Length of a record in words; always even, so that eight-byte numbers are aligned.
 * @param head The first word of the record.
 */
const wordsOfRecord = (head: number): number => {
  const count = head & COUNT;
  return (numbersAt(head) + (head < IS_WIDE ? count : 2 * count) + 1) & ~1;
};

/** The data of daily numbers in a snapshot. */
export interface DayNumbersParts {
  hasAny: Int32Array;
  /** For each slot the word of the pool at which its record begins; always even. */
  begin: Int32Array;
  /**
   * The records. Each has the number of ranges, plus `IS_WIDE`; the scale of the slot's numbers; for each range one word,
   * whose low half is its first day and whose high half is the day after its last (days until 2149); then the numbers of the
   * ranges. A question thus reads one or two lines of the processor's cache per slot.
   */
  pool: Uint32Array;
  /** Number of words of the pool that are used. */
  end: number;
}

/** The days over which averages are calculated: for each slot `days` days, beginning with the first day of its window. */
export interface Stays {
  /** The first day of each window. */
  firstDays: Int32Array;
  days: number;
  /** The number of each slot's window; null if there is only one window. */
  windowOf: Uint8Array | null;
}

/** The numbers of slots for days without a number of their own; 1 has `parts` parts. */
export interface OwnNumbers {
  values: Float32Array | Float64Array;
  parts: number;
}

/** Slots, the places of their words in a selection, and their averages. */
export interface AveragedRows {
  slots: Int32Array;
  places: Int32Array;
  values: Float64Array;
}

/** If a word has fewer rows on average, their records lie too far apart for the processor's prefetching. */
const SCATTERED_BELOW = 2;

/** Number of words in half a line of the processor's cache; most records are not longer than this. */
const HALF_LINE = 8;

/** Maximum number of rows whose averages are calculated together. */
export const MAX_AVERAGED_ROWS = 4096;

/** Writes the slots of words, and the places of these words, to `out`. Returns the number of slots. */
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

/** Number of slots that are copied in one step. */
const COPY_STEP_SLOTS = 50_000;

/**
 * The numbers that ranges of days have in place of the row's number. The records of all slots lie in one pool. A replaced
 * record stays in the pool until it is full; then the pool is compacted.
 */
export class DayNumbers {
  /** The slots that have numbers of their own for any days. */
  readonly hasAny: Bitmap;
  #begin: Int32Array;
  #pool: Uint32Array;
  // Views of the pool's memory as four-byte and eight-byte numbers.
  #narrow: Float32Array;
  #wide: Float64Array;
  #end: number;
  /** The places of the records that are being read, and a word of each that was read early to bring it into the cache. */
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

  /**
   * Creates an empty pool.
   * @param roomWords Number of words of the pool.
   */
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

  /** Replaces the ranges of a slot by those of `ranges` that state yes and have a number; their scale is 1. */
  set(slot: number, ranges: readonly DayRange[]): void {
    this.clear(slot);
    const own = ranges.filter(({ yes, number }) => yes && typeof number === 'number');
    if (own.length === 0) return;
    own.sort((a, b) => a.from - b.from);
    const isNarrow = own.every(({ number }) => Math.fround(number!) === number);
    const head = own.length + (isNarrow ? 0 : IS_WIDE);
    const begin = this.#reserve(wordsOfRecord(head));
    const numbers = begin + numbersAt(head);
    this.#pool[begin] = head;
    this.#pool[begin + SCALE_AT] = 1;
    for (const [n, { from, to, number }] of own.entries()) {
      this.#pool[begin + RANGES_AT + n] = packed(from, to);
      if (isNarrow) this.#narrow[numbers + n] = number!;
      else this.#wide[(numbers >>> 1) + n] = number!;
    }
    this.#begin[slot] = begin;
    this.hasAny.set(slot);
  }

  /** Sets the whole number by which a slot's numbers are multiplied; does nothing for a slot without numbers. */
  setScale(slot: number, scale: number): void {
    if (this.hasAny.has(slot)) this.#pool[this.#begin[slot]! + SCALE_AT] = scale;
  }

  clear(slot: number): void {
    this.hasAny.clear(slot);
    this.#begin[slot] = NOTHING;
  }

  /** Copies the ranges of slot `from` to slot `to`. */
  copy(from: number, to: number): void {
    this.clear(to);
    this.#take(this, from, to);
  }

  /**
   * The sum over days of a slot: for each day its number times the slot's scale, or `own` if the day has no number.
   * @param days The days, with `to` exclusive.
   */
  sum(slot: number, days: { from: number; to: number }, own: number): number {
    const { from: first, to: last } = days;
    const begin = this.#begin[slot]!;
    const head = this.#pool[begin]!;
    const ranges = begin + RANGES_AT;
    const end = ranges + (head & COUNT);
    const at = begin + numbersAt(head);
    let without = last - first;
    let sum = 0;
    for (let n = ranges; n < end; n++) {
      const begins = this.#pool[n]! & LAST_DAY;
      if (begins >= last) break;
      const ends = this.#pool[n]! >>> DAY_BITS;
      if (ends <= first) continue;
      const within = (ends < last ? ends : last) - (begins > first ? begins : first);
      const place = n - ranges;
      const number = head < IS_WIDE ? this.#narrow[at + place]! : this.#wide[(at >>> 1) + place]!;
      sum += within * number;
      without -= within;
    }
    return own * without + this.#pool[begin + SCALE_AT]! * sum;
  }

  /**
   * Writes the average of each slot over its stay to `out`, and returns the number of slots. The average is `sum` divided by
   * the number of parts of all days. Large questions need hundreds of thousands of averages and mostly wait for memory. So
   * it first reads one word of each record: these reads are independent, so the processor runs them in parallel.
   * @param words The words of at most `MAX_AVERAGED_ROWS` slots.
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
      const scale = pool[place + SCALE_AT]!;
      let n = place + RANGES_AT;
      const end = n + count;
      // Binary search for the first range that ends after the stay begins, without a branch that could be mispredicted.
      for (let left = count; left > 1;) {
        const half = left >> 1;
        n += half & (((pool[n + half - 1]! >>> DAY_BITS) - first - 1) >> 31);
        left -= half;
      }
      const range = pool[n]!;
      if ((range & LAST_DAY) <= first && range >>> DAY_BITS >= last) {
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

  /** Makes a copy in the given order, in which the records lie in the order of slots. */
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
    // Space is reserved first, because this may compact the pool and move the record that is copied.
    const place = this.#reserve(wordsOfRecord(source.#pool[source.#begin[from]!]!));
    this.#write(place, source.#pool, source.#begin[from]!);
    this.#begin[to] = place;
    this.hasAny.set(to);
  }

  #write(place: number, pool: Uint32Array, begin: number): void {
    const words = wordsOfRecord(pool[begin]!);
    for (let word = 0; word < words; word++) this.#pool[place + word] = pool[begin + word]!;
  }

  /** Reserves free words and returns the place of the first; compacts the pool if necessary. */
  #reserve(words: number): number {
    if (this.#end + words > this.#pool.length) this.#pack(words);
    const place = this.#end;
    this.#end += words;
    return place;
  }

  /** Moves the records in use to a new pool, which is twice as large as they need. */
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
