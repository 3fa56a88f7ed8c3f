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

/** SQL of the ranges in a JSON array of listing ids with ranges, as rows of `availability`. */
const GIVEN_RANGES = `(
     select c.listing_id, t."start" as starts, t."end" as ends, t.status = 'available' as available, t.price
     from json_to_recordset($1::json) as c (listing_id bigint, ranges json),
       json_to_recordset(c.ranges) as t ("start" date, "end" date, status text, price bigint)
   )`;

/**
 * SQL of two relations: the ranges that are given, and the ranges that the same listings have. Each
 * is read once, whatever the planner thinks of their sizes.
 */
const GIVEN_AND_STORED = `with given as materialized ${GIVEN_RANGES}, stored as materialized (
     select * from availability where listing_id = any($2::bigint[])
   )`;

const SAME_RANGE = `(given.listing_id, given.starts, given.ends, given.available)
       = (stored.listing_id, stored.starts, stored.ends, stored.available)
     and given.price is not distinct from stored.price`;

/**
 * Deletes the ranges of listings that are not in their new calendars. `calendars` is a JSON array
 * of all the listing ids with ranges.
 */
export const deleteOtherRanges = statement<
  never,
  [calendars: string, listingIds: readonly number[]]
>(
  'listings.delete_other_ranges',
  `${GIVEN_AND_STORED}
   delete from availability using stored
   where (availability.listing_id, availability.starts) = (stored.listing_id, stored.starts)
     and not exists (select from given where ${SAME_RANGE})`,
);

/** Inserts the ranges that are not stored already; takes the same as `deleteOtherRanges`. */
export const insertCalendars = statement<never, [calendars: string, listingIds: readonly number[]]>(
  'listings.insert_calendars',
  `${GIVEN_AND_STORED}
   insert into availability (listing_id, starts, ends, available, price)
   select given.* from given where not exists (select from stored where ${SAME_RANGE})`,
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
