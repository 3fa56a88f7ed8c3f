import type { Bitmap } from '../sets/bitmap.ts';
import { enlarged, sharedArray } from '../shared-array.ts';
import type { WordMemory } from '../word-memory.ts';
import type { Column, Space } from './column.ts';
import type { YearlyParts } from './column-parts.ts';
import type { YearlySpan } from './schema.ts';
import { SetColumn } from './set-column.ts';

/** Number of days before each month of a leap year. */
const BEFORE_MONTH = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335];

/** The highest number of a day of a year. */
export const DAYS_IN_LEAP_YEAR = 366;
const DAY_MS = 86_400_000;

const dayOf = (month: number, day: number): number => BEFORE_MONTH[month - 1]! + day;

/** Converts `MM-DD` to a day of a leap year, 1 to 366. */
function dayOfText(monthAndDay: string): number {
  return dayOf(Number(monthAndDay.slice(0, 2)), Number(monthAndDay.slice(3, 5)));
}

/** Converts a date, in days since 1970-01-01, to a day of a leap year, 1 to 366. */
export function dayOfYear(date: number): number {
  const day = new Date(date * DAY_MS);
  return dayOf(day.getUTCMonth() + 1, day.getUTCDate());
}

/** The month, 1 to 12, of a day of a leap year. */
export function monthOf(day: number): number {
  return BEFORE_MONTH.findLastIndex((before) => before < day) + 1;
}

/** Whether a day of a leap year is in a range of days, which may continue in the next year. */
export const isWithin = (day: number, first: number, last: number): boolean =>
  first <= last ? day >= first && day <= last : day >= first || day <= last;

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The names of two facts about a month: all of its days are in the range, or none is. */
const wholly = (month: number): string => `all of ${month}`;
const never = (month: number): string => `none of ${month}`;

const MONTH_FACTS: readonly string[] = [...MONTHS.map(wholly), ...MONTHS.map(never)];

/**
 * A range of days of every year for each slot. Bitmaps for each month have the slots whose range includes all of its days,
 * and those whose range includes none, so that only rows whose range begins or ends in a requested month have to be examined
 * one by one.
 */
export class YearlyColumn implements Column {
  #first: Uint16Array;
  #last: Uint16Array;
  readonly #months: SetColumn;
  /** Cache of the facts about each different range, of which there are few. */
  readonly #known = new Map<number, readonly string[]>();

  constructor(first: Uint16Array, last: Uint16Array, months: SetColumn) {
    this.#first = first;
    this.#last = last;
    this.#months = months;
  }

  static empty(space: Space): YearlyColumn {
    const days = () => sharedArray(Uint16Array, space.capacity);
    return new YearlyColumn(days(), days(), SetColumn.empty(space, MONTH_FACTS));
  }

  static of(memory: WordMemory, { first, last, months }: YearlyParts): YearlyColumn {
    return new YearlyColumn(first, last, new SetColumn(memory, months));
  }

  get parts(): YearlyParts {
    return { kind: 'yearly', first: this.#first, last: this.#last, months: this.#months.parts };
  }

  set(slot: number, span: YearlySpan | null): void {
    const first = span === null ? 0 : dayOfText(span.first);
    const last = span === null ? 0 : dayOfText(span.last);
    this.#first[slot] = first;
    this.#last[slot] = last;
    this.#months.set(slot, span === null ? [] : this.#monthFacts(first, last));
  }

  get notStated(): Bitmap {
    return this.#months.notStated;
  }

  /** The slots whose range includes every day of a month. */
  whollyIn(month: number): Bitmap {
    return this.#months.bitmap(wholly(month))!;
  }

  /** The slots whose range includes no day of a month. */
  neverIn(month: number): Bitmap {
    return this.#months.bitmap(never(month))!;
  }

  /** Whether a slot's range includes a day of a leap year; valid only for slots that state a range. */
  holds(slot: number, day: number): boolean {
    return isWithin(day, this.#first[slot]!, this.#last[slot]!);
  }

  /** The first day of a slot's range, as a day of a leap year; 0 for a slot that states no range. */
  firstDay(slot: number): number {
    return this.#first[slot]!;
  }

  /** The last day of a slot's range, as a day of a leap year; 0 for a slot that states no range. */
  lastDay(slot: number): number {
    return this.#last[slot]!;
  }

  resize(capacity: number): void {
    this.#first = enlarged(this.#first, capacity);
    this.#last = enlarged(this.#last, capacity);
    this.#months.resize(capacity);
  }

  blank(space: Space): YearlyColumn {
    return YearlyColumn.empty(space);
  }

  copy(source: YearlyColumn, order: Int32Array, from: number, to: number): void {
    for (let slot = from; slot < to; slot++) {
      this.#first[slot] = source.#first[order[slot]!]!;
      this.#last[slot] = source.#last[order[slot]!]!;
    }
    this.#months.copy(source.#months, order, from, to);
  }

  get bytes(): number {
    return 2 * this.#first.byteLength + this.#months.bytes;
  }

  #monthFacts(first: number, last: number): readonly string[] {
    const key = first * 1000 + last;
    let facts = this.#known.get(key);
    if (facts === undefined) {
      facts = MONTHS.flatMap((month) => monthFact(month, first, last));
      this.#known.set(key, facts);
    }
    return facts;
  }
}

function monthFact(month: number, first: number, last: number): string[] {
  const begin = BEFORE_MONTH[month - 1]!;
  const end = BEFORE_MONTH[month] ?? DAYS_IN_LEAP_YEAR;
  let held = 0;
  for (let day = begin + 1; day <= end; day++) if (isWithin(day, first, last)) held++;
  if (held === end - begin) return [wholly(month)];
  return held === 0 ? [never(month)] : [];
}
