import { BLOCK_WORDS } from '../bits.ts';
import type { AnyIndex } from '../any-index.ts';
import type { Stays } from '../columns/day-numbers.ts';
import { dayOfYear, monthOf, type YearlyColumn } from '../columns/yearly-column.ts';
import type { Words } from '../sets/bitmap.ts';
import type { Selection } from '../sets/selection.ts';
import {
  addBetween,
  addBitmap,
  addSet,
  countIn,
  eachWords,
  fill,
  keepBitmap,
  keepSet,
  setDifference,
  testWindows,
  type WindowsOfDays,
} from '../sets/sets.ts';
import { firstSlotOf } from '../sets/slots.ts';
import type { Days, Test } from './criterion.ts';
import { createPartialSeasons, type PartialSeasons } from './partial-seasons.ts';

export type DaysTest = Extract<Test, { kind: 'days' }>;

/** The rows of a selection by their answer to windows of days; see the kind `days` of `Test`. */
export interface TestedDays {
  /** Rows that are free on every day of a window, which is long enough for them. */
  yes: Int32Array;
  /** Rows that are neither free nor known to be taken in every window, which is long enough for them. */
  unstated: Int32Array;
  /** Rows that are free or unstated, but require more days. */
  short: Int32Array;
  /** Rows that are free on every day of a window, whether it is long enough for them or not. */
  free: Int32Array;
  /** Rows that are out of season in every window. */
  outside: Int32Array;
}

/** Number of words that are evaluated together; the results of each window then still are in the processor's cache. */
const PART_WORDS = 2048;

/** A window with the months in which its days are. */
interface Window extends Days {
  months: readonly number[];
}

function withMonths({ from, to }: Days): Window {
  const days = Array.from({ length: to - from }, (_, i) => dayOfYear(from + i));
  return { from, to, months: [...new Set(days.map(monthOf))] };
}

/** Maximum number of windows; the number of a window must fit into one byte. */
const MAX_WINDOWS = 256;

/** The stays in the windows of a test. If there are several windows, `testDays` writes the window of each row to it. */
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
 * @param stays Receives the number of the first window of each free or short row, if there are several windows.
 */
export function testDays(
  index: AnyIndex,
  test: DaysTest,
  selection: Selection,
  stays: Stays | null,
): TestedDays {
  const { blocks, mask, size, workspace } = selection;
  const take = () => workspace.take();
  const tested = { yes: take(), unstated: take(), outside: take(), short: take(), free: take() };
  const empty = emptyBitmap(take);
  const requested = requestedWindows(index, test.windows.map(withMonths), { take, empty });
  const seasons = createPartialSeasons(index, test.yearly, test.windows);
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
      free: tested.free.subarray(from, to),
    };
    findMonths(index.columns.yearly(test.yearly), requested.months, part);
    // One empty bitmap in place of all days is read much faster.
    const days =
      countIn(part, part.mask, index.calendar.hasAny) > 0
        ? requested.days
        : requested.days.map(empty);
    const partly = testWindows(part, { ...requested, days }, stays?.windowOf ?? null, ofPart);
    lookUpPartly(seasons, partly, part, scratch, ofPart);
    takeShort(index, test, part, scratch, ofPart);
  }
  return tested;
}

/** Working arrays, which every part and window overwrites. */
interface Scratch {
  spare: Int32Array;
  longer: Int32Array;
}

/** Months, with the rows whose season includes all of their days or is not stated, and those whose season includes none. */
interface Months {
  months: readonly number[];
  wholly: Int32Array;
  never: Int32Array;
}

interface RequestedWindows extends WindowsOfDays {
  /** The different combinations of months in which the days of windows are. */
  months: readonly Months[];
}

/** Creates the function that returns an empty bitmap, which is made at the first call. */
function emptyBitmap(take: () => Int32Array): () => Words {
  let bitmap: Words | undefined;
  return () => (bitmap ??= { words: take().fill(0) });
}

function requestedWindows(
  { calendar }: AnyIndex,
  windows: readonly Window[],
  { take, empty }: { take(): Int32Array; empty(): Words },
): RequestedWindows {
  const { days, firsts } = daysOfWindows(windows);
  const months = new Map<string, Months>();
  const monthsOf = (window: Window): Months => {
    const key = window.months.join();
    const known = months.get(key) ?? { months: window.months, wholly: take(), never: take() };
    months.set(key, known);
    return known;
  };
  const requested = windows.map((window, n) => {
    const { wholly, never } = monthsOf(window);
    return { first: firsts[n]!, wholly, never };
  });
  return {
    days: [
      ...days.map((day) => calendar.yes(day) ?? empty()),
      ...days.map((day) => calendar.no(day) ?? empty()),
    ],
    length: windows.length === 0 ? 0 : windows[0]!.to - windows[0]!.from,
    windows: requested,
    months: [...months.values()],
  };
}

/** The different days of all windows in ascending order, and for each window the index of its first day among them. */
function daysOfWindows(windows: readonly Days[]): { days: number[]; firsts: number[] } {
  const places = new Map<number, number>();
  for (const { from, to } of windows.toSorted((a, b) => a.from - b.from)) {
    for (let day = from; day < to; day++) if (!places.has(day)) places.set(day, places.size);
  }
  return { days: [...places.keys()], firsts: windows.map(({ from }) => places.get(from)!) };
}

/** Computes the sets of all `Months`. */
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
 * Finds the rows that are out of season in windows whose months their season includes only partly. It examines rows one by
 * one, but only those that are neither free nor open in another window. Rows that are in season become unstated.
 * @param partly For each window the rows whose season includes its months only partly; an empty list if there are none.
 */
function lookUpPartly(
  seasons: PartialSeasons,
  partly: readonly Int32Array[],
  selection: Selection,
  { spare }: Scratch,
  { yes, unstated, outside }: TestedDays,
): void {
  const [first, ...others] = partly;
  if (first === undefined) return;
  spare.set(first);
  for (const ofWindow of others) addSet(selection, spare, ofWindow);
  setDifference(selection, spare, spare, yes);
  setDifference(selection, spare, spare, unstated);
  eachWords(selection, spare, ({ blocks, places, found, length }) => {
    for (let word = 0; word < length; word++) {
      const place = places[word]!;
      const base = firstSlotOf({ blocks }, place);
      const open = seasons.open(base, found[word]!, (window) => partly[window]![place]!);
      unstated[place]! |= open;
      outside[place]! &= ~open;
    }
  });
}

/** Moves the rows of `yes` and `unstated` that require more days to `short`. */
function takeShort(
  index: AnyIndex,
  { windows, least }: DaysTest,
  selection: Selection,
  { spare, longer }: Scratch,
  { yes, unstated, short, free }: TestedDays,
): void {
  free.set(yes);
  fill(selection, short, 0);
  const [first] = windows;
  if (first === undefined) return;
  fill(selection, longer, 0);
  const column = index.columns.number(least);
  addBetween(selection, longer, column, first.to - first.from + 1, Number.POSITIVE_INFINITY);
  short.set(yes);
  addSet(selection, short, unstated);
  keepSet(selection, short, longer, spare);
  setDifference(selection, yes, yes, short);
  setDifference(selection, unstated, unstated, short);
}

/** Creates the function that returns the first window in which a row is free on every day, or null. */
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
