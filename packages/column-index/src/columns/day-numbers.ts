import { lowestBit, wordsFor } from '../bits.ts';
import type { WordMemory } from '../word-memory.ts';
import { Bitmap } from '../sets/bitmap.ts';
import { firstSlotOf, type FoundWords } from '../sets/slots.ts';
import type { DayRange } from './day-range.ts';
import { enlarged, sharedArray, widened } from '../shared-array.ts';
import type { Space } from './column.ts';

/** Room for stretches at first; the pool doubles when it is full. */
const FIRST_ROOM = 1024;

/** Bits of a day in a packed stretch, and the last day that fits. */
const DAY_BITS = 16;
const LAST_DAY = 2 ** DAY_BITS - 1;

/** A stretch as one number; what lies outside of the days that fit is cut off. */
function packed(from: number, to: number): number {
  const fitting = (day: number) => Math.max(0, Math.min(day, LAST_DAY));
  return fitting(to) * 2 ** DAY_BITS + fitting(from);
}

/** What they are kept in, as data that another thread can be handed. */
export interface DayNumbersParts {
  hasAny: Int32Array;
  /** Where a slot's stretches begin in the pool, and how many they are. */
  begin: Int32Array;
  count: Uint16Array;
  /** The first day of each, and the day after its last above it, 16 bits each: days until 2149. */
  days: Uint32Array;
  number: Float32Array | Float64Array;
  /** Where the pool's used part ends. */
  end: number;
}

/** The days of which averages are asked for: of each slot as many, from the first day of one of several windows on. */
export interface Stays {
  firstDays: Int32Array;
  days: number;
  /** The window of each slot; null where there is one. */
  windowOf: Uint8Array | null;
}

/** What slots have for days without a number of their own, in a unit that has `parts`, and by what the others are multiplied. */
export interface OwnNumbers {
  values: Float32Array | Float64Array;
  parts: number;
  scales: Int32Array;
}

/** Slots, where their words are in a selection, and their averages. */
export interface AveragedRows {
  slots: Int32Array;
  places: Int32Array;
  values: Float64Array;
}

/** Slots that are copied in one go. */
const COPY_STEP_SLOTS = 50_000;

/**
 * The numbers that stretches of days have of their own. All stretches lie in one pool, those of a slot
 * together and in order; what a slot no longer has stays behind until the pool is full and is packed anew.
 */
export class DayNumbers {
  /** The slots that have any. */
  readonly hasAny: Bitmap;
  readonly #memory: WordMemory;
  #begin: Int32Array;
  #count: Uint16Array;
  #days: Uint32Array;
  /** Four bytes each, until there is one that needs eight. */
  #number: Float32Array | Float64Array;
  #end: number;

  constructor(memory: WordMemory, parts: DayNumbersParts) {
    this.#memory = memory;
    this.hasAny = new Bitmap(memory, parts.hasAny);
    this.#begin = parts.begin;
    this.#count = parts.count;
    this.#days = parts.days;
    this.#number = parts.number;
    this.#end = parts.end;
  }

  static empty({ memory, capacity }: Space): DayNumbers {
    return new DayNumbers(memory, {
      hasAny: memory.allocate(wordsFor(capacity)),
      begin: sharedArray(Int32Array, capacity),
      count: sharedArray(Uint16Array, capacity),
      days: sharedArray(Uint32Array, FIRST_ROOM),
      number: sharedArray(Float32Array, FIRST_ROOM),
      end: 0,
    });
  }

  get parts(): DayNumbersParts {
    return {
      hasAny: this.hasAny.words,
      begin: this.#begin,
      count: this.#count,
      days: this.#days,
      number: this.#number,
      end: this.#end,
    };
  }

  /** Replaces the stretches of a slot by those of `ranges` that state yes and have a number. */
  set(slot: number, ranges: readonly DayRange[]): void {
    this.clear(slot);
    const own = ranges.filter(({ yes, number }) => yes && typeof number === 'number');
    if (own.length === 0) return;
    own.sort((a, b) => a.from - b.from);
    this.#begin[slot] = this.#reserve(own.length);
    this.#count[slot] = own.length;
    this.hasAny.set(slot);
    for (const { from, to, number } of own) this.#push(packed(from, to), number!);
  }

  clear(slot: number): void {
    if (!this.hasAny.has(slot)) return;
    this.hasAny.clear(slot);
    this.#count[slot] = 0;
  }

  /** Copies the stretches of slot `from` to slot `to`. */
  copy(from: number, to: number): void {
    this.clear(to);
    this.#take(this, from, to);
  }

  /**
   * The sum over days of a slot: `own` for each day, and for those that have a number of their own this
   * many times `scale`. @param to the day after the last.
   */
  sum(slot: number, days: { from: number; to: number }, own: number, scale: number): number {
    const { from: first, to: last } = days;
    const stretches = this.#days;
    let without = last - first;
    let sum = 0;
    let n = this.#begin[slot]!;
    const end = n + this.#count[slot]!;
    while (n < end && stretches[n]! >>> DAY_BITS <= first) n++;
    for (; n < end; n++) {
      const [begins, ends] = [stretches[n]! & LAST_DAY, stretches[n]! >>> DAY_BITS];
      if (begins >= last) break;
      const count = (ends < last ? ends : last) - (begins > first ? begins : first);
      sum += count * this.#number[n]!;
      without -= count;
    }
    return own * without + scale * sum;
  }

