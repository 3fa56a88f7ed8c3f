import type { AnyIndex } from '../any-index.ts';
import type { DailyNumbers } from '../columns/schema.ts';
import { countBoth, keepSet, setDifference } from '../sets/sets.ts';
import type { Criterion, Days } from './criterion.ts';
import { type DaysTest, windowFinder } from './days.ts';
import type { Matches } from './matching.ts';

/**
 * Parts of the results that follow one another. Without days: 0 matches every criterion, 1 has not stated
 * some. With days, twice the answer to them (0 free, 1 open, 2 short), plus 1 for rows that have not stated
 * some other criterion.
 */
export type TierNumber = 0 | 1 | 2 | 3 | 4 | 5;

const TIERS: readonly TierNumber[] = [0, 1, 2, 3, 4, 5];

/** The tiers of a question, in order. */
export const tiersOf = ({ criteria }: Matches): readonly TierNumber[] =>
  criteria.some(({ days }) => days !== undefined) ? TIERS : TIERS.slice(0, 2);

/** Makes the function that gives the rows of a tier, in a new set. */
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

/** How many rows have each answer to the days asked about and match every other criterion. */
export interface AnswersToDays {
  yes: number;
  /** Not stated, and kept. */
  open: number;
  short: number;
  /** Rows that do not match only because the days are outside of their season. */
  outside: number;
}

/** Counts the answers to days; null when no days are asked about. */
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

/** The answer of one row to the days asked about. */
export interface AnswerToDays {
  answer: 'yes' | 'open' | 'short';
  /** The window in which it is free; null when it is `open`. */
  window: Days | null;
  /** The sum of the daily numbers of these days, in parts; null where there is none. */
  sum: number | null;
}

/** Makes the function that gives the answer of a row to windows of days; the row must not be taken on them. */
export function answersOf(
  index: AnyIndex,
  { windows, least }: DaysTest,
): (slot: number) => AnswerToDays {
  const windowOf = windowFinder(index, windows);
  const sumOf = index.daily && daySums(index, index.daily);
  const { values } = index.columns.number(least);
  return (slot) => {
    const window = windowOf(slot);
    if (window === null) return { answer: 'open', window, sum: null };
    // NaN, of a row without a least number of days, compares as false.
    const isShort = values[slot]! > window.to - window.from;
    return { answer: isShort ? 'short' : 'yes', window, sum: sumOf?.(slot, window) ?? null };
  };
}

/** Makes the function that gives the exact sum over days of a row's numbers, in parts; null when it states none. */
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

/** The criterion that asks about days; null when there is none. */
export const daysTestOf = (criteria: readonly Criterion[]): DaysTest | null =>
  criteria.find((one) => one.kind === 'days') ?? null;

/** The answer of a row that matches criteria to their days; null when they ask about no days. */
export function answerToDays(
  index: AnyIndex,
  criteria: readonly Criterion[],
  id: number,
): AnswerToDays | null {
  const test = daysTestOf(criteria);
  const slot = index.slotOf(id);
  return test === null || slot === undefined ? null : answersOf(index, test)(slot);
}
