import type { Range } from '../calendar/nights.ts';
import { statement } from '../../platform/db/index.ts';
import { WRITTEN } from '../availability.sql.ts';
import { restorePricesFrom, setPricesFrom } from '../write.sql.ts';

/** A listing with its prices. */
export interface PricedRow {
  id: number;
  external_id: string;
  title: string;
  price_from: number | null;
  currency: string | null;
  price_unit: 'night' | 'week' | null;
  price_lowered_at: Date | null;
  price_before: number | null;
  /** The calendar as the partner wrote it; prices may be null. Null when it was not asked for. */
  ranges: (Omit<Range, 'price'> & { price?: number | null })[] | null;
}

/** Selects a partner's listings with their prices, in the order of their ids, without those being deleted. */
export const selectPriced = statement<
  PricedRow,
  [partnerId: number, ids: number[], withCalendars: boolean]
>(
  'listings.select_priced',
  `select l.id, l.external_id, l.title, l.price_from, l.currency, l.price_unit, l.price_lowered_at,
     l.price_before, case when $3 then ${WRITTEN} end as ranges
   from listing l join listing_summary s on s.listing_id = l.id
   where l.partner_id = $1 and l.id = any($2) and not s.deleting order by l.id`,
);

/** Selects the calendars of listings as the partner wrote them. */
export const selectWrittenOf = statement<
  { id: number; ranges: NonNullable<PricedRow['ranges']> },
  [ids: number[]]
>(
  'listings.select_written_of',
  `select l.id, ${WRITTEN} as ranges from listing l where l.id = any($1)`,
);

/** Sets the own prices of locked listings, from a JSON array of `{id, price}`. */
export const setPrices = statement<never, [prices: string, now: Date]>(
  'listings.set_prices',
  setPricesFrom(`(
    select l.id, l.currency, l.price_unit, g.price as price_from, $2::timestamptz as now
    from jsonb_to_recordset($1::jsonb) as g (id bigint, price bigint) join listing l on l.id = g.id
  ) given`),
);

/** What a change of prices did to a listing. */
export interface ChangedPriceRow {
  listing_id: number;
  old_price: number | null;
  new_price: number | null;
  price_lowered_at: string | null;
  price_before: number | null;
  old_ranges: Range[] | null;
  new_ranges: Range[] | null;
}

/** Records what a change did, from a JSON array of `ChangedPriceRow`. */
export const insertChangedPrices = statement<never, [bulkId: number, rows: string]>(
  'listings.insert_changed_prices',
  `insert into listing_bulk_price (bulk_id, listing_id, old_price, new_price, price_lowered_at,
     price_before, old_ranges, new_ranges)
   select $1, listing_id, old_price, new_price, price_lowered_at, price_before, old_ranges, new_ranges
   from jsonb_to_recordset($2::jsonb) as t (listing_id bigint, old_price bigint, new_price bigint,
     price_lowered_at timestamptz, price_before bigint, old_ranges jsonb, new_ranges jsonb)`,
);

/** Locks the listings of a change of prices. */
export const lockChangedPrices = statement<{ id: number; external_id: string }, [bulkId: number]>(
  'listings.lock_changed_prices',
  `select id, external_id from listing
   where id in (select listing_id from listing_bulk_price where bulk_id = $1) order by id for update`,
);

/** Gives back the own prices that a change has set and nobody has changed since. */
export const restorePrices = statement<{ id: number }, [bulkId: number, now: Date]>(
  'listings.restore_prices',
  restorePricesFrom(`(
    select listing_id as id, old_price, new_price, price_lowered_at, price_before,
      $2::timestamptz as now
    from listing_bulk_price where bulk_id = $1 and old_price is not null
  ) given`),
);

/** Selects the calendars that a change has set, for some of its listings. */
export const selectChangedRanges = statement<
  { listing_id: number; old_ranges: Range[]; new_ranges: Range[] },
  [bulkId: number, ids: number[]]
>(
  'listings.select_changed_ranges',
  `select listing_id, old_ranges, new_ranges from listing_bulk_price
   where bulk_id = $1 and listing_id = any($2) and old_ranges is not null`,
);

/** Selects changes of prices that can still be undone, newest first. */
export const selectOpenPriceChanges = statement<
  { id: number; made_at: Date; undo_until: Date; listings: number },
  [partnerId: number, now: Date]
>(
  'listings.select_open_price_changes',
  `select b.id, b.made_at, b.undo_until, count(*)::int as listings
   from listing_bulk b join listing_bulk_price p on p.bulk_id = b.id
   where b.partner_id = $1 and b.action = 'prices' and b.undo_until > $2
   group by b.id order by b.id desc`,
);
