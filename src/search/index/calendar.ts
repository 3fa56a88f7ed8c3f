import { Bitmap } from './bitmap.ts';
import type { NightRange } from './index-row.ts';
import { heap } from './word-memory.ts';

/** How many nights ahead are known; stays further ahead are "ask the owner". */
export const CALENDAR_NIGHTS = 730;

type Nights = Map<number, Bitmap>;

/**
 * For each night two bitmaps: the listings stated to be free, and those stated to be taken. A
 * night in neither is unknown. Nights nobody stated take no memory. Days count from 1970-01-01.
 */
export class Calendar {
  readonly #free: Nights = new Map();
  readonly #taken: Nights = new Map();
  #hasAny: Bitmap;
  #first: number;
  #capacity: number;

  constructor(capacity: number, today: number) {
    this.#capacity = capacity;
    this.#first = today;
    this.#hasAny = new Bitmap(heap, capacity);
  }

  /** The first night that is kept. */
  get first(): number {
    return this.#first;
  }

  /** Listings stated to be free on a night; undefined when there is none. */
  free(night: number): Bitmap | undefined {
    return this.#free.get(night);
  }

  /** Listings stated to be taken on a night; undefined when there is none. */
  taken(night: number): Bitmap | undefined {
    return this.#taken.get(night);
  }

  /** Replaces everything that is known of a slot. */
  set(slot: number, ranges: readonly NightRange[]): void {
    this.clear(slot);
    this.add(slot, ranges);
  }

  /** Adds to what is known of a slot. */
  add(slot: number, ranges: readonly NightRange[]): void {
    for (const range of ranges) {
      const nights = range.available ? this.#free : this.#taken;
      const end = Math.min(range.to, this.#first + CALENDAR_NIGHTS);
      for (let night = Math.max(range.from, this.#first); night < end; night++) {
        this.#night(nights, night).set(slot);
        this.#hasAny.set(slot);
      }
    }
  }

  /** Forgets everything that is known of a slot. */
  clear(slot: number): void {
    if (!this.#hasAny.has(slot)) return;
    for (const bitmap of this.#free.values()) bitmap.clear(slot);
    for (const bitmap of this.#taken.values()) bitmap.clear(slot);
    this.#hasAny.clear(slot);
  }

  /** Makes what is known of slot `from` known of slot `to` as well. */
  copy(from: number, to: number): void {
    this.clear(to);
    if (!this.#hasAny.has(from)) return;
    this.#hasAny.set(to);
    for (const nights of [this.#free, this.#taken]) {
      for (const bitmap of nights.values()) if (bitmap.has(from)) bitmap.set(to);
    }
  }

  /** Lets the nights before `today` go. Nights that come within reach have to be added. */
  advance(today: number): void {
    this.#first = today;
    for (const nights of [this.#free, this.#taken]) {
      for (const night of nights.keys()) if (night < today) nights.delete(night);
    }
  }

  resize(capacity: number): void {
    this.#capacity = capacity;
    this.#hasAny.resize(capacity);
    for (const nights of [this.#free, this.#taken]) {
      for (const bitmap of nights.values()) bitmap.resize(capacity);
    }
  }

  /** A copy in the given order, made night by night so that other work can go on in between. */
  *rearranged(order: Int32Array, capacity: number): Generator<void, Calendar> {
    const copy = new Calendar(capacity, this.#first);
    copy.#hasAny = this.#hasAny.rearranged(order, heap, capacity);
    for (const [from, to] of [
      [this.#free, copy.#free],
      [this.#taken, copy.#taken],
    ] as const) {
      for (const [night, bitmap] of from) {
        to.set(night, bitmap.rearranged(order, heap, capacity));
        yield;
      }
    }
    return copy;
  }

  get bytes(): number {
    return (this.#free.size + this.#taken.size + 1) * this.#hasAny.words.byteLength;
  }

  #night(nights: Nights, night: number): Bitmap {
    let bitmap = nights.get(night);
    if (bitmap === undefined) {
      bitmap = new Bitmap(heap, this.#capacity);
      nights.set(night, bitmap);
    }
    return bitmap;
  }
}
