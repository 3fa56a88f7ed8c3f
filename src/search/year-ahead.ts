import {
  type Days,
  type MonthCounts,
  type MonthsAnswer,
  monthsAnswer,
  type MonthsQuestion,
} from '@campcairn/column-index';
import { amountsOf } from '../listings/index.ts';
import { type Clock, dayOf } from '../platform/clock.ts';
import { SEASON, SHORTEST_STAY } from './filters/dates.ts';
import { CURRENCY } from './filters/price.ts';
import { criteriaOf } from './filters/questions.ts';
import { OPENSTREETMAP, SOURCE_COLUMN } from './filters/source.ts';
import { WEEK_NIGHTS, windowsOfMonth } from './filters/windows.ts';
import type { Follower } from './follower.ts';
import type { SearchParams } from './search.schema.ts';
import type { SearchArea } from './where.ts';
import type { YearAhead } from './year-ahead.answers.ts';
import { YearCache } from './year-cache.ts';

/** Number of months to count, including the current one. */
const MONTHS = 12;

/** The months from a date on that have a full week left. */
interface MonthsAhead {
  today: string;
  /** Such as `2027-05`. */
  names: string[];
  /** Their remaining days, in days since 1970-01-01. */
  days: Days[];
}

function monthsAhead(today: string): MonthsAhead {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const ahead: MonthsAhead = { today, names: [], days: [] };
  for (let at = 0; at < MONTHS; at++) {
    const name = new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 7);
    const windows = windowsOfMonth(name, WEEK_NIGHTS, today);
    const [first, last] = [windows[0], windows.at(-1)];
    if (!first || !last) continue;
    ahead.names.push(name);
    ahead.days.push({ from: first.from, to: last.to });
  }
  return ahead;
}

/**
 * Creates the function that counts the results of a search by month, regardless of the dates of the search. It returns null
 * for a search with price bounds: these apply to the price of the month's nights, so each month has other results.
 */
export function createYearAhead({ follower, clock }: { follower: Follower; clock: Clock }) {
  const cache = new YearCache(clock);
  let ahead = monthsAhead(dayOf(clock.now()));
  return (params: SearchParams, { where }: SearchArea): YearAhead | null => {
    if (params.price_min !== null || params.price_max !== null) return null;
    const today = dayOf(clock.now());
    if (ahead.today !== today) ahead = monthsAhead(today);
    const undated = { ...params, from: null, to: null, flex: null, month: null };
    const question: MonthsQuestion = {
      where,
      criteria: criteriaOf(undated, today),
      months: ahead.days,
      yearly: SEASON,
      least: SHORTEST_STAY,
      units: CURRENCY,
      part: { column: SOURCE_COLUMN, value: OPENSTREETMAP, has: true },
    };
    const { index, version } = follower;
    const answer = cache.answer(question, version, () => monthsAnswer(index, question));
    return yearOf(answer, ahead.names);
  };
}

function yearOf({ rows, saying, months }: MonthsAnswer, names: readonly string[]): YearAhead {
  const listings = rows.count - rows.part;
  return {
    listings,
    openData: rows.part,
    saying,
    months: months.map((counts, at) => ({
      month: names[at]!,
      ...countsByCalendar(counts, listings),
      ...countsBySeason(counts, rows.count),
      prices: counts.numbers.map(({ unit: currency, count, lowest, median }) => ({
        currency,
        count,
        lowest: amountsOf(lowest, WEEK_NIGHTS, currency).perNight,
        median: amountsOf(median, WEEK_NIGHTS, currency).perNight,
      })),
    })),
  };
}

const countsByCalendar = ({ free, short, taken, shut }: MonthCounts, listings: number) => ({
  free,
  longer: short,
  taken,
  silent: listings - free - short - taken - shut,
});

const countsBySeason = ({ open, closed }: MonthCounts, rows: number) => ({
  open: open.count,
  openOfOpenData: open.part,
  closed: closed.count,
  seasonNotStated: rows - open.count - closed.count,
});
