import { statement } from '../platform/db/index.ts';
import type { AvailabilityRange } from './public-listing.ts';

/** Locks a listing against concurrent changes of it and its calendar until the transaction ends. */
export const lockListing = statement<{ id: number }, [partnerId: number, externalId: string]>(
  'listings.lock_listing',
  'select id from listing where partner_id = $1 and external_id = $2 for no key update',
);

export const selectListingId = statement<{ id: number }, [partnerId: number, externalId: string]>(
  'listings.select_listing_id',
  'select id from listing where partner_id = $1 and external_id = $2',
);

/** Locks several listings like `lockListing`, always in the same order. */
export const lockListings = statement<
  { id: number; external_id: string },
  [partnerId: number, externalIds: readonly string[]]
>(
  'listings.lock_listings',
  `select id, external_id from listing
   where partner_id = $1 and external_id = any($2::text[]) order by id for no key update`,
);

/** Selects those of a partner's ids that listings have. */
export const selectKnownIds = statement<
  { external_id: string },
  [partnerId: number, externalIds: readonly string[]]
>(
  'listings.select_known_ids',
  'select external_id from listing where partner_id = $1 and external_id = any($2::text[])',
);

/** SQL of the calendar of the listing `l` as the partner wrote it. */
export const WRITTEN = `coalesce(
  (select w.ranges from written_calendar w where w.listing_id = l.id),
  (select jsonb_agg(jsonb_build_object('start', a.starts, 'end', a.ends,
       'status', case when a.available then 'available' else 'unavailable' end, 'price', a.price)
     order by a.starts) from availability a where a.listing_id = l.id),
  '[]'::jsonb)`;

/** Selects the calendars of a partner's listings as the partner wrote them. */
export const selectWrittenByIds = statement<
  { external_id: string; ranges: (Omit<AvailabilityRange, 'price'> & { price?: number | null })[] },
  [partnerId: number, externalIds: readonly string[]]
>(
  'listings.select_written_by_ids',
  `select l.external_id, ${WRITTEN} as ranges from listing l
   where l.partner_id = $1 and l.external_id = any($2::text[])`,
);

/** The ids of listings, and all their ranges as arrays, one for each column. */
export type RangeColumns = [
  listingIds: readonly number[],
  listingIdOfEach: Buffer,
  starts: Buffer,
  ends: Buffer,
  available: Buffer,
  prices: Buffer,
];

/**
 * Replaces the calendars of listings. It compares them with what is stored, and writes only the
 * ranges that differ.
 */
export const replaceCalendars = statement<never, RangeColumns>(
  'listings.replace_calendars',
  `with changed as materialized (
     select listing_id, starts, g.ends, g.available, g.price, g.ends is null as gone, s.ends is null as added
     from unnest($2::bigint[], $3::date[], $4::date[], $5::boolean[], $6::bigint[])
         as g (listing_id, starts, ends, available, price)
       full join (select * from availability where listing_id = any($1::bigint[])) s
         using (listing_id, starts)
     where (g.ends, g.available, g.price) is distinct from (s.ends, s.available, s.price)
   ), deleted as (
     delete from availability a using changed c
     where c.gone and (a.listing_id, a.starts) = (c.listing_id, c.starts)
   ), updated as (
     update availability a set ends = c.ends, available = c.available, price = c.price from changed c
     where not c.gone and not c.added and (a.listing_id, a.starts) = (c.listing_id, c.starts)
   )
   insert into availability (listing_id, starts, ends, available, price)
   select listing_id, starts, ends, available, price from changed where added`,
);

/** Selects the ranges of a listing in order; with a day (`YYYY-MM-DD`), only those that end after it. */
export const selectRanges = statement<AvailabilityRange, [listingId: number, day: string | null]>(
  'listings.select_ranges',
  `select starts as start, ends as "end",
     case when available then 'available' else 'unavailable' end as status, price
   from availability where listing_id = $1 and ($2::date is null or ends > $2)
   order by starts`,
);

/** Selects the ranges of several listings, like `selectRanges`. */
export const selectRangesOf = statement<
  AvailabilityRange & { listing_id: number },
  [listingIds: readonly number[], day: string]
>(
  'listings.select_ranges_of',
  `select listing_id, starts as start, ends as "end",
     case when available then 'available' else 'unavailable' end as status, price
   from availability where listing_id = any($1::bigint[]) and ends > $2::date
   order by listing_id, starts`,
);
