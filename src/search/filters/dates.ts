import type { SearchableRow } from '../index-row.sql.ts';
import type { Filter, Note } from './filter.ts';
import { date, tickedUnless } from './parameter.ts';

/** Maximum length of a stay in nights. */
const MAX_STAY_NIGHTS = 365;

const DAY_MS = 86_400_000;

/** A date as the number of days since 1970-01-01. */
const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

const parameters = {
  from: { ...date, description: 'The first night; needs `to`.' },
  to: { ...date, description: `The morning of leaving, at most ${MAX_STAY_NIGHTS} days later.` },
  ask: {
    ...tickedUnless,
    description: 'Leaves out listings whose owner has to be asked about the dates.',
  },
};

const statesSeason = ({ campsite }: SearchableRow): boolean =>
  typeof campsite?.open_from === 'string';

/**
 * A listing that is free on every night matches; one that is taken on any night (or out of season, where
 * the calendar states nothing) does not; the others have to be asked, and `ask=0` leaves them out.
 */
export const dates: Filter<'dates', 'dates', typeof parameters, null> = {
  name: 'dates',
  kind: 'dates',
  appliesTo: 'all',
  parameters,
  columns: {
    season: {
      kind: 'yearly',
      read({ campsite }: SearchableRow) {
        const first = campsite?.open_from;
        const last = campsite?.open_to;
        return first && last ? { first, last } : null;
      },
    },
  },
  criteria: ({ from, to, ask }) =>
    from === null || to === null
      ? []
      : [
          {
            name: 'dates',
            kind: 'days',
            from: dayNumber(from),
            to: dayNumber(to),
            yearly: 'season',
            notStated: ask ? 'keep' : 'drop',
          },
        ],
  facet: null,
  words: null,
  mostFirst: false,
  isStated: statesSeason,
  fact: { of: 'campsites', isStated: statesSeason },
  settle(values, today) {
    const problem = problemOf(values, today);
    if (problem === null) return [];
    values.from = null;
    values.to = null;
    return [problem];
  },
};

function problemOf(
  { from, to }: { from: string | null; to: string | null },
  today: string,
): Note | null {
  if (from === null && to === null) return null;
  if (from === null || to === null) {
    return { param: from === null ? 'from' : 'to', why: 'needs_both_dates' };
  }
  if (to <= from) return { param: 'to', why: 'ends_before_it_begins' };
  if (from < today) return { param: 'from', why: 'in_the_past' };
  const tooLong = dayNumber(to) - dayNumber(from) > MAX_STAY_NIGHTS;
  return tooLong ? { param: 'to', why: 'too_long' } : null;
}
