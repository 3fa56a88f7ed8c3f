import { statement } from '../../platform/db/index.ts';
import type { Category, ListingStatus } from '../enumerations.ts';

/** What a list of listings is narrowed down to; null for conditions that are not set. */
export interface LineFilter {
  /** Patterns for LIKE, in lower case, all of which have to match. */
  words: string[];
  status: ListingStatus | null;
  category: Category | null;
  missing: 'photos' | 'dates' | 'price' | null;
  /** The day (`YYYY-MM-DD`) from which on a calendar has to say something. */
  today: string;
}

/** Where a page goes on: the sort key and id of the line before. */
export interface LineAfter {
  key: string | number;
  id: number;
}

/** One listing in a partner's list. */
export interface LineRow {
  id: number;
  external_id: string;
  title: string;
  slug: string;
  category: Category;
  status: ListingStatus;
  country_code: string;
  region_id: string | null;
  town_id: number | null;
  price_from: number | null;
  currency: string | null;
  price_unit: 'night' | 'week' | null;
  /** The address of the first picture. */
  cover: string | null;
  photos: number;
  calendar_until: string | null;
  updated_at: Date;
  sort_key: string | number | Date;
}

/** A field of the filter, as a subquery that is evaluated once and not for each listing. */
const filter = (field: string, type = 'text'): string =>
  `(select ($2::jsonb ->> '${field}')::${type})`;

const WORDS = `(select array(select jsonb_array_elements_text($2::jsonb -> 'words')))`;

const withoutDates = (today: string): string =>
  `(s.calendar_until is null or s.calendar_until <= ${today})`;

const MATCHES = `s.searchable like all (${WORDS}::text[])
  and (${filter('status')} is null or s.status = ${filter('status')})
  and (${filter('category')} is null or s.category = ${filter('category')})
  and case ${filter('missing')} when 'photos' then s.photos = 0
    when 'dates' then ${withoutDates(filter('today', 'date'))}
    when 'price' then s.price is null else true end`;

/** A partner's listings without those that are being deleted. */
const OWN = 'from listing_summary s where s.partner_id = $1 and not s.deleting';

/** A sort key, and what stands before all of them or behind. */
interface Order {
  key: string;
  type: string;
  direction: 'asc' | 'desc';
  start: string;
}

/** The text of a page in an order; each order has an index. */
const pageBy = ({ key, type, direction, start }: Order): string =>
  `with page as (
     select s.listing_id, s.photos, s.calendar_until, ${key} as sort_key ${OWN} and ${MATCHES}
       and (${key}, s.listing_id) ${direction === 'asc' ? '>' : '<'} (
         coalesce(($3::jsonb ->> 'key')::${type}, ${start}),
         coalesce(($3::jsonb ->> 'id')::bigint, ${direction === 'asc' ? 0 : Number.MAX_SAFE_INTEGER}))
     order by ${key} ${direction}, s.listing_id ${direction} limit $4
   )
   select l.id, l.external_id, l.title, l.slug, l.category, l.status, l.country_code, l.region_id,
     l.town_id, l.price_from, l.currency, l.price_unit, l.document #>> '{images,0,url}' as cover,
     l.updated_at, page.photos, page.calendar_until, page.sort_key
   from page join listing l on l.id = page.listing_id
   order by page.sort_key ${direction}, page.listing_id ${direction}`;

type Page = [partnerId: number, filter: LineFilter, after: LineAfter | null, limit: number];

export const selectLinesByUpdated = statement<LineRow, Page>(
  'listings.select_lines_by_updated',
  pageBy({ key: 's.updated_at', type: 'timestamptz', direction: 'desc', start: `'infinity'` }),
);

export const selectLinesByNewest = statement<LineRow, Page>(
  'listings.select_lines_by_newest',
  pageBy({
    key: 's.listing_id',
    type: 'bigint',
    direction: 'desc',
    start: String(Number.MAX_SAFE_INTEGER),
  }),
);

export const selectLinesByTitle = statement<LineRow, Page>(
  'listings.select_lines_by_title',
  pageBy({ key: 's.slug', type: 'text', direction: 'asc', start: `''` }),
);

/** Listings without a price come last. */
export const selectLinesByPrice = statement<LineRow, Page>(
  'listings.select_lines_by_price',
  pageBy({
    key: `coalesce(s.price, ${Number.MAX_SAFE_INTEGER})`,
    type: 'bigint',
    direction: 'asc',
    start: '-1',
  }),
);

/** How many listings a partner has by status, how many lack something, and how many match. */
export interface LineCounts {
  active: number;
  paused: number;
  without_photos: number;
  without_dates: number;
  without_price: number;
  matching: number;
}

/** All counts in one scan; counting what is there takes less than testing for what is not. */
const countsOf = (matching: string): string =>
  `select (n - paused)::int as active, paused::int, without_photos::int,
     (n - with_dates)::int as without_dates, (n - with_price)::int as without_price, matching::int
   from (
     select count(*) as n, count(*) filter (where s.status = 'paused') as paused,
       count(*) filter (where s.photos = 0) as without_photos,
       count(*) filter (where s.calendar_until > ${filter('today', 'date')}) as with_dates,
       count(s.price) as with_price, ${matching} as matching
     ${OWN}
   ) counted`;

export const countLines = statement<LineCounts, [partnerId: number, filter: LineFilter]>(
  'listings.count_lines',
  countsOf('count(*)'),
);

/** What a partner's active listings lack that travellers look for. */
export interface UnfinishedCounts {
  /** Whether there are any listings at all. */
  any: boolean;
  without_photos: number;
  without_dates: number;
}

const upTo = (condition: string): string =>
  `(select count(*)::int from (
     select ${OWN} and s.status = 'active' and ${condition} limit $3) few)`;

/** Counts up to `most` of each, from the index alone. */
export const countUnfinished = statement<
  UnfinishedCounts,
  [partnerId: number, today: string, most: number]
>(
  'listings.count_unfinished',
  `select coalesce((select true ${OWN} order by s.updated_at limit 1), false) as any, ${upTo('s.photos = 0')} as without_photos,
     ${upTo(withoutDates('$2::date'))} as without_dates`,
);

export const countMatchingLines = statement<LineCounts, [partnerId: number, filter: LineFilter]>(
  'listings.count_matching_lines',
  countsOf(`count(*) filter (where ${MATCHES})`),
);

/** The ids of all listings that match a filter. */
export const selectLineIds = statement<{ id: number }, [partnerId: number, filter: LineFilter]>(
  'listings.select_line_ids',
  `select s.listing_id as id ${OWN} and ${MATCHES}`,
);
