import { Bitmap } from './bitmap.ts';
import type { Space } from './column.ts';
import type { NightRange } from './index-row.ts';

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
  readonly #space: Space;
  readonly #hasAny: Bitmap;
  /** Bitmaps of nights that were let go: their memory is not given back otherwise. */
  readonly #spare: Bitmap[] = [];
  #first: number;

  constructor(space: Space, today: number) {
    this.#space = { ...space };
    this.#first = today;
    this.#hasAny = new Bitmap(space.memory, space.capacity);
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
      for (const [night, bitmap] of nights) {
        if (night >= today) continue;
        nights.delete(night);
        bitmap.words.fill(0);
        this.#spare.push(bitmap);
      }
    }
  }

  resize(capacity: number): void {
    this.#space.capacity = capacity;
    this.#spare.length = 0;
    this.#hasAny.resize(capacity);
    for (const nights of [this.#free, this.#taken]) {
      for (const bitmap of nights.values()) bitmap.resize(capacity);
    }
  }

  /** A copy in the given order, made night by night so that other work can go on in between. */
  *rearranged(order: Int32Array, space: Space): Generator<void, Calendar> {
    const copy = new Calendar(space, this.#first);
    this.#hasAny.rearrange(order, copy.#hasAny);
    for (const [from, to] of [
      [this.#free, copy.#free],
      [this.#taken, copy.#taken],
    ] as const) {
      for (const [night, bitmap] of from) {
        bitmap.rearrange(order, copy.#night(to, night));
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
      bitmap = this.#spare.pop() ?? new Bitmap(this.#space.memory, this.#space.capacity);
      nights.set(night, bitmap);
    }
    return bitmap;
  }
}