  /**
   * Writes the averages over stays of some slots to `out`, one after the other, and gives how many they are: as `sum`,
   * divided by how many parts the days have together. One loop without calls, since large questions ask for hundreds
   * of thousands.
   */
  averages(
    { places, found, length, blocks }: FoundWords,
    { firstDays, days: stayDays, windowOf }: Stays,
    { values, parts, scales }: OwnNumbers,
    out: AveragedRows,
  ): number {
    const begin = this.#begin;
    const count = this.#count;
    const stretches = this.#days;
    const numbers = this.#number;
    const divisor = parts * stayDays;
    let written = 0;
    for (let word = 0; word < length; word++) {
      const place = places[word]!;
      const base = firstSlotOf({ blocks }, place);
      for (let left = found[word]!; left !== 0; left &= left - 1) {
        const slot = base + lowestBit(left);
        const first = firstDays[windowOf === null ? 0 : windowOf[slot]!]!;
        const last = first + stayDays;
        let n = begin[slot]!;
        const end = n + count[slot]!;
        // The first stretch that ends later than the stay begins, halving without a branch that has to be guessed.
        for (let left = end - n; left > 1;) {
          const half = left >> 1;
          n += half & (((stretches[n + half - 1]! >>> DAY_BITS) - first - 1) >> 31);
          left -= half;
        }
        const stretch = stretches[n]!;
        const scale = scales[slot]!;
        if ((stretch & LAST_DAY) <= first && stretch >>> DAY_BITS >= last) {
          out.values[written] = (numbers[n]! * scale) / parts;
        } else {
          let without = stayDays;
          let sum = 0;
          for (; n < end; n++) {
            const begins = stretches[n]! & LAST_DAY;
            if (begins >= last) break;
            const ends = stretches[n]! >>> DAY_BITS;
            if (ends <= first) continue;
            const days = (ends < last ? ends : last) - (begins > first ? begins : first);
            sum += days * numbers[n]!;
            without -= days;
          }
          sum *= scale;
          if (without > 0) sum += Math.round(values[slot]! * parts) * without;
          out.values[written] = sum / divisor;
        }
        out.slots[written] = slot;
        out.places[written] = place;
        written++;
      }
    }
    return written;
  }

  resize(capacity: number): void {
    this.hasAny.resize(capacity);
    this.#begin = enlarged(this.#begin, capacity);
    this.#count = enlarged(this.#count, capacity);
  }

  /** A copy in the given order, in which the stretches lie in the order of slots. */
  *rearranged(order: Int32Array, space: Space): Generator<void, DayNumbers> {
    const copy = DayNumbers.empty(space);
    for (let slot = 0; slot < order.length; slot++) {
      copy.#take(this, order[slot]!, slot);
      if (slot % COPY_STEP_SLOTS === 0) yield;
    }
    return copy;
  }

  get bytes(): number {
    const arrays = [this.#begin, this.#count, this.#days, this.#number];
    return arrays.reduce((sum, { byteLength }) => sum + byteLength, this.hasAny.words.byteLength);
  }

  #take(source: DayNumbers, from: number, to: number): void {
    const count = source.#count[from]!;
    if (count === 0) return;
    // First, since packing the pool moves what is in it.
    const place = this.#reserve(count);
    const begin = source.#begin[from]!;
    this.#begin[to] = place;
    this.#count[to] = count;
    this.hasAny.set(to);
    for (let n = begin; n < begin + count; n++) {
      this.#push(source.#days[n]!, source.#number[n]!);
    }
  }

  #push(days: number, number: number): void {
    if (Math.fround(number) !== number && this.#number instanceof Float32Array) {
      this.#number = widened(this.#number);
      this.#memory.reshaped();
    }
    const place = this.#end++;
    this.#days[place] = days;
    this.#number[place] = number;
  }

  /** The place of the next `count` stretches, for which there is room. */
  #reserve(count: number): number {
    if (this.#end + count > this.#days.length) this.#pack(count);
    return this.#end;
  }

  /** Leaves what no slot has any longer out of the pool, and doubles it. */
  #pack(more: number): void {
    const [days, number, used] = [this.#days, this.#number, this.#count];
    let kept = 0;
    for (const count of used) kept += count;
    const room = 2 * (kept + more) + FIRST_ROOM;
    this.#days = sharedArray(Uint32Array, room);
    this.#number = enlarged(this.#number.subarray(0, 0), room);
    this.#memory.reshaped();
    this.#end = 0;
    for (let slot = 0; slot < used.length; slot++) {
      const begin = this.#begin[slot]!;
      this.#begin[slot] = this.#end;
      for (let n = begin; n < begin + used[slot]!; n++) this.#push(days[n]!, number[n]!);
    }
  }
}
