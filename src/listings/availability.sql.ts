import { statement } from '../platform/db/index.ts';
import type { AvailabilityRange } from './public-listing.ts';

/** Locks a listing against changes of its calendar by others. $1 partner, $2 external id. */
export const lockListing = statement<{ id: number }>(
  'availability.lock',
  'select id from listing where partner_id = $1 and external_id = $2 for no key update',
);

/** $1 partner, $2 external id. */
export const selectListingId = statement<{ id: number }>(
  'availability.listing',
  'select id from listing where partner_id = $1 and external_id = $2',
);

/** $1 listing. */
export const deleteRanges = statement(
  'availability.delete',
  'delete from availability where listing_id = $1',
);

/** $1 listing, $2 the ranges as JSON. */
export const insertRanges = statement(
  'availability.insert',
  `insert into availability (listing_id, starts, ends, available, price)
   select $1, "start", "end", status = 'available', price
   from json_to_recordset($2::json) as t ("start" date, "end" date, status text, price bigint)`,
);

/** $1 listing, $2 the day before which ranges that have ended are left out, or null. */
export const selectRanges = statement<AvailabilityRange>(
  'availability.ranges',
  `select starts as start, ends as "end",
     case when available then 'available' else 'unavailable' end as status, price
   from availability where listing_id = $1 and ($2::date is null or ends > $2)
   order by starts`,
);
