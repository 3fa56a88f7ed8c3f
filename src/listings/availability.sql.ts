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

export const deleteRanges = statement<never, [listingId: number]>(
  'listings.delete_ranges',
  'delete from availability where listing_id = $1',
);

/** Inserts ranges from a JSON array. */
export const insertRanges = statement<never, [listingId: number, ranges: string]>(
  'listings.insert_ranges',
  `insert into availability (listing_id, starts, ends, available, price)
   select $1, "start", "end", status = 'available', price
   from json_to_recordset($2::json) as t ("start" date, "end" date, status text, price bigint)`,
);

/**
 * Inserts the ranges of listings that have none. `calendars` is a JSON array of listing ids with
 * ranges.
 */
export const insertCalendars = statement<never, [calendars: string]>(
  'listings.insert_calendars',
  `insert into availability (listing_id, starts, ends, available, price)
   select c.listing_id, t."start", t."end", t.status = 'available', t.price
   from json_to_recordset($1::json) as c (listing_id bigint, ranges json),
     json_to_recordset(c.ranges) as t ("start" date, "end" date, status text, price bigint)`,
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
