import { ANY_LISTING, type ListingInput, SHOWN_LISTING } from '../listings/index.ts';
import { statement } from '../platform/db/index.ts';
import { ANY_PARTNER } from '../partners/index.ts';
import type { Likeness } from './likeness.ts';

/** A listing of another partner that matches one, or whose match was rejected. */
export interface PairRow {
  id: number;
  slug: string;
  title: string;
  partner_id: number;
  partner_name: string;
  price: ListingInput['price'] | null;
  reasons: Likeness['reasons'];
  /** When the match was rejected, and by which partner; the partner is null for operators. */
  said_at: Date | null;
  said_by: number | null;
}

const OTHER = `o.id, o.slug, o.title, o.partner_id, o.partner_name, o.document -> 'price' as price`;

/** Selects the shown listings that match a listing. */
export const selectSame = statement<PairRow, [listingId: number]>(
  'duplicates.select_same',
  `select ${OTHER}, p.reasons, null::timestamptz as said_at, null::bigint as said_by
   from (
     select other as id from listing_pair where one = $1 and is_same
     union all select one from listing_pair where other = $1 and is_same) same
   join ${SHOWN_LISTING} o on o.id = same.id
   join listing_pair p on (p.one, p.other) = (least($1, o.id), greatest($1, o.id))
   order by o.id`,
);

/** Selects the shown listings whose match with a listing was rejected. */
export const selectRejected = statement<PairRow, [listingId: number]>(
  'duplicates.select_rejected',
  `select ${OTHER}, '{}'::jsonb as reasons, s.said_at, s.said_by
   from ${ANY_LISTING} l
   join parted_pair s on (s.partner_one, s.external_one) = (l.partner_id, l.external_id)
     or (s.partner_other, s.external_other) = (l.partner_id, l.external_id)
   join ${SHOWN_LISTING} o on (o.partner_id, o.external_id)
     in ((s.partner_one, s.external_one), (s.partner_other, s.external_other))
   where l.id = $1 and o.partner_id <> l.partner_id
   order by o.id`,
);

/** Selects all matches, the newest first. */
export const selectPairs = statement<
  {
    one: number;
    one_title: string;
    one_partner: string;
    other: number;
    other_title: string;
    other_partner: string;
    points: number;
  },
  [most: number]
>(
  'duplicates.select_pairs',
  `select p.one, a.title as one_title, a.partner_name as one_partner, p.other, b.title as other_title,
     b.partner_name as other_partner, p.points
   from listing_pair p
   join ${SHOWN_LISTING} a on a.id = p.one
   join ${SHOWN_LISTING} b on b.id = p.other
   where p.is_same order by p.judged_at desc, p.one, p.other limit $1`,
);

/** Records that two listings are not the same; no row when that is recorded already. */
export const insertRejection = statement<
  { partner_one: number },
  [one: number, other: number, saidBy: number | null, now: Date]
>(
  'duplicates.insert_rejection',
  `insert into parted_pair (partner_one, external_one, partner_other, external_other, said_by, said_at)
   select a.partner_id, a.external_id, b.partner_id, b.external_id, $3, $4
   from ${ANY_LISTING} a join ${ANY_LISTING} b on a.partner_id < b.partner_id
   where (a.id, b.id) in (($1, $2), ($2, $1))
   on conflict do nothing returning partner_one`,
);

/**
 * Deletes the record of a partner that two listings are not the same; any record when `saidBy` is
 * null.
 */
export const deleteRejection = statement<
  { partner_one: number },
  [one: number, other: number, saidBy: number | null]
>(
  'duplicates.delete_rejection',
  `delete from parted_pair s using ${ANY_LISTING} a, ${ANY_LISTING} b
   where (a.id, b.id) in (($1, $2), ($2, $1))
     and (s.partner_one, s.external_one) = (a.partner_id, a.external_id)
     and (s.partner_other, s.external_other) = (b.partner_id, b.external_id)
     and ($3::bigint is null or s.said_by = $3)
   returning s.partner_one`,
);

export const selectListing = statement<
  { partner_id: number; external_id: string; title: string; partner_name: string },
  [listingId: number]
>(
  'duplicates.select_listing',
  `select l.partner_id, l.external_id, l.title, partner.name as partner_name
   from ${ANY_LISTING} l join ${ANY_PARTNER} partner on partner.id = l.partner_id where l.id = $1`,
);
