import type { Days } from '@campcairn/column-index';
import { MAX_STAY_NIGHTS } from '../../listings/index.ts';
import type { SearchableRow } from '../index-row.sql.ts';
import type { Filter, Note } from './filter.ts';
import { date, month, number, oneOf, tickedUnless } from './parameter.ts';
import { dayNumber, STAYS, type MonthStay, windowsAround, windowsOfMonth } from './windows.ts';

/** The column of campsites' seasons, and that of the nights that listings ask for at least. */
export const SEASON = 'season';
export const SHORTEST_STAY = 'min_nights';

/** Maximum number of days that a whole stay moves. */
const MAX_FLEX_DAYS = 3;

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
    ...oneOf(STAYS, 'week'),
    description: 'The stay in `month`: seven nights, or from Friday to Sunday.',
  },
  ask: {
    ...tickedUnless,
    description:
      'Leaves out listings whose owner has to be asked about the dates, and those that are free but ask for more nights.',
  },
};

interface Values {
  from: string | null;
  to: string | null;
  flex: number | null;
  month: string | null;
  stay: MonthStay;
}

/** The stays that are asked for, the preferred one first; none without dates. */
function windowsOf({ from, to, flex, month: asked, stay }: Values, today: string): Days[] {
  if (from !== null && to !== null) return windowsAround(from, to, flex ?? 0, today);
  return asked === null ? [] : windowsOfMonth(asked, stay, today);
}

const statesSeason = ({ campsite }: SearchableRow): boolean =>
  typeof campsite?.open_from === 'string';

/**
 * A listing that is free on every night of a stay matches; one that is free for fewer nights than it asks
 * for is kept behind the others; one that is taken in every stay (or out of season, where the calendar
 * states nothing) does not match; the others have to be asked. `ask=0` keeps only those that match.
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
    // An edge at n + 1 answers stays of n nights without looking at a row.
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

/** Exact dates count before a month; a month must have a stay left. */
function settleMonth(values: Values, today: string): Note[] {
  const { from, month: asked, stay } = values;
  if (asked === null) return [];
  if (from === null && windowsOfMonth(asked, stay, today).length > 0) return [];
  values.month = null;
  return [{ param: 'month', why: from === null ? 'in_the_past' : 'dates_count_first' }];
}
