import type { Days } from '@campcairn/column-index';
import { z } from 'zod';
import { MAX_STAY_NIGHTS } from '../../listings/index.ts';
import type { SearchableRow } from '../index-row.sql.ts';
import type { Filter, Note } from './filter.ts';
import { date, lastOf, month, number, tickedUnless } from './parameter.ts';
import {
  dayNumber,
  MAX_MONTH_STAY_NIGHTS,
  type MonthStay,
  WEEK_NIGHTS,
  windowsAround,
  windowsOfMonth,
} from './windows.ts';

/** The index column of campsites' opening seasons. */
export const SEASON = 'season';

/** The index column of the minimum number of nights of a listing. */
export const SHORTEST_STAY = 'min_nights';

/** Maximum number of days by which `flex` may move a stay earlier or later. */
const MAX_FLEX_DAYS = 3;

const STAY_NAMES = { weekend: 'weekend', week: WEEK_NIGHTS } as const;

const isNights = (nights: number): boolean => nights >= 1 && nights <= MAX_MONTH_STAY_NIGHTS;

/** A weekend, a week or a number of nights. A form has a list and a number, of which the last counts. */
const monthStay = lastOf<MonthStay>(WEEK_NIGHTS, {
  accepts: `\`week\`, \`weekend\` or a number of nights, 1 to ${MAX_MONTH_STAY_NIGHTS}`,
  schema: z.union([z.enum(['week', 'weekend']), z.int().min(1).max(MAX_MONTH_STAY_NIGHTS)]),
  read(text) {
    if (text === 'week' || text === 'weekend') return STAY_NAMES[text];
    return /^\d{1,2}$/.test(text) && isNights(Number(text)) ? Number(text) : undefined;
  },
});

const parameters = {
  from: { ...date, description: 'The first night; needs `to`.' },
  to: { ...date, description: `The morning of leaving, at most ${MAX_STAY_NIGHTS} days later.` },
  flex: {
    ...number(0, MAX_FLEX_DAYS),
    description:
      'Days by which the whole stay may begin earlier or later; each result names its nearest dates.',
  },
  month: {
    ...month,
    description:
      'Without `from` and `to`: any stay of this month; each result names its earliest dates.',
  },
  stay: {
    ...monthStay,
    description:
      'The stay in `month`: seven nights, from Friday to Sunday, or a number of nights. The last value counts. A stay of more nights than the month begins in it.',
  },
  ask: {
    ...tickedUnless,
    description:
      'Leaves out listings whose owner has to be asked about the dates, and those that ask for more nights.',
  },
};

interface Values {
  from: string | null;
  to: string | null;
  flex: number | null;
  month: string | null;
  stay: MonthStay;
}

/** The stays that the search accepts, the preferred one first; none when it has no dates. */
function windowsOf({ from, to, flex, month: requested, stay }: Values, today: string): Days[] {
  if (from !== null && to !== null) return windowsAround(from, to, flex ?? 0, today);
  return requested === null ? [] : windowsOfMonth(requested, stay, today);
}

const statesSeason = ({ campsite }: SearchableRow): boolean =>
  typeof campsite?.open_from === 'string';

/**
 * The filter by dates. It treats listings in four ways:
 * - A listing that is free on every night of one of the stays matches.
 * - A listing that is taken in every stay does not match; neither does one that is out of season where its
 *   calendar states nothing.
 * - Any other listing that requires more nights than the stay has is kept and sorted last: nobody can have it, so there is
 *   nothing to ask.
 * - For all other listings the traveller has to ask the owner; they are kept.
 *
 * `ask=0` keeps only listings that match.
 */
export const dates: Filter<'dates', 'dates', typeof parameters, null> = {
  name: 'dates',
  kind: 'dates',
  appliesTo: 'all',
  parameters,
  columns: {
    [SEASON]: {
      kind: 'yearly',
      read({ campsite }: SearchableRow) {
        const first = campsite?.open_from;
        const last = campsite?.open_to;
        return first && last ? { first, last } : null;
      },
    },
    // With an edge at n + 1, the index answers stays of n nights from bitmaps alone, without reading rows.
    [SHORTEST_STAY]: {
      kind: 'number',
      edges: [2, 3, 4, 5, 6, 7, 8, 11, 15, 22],
      read: (row) => row.min_nights,
    },
  },
  criteria(values, today) {
    const windows = windowsOf(values, today);
    if (windows.length === 0) return [];
    return [
      {
        name: 'dates',
        kind: 'days',
        windows,
        yearly: SEASON,
        least: SHORTEST_STAY,
        notStated: values.ask ? 'keep' : 'drop',
      },
    ];
  },
  facet: null,
  words: null,
  mostFirst: false,
  isStated: statesSeason,
  field: 'campsite.open_from',
  fact: { of: 'campsites', isStated: statesSeason },
  settle(values, today) {
    const problem = problemOf(values, today);
    if (problem !== null) {
      values.from = null;
      values.to = null;
    }
    return [...(problem === null ? [] : [problem]), ...settleMonth(values, today)];
  },
};

function problemOf({ from, to }: Pick<Values, 'from' | 'to'>, today: string): Note | null {
  if (from === null && to === null) return null;
  if (from === null || to === null) {
    return { param: from === null ? 'from' : 'to', why: 'needs_both_dates' };
  }
  if (to <= from) return { param: 'to', why: 'ends_before_it_begins' };
  if (from < today) return { param: 'from', why: 'in_the_past' };
  const tooLong = dayNumber(to) - dayNumber(from) > MAX_STAY_NIGHTS;
  return tooLong ? { param: 'to', why: 'too_long' } : null;
}

/** Drops the month when exact dates are given as well, or when no stay of the month is still ahead. */
function settleMonth(values: Values, today: string): Note[] {
  const { from, month: requested, stay } = values;
  if (requested === null) return [];
  if (from === null && windowsOfMonth(requested, stay, today).length > 0) return [];
  values.month = null;
  return [{ param: 'month', why: from === null ? 'in_the_past' : 'dates_count_first' }];
}
