import { SHOWN_LISTING, type TruePosition, type ListingInput } from '../listings/index.ts';
import { statement } from '../platform/db/index.ts';
import type { Likeness } from './likeness.ts';
import type { Traits } from './traits.ts';

/** Ids of listings that are checked by one statement: above `after_id`, up to `until_id`, which is null after the last. */
export interface Part {
  after_id: number;
  until_id: number | null;
}

/** Selects the listings that are checked next. */
export const selectPart = statement<Part, [most: number]>(
  'duplicates.select_part',
  `select after_id, (
     select max(id) from (
       select id from ${SHOWN_LISTING} l where id > after_id order by id limit $1) as part) as until_id
   from comparison_progress`,
);

/** A listing that has changed since its traits were stored. */
export interface ChangedRow extends TruePosition {
  id: number;
  partner_id: number;
  updated_at: Date;
  document: Pick<ListingInput, 'category' | 'title' | 'vehicle' | 'osm_ref' | 'images'>;
}

/** Selects the shown listings with these ids that have changed since their traits were stored. */
export const selectChanged = statement<ChangedRow, [afterId: number, untilId: number]>(
  'duplicates.select_changed',
  `select l.id, l.partner_id, l.updated_at, l.document, l.lat, l.lng, l.approximate, l.blur_angle,
     l.blur_distance
   from ${SHOWN_LISTING} l left join compared_listing c on c.listing_id = l.id
   where l.id > $1 and l.id <= $2 and c.version is distinct from l.updated_at`,
);

/** The stored data of a listing for comparisons. */
export interface ComparedInput {
  listing_id: number;
  partner_id: number;
  kind: Traits['kind'];
  cell: number;
  traits: Traits;
  sources: string[];
  photos: string[];
  version: Date;
}

/** Stores traits; a listing whose traits or photos differ from the stored ones becomes due for comparison. */
export const keepTraits = statement<never, [rows: string, now: Date]>(
  'duplicates.keep_traits',
  `insert into compared_listing as c
     (listing_id, partner_id, kind, cell, traits, sources, photos, version, due_at)
   select r.*, $2 from jsonb_to_recordset($1::jsonb) as r (listing_id bigint, partner_id bigint, kind text,
     cell integer, traits jsonb, sources text[], photos text[], version timestamptz)
   -- A listing may have been deleted meanwhile.
   where exists (select from ${SHOWN_LISTING} l where l.id = r.listing_id)
   on conflict (listing_id) do update set
     kind = excluded.kind, cell = excluded.cell, traits = excluded.traits, sources = excluded.sources,
     photos = excluded.photos, version = excluded.version,
     due_at = case when (c.traits, c.photos) is distinct from (excluded.traits, excluded.photos)
       then excluded.due_at else c.due_at end`,
);

/**
 * Deletes the stored data and pairs of listings that are no longer shown; `untilId` is null after
 * the last listing.
 */
export const forgetHidden = statement<never, [afterId: number, untilId: number | null]>(
  'duplicates.forget_hidden',
  `with gone as (
     delete from compared_listing c
     where listing_id > $1 and listing_id <= coalesce($2, 9223372036854775807)
       and not exists (select from ${SHOWN_LISTING} l where l.id = c.listing_id)
     returning listing_id
   )
   delete from listing_pair where one in (select listing_id from gone)
     or other in (select listing_id from gone)`,
);

export const keepPlace = statement<never, [afterId: number]>(
  'duplicates.keep_place',
  'update comparison_progress set after_id = $1',
);

/** A listing with its traits and photos. */
export interface ComparedRow {
  listing_id: number;
  partner_id: number;
  kind: Traits['kind'];
  cell: number;
  traits: Traits;
  sources: string[];
  photos: string[];
  version: Date;
}

const COMPARED = 'listing_id, partner_id, kind, cell, traits, sources, photos, version';

/** Selects listings that are due for comparison, the longest due first. */
export const selectDue = statement<ComparedRow, [now: Date, most: number]>(
  'duplicates.select_due',
  `select ${COMPARED} from compared_listing where due_at <= $1 order by due_at, listing_id limit $2`,
);

/** A listing whose neighbours are looked up. */
export interface Place {
  id: number;
  kind: Traits['kind'];
  cells: number[];
  make: string | null;
  lat: number;
  lng: number;
  most: number;
}

/** Selects the listings around a place, those of the same make first, then by distance. */
export const selectNear = statement<ComparedRow, [place: Place]>(
  'duplicates.select_near',
  `select c.*
   from jsonb_to_record($1) as p (id bigint, kind text, cells integer[], make text, lat float8, lng float8,
     most integer)
   cross join lateral (
     select ${COMPARED} from compared_listing c
     where c.kind = p.kind and c.cell = any(p.cells) and c.listing_id <> p.id
     order by coalesce(c.traits ->> 'make' = p.make, false) desc,
       abs((c.traits #>> '{position,lat}')::float8 - p.lat)
         + abs((c.traits #>> '{position,lng}')::float8 - p.lng), c.listing_id
     limit p.most) as c`,
);

/** A stored print. */
export interface PrintRow {
  key: string;
  print: Buffer | null;
  failures: number;
  taken_at: Date;
}

export const selectPrints = statement<PrintRow, [keys: readonly string[]]>(
  'duplicates.select_prints',
  'select key, print, failures, taken_at from photo_print where key = any($1)',
);

