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

/** What is counted of the rows that match criteria, which ask about no days, for each of some months. */
export interface MonthsQuestion {
  where: Where;
  criteria: readonly Criterion[];
  /** Days of one month of a year each, at least seven. */
  months: readonly Days[];
  /** The column of rows' stretches of the year, and that of how many days they ask for at least. */
  yearly: string;
  least: string;
  /** The enumeration of the units that daily numbers have. */
  units: string;
  /** Rows that never have a calendar, and are counted apart. */
  part: Part;
}

/** How many rows, and how many of them are of the part that is counted apart. */
export interface CountWithPart {
  count: number;
  part: number;
}

/** What rows say to one month. A week is any seven days of it that follow one another. */
export interface MonthCounts {
  /** The calendar states yes for a week: those that a question matches whose windows are the month's weeks. */
  free: number;
  /** Likewise, but they ask for more days than a week. */
  short: number;
  /** The calendar states no on a day of each week, and yes for no week, and the row is not closed. */
  taken: number;
  /** Likewise, of rows that are closed. */
  shut: number;
  /** The stretch of the year has a week, or the calendar states yes for one. */
  open: CountWithPart;
  /** The stretch of the year has no week, nor does the calendar. */
  closed: CountWithPart;
  /** Of those that are free: the sums of the daily numbers of their first week. */
  numbers: MonthNumbers[];
}

/** What rows say to months, one after the other. */
export interface MonthsAnswer {
  rows: CountWithPart;
  /** Rows whose calendar says something of at least one of the months: they are free, short, taken or shut. */
  saying: number;
  months: MonthCounts[];
}

/** Answers a question about months. Runs to its end without a pause, so the index cannot change meanwhile. */
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
    const said = count(selection, taken);
    setDifference(selection, taken, taken, closed);
    const takenWhileOpen = count(selection, taken);
    short.set(week.subarray(0, selection.size));
    keepSet(selection, short, longer, sets.spare);
    // From here on those that are free for a week alone.
    setDifference(selection, week, week, short);
    return {
      free: count(selection, week),
      short: count(selection, short),
      taken: takenWhileOpen,
      shut: said - takenWhileOpen,
      ...opened,
    };
  };
  const months: MonthCounts[] = [];
  while (months.length < question.months.length) {
    const some = question.months.slice(months.length, months.length + MONTHS_AT_ONCE);
    const counts = some.map((month, at) => countedIn(month, weeks[at]!));
    const asked = { months: some, weeks: weeks.slice(0, some.length), units: question.units };
    const numbers = numbersOfWeeks(index, asked, selection, sets);
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
 * Months of which numbers are looked at together, row by row: what is known of a row's days is near the processor then. More
 * would hold more sums in memory.
 */
const MONTHS_AT_ONCE = 4;

/** Sets that each month uses anew. */
interface Sets {
  /** Rows that are free for a week, and ask for more days. */
  short: Int32Array;
  taken: Int32Array;
  open: Int32Array;
  /** Rows whose stretch of the year begins or ends in the month. */
  partly: Int32Array;
  spare: Int32Array;
}

/** The rows that ask for more days than a week has. */
function longerThanWeek({ columns }: AnyIndex, least: string, selection: Selection): Int32Array {
  const longer = selection.workspace.take();
  fill(selection, longer, 0);
  addBetween(selection, longer, columns.number(least), WEEK + 1, Number.POSITIVE_INFINITY);
  return longer;
}

const daysOf = ({ from, to }: Days): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i);

/** Finds who is free for a week of a month, and who is taken in each. */
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
  // Of the days of a calendar only those of rows that are looked at.
  keepSet(selection, week, selection.mask, spare);
}

/** Finds who is open in a month and who is closed. */
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

/** Whether a row's stretch of the year holds seven of some days that follow one another. */
function holdsWeek(yearly: YearlyColumn, slot: number, days: readonly number[]): boolean {
  let held = 0;
  for (const day of days) {
    held = yearly.holds(slot, day) ? held + 1 : 0;
    if (held === WEEK) return true;
  }
  return false;
}
