import { pluralsOf } from '../plurals.ts';

const n = pluralsOf('en');

/** Dates of a stay: the calendar they are chosen in, and what is said of dates that cannot be. */
export const stay = {
  choose: 'Choose your dates',
  first: 'Choose the first night',
  last: 'Choose the day you leave',
  any: 'Add a date',
  pressDays: 'Press the day you arrive, and then the day you leave.',
  clear: 'Clear',
  done: 'Done',
  previous: 'Month before',
  next: 'Month after',
  jump: 'Month',

  /** Dates that are offered in place of those that cannot be. */
  proposal: (dates: string, nights: string) => `${dates} (${nights})`,
  searchInstead: (dates: string, nights: string) => `Search ${dates} (${nights}) instead`,
  takeInstead: (dates: string, nights: string) => `Take ${dates} (${nights}) instead`,
  anyDates: 'Until then you see results for any dates.',
  flexible: 'Flexible dates',
  around: 'Around these dates',
  exact: 'Exact dates',
  flex: (days: number) => n(days, { one: '± # day', other: '± # days' }),
  orMonth: 'Or any time in',
  noMonth: 'No month',
  length: 'For',
  week: 'A week',
  twoWeeks: 'Two weeks',
  weekend: 'A weekend (Friday to Sunday)',
  nights: 'Or number of nights',
  /** A length of a stay, such as `10 nights`, to which no month and no dates belong. */
  monthFor: (stay: string) => `${stay}: choose a month`,
  inMonth: {
    week: (month: string) => `A week in ${month}`,
    weekend: (month: string) => `A weekend in ${month}`,
    twoWeeks: (month: string) => `Two weeks in ${month}`,
    nights: (count: number, month: string) =>
      n(count, { one: `# night in ${month}`, other: `# nights in ${month}` }),
  },

  problems: {
    needsEnd: (from: string) => `You arrive on ${from}. Choose the day you leave, or take these:`,
    needsStart: (to: string) => `You leave on ${to}. Choose the day you arrive, or take these:`,
    reversed: (from: string, to: string) =>
      `${to} is not after ${from}, so the dates are left out.`,
    past: (from: string) => `${from} is in the past, so the dates are left out.`,
    tooLong: 'A stay can have 365 nights at most, so the dates are left out.',
    monthToo: 'Dates and a month were asked for: the dates count.',
    monthPast: 'No such stay is left in that month, so the month is left out.',
    noDate: (typed: string) => `“${typed}” is no date, so the dates are left out.`,
    noNights: (typed: string) =>
      `“${typed}” is not a number of nights from 1 to 60, so you see weeks.`,
  },
};
