import { type Clock, dayOf, daysBefore } from '../platform/clock.ts';
import { csvHeader, csvLine } from '../platform/csv.ts';
import type { Queryable } from '../platform/db/index.ts';
import { KEPT_SEARCH_DAYS } from './roll-up.ts';
import {
  type SearchCountFilter,
  type SearchSumRow,
  selectPlaceSums,
  selectSearchedCountries,
  selectSearchSums,
  sumSearches,
} from './search-count.sql.ts';

/** Lengths in days of the times that are offered; the first is the default. */
export const SEARCH_DAYS = [30, 7, KEPT_SEARCH_DAYS] as const;

/** Conditions for searches that found little. */
export interface LittleFoundFilter {
  /** Number of days up to today. */
  days: (typeof SEARCH_DAYS)[number];
  /** ISO 3166 code. */
  country?: string | undefined;
  /** Category; empty for searches that named none. */
  category?: string | undefined;
}

/** Searches that found nothing or little. */
export interface LittleFoundSearches {
  /** The most searched first. */
  items: SearchSumRow[];
  /** Whether there are more than the list has. */
  isCut: boolean;
  /** Searches that are not listed by themselves, since too few visits asked for them. */
  rare: { entries: number; searches: number };
  /** Sum of all searches, and the searches among them that never found anything. */
  total: { searches: number; nothing: number };
  /** Whether no search had enough visits, so that the list has places alone. */
  hasOnlyPlaces: boolean;
}

/** Searches of fewer distinct visits are only part of a sum. */
export const LEAST_VISITS = 3;

const MAX_LISTED = 500;

/** Operators' view of searches that found nothing or little. */
export interface SearchFigures {
  /**
   * Returns searches of a time. Words that fewer than three visits typed are only summed: a person's
   * name or an address that somebody typed by mistake is typed by one person, and what three people
   * type is a wish that supply can meet. If that leaves nothing, as on a new site, the list has the
   * places of searches that named a known place and nothing else, whatever their visits: their names
   * come from the gazetteer, so they cannot be about a person. Free words stay summed even then.
   */
  list(filter: LittleFoundFilter): Promise<LittleFoundSearches>;
  /** Returns the countries that were searched within the kept days, the most searched first. */
  countries(): Promise<string[]>;
}

/** Creates the operators' view of searches that found nothing or little. */
export function createSearchFigures(db: Queryable, clock: Clock): SearchFigures {
  const since = (days: number): string => dayOf(daysBefore(clock.now(), days - 1));
  return {
    async list({ days, country, category }) {
      const filter: SearchCountFilter = {
        since: since(days),
        country: country ?? null,
        category: category ?? null,
      };
      const [total, frequent] = await Promise.all([
        db.one(sumSearches, [filter]),
        db.query(selectSearchSums, [filter, LEAST_VISITS, MAX_LISTED + 1]),
      ]);
      const hasOnlyPlaces = frequent.length === 0 && total.entries > 0;
      const rows = hasOnlyPlaces
        ? await db.query(selectPlaceSums, [filter, MAX_LISTED + 1])
        : frequent;
      const items = rows.slice(0, MAX_LISTED);
      const listed = items.reduce((sum, { searches }) => sum + searches, 0);
      return {
        items,
        isCut: rows.length > MAX_LISTED,
        rare: {
          entries: total.entries - items.length,
          searches: total.searches - listed,
        },
        total: { searches: total.searches, nothing: total.nothing },
        hasOnlyPlaces,
      };
    },
    countries: async () =>
      (await db.query(selectSearchedCountries, [since(KEPT_SEARCH_DAYS)])).map(
        ({ country }) => country,
      ),
  };
}

/** Returns the listed searches as a CSV file; its last line sums the others. */
export const searchesAsCsv = ({ items, rare }: LittleFoundSearches): string =>
  csvHeader([
    'words',
    'place',
    'country',
    'category',
    'narrowed',
    'languages',
    'searches',
    'visits',
    'found_at_most',
  ]) +
  items
    .map((one) =>
      csvLine([
        one.words,
        one.place,
        one.country,
        one.category,
        one.narrowed,
        one.languages.join(' '),
        one.searches,
        one.visits,
        one.found,
      ]),
    )
    .join('') +
  (rare.entries > 0
    ? csvLine([`(${rare.entries} others)`, null, null, null, null, null, rare.searches, null, null])
    : '');
