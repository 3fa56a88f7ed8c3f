import type { AnyIndex } from '../any-index.ts';
import { dayOfYear, monthOf, type YearlyColumn } from '../columns/yearly-column.ts';
import type { Words } from '../sets/bitmap.ts';
import { select, type Where } from '../sets/select.ts';
import type { Selection } from '../sets/selection.ts';
import { subselection } from '../sets/subselection.ts';
import {
  addBetween,
  addSet,
  addWeeks,
  count,
  countIn,
  dropBitmap,
  eachSlot,
  fill,
  keepBitmap,
  keepSet,
  setDifference,
  WEEK,
} from '../sets/sets.ts';
import { bitmapOf, evaluate } from './criteria.ts';
import type { Criterion, Days, Part } from './criterion.ts';
import { match } from './matching.ts';
import { type MonthNumbers, numbersOfWeeks } from './month-numbers.ts';

/** A question about the availability of rows in several months. Its criteria must not include days. */
export interface MonthsQuestion {
  where: Where;
  criteria: readonly Criterion[];
  /** The days of each month, at least seven. */
  months: readonly Days[];
  /** The column of rows' seasons. */
  yearly: string;
  /** The column of rows' minimum number of days. */
  least: string;
  /** The enumeration of the units that daily numbers have. */
  units: string;
  /** Rows that never have a calendar; they are counted separately. */
  part: Part;
}

/** A number of rows, and the number of them that belong to the part that is counted separately. */
export interface CountWithPart {
  count: number;
  part: number;
}

/** Counts of rows for one month. A week is any seven consecutive days of it. */
export interface MonthCounts {
  /** Rows whose calendar states yes for a week. They match a question whose windows are the month's weeks. */
  free: number;
  /** Rows whose calendar states yes for a week, but which require more days than a week. */
  short: number;
  /** Rows whose calendar states no on a day of each week, and yes for no week, and which are not closed. */
  taken: number;
  /** As `taken`, but for rows that are closed. */
  shut: number;
  /** Rows whose season includes a week, or whose calendar states yes for one. */
  open: CountWithPart;
  /** Rows whose season includes no week, and whose calendar states yes for none. */
  closed: CountWithPart;
  /** Sums of the daily numbers of the first free week of rows that are free. */
  numbers: MonthNumbers[];
}

export interface MonthsAnswer {
  rows: CountWithPart;
  /** The number of rows that are free, short, taken or shut in at least one of the months. */
  saying: number;
  months: MonthCounts[];
}

export function monthsAnswer(index: AnyIndex, question: MonthsQuestion): MonthsAnswer {
  const selected = select(index, question.where);
  const matches = match(selected, evaluate(index, question.criteria, selected, 'never'));
  const selection = subselection(matches.selection, matches.all);
  const take = () => selection.workspace.take();
  const sets: Sets = { short: take(), taken: take(), open: take(), partly: take(), spare: take() };
  const part = bitmapOf(index, question.part) ?? { words: take().fill(0) };
  const none: Words = { words: take().fill(0) };
  const longer = longerThanWeek(index, question.least, selection);
  const saying = take();
  fill(selection, saying, 0);
  const weeks = Array.from({ length: MONTHS_AT_ONCE }, take);
  const countedIn = (month: Days, week: Int32Array): Omit<MonthCounts, 'numbers'> => {
    findWeeks(index, month, none, selection, week, sets);
    addSet(selection, saying, week);
    addSet(selection, saying, sets.taken);
    const { open, closed } = findOpen(index, question, month, selection, week, sets);
    const counted = (set: Int32Array): CountWithPart => ({
      count: count(selection, set),
      part: countIn(selection, set, part),
    });
    const opened = { open: counted(open), closed: counted(closed) };
    const { short, taken } = sets;
    const allTaken = count(selection, taken);
    setDifference(selection, taken, taken, closed);
    const takenWhileOpen = count(selection, taken);
    short.set(week.subarray(0, selection.size));
    keepSet(selection, short, longer, sets.spare);
    // From here on, `week` only has rows that do not require more days.
    setDifference(selection, week, week, short);
    return {
      free: count(selection, week),
      short: count(selection, short),
      taken: takenWhileOpen,
      shut: allTaken - takenWhileOpen,
      ...opened,
    };
  };
  const months: MonthCounts[] = [];
  while (months.length < question.months.length) {
    const some = question.months.slice(months.length, months.length + MONTHS_AT_ONCE);
    const counts = some.map((month, at) => countedIn(month, weeks[at]!));
    const batch = { months: some, weeks: weeks.slice(0, some.length), units: question.units };
    const numbers = numbersOfWeeks(index, batch, selection, sets);
    months.push(...counts.map((one, at) => ({ ...one, numbers: numbers[at]! })));
  }
  return {
    rows: {
      count: count(selection, selection.mask),
      part: countIn(selection, selection.mask, part),
    },
    saying: count(selection, saying),
    months,
  };
}

