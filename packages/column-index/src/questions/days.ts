import { BLOCK_WORDS, lowestBit } from '../bits.ts';
import type { AnyIndex } from '../any-index.ts';
import type { Stays } from '../columns/day-numbers.ts';
import { dayOfYear, monthOf, type YearlyColumn } from '../columns/yearly-column.ts';
import type { Words } from '../sets/bitmap.ts';
import type { Selection } from '../sets/selection.ts';
import {
  addBetween,
  addBitmap,
  eachWords,
  fill,
  keepBitmap,
  setDifference,
  testWindows,
  type WindowsOfDays,
} from '../sets/sets.ts';
import { firstSlotOf } from '../sets/slots.ts';
import type { Days, Test } from './criterion.ts';

/** A test of days. */
export type DaysTest = Extract<Test, { kind: 'days' }>;

/** The rows of a selection by what they say to windows of days: see the kind `days` of `Test`. */
export interface TestedDays {
  /** Free on every day of a window, for as many days as they ask for. */
  yes: Int32Array;
  /** Neither free nor known to be taken in every window. */
  unstated: Int32Array;
  /** Free, but for fewer days than they ask for. */
  short: Int32Array;
  /** Outside of their stretch of the year in every window. */
  outside: Int32Array;
}

/** Words that are evaluated together, so that what is written of each window is still near the processor when it is read. */
const PART_WORDS = 2048;

/** A window with what it is looked up by. */
interface Window extends Days {
  /** The months that its days are in. */
  months: readonly number[];
  /** Which of 32 rows are outside: whose yearly stretch lacks a day for which their calendar does not state yes. */
  outside(base: number, rows: number): number;
}

function windowOn(
  { calendar, columns }: AnyIndex,
  { yearly }: DaysTest,
  { from, to }: Days,
): Window {
  const days = Array.from({ length: to - from }, (_, i) => from + i);
  const daysOfYear = days.map(dayOfYear);
  const column = columns.yearly(yearly);
  const lacking = column.lacking(daysOfYear);
  const isRefused = (slot: number): boolean =>
    daysOfYear.some((day, i) => !column.holds(slot, day) && !calendar.yes(days[i]!)?.has(slot));
  return {
    from,
    to,
    months: [...new Set(daysOfYear.map(monthOf))],
    outside(base, rows) {
      const short = lacking(base, rows);
      const known = short & calendar.hasAny.words[base >>> 5]!;
      let outside = short & ~known;
      for (let left = known; left !== 0; left &= left - 1) {
        if (isRefused(base + lowestBit(left))) outside |= left & -left;
      }
      return outside;
    },
  };
}

/** As many windows as one byte can tell apart. */
const MAX_WINDOWS = 256;

/** The stays in windows, all of one length; in which of several a row is, `testDays` writes. */
export function staysIn({ windows }: DaysTest, { workspace }: Selection): Stays {
  if (windows.length > MAX_WINDOWS)
    throw new RangeError(`More than ${MAX_WINDOWS} windows of days`);
  const [first] = windows;
  return {
    firstDays: Int32Array.from(windows, ({ from }) => from),
    days: first === undefined ? 0 : first.to - first.from,
    windowOf: windows.length === 1 ? null : workspace.windows,
  };
}

/**
 * Evaluates windows of days for the rows of a selection.
 * @param stays where it is written, for the rows that are free or short, in which of several windows they are first so.
 */
export function testDays(
  index: AnyIndex,
  test: DaysTest,
  selection: Selection,
  stays: Stays | null,
): TestedDays {
  const { blocks, mask, size, workspace } = selection;
  const take = () => workspace.take();
  const tested = { yes: take(), unstated: take(), outside: take(), short: take() };
  const windows = test.windows.map((window) => windowOn(index, test, window));
  const asked = askedOf(index, windows, take);
  const scratch = { spare: take(), longer: take() };
  for (let from = 0; from < size; from += PART_WORDS) {
    const to = Math.min(from + PART_WORDS, size);
    const part = {
      blocks: blocks.subarray(from / BLOCK_WORDS, to / BLOCK_WORDS),
      mask: mask.subarray(from, to),
      size: to - from,
      workspace,
    };
    const ofPart = {
      yes: tested.yes.subarray(from, to),
      unstated: tested.unstated.subarray(from, to),
      outside: tested.outside.subarray(from, to),
      short: tested.short.subarray(from, to),
    };
    findMonths(index.columns.yearly(test.yearly), asked.months, part);
    const partly = testWindows(part, asked, stays?.windowOf ?? null, ofPart);
    lookUpPartly(windows, partly, part, scratch, ofPart);
    takeShort(index, test, part, scratch, ofPart);
  }
  return tested;
}

/** Arrays that each part and window uses anew. */
interface Scratch {
  spare: Int32Array;
  longer: Int32Array;
}

