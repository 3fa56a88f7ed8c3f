import type { WordMemory } from '../word-memory.ts';
import { Bitmap } from '../sets/bitmap.ts';
import type { DayRange } from './day-range.ts';
import { enlarged, type Space } from './column.ts';

/** Room for stretches at first; the pool doubles when it is full. */
const FIRST_ROOM = 1024;

/** Slots that are copied in one go. */
const COPY_STEP_SLOTS = 50_000;

/**
 * The numbers that stretches of days have of their own. All stretches lie in one pool, those of a slot
 * together and in order; what a slot no longer has stays behind until the pool is full and is packed anew.
 */
export class DayNumbers {
  /** The slots that have any. */
  readonly hasAny: Bitmap;
  /** Where a slot's stretches begin in the pool, and how many they are. */
  #begin: Int32Array;
  #count: Uint16Array;
  #from = new Int32Array(FIRST_ROOM);
  #to = new Int32Array(FIRST_ROOM);
  #number = new Float64Array(FIRST_ROOM);
  /** Where the pool's used part ends. */
  #end = 0;

  constructor({ memory, capacity }: { memory: WordMemory; capacity: number }) {
    this.hasAny = new Bitmap(memory, capacity);
    this.#begin = new Int32Array(capacity);
    this.#count = new Uint16Array(capacity);
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
    for (const { from, to, number } of own) this.#push(from, to, number!);
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
    const [froms, tos] = [this.#from, this.#to];
    let without = last - first;
    let sum = 0;
    let n = this.#begin[slot]!;
    const end = n + this.#count[slot]!;
    while (n < end && tos[n]! <= first) n++;
    for (; n < end && froms[n]! < last; n++) {
      const from = froms[n]! > first ? froms[n]! : first;
      const to = tos[n]! < last ? tos[n]! : last;
      sum += (to - from) * this.#number[n]!;
      without -= to - from;
    }
    return own * without + scale * sum;
  }

  resize(capacity: number): void {
    this.hasAny.resize(capacity);
    this.#begin = enlarged(this.#begin, capacity);
    this.#count = enlarged(this.#count, capacity);
  }

  /** A copy in the given order, in which the stretches lie in the order of slots. */
  *rearranged(order: Int32Array, space: Space): Generator<void, DayNumbers> {
    const copy = new DayNumbers(space);
    for (let slot = 0; slot < order.length; slot++) {
      copy.#take(this, order[slot]!, slot);
      if (slot % COPY_STEP_SLOTS === 0) yield;
    }
    return copy;
  }

  get bytes(): number {
    const arrays = [this.#begin, this.#count, this.#from, this.#to, this.#number];
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
      this.#push(source.#from[n]!, source.#to[n]!, source.#number[n]!);
    }
  }

  #push(from: number, to: number, number: number): void {
    const place = this.#end++;
    this.#from[place] = from;
    this.#to[place] = to;
    this.#number[place] = number;
  }

  /** The place of the next `count` stretches, for which there is room. */
  #reserve(count: number): number {
    if (this.#end + count > this.#from.length) this.#pack(count);
    return this.#end;
  }

  /** Leaves what no slot has any longer out of the pool, and doubles it. */
  #pack(more: number): void {
    const [from, to, number, used] = [this.#from, this.#to, this.#number, this.#count];
    let kept = 0;
    for (const count of used) kept += count;
    const room = 2 * (kept + more) + FIRST_ROOM;
    this.#from = new Int32Array(room);
    this.#to = new Int32Array(room);
    this.#number = new Float64Array(room);
    this.#end = 0;
    for (let slot = 0; slot < used.length; slot++) {
      const begin = this.#begin[slot]!;
      this.#begin[slot] = this.#end;
      for (let n = begin; n < begin + used[slot]!; n++) this.#push(from[n]!, to[n]!, number[n]!);
    }
  }
}