/**
 * Number of months whose daily numbers are read together, row by row, while the days of a row are in the processor's cache.
 * With more months, more sums would be in memory at the same time.
 */
const MONTHS_AT_ONCE = 4;

/** Working sets, which every month overwrites. */
interface Sets {
  /** Rows that are free for a week but require more days. */
  short: Int32Array;
  taken: Int32Array;
  open: Int32Array;
  /** Rows whose season begins or ends in the month. */
  partly: Int32Array;
  spare: Int32Array;
}

/** The rows that require more days than a week has. */
function longerThanWeek({ columns }: AnyIndex, least: string, selection: Selection): Int32Array {
  const longer = selection.workspace.take();
  fill(selection, longer, 0);
  addBetween(selection, longer, columns.number(least), WEEK + 1, Number.POSITIVE_INFINITY);
  return longer;
}

const daysOf = ({ from, to }: Days): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i);

/** Finds the rows that are free for a week of a month, and those that are taken in every week. */
function findWeeks(
  { calendar }: AnyIndex,
  month: Days,
  none: Words,
  selection: Selection,
  week: Int32Array,
  { taken, spare }: Pick<Sets, 'taken' | 'spare'>,
): void {
  const days = daysOf(month);
  fill(selection, week, 0);
  fill(selection, spare, 0);
  addWeeks(
    selection,
    week,
    days.map((day) => calendar.yes(day) ?? none),
    0,
  );
  addWeeks(
    selection,
    spare,
    days.map((day) => calendar.no(day) ?? none),
    -1,
  );
  setDifference(selection, taken, selection.mask, spare);
  setDifference(selection, taken, taken, week);
  // The calendar's bitmaps also have rows outside of the selection.
  keepSet(selection, week, selection.mask, spare);
}

/** Finds the rows that are open in a month and those that are closed. */
function findOpen(
  { columns }: AnyIndex,
  question: MonthsQuestion,
  month: Days,
  selection: Selection,
  week: Int32Array,
  { open, partly, spare: closed }: Pick<Sets, 'open' | 'partly' | 'spare'>,
): { open: Int32Array; closed: Int32Array } {
  const yearly = columns.yearly(question.yearly);
  const days = daysOf(month).map(dayOfYear);
  const number = monthOf(days[0]!);
  open.set(selection.mask.subarray(0, selection.size));
  keepBitmap(selection, open, yearly.whollyIn(number));
  partly.set(selection.mask.subarray(0, selection.size));
  dropBitmap(selection, partly, yearly.whollyIn(number));
  dropBitmap(selection, partly, yearly.neverIn(number));
  dropBitmap(selection, partly, yearly.notStated);
  eachSlot(selection, partly, (slot, k) => {
    if (holdsWeek(yearly, slot, days)) open[k]! |= 1 << (slot & 31);
  });
  addSet(selection, open, week);
  setDifference(selection, closed, selection.mask, open);
  dropBitmap(selection, closed, yearly.notStated);
  return { open, closed };
}

/** Whether a row's season includes seven consecutive days among the given ones. */
function holdsWeek(yearly: YearlyColumn, slot: number, days: readonly number[]): boolean {
  let held = 0;
  for (const day of days) {
    held = yearly.holds(slot, day) ? held + 1 : 0;
    if (held === WEEK) return true;
  }
  return false;
}
