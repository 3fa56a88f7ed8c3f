import { statement } from '../platform/db/index.ts';
import type { LittleFound } from './little-found.ts';

/** Counts of one search and day. */
export interface SearchCountRow extends LittleFound {
  /** UTC date, `YYYY-MM-DD`. */
  day: string;
  searches: number;
  visits: number;
}

const KEY = 'day, words, place, country, category, narrowed, language';

/** Adds counts in the order of their key, which prevents deadlocks. */
export const addSearchCounts = statement<never, [rows: string]>(
  'statistics.add_search_counts',
  `insert into search_count as known (${KEY}, searches, visits, found)
   select ${KEY}, searches, visits, found
   from json_to_recordset($1::json) as added (day date, words text, place text, country text,
     category text, narrowed boolean, language text, searches integer, visits integer, found smallint)
   order by ${KEY}
   on conflict (${KEY}) do update set searches = known.searches + excluded.searches,
     visits = known.visits + excluded.visits, found = greatest(known.found, excluded.found)`,
);

/** Deletes the counts of days before a given one. */
export const forgetSearchCounts = statement<never, [before: string]>(
  'statistics.forget_search_counts',
  'delete from search_count where day < $1::date',
);

/** Conditions for searches; null means no condition. */
export interface SearchCountFilter {
  /** UTC date, `YYYY-MM-DD`. */
  since: string;
  country: string | null;
  /** Empty for searches of any category. */
  category: string | null;
}

/** The sum of a search's counts in a time. */
export interface SearchSumRow {
  words: string;
  place: string;
  country: string;
  category: string;
  narrowed: boolean;
  /** Languages of the pages, in order. */
  languages: string[];
  searches: number;
  visits: number;
  /** The highest number of results. */
  found: number;
}

const FILTERED = `search_count
   where day >= ($1::jsonb ->> 'since')::date
     and ($1::jsonb ->> 'country' is null or country = $1::jsonb ->> 'country')
     and ($1::jsonb ->> 'category' is null
       or ($1::jsonb ->> 'category' = '' and category = '')
       or $1::jsonb ->> 'category' = any(string_to_array(category, ',')))`;

/** Selects searches with at least so many visits, the most searched first. */
export const selectSearchSums = statement<
  SearchSumRow,
  [filter: SearchCountFilter, leastVisits: number, limit: number]
>(
  'statistics.select_search_sums',
  `select words, place, country, category, narrowed,
     array_agg(distinct language order by language) as languages,
     sum(searches)::int as searches, sum(visits)::int as visits, max(found)::int as found
   from ${FILTERED}
   group by words, place, country, category, narrowed having sum(visits) >= $2
   order by searches desc, visits desc, place, words, category, narrowed limit $3`,
);

/** Selects searches of a known place without other words, the most searched first. */
export const selectPlaceSums = statement<SearchSumRow, [filter: SearchCountFilter, limit: number]>(
  'statistics.select_place_sums',
  `select words, place, country, category, narrowed,
     array_agg(distinct language order by language) as languages,
     sum(searches)::int as searches, sum(visits)::int as visits, max(found)::int as found
   from ${FILTERED} and words = '' and place <> ''
   group by words, place, country, category, narrowed
   order by searches desc, visits desc, place, category, narrowed limit $2`,
);

/** Sums all searches of a filter. */
export const sumSearches = statement<
  { entries: number; searches: number; visits: number; nothing: number },
  [filter: SearchCountFilter]
>(
  'statistics.sum_searches',
  `select count(*)::int as entries, coalesce(sum(searches), 0)::int as searches,
     coalesce(sum(visits), 0)::int as visits,
     coalesce(sum(searches) filter (where found = 0), 0)::int as nothing
   from (
     select sum(searches) as searches, sum(visits) as visits, max(found) as found
     from ${FILTERED} group by words, place, country, category, narrowed
   ) one`,
);

/** Selects the countries of searches since a day, the most searched first. */
export const selectSearchedCountries = statement<
  { country: string; searches: number },
  [since: string]
>(
  'statistics.select_searched_countries',
  `select country, sum(searches)::int as searches from search_count
   where day >= $1::date and country <> '' group by country order by searches desc, country`,
);
