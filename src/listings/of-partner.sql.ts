import { statement } from '../platform/db/index.ts';

/** Deletes some of a partner's listings and records their ids as deleted. */
export const deleteSomeOfPartner = statement<never, [partnerId: number, now: Date, most: number]>(
  'listings.delete_some_of_partner',
  `with next as (
     select id from listing where partner_id = $1 order by id limit $3 for update
   ),
   deleted as (delete from listing using next where listing.id = next.id returning listing.id)
   insert into deleted_listing (id, deleted_at) select id, $2 from deleted`,
);

/** One range of a partner's calendars. */
export interface PartnerRange {
  listing_id: number;
  external_id: string;
  start: string;
  end: string;
  status: 'available' | 'unavailable';
  price: number | null;
}

/** Selects the ranges of a partner's calendars by listing and start, after a given one. */
export const selectRangesOfPartner = statement<
  PartnerRange,
  [partnerId: number, afterListing: number, afterStart: string, most: number]
>(
  'listings.select_ranges_of_partner',
  `select l.id as listing_id, l.external_id, a.starts as start, a.ends as "end",
     case when a.available then 'available' else 'unavailable' end as status, a.price
   from listing l join availability a on a.listing_id = l.id
   where l.partner_id = $1 and l.id >= $2 and (a.listing_id, a.starts) > ($2, $3::date)
   order by l.id, a.starts limit $4`,
);
