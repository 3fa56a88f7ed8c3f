import { BLOCK_WORDS, lowestBit } from '../bits.ts';
import type { AnyIndex } from '../any-index.ts';
import type { Stays } from '../columns/day-numbers.ts';
import { dayOfYear, monthOf, type YearlyColumn } from '../columns/yearly-column.ts';
import type { Words } from '../sets/bitmap.ts';
import type { Selection } from '../sets/selection.ts';
import {
  addBetween,
  addBitmap,
  addSet,
  eachWords,
  fill,
  keepBitmap,
  keepSet,
  setDifference,
  splitByDays,
  writeAll,
  writeSlots,
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

/** Arrays that each part and window uses anew. */
interface Scratch {
  yes: Int32Array;
  unstated: Int32Array;
  outside: Int32Array;
  /** Of the months of the windows that are being tested: whose stretch of the year holds all days of them, or none. */
  wholly: Int32Array;
  never: Int32Array;
  spare: Int32Array;
  longer: Int32Array;
  first: Int32Array;
}

/** Words that are evaluated together, so that what the windows share is still near the processor. */
const PART_WORDS = 4096;

/** A window with what it is looked up by. */
interface Window extends Days {
  /** The months that its days are in. */
  months: ReadonlySet<number>;
  /** Which of 32 rows are outside: whose yearly stretch lacks a day for which their calendar does not state yes. */
  outside(base: number, rows: number): number;
  /** Who states yes for each of its days, none when nobody does for one of them; and behind them who states no. */
  bitmaps: readonly Words[];
  yesCount: number;
}

function windowOn(
  { calendar, columns }: AnyIndex,
  { yearly }: DaysTest,
  { from, to }: Days,
): Window {
  const days = Array.from({ length: to - from }, (_, i) => from + i);
  const present = (bitmaps: (Words | undefined)[]) => bitmaps.filter((one) => one !== undefined);
  const stated = present(days.map((day) => calendar.yes(day)));
  const yes = stated.length === days.length ? stated : [];
  const no = present(days.map((day) => calendar.no(day)));
  const daysOfYear = days.map(dayOfYear);
  const column = columns.yearly(yearly);
  const lacking = column.lacking(daysOfYear);
  const isRefused = (slot: number): boolean =>
    daysOfYear.some((day, i) => !column.holds(slot, day) && !calendar.yes(days[i]!)?.has(slot));
  return {
    from,
    to,
    outside(base, rows) {
      const short = lacking(base, rows);
      const known = short & calendar.hasAny.words[base >>> 5]!;
      let outside = short & ~known;
      for (let left = known; left !== 0; left &= left - 1) {
        if (isRefused(base + lowestBit(left))) outside |= left & -left;
      }
      return outside;
    },
    months: new Set(daysOfYear.map(monthOf)),
    bitmaps: [...yes, ...no],
    yesCount: yes.length,
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
  const scratch = {
    yes: take(),
    unstated: take(),
    outside: take(),
    wholly: take(),
    never: take(),
    spare: take(),
    longer: take(),
    first: take(),
  };
  const tested = { yes: take(), unstated: take(), outside: take(), short: take() };
  const windows = test.windows.map((window) => windowOn(index, test, window));
  for (let from = 0; from < size; from += PART_WORDS) {
    const to = Math.min(from + PART_WORDS, size);
    const part = {
      blocks: blocks.subarray(from / BLOCK_WORDS, to / BLOCK_WORDS),
      mask: mask.subarray(from, to),
      size: to - from,
      workspace,
    };
    testPart(index, test, windows, part, scratch, stays?.windowOf ?? null, {
      yes: tested.yes.subarray(from, to),
      unstated: tested.unstated.subarray(from, to),
      outside: tested.outside.subarray(from, to),
      short: tested.short.subarray(from, to),
    });
  }
  return tested;
}

function testPart(
  index: AnyIndex,
  test: DaysTest,
  windows: readonly Window[],
  selection: Selection,
  scratch: Scratch,
  windowOf: Uint8Array | null,
  tested: TestedDays,
): void {
  const { yes, unstated, outside } = tested;
  fill(selection, yes, 0);
  fill(selection, unstated, 0);
  outside.set(selection.mask.subarray(0, selection.size));
  const yearly = index.columns.yearly(test.yearly);
  let months: ReadonlySet<number> | undefined;
  for (const [n, window] of windows.entries()) {
    // Most windows are in the months of the one before.
    if (months?.symmetricDifference(window.months).size !== 0) {
      months = window.months;
      testMonths(yearly, months, selection, scratch);
    }
    testWindow(window, selection, scratch, [yes, unstated]);
    if (windowOf !== null) {
      // Most of those that are free are so in the first window.
      if (n === 0) writeAll(selection, windowOf, n);
      else {
        setDifference(selection, scratch.first, scratch.yes, yes);
        writeSlots(selection, scratch.first, windowOf, n);
      }
    }
    addSet(selection, yes, scratch.yes);
    addSet(selection, unstated, scratch.unstated);
    keepSet(selection, outside, scratch.outside, scratch.spare);
  }
  setDifference(selection, unstated, unstated, yes);
  takeShort(index, test, selection, scratch, tested);
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

/** Finds whose stretch of the year holds all days of some months, or says nothing, and whose holds none of them. */
function testMonths(
  yearly: YearlyColumn,
  months: ReadonlySet<number>,
  selection: Selection,
  { wholly, never }: Scratch,
): void {
  fill(selection, wholly, -1);
  fill(selection, never, -1);
  for (const month of months) {
    keepBitmap(selection, wholly, yearly.whollyIn(month));
    keepBitmap(selection, never, yearly.neverIn(month));
  }
  addBitmap(selection, wholly, yearly.notStated);
}

/**
 * Finds who is free, open and outside in one window: outside is whose stretch of the year lacks a day for which their
 * calendar states no yes. What is known of its months decides for most; the others are looked at one by one.
 * @param decided rows that were free or open in an earlier one: they are not outside, whatever this one says.
 */
function testWindow(
  window: Window,
  selection: Selection,
  { yes, unstated, outside, wholly, never, spare }: Scratch,
  decided: readonly Int32Array[],
): void {
  splitByDays(selection, { yes, unstated }, window.bitmaps, window.yesCount);
  outside.set(unstated.subarray(0, selection.size));
  // Outside on every day: the calendar did not state yes for at least one of them.
  setDifference(selection, unstated, unstated, never);
  setDifference(selection, spare, unstated, wholly);
  for (const set of decided) setDifference(selection, spare, spare, set);
  eachWords(selection, spare, ({ blocks, places, found, length }) => {
    for (let n = 0; n < length; n++) {
      const place = places[n]!;
      unstated[place]! &= ~window.outside(firstSlotOf({ blocks }, place), found[n]!);
    }
  });
  setDifference(selection, outside, outside, unstated);
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