/** Stores a print; null for a photo without one. */
export const keepPrint = statement<
  never,
  [
    key: string,
    print: Buffer | null,
    bands: readonly number[] | null,
    about: { failed: boolean; now: Date },
  ]
>(
  'duplicates.keep_print',
  `insert into photo_print as p (key, print, bands, failures, taken_at)
   select $1, $2, $3::integer[], failed::int, now
   from jsonb_to_record($4) as r (failed boolean, now timestamptz)
   on conflict (key) do update set print = excluded.print, bands = excluded.bands,
     failures = case when excluded.failures = 0 then 0 else p.failures + 1 end,
     taken_at = excluded.taken_at`,
);

/** Deletes old prints of photos that no listing shows. */
export const forgetPrints = statement<never, [before: Date]>(
  'duplicates.forget_prints',
  `delete from photo_print p where taken_at < $1
     and not exists (select from compared_listing c where c.photos @> array[p.key])`,
);

/**
 * Selects photos that may show the same picture as given ones, because their prints share bands,
 * with the listings that show them.
 */
export const selectHolders = statement<
  { of: string; key: string; print: Buffer; id: number; partnerId: number },
  [keys: readonly string[], most: number]
>(
  'duplicates.select_holders',
  `select q.key as of, p.key, p.print, c.listing_id as id, c.partner_id as "partnerId"
   from photo_print q
   cross join lateral (
     select p.key, p.print from photo_print p where p.bands && q.bands
     order by cardinality(array(select unnest(p.bands) intersect select unnest(q.bands))) desc, p.key
     limit $2) p
   cross join lateral (
     select listing_id, partner_id from compared_listing c where c.photos @> array[p.key] limit $2) c
   where q.key = any($1)`,
);

/** The likeness of a listing to another one. */
export interface JudgedPair extends Likeness {
  other: number;
}

/** Replaces the stored pairs of a listing. */
export const keepPairs = statement<never, [listingId: number, pairs: string, now: Date]>(
  'duplicates.keep_pairs',
  `with judged as (
     select least($1, j.other) as one, greatest($1, j.other) as other, j.points, j.reasons
     from jsonb_to_recordset($2::jsonb) as j (other bigint, points real, reasons jsonb)
     join compared_listing c on c.listing_id = j.other
   ), gone as (
     delete from listing_pair p where $1 in (p.one, p.other)
       and not exists (select from judged j where (j.one, j.other) = (p.one, p.other))
   )
   insert into listing_pair (one, other, points, reasons, judged_at)
   select one, other, points, reasons, $3 from judged
   where exists (select from compared_listing where listing_id = $1)
   on conflict (one, other) do update set
     points = excluded.points, reasons = excluded.reasons, judged_at = excluded.judged_at`,
);

/** Locks the stored traits of listings, in the order of their ids, so that one transaction at a time decides their pairs. */
export const lockCompared = statement<{ listing_id: number }, [ids: readonly number[]]>(
  'duplicates.lock_compared',
  'select listing_id from compared_listing where listing_id = any($1) order by listing_id for update',
);

/**
 * Returns SQL for pairs of `listing` with other listings of the same partner whose points are too
 * close to the points of `p`.
 */
const rivals = (listing: string, paired: string, partner: string): string => `
         select from (
           select other as id, points from listing_pair where one = ${listing}
           union all select one, points from listing_pair where other = ${listing}) as rival
         join compared_listing c on c.listing_id = rival.id and c.partner_id = ${partner}
         where rival.id <> ${paired} and rival.points > p.points - ($2::jsonb ->> 'clear')::real`;

/**
 * Decides which pairs of some listings, and of the listings paired with them, are matches. A match
 * has enough points, is clearly ahead of any other pair with the same partner, and nobody has
 * rejected it.
 */
export const decidePairs = statement<
  never,
  [ids: readonly number[], limits: { same: number; clear: number }]
>(
  'duplicates.decide_pairs',
  `with asked as (
     select unnest($1::bigint[]) as id
   ), touched as (
     select id from asked
     union select case when p.one = a.id then p.other else p.one end
     from asked a join listing_pair p on p.one = a.id or p.other = a.id
   ), decided as (
     select p.one, p.other,
       p.points >= ($2::jsonb ->> 'same')::real
       and not exists (${rivals('p.one', 'p.other', 'o.partner_id')})
       and not exists (${rivals('p.other', 'p.one', 'm.partner_id')})
       and not exists (select from parted_pair s
         join ${SHOWN_LISTING} x on x.partner_id = s.partner_one and x.external_id = s.external_one
         join ${SHOWN_LISTING} y on y.partner_id = s.partner_other and y.external_id = s.external_other
         where (x.id, y.id) in ((p.one, p.other), (p.other, p.one))) as is_same
     from listing_pair p
     join compared_listing m on m.listing_id = p.one
     join compared_listing o on o.listing_id = p.other
     where p.one in (select id from touched) or p.other in (select id from touched)
   )
   update listing_pair p set is_same = d.is_same from decided d
   where (p.one, p.other) = (d.one, d.other) and p.is_same <> d.is_same`,
);

/** Records that a version of a listing was compared; a listing that has changed since stays due. */
export const keepCompared = statement<
  never,
  [listingId: number, version: Date, nextDueAt: Date | null]
>(
  'duplicates.keep_compared',
  'update compared_listing set due_at = $3 where listing_id = $1 and version = $2',
);