/** Some months, with the rows whose stretch of the year holds all days of them, or says nothing, and whose holds none. */
interface Months {
  months: readonly number[];
  wholly: Int32Array;
  never: Int32Array;
}

/** Windows as they are asked for. */
interface AskedWindows extends WindowsOfDays {
  /** Of windows whose days are in the same months there is one. */
  months: readonly Months[];
}

function askedOf(
  { calendar }: AnyIndex,
  windows: readonly Window[],
  take: () => Int32Array,
): AskedWindows {
  const { days, firsts } = daysOfWindows(windows);
  const months = new Map<string, Months>();
  const monthsOf = (window: Window): Months => {
    const key = window.months.join();
    const known = months.get(key) ?? { months: window.months, wholly: take(), never: take() };
    months.set(key, known);
    return known;
  };
  const asked = windows.map((window, n) => {
    const { wholly, never } = monthsOf(window);
    return { first: firsts[n]!, wholly, never };
  });
  let none: Words | undefined;
  const orNone = (bitmap: Words | undefined): Words =>
    bitmap ?? (none ??= { words: take().fill(0) });
  return {
    days: [
      ...days.map((day) => orNone(calendar.yes(day))),
      ...days.map((day) => orNone(calendar.no(day))),
    ],
    length: windows.length === 0 ? 0 : windows[0]!.to - windows[0]!.from,
    windows: asked,
    months: [...months.values()],
  };
}

/** The days of windows in rising order, each once, and the place among them of each window's first day. */
function daysOfWindows(windows: readonly Days[]): { days: number[]; firsts: number[] } {
  const places = new Map<number, number>();
  for (const { from, to } of windows.toSorted((a, b) => a.from - b.from)) {
    for (let day = from; day < to; day++) if (!places.has(day)) places.set(day, places.size);
  }
  return { days: [...places.keys()], firsts: windows.map(({ from }) => places.get(from)!) };
}

/** Finds whose stretch of the year holds all days of some months, or says nothing, and whose holds none of them. */
function findMonths(yearly: YearlyColumn, all: readonly Months[], selection: Selection): void {
  for (const { months, wholly, never } of all) {
    fill(selection, wholly, -1);
    fill(selection, never, -1);
    for (const month of months) {
      keepBitmap(selection, wholly, yearly.whollyIn(month));
      keepBitmap(selection, never, yearly.neverIn(month));
    }
    addBitmap(selection, wholly, yearly.notStated);
  }
}

/**
 * Looks up who is outside of windows whose months they hold only partly: one by one, and only those that are not free, or
 * known to be open, in another window. The others are unstated.
 * @param partly who that is, for each window; none for nobody.
 */
function lookUpPartly(
  windows: readonly Window[],
  partly: readonly Int32Array[],
  selection: Selection,
  { spare }: Scratch,
  { yes, unstated, outside }: TestedDays,
): void {
  for (const [n, ofWindow] of partly.entries()) {
    setDifference(selection, spare, ofWindow, yes);
    setDifference(selection, spare, spare, unstated);
    eachWords(selection, spare, ({ blocks, places, found, length }) => {
      for (let word = 0; word < length; word++) {
        const place = places[word]!;
        const asked = found[word]!;
        const open = asked & ~windows[n]!.outside(firstSlotOf({ blocks }, place), asked);
        unstated[place]! |= open;
        outside[place]! &= ~open;
      }
    });
  }
}

/** Takes the rows out of `yes` whose least number of days is higher: they are `short`. */
function takeShort(
  index: AnyIndex,
  { windows, least }: DaysTest,
  selection: Selection,
  { longer }: Scratch,
  { yes, short }: TestedDays,
): void {
  fill(selection, short, 0);
  const [first] = windows;
  if (first === undefined) return;
  fill(selection, longer, 0);
  const column = index.columns.number(least);
  addBetween(selection, longer, column, first.to - first.from + 1, Number.POSITIVE_INFINITY);
  setDifference(selection, longer, yes, longer);
  setDifference(selection, short, yes, longer);
  yes.set(longer.subarray(0, selection.size));
}

/** Makes the function that gives the first of the windows in which a row is free on every day, or null. */
export function windowFinder(
  { calendar }: AnyIndex,
  windows: readonly Days[],
): (slot: number) => Days | null {
  const free = windows.map((window) => ({
    window,
    days: Array.from(
      { length: window.to - window.from },
      (_, i) => calendar.yes(window.from + i)?.words,
    ),
  }));
  return (slot) => {
    const bit = 1 << (slot & 31);
    const isFree = (words: Int32Array | undefined) =>
      words !== undefined && (words[slot >>> 5]! & bit) !== 0;
    return free.find(({ days }) => days.every(isFree))?.window ?? null;
  };
}
