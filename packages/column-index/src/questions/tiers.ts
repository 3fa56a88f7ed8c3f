import type { AnyIndex } from '../any-index.ts';
import type { DailyNumbers } from '../columns/schema.ts';
import { countBoth, keepSet, setDifference } from '../sets/sets.ts';
import type { Criterion, Days } from './criterion.ts';
import { type DaysTest, windowFinder } from './days.ts';
import type { Matches } from './matching.ts';

/**
 * The number of a tier; results are sorted by tier first. Without days, tier 0 matches every criterion, and
 * tier 1 does not state some. With days, the tier is twice the answer to them (0 free, 1 open, 2 short), plus 1
 * for rows that do not state some other criterion.
 */
export type TierNumber = 0 | 1 | 2 | 3 | 4 | 5;

const TIERS: readonly TierNumber[] = [0, 1, 2, 3, 4, 5];

/** The tiers that the results of a question can have, in order. */
export const tiersOf = ({ criteria }: Matches): readonly TierNumber[] =>
  criteria.some(({ days }) => days !== undefined) ? TIERS : TIERS.slice(0, 2);

/** Creates the function that returns the rows of a tier in a new set. */
export function tierSets(matches: Matches): (tier: TierNumber) => Int32Array {
  const { selection, criteria, all, stated } = matches;
  const take = () => selection.workspace.take();
  const copy = (set: Int32Array) => {
    const made = take();
    made.set(set.subarray(0, selection.size));
    return made;
  };
  const days = criteria.find((one) => one.days !== undefined);
  const spare = take();
  let known: Int32Array | undefined;
  /** The results that state a match for every criterion except that of days. */
  const statingOthers = () => {
    if (known !== undefined) return known;
    known = copy(all);
    for (const one of criteria) if (one !== days) keepSet(selection, known, one.yes, spare);
    return known;
  };
  const answering = (tier: TierNumber) => {
    const set = copy(all);
    if (tier < 2) keepSet(selection, set, days!.yes, spare);
    else if (tier >= 4) keepSet(selection, set, days!.days!.short, spare);
    else {
      setDifference(selection, set, set, days!.yes);
      setDifference(selection, set, set, days!.days!.short);
    }
    return set;
  };
  return (tier) => {
    if (tier === 0) return copy(stated);
    const set = days === undefined ? copy(all) : answering(tier);
    if (tier === 1) setDifference(selection, set, set, stated);
    else if (tier % 2 === 0) keepSet(selection, set, statingOthers(), spare);
    else setDifference(selection, set, set, statingOthers());
    return set;
  };
}

/** Numbers of rows that match every other criterion, by their answer to the requested days. */
export interface AnswersToDays {
  yes: number;
  /** Rows that do not state the days, which are long enough for them, and are kept. */
  open: number;
  /** Rows that are not taken, but require more days. */
  short: number;
  /** Rows that only fail because the days are outside their season. */
  outside: number;
}

/** Counts the answers to days; null if the question has no days. */
export function answersToDays({
  criteria,
  selection,
  all,
  missedByOne,
}: Matches): AnswersToDays | null {
  const criterion = criteria.find((one) => one.days !== undefined);
  if (criterion === undefined) return null;
  const { short, outside } = criterion.days!;
  const keepsOpen = criterion.open !== null;
  const shortOnes = keepsOpen ? countBoth(selection, all, short) : 0;
  return {
    yes: countBoth(selection, all, criterion.yes),
    open: keepsOpen ? countBoth(selection, all, criterion.open!) - shortOnes : 0,
    short: shortOnes,
    outside: countBoth(selection, missedByOne, outside),
  };
}

/** The answer of one row to the requested days. */
export interface AnswerToDays {
  answer: 'yes' | 'open' | 'short';
  /** The first window in which the row is free; null if its calendar does not say. */
  window: Days | null;
  /** The sum of the daily numbers of these days, in parts; null if the row has no numbers. */
  sum: number | null;
}

/** Creates the function that returns the answer of a row to windows of days; the row must not be taken on them. */
export function answersOf(
  index: AnyIndex,
  { windows, least }: DaysTest,
): (slot: number) => AnswerToDays {
  const windowOf = windowFinder(index, windows);
  const sumOf = index.daily && daySums(index, index.daily);
  const { values } = index.columns.number(least);
  const days = windows.length === 0 ? 0 : windows[0]!.to - windows[0]!.from;
  return (slot) => {
    const window = windowOf(slot);
    // A row without a minimum number of days has NaN, which compares as false.
    const isShort = values[slot]! > days;
    if (window === null) return { answer: isShort ? 'short' : 'open', window, sum: null };
    return { answer: isShort ? 'short' : 'yes', window, sum: sumOf?.(slot, window) ?? null };
  };
}

/** Creates the function that returns the exact sum over days of a row's numbers, in parts; null if it states no number. */
export function daySums(
  { columns, calendar: { numbers } }: AnyIndex,
  { column, parts }: DailyNumbers,
): (slot: number, days: Days) => number | null {
  const { values } = columns.number(column);
  return (slot, days) => {
    const own = values[slot]!;
    if (Number.isNaN(own)) return null;
    return numbers.sum(slot, days, Math.round(own * parts));
  };
}

/** The criterion of days; null if there is none. */
export const daysTestOf = (criteria: readonly Criterion[]): DaysTest | null =>
  criteria.find((one) => one.kind === 'days') ?? null;

/** The answer to the days of a row that matches the criteria; null if the criteria have no days. */
export function answerToDays(
  index: AnyIndex,
  criteria: readonly Criterion[],
  id: number,
): AnswerToDays | null {
  const test = daysTestOf(criteria);
  const slot = index.slotOf(id);
  return test === null || slot === undefined ? null : answersOf(index, test)(slot);
}
