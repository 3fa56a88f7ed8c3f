import { statement } from '../../platform/db/index.ts';
import type { ListingInput } from '../listing.schema.ts';
import type { Nights } from './nights.ts';

/** What a row of calendars side by side needs of a listing, beside its ranges. */
export interface SideRow {
  id: number;
  price: ListingInput['price'] | null;
  /** The days of the year on which a campsite is open; nulls where it does not say. */
  open_from: string | null;
  open_to: string | null;
  /** The imported calendars with the nights that they take. */
  imports: { id: number; host: string; nights: Nights[] }[];
}

export const selectSides = statement<SideRow, [listingIds: readonly number[]]>(
  'listings.select_sides',
  `select l.id, l.document -> 'price' as price, l.document #>> '{campsite,open_from}' as open_from,
     l.document #>> '{campsite,open_to}' as open_to,
     coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'host', i.host, 'nights', i.blocks)
       order by i.id) from calendar_import i where i.listing_id = l.id), '[]') as imports
   from listing l where l.id = any($1::bigint[])`,
);

/** A listing that is locked until the transaction ends. */
export interface LockedRow {
  id: number;
  external_id: string;
  title: string;
  price: ListingInput['price'] | null;
}

/** Locks several listings like `lockListings`. */
export const lockPricedListings = statement<
  LockedRow,
  [partnerId: number, externalIds: readonly string[]]
>(
  'listings.lock_priced_listings',
  `select id, external_id, title, document -> 'price' as price from listing
   where partner_id = $1 and external_id = any($2::text[]) order by id for no key update`,
);
