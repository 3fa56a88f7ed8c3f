import { statement } from '../../platform/db/index.ts';
import type { Category, ListingStatus } from '../enumerations.ts';

/** Missing content that travellers look for. */
export type Lack = 'photos' | 'dates' | 'price';

/** Where a page begins: after the row with this sort key and id. */
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
  /** Whether an operator has hidden it. */
  is_hidden: boolean;
  country_code: string;
  region_id: string | null;
  town_id: number | null;
  price_from: number | null;
  currency: string | null;
  price_unit: 'night' | 'week' | null;
  /** Address of the first picture. */
  cover: string | null;
  photos: number;
  calendar_until: string | null;
  updated_at: Date;
  sort_key: string | number | Date;
}

/** SQL of a partner's listings without those that are being deleted. */
const OWN = 'from listing_summary s where s.partner_id = $1 and not s.deleting';

/** SQL condition: no calendar extends beyond a day. */
const lacksDates = (today: string): string =>
  `(s.calendar_until is null or s.calendar_until <= ${today})`;

/** Parameters of a filter; null for conditions that are not set. */
export type FilterParams = [
  partnerId: number,
  /** A substring in lower case; searching for it takes half the time of LIKE. */
  part: string | null,
  /** Patterns for LIKE in lower case, which must all match. */
  patterns: string[] | null,
  status: ListingStatus | null,
  category: Category | null,
  lack: Lack | null,
  /** The day (`YYYY-MM-DD`) after which a calendar must have nights. */
  today: string,
];

const MATCHING = `${OWN}
  and ($2::text is null or strpos(s.searchable, $2) > 0)
  and ($3::text[] is null or s.searchable like all ($3))
  and ($4::text is null or s.status = $4)
  and ($5::text is null or s.category = $5)
  and case $6::text when 'photos' then s.photos = 0 when 'dates' then ${lacksDates('$7::date')}
    when 'price' then s.price is null else true end`;

/** A sort key, with the value that comes before all others in its direction. */
interface Order {
  key: string;
  type: string;
  direction: 'asc' | 'desc';
  start: string;
}

const BY_UPDATED: Order = {
  key: 's.updated_at',
  type: 'timestamptz',
  direction: 'desc',
  start: `'infinity'`,
};
const BY_NEWEST: Order = {
  key: 's.listing_id',
  type: 'bigint',
  direction: 'desc',
  start: String(Number.MAX_SAFE_INTEGER),
};
const BY_TITLE: Order = { key: 's.slug', type: 'text', direction: 'asc', start: `''` };
/** Listings without a price come last. */
const BY_PRICE: Order = {
  key: `coalesce(s.price, ${Number.MAX_SAFE_INTEGER})`,
  type: 'bigint',
  direction: 'asc',
  start: '-1',
};

/** SQL condition: a row comes after another, which the parameter `after` contains. */
const comesAfter = (key: string, { type, direction, start }: Order, after: string): string =>
  `(${key}, listing_id) ${direction === 'asc' ? '>' : '<'} (
     coalesce((${after}::jsonb ->> 'key')::${type}, ${start}),
     coalesce((${after}::jsonb ->> 'id')::bigint, ${direction === 'asc' ? 0 : Number.MAX_SAFE_INTEGER}))`;

const LINE = `l.id, l.external_id, l.title, l.slug, l.category, l.status, l.country_code, l.region_id,
  l.town_id, l.price_from, l.currency, l.price_unit, l.document #>> '{images,0,url}' as cover,
  l.updated_at, page.photos, page.calendar_until, page.sort_key,
  exists (select from hidden_listing h
    where (h.partner_id, h.external_id) = (l.partner_id, l.external_id)) as is_hidden`;

type Page = [partnerId: number, after: LineAfter | null, limit: number];

/** SQL for one page of all rows, read from the order's index. */
const pageBy = (order: Order): string =>
  `with page as (
     select s.listing_id, s.photos, s.calendar_until, ${order.key} as sort_key ${OWN}
       and ${comesAfter(order.key, order, '$2')}
     order by ${order.key} ${order.direction}, s.listing_id ${order.direction} limit $3
   )
   select ${LINE} from page join listing l on l.id = page.listing_id
   order by page.sort_key ${order.direction}, page.listing_id ${order.direction}`;

