import { wordsFor } from '../bits.ts';
import { Bitmap } from '../sets/bitmap.ts';
import type { Space } from './column.ts';
import { DayNumbers, type DayNumbersParts } from './day-numbers.ts';
import type { DayRange } from './schema.ts';

/** Number of days that a calendar keeps, from today on. */
export const CALENDAR_DAYS = 730;

type Days = Map<number, Bitmap>;

/** The data of a calendar in a snapshot. */
export interface CalendarParts {
  first: number;
  /** Words of the bitmaps by day. */
  yes: ReadonlyMap<number, Int32Array>;
  no: ReadonlyMap<number, Int32Array>;
  hasAny: Int32Array;
  numbers: DayNumbersParts;
}

/**
 * Has two bitmaps for each day: the rows that state yes, and the rows that state no. A row in neither
 * does not state the day. Days that no row states take no memory. Days are counted from 1970-01-01.
 */
export class Calendar {
  /** The numbers of all ranges, also of days beyond those with bitmaps. */
  readonly numbers: DayNumbers;
  readonly #yes: Days;
  readonly #no: Days;
  readonly #space: Space;
  readonly #hasAny: Bitmap;
  /** Bitmaps of past days, which are reused because their memory cannot be freed. */
  readonly #spare: Bitmap[] = [];
  #first: number;

  constructor(space: Space, { first, yes, no, hasAny, numbers }: CalendarParts) {
    const { memory } = space;
    const daysOf = (days: ReadonlyMap<number, Int32Array>): Days =>
      new Map([...days].map(([day, words]) => [day, new Bitmap(memory, words)]));
    this.#space = { ...space };
    this.numbers = new DayNumbers(memory, numbers);
    this.#first = first;
    this.#yes = daysOf(yes);
    this.#no = daysOf(no);
    this.#hasAny = new Bitmap(memory, hasAny);
  }

  static empty(space: Space, today: number, numbers = DayNumbers.empty(space)): Calendar {
    return new Calendar(space, {
      first: today,
      yes: new Map(),
      no: new Map(),
      hasAny: space.memory.allocate(wordsFor(space.capacity)),
      numbers: numbers.parts,
    });
  }

  get parts(): CalendarParts {
    const wordsOf = (days: Days) => new Map([...days].map(([day, { words }]) => [day, words]));
    return {
      first: this.#first,
      yes: wordsOf(this.#yes),
      no: wordsOf(this.#no),
      hasAny: this.#hasAny.words,
      numbers: this.numbers.parts,
    };
  }

  /** The first day of the calendar. */
  get first(): number {
    return this.#first;
  }

  /** The slots that state yes for a day; undefined if there are none. */
  yes(day: number): Bitmap | undefined {
    return this.#yes.get(day);
  }

  /** The slots that state no for a day; undefined if there are none. */
  no(day: number): Bitmap | undefined {
    return this.#no.get(day);
  }

  /** The slots that state any day. */
  get hasAny(): Bitmap {
    return this.#hasAny;
  }

  /** Replaces all days of a slot. */
  set(slot: number, ranges: readonly DayRange[]): void {
    this.clear(slot);
    this.add(slot, ranges);
    this.numbers.set(slot, ranges);
  }

  /** Adds days to a slot that newly came into range. Their numbers are already there, because `set` keeps all of them. */
  add(slot: number, ranges: readonly DayRange[]): void {
    for (const range of ranges) {
      const days = range.yes ? this.#yes : this.#no;
      const end = Math.min(range.to, this.#first + CALENDAR_DAYS);
      for (let day = Math.max(range.from, this.#first); day < end; day++) {
        this.#day(days, day).set(slot);
        this.#hasAny.set(slot);
      }
    }
  }

  /** Clears the calendar of a slot. */
  clear(slot: number): void {
    this.numbers.clear(slot);
    if (!this.#hasAny.has(slot)) return;
    for (const bitmap of this.#yes.values()) bitmap.clear(slot);
    for (const bitmap of this.#no.values()) bitmap.clear(slot);
    this.#hasAny.clear(slot);
  }

  /** Copies the calendar of slot `from` to slot `to`. */
  copy(from: number, to: number): void {
    this.clear(to);
    this.numbers.copy(from, to);
    if (!this.#hasAny.has(from)) return;
    this.#hasAny.set(to);
    for (const days of [this.#yes, this.#no]) {
      for (const bitmap of days.values()) if (bitmap.has(from)) bitmap.set(to);
    }
  }

  /** Drops the days before `today`. The caller must add the days that come into range. */
  advance(today: number): void {
    this.#first = today;
    for (const days of [this.#yes, this.#no]) {
      for (const [day, bitmap] of days) {
        if (day >= today) continue;
        days.delete(day);
        bitmap.words.fill(0);
        this.#spare.push(bitmap);
      }
    }
  }

  resize(capacity: number): void {
    this.#space.capacity = capacity;
    this.#spare.length = 0;
    this.#hasAny.resize(capacity);
    this.numbers.resize(capacity);
    for (const days of [this.#yes, this.#no]) {
      for (const bitmap of days.values()) bitmap.resize(capacity);
    }
  }

  /** Makes a copy in the given order, day by day so that other work can continue in between. */
  *rearranged(order: Int32Array, space: Space): Generator<void, Calendar> {
    const numbers = yield* this.numbers.rearranged(order, space);
    const copy = Calendar.empty(space, this.#first, numbers);
    this.#hasAny.rearrange(order, copy.#hasAny);
    for (const [from, to] of [
      [this.#yes, copy.#yes],
      [this.#no, copy.#no],
    ] as const) {
      for (const [day, bitmap] of from) {
        bitmap.rearrange(order, copy.#day(to, day));
        yield;
      }
    }
    return copy;
  }

  get bytes(): number {
    const bitmaps = this.#yes.size + this.#no.size + 1;
    return bitmaps * this.#hasAny.words.byteLength + this.numbers.bytes;
  }

  #day(days: Days, day: number): Bitmap {
    let bitmap = days.get(day);
    if (bitmap === undefined) {
      const { memory, capacity } = this.#space;
      bitmap = this.#spare.pop() ?? Bitmap.empty(memory, capacity);
      days.set(day, bitmap);
    }
    return bitmap;
  }
}
