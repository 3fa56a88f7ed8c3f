import { type Clock, dayOf, daysBefore, isRealDate } from '../platform/clock.ts';
import { ExpectedError, type Problem } from '../platform/errors.ts';
import type { OwnFigures } from './figures.ts';
import type { Unit } from './figures.sql.ts';
import { KEPT_DAYS } from './roll-up.ts';

/** A partner's query. */
export interface StatsQuestion {
  /** Days as `YYYY-MM-DD`; the last 30 days when unset. */
  from?: string | undefined;
  to?: string | undefined;
  /** The partner's own id of a listing; all listings when unset. */
  listing?: string | undefined;
  by?: Unit | undefined;
}

/** Answers the API's requests for statistics. */
export interface StatsAnswers {
  /** Throws `forbidden` without Premium, `bad_request` for days that are not kept, `not_found`. */
  answer(partnerId: number, question: StatsQuestion): Promise<object>;
  /**
   * Returns the problems of a query's days, for a query that already has other problems. Only
   * well-formed parameters are checked.
   */
  problemsOf(sent: Readonly<Record<string, string>>): Problem[];
}

interface Deps {
  figures: Pick<OwnFigures, 'ofPartner' | 'ofListing'>;
  clock: Clock;
  /** Whether a partner has Premium now. */
  hasPremium(partnerId: number): Promise<boolean>;
}

/** Number of days when none are requested. */
const DEFAULT_DAYS = 30;

/** Number of past days for which each unit is kept. */
const DAYS_BACK = { day: KEPT_DAYS.days, week: KEPT_DAYS.weeks, month: KEPT_DAYS.months };

/** Creates the answers with statistics. */
export function createStatsAnswers({ figures, clock, hasPremium }: Deps): StatsAnswers {
  return {
    async answer(partnerId, { from, to, listing, by: unit = 'day' }) {
      if (!(await hasPremium(partnerId))) {
        throw new ExpectedError('forbidden', 'Statistics are part of Premium.');
      }
      const { first, last, problems } = rangeOf({ from, to, by: unit }, clock.now());
      if (problems.length > 0) {
        throw new ExpectedError(
          'bad_request',
          'The days cannot be answered; see details.',
          problems,
        );
      }
      const range = { from: first, to: last, unit };
      const summary =
        listing === undefined
          ? await figures.ofPartner(partnerId, range)
          : await figures.ofListing(partnerId, listing, range);
      return {
        from: first,
        to: last,
        by: unit,
        listing: listing ?? null,
        ...summary,
        countries: summary.countries.map((row) => ({ ...row, country: row.country || null })),
      };
    },
    problemsOf(sent) {
      const day = (text: string | undefined) =>
        text !== undefined && isRealDate(text) ? text : undefined;
      const known = { from: day(sent.from), to: day(sent.to) };
      // Months are kept longest: days that are too old for them are too old for every unit.
      const { by = 'day' } = sent;
      const range = rangeOf({ ...known, by: isUnit(by) ? by : 'month' }, clock.now());
      return range.problems.filter(({ path }) => known[path as keyof typeof known] !== undefined);
    },
  };
}

/** Returns the days of a query and their problems. */
function rangeOf({ from, to, by: unit = 'day' }: StatsQuestion, now: Date) {
  const today = dayOf(now);
  const last = to ?? today;
  const first = from ?? dayOf(daysBefore(new Date(`${last}T00:00:00Z`), DEFAULT_DAYS - 1));
  const back = DAYS_BACK[unit];
  const problems: Problem[] = [];
  const add = (path: 'from' | 'to', message: string) => problems.push({ path, message });
  if (last > today) add('to', 'must not be after today (UTC)');
  if (first > last) add('from', 'must not be after to');
  if (first < dayOf(daysBefore(now, back - 1))) {
    add('from', `must be within the last ${back} days when asked by ${unit}`);
  }
  return { first, last, problems };
}

const isUnit = (text: string): text is Unit => Object.hasOwn(DAYS_BACK, text);