/** A matching row with the number of matches; all other columns are null when the page is empty. */
export type FilteredLineRow =
  | (LineRow & { matching: number })
  | (Record<keyof LineRow, null> & { matching: number });

type FilteredPage = [...FilterParams, after: LineAfter | null, limit: number];

/** SQL for one page of the matching rows with their number, from one scan. */
const filteredPageBy = (order: Order): string =>
  `with matching as materialized (
     select s.listing_id, s.photos, s.calendar_until, ${order.key} as sort_key ${MATCHING}
   ), page as (
     select * from matching where ${comesAfter('sort_key', order, '$8')}
     order by sort_key ${order.direction}, listing_id ${order.direction} limit $9
   )
   select counted.matching, ${LINE}
   from (select count(*)::int as matching from matching) counted
   left join (page join listing l on l.id = page.listing_id) on true
   order by page.sort_key ${order.direction}, page.listing_id ${order.direction}`;

export const selectLinesByUpdated = statement<LineRow, Page>(
  'listings.select_lines_by_updated',
  pageBy(BY_UPDATED),
);
export const selectLinesByNewest = statement<LineRow, Page>(
  'listings.select_lines_by_newest',
  pageBy(BY_NEWEST),
);
export const selectLinesByTitle = statement<LineRow, Page>(
  'listings.select_lines_by_title',
  pageBy(BY_TITLE),
);
export const selectLinesByPrice = statement<LineRow, Page>(
  'listings.select_lines_by_price',
  pageBy(BY_PRICE),
);
export const filterLinesByUpdated = statement<FilteredLineRow, FilteredPage>(
  'listings.filter_lines_by_updated',
  filteredPageBy(BY_UPDATED),
);
export const filterLinesByNewest = statement<FilteredLineRow, FilteredPage>(
  'listings.filter_lines_by_newest',
  filteredPageBy(BY_NEWEST),
);
export const filterLinesByTitle = statement<FilteredLineRow, FilteredPage>(
  'listings.filter_lines_by_title',
  filteredPageBy(BY_TITLE),
);
export const filterLinesByPrice = statement<FilteredLineRow, FilteredPage>(
  'listings.filter_lines_by_price',
  filteredPageBy(BY_PRICE),
);

/** Numbers of a partner's listings by status and by missing content. */
export interface LineCounts {
  active: number;
  paused: number;
  without_photos: number;
  without_dates: number;
  without_price: number;
}

/** SQL that counts a partner's listings of a condition up to `$3`, from an index alone. */
const upTo = (condition: string): string =>
  `(select count(*)::int from (select ${OWN} and ${condition} limit $3) few)`;

const WITHOUT_PHOTOS = 's.photos = 0';
const WITHOUT_DATES = lacksDates('$2::date');
/** All statuses, so that an index that begins with the status can be used. */
const OF_ANY_STATUS = `s.status in ('active', 'paused')`;

type Counted = [partnerId: number, today: string, most: number];

/** Counts all of a partner's listings, and up to `most` of each kind of missing content. */
export const countLines = statement<LineCounts, Counted>(
  'listings.count_lines',
  `select (select count(*)::int ${OWN} and s.status = 'active') as active,
     (select count(*)::int ${OWN} and s.status = 'paused') as paused,
     ${upTo(`${OF_ANY_STATUS} and ${WITHOUT_PHOTOS}`)} as without_photos,
     ${upTo(`${OF_ANY_STATUS} and ${WITHOUT_DATES}`)} as without_dates,
     ${upTo('s.price is null')} as without_price`,
);

/** Missing content of a partner's active listings. */
export interface UnfinishedCounts {
  /** Whether the partner has any listings. */
  any: boolean;
  without_photos: number;
  without_dates: number;
}

/** Counts up to `most` of each kind. */
export const countUnfinished = statement<UnfinishedCounts, Counted>(
  'listings.count_unfinished',
  `select coalesce((select true ${OWN} order by s.updated_at limit 1), false) as any,
     ${upTo(`s.status = 'active' and ${WITHOUT_PHOTOS}`)} as without_photos,
     ${upTo(`s.status = 'active' and ${WITHOUT_DATES}`)} as without_dates`,
);

/** Selects the ids of all listings that match a filter. */
export const selectLineIds = statement<{ id: number }, FilterParams>(
  'listings.select_line_ids',
  `select s.listing_id as id ${MATCHING}`,
);
