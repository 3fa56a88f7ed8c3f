import { ANY_LISTING, documentWithStatus } from '../../listings/index.ts';
import { statement } from '../../platform/db/index.ts';

/** The effect of a run on a listing. */
export type Change = 'added' | 'changed' | 'resumed' | 'unchanged';

/** A listing that a run would write. */
export interface ChangedListing {
  external_id: string;
  title: string;
  /** The listing as published; null for a new one. */
  live: Record<string, unknown> | null;
  next: Record<string, unknown>;
}

export interface ChangeRow {
  change: Change;
  count: number;
  /** The first ones in the file; empty for unchanged listings. */
  listings: ChangedListing[];
}

/** Maximum number of listings shown for each kind of change. */
const MAX_SHOWN = 20;

/**
 * Selects the effect of a run on the listings of the staged rows, by the rules of `updateKnown` and
 * `insertNew`.
 */
export const selectChanges = statement<ChangeRow, [feedId: number, partnerId: number]>(
  'feeds.select_changes',
  `with staged as (
     select s.row, s.external_id, s.title, s.document, l.id, l.document as live,
       case when r.resumes then 'active' else l.status end as next_status,
       coalesce(r.resumes, false) as resumes
     from feed_stage s
     left join ${ANY_LISTING} l on l.partner_id = $2 and l.external_id = s.external_id
     left join lateral (
       select r.state = 'paused' and l.updated_at = coalesce(r.paused_at, l.updated_at) as resumes
       from feed_row r where r.listing_id = l.id and r.feed_id = $1
     ) r on true
     where s.valid
   ), next as (
     select row, external_id, title, id, live, resumes,
       case when id is null or next_status = 'active' then document
         else ${documentWithStatus('document', 'next_status')} end as document
     from staged
   ), judged as (
     select *, case when id is null then 'added' when live = document then 'unchanged'
       when resumes then 'resumed' else 'changed' end as change
     from next
   ), ranked as (
     select *, row_number() over (partition by change order by row) as place from judged
   )
   select change, count(*)::int as count,
     coalesce(jsonb_agg(jsonb_build_object('external_id', external_id, 'title', title, 'live', live,
       'next', document) order by row) filter (where place <= ${MAX_SHOWN} and change <> 'unchanged'),
       '[]') as listings
   from ranked group by change`,
);

export interface MissingRow {
  /** Number of the feed's listings that are not in the file. */
  missing: number;
  /** The number of missing listings that are shown now. */
  pausing: number;
  /** Number of listings that the feed publishes. */
  live: number;
  /** Whether some listings already await an operator's confirmation. */
  held: boolean;
  listings: { external_id: string; title: string }[];
}

/** Selects the listings that a run would find missing, by the rules of `markMissing`. */
export const selectMissing = statement<MissingRow, [feedId: number]>(
  'feeds.select_missing',
  `with published as materialized (
     select r.listing_id, r.external_id, r.state,
       not exists (select from feed_stage s where s.external_id = r.external_id) as missing
     from feed_row r where r.feed_id = $1 and r.state in ('live', 'held')
   ), gone as (
     select p.external_id, l.title
     from published p join ${ANY_LISTING} l on l.id = p.listing_id
     where p.missing and l.status = 'active'
   )
   select count(*)::int as live, count(*) filter (where missing)::int as missing,
     coalesce(bool_or(missing and state = 'held'), false) as held,
     (select count(*)::int from gone) as pausing,
     (select coalesce(jsonb_agg(jsonb_build_object('external_id', external_id, 'title', title)), '[]')
      from (select * from gone order by external_id limit ${MAX_SHOWN}) g) as listings
   from published`,
);
