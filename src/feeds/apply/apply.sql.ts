import {
  ANY_LISTING,
  documentWithStatus,
  insertListingsFrom,
  pauseListingsFrom,
  selectedColumns,
  updateListingsFrom,
} from '../../listings/index.ts';
import { statement } from '../../platform/db/index.ts';

/**
 * Pauses the held listings. Those that were already paused by someone else are not resumed by the feed
 * later.
 */
export const pauseHeld = statement<{ paused: number }, [feedId: number, now: Date]>(
  'feeds.pause_held',
  `with held as materialized (
     select listing_id from feed_row where feed_id = $1 and state = 'held'
   ), paused as (
     ${pauseListingsFrom('(select listing_id, $2::timestamptz as now from held) given')}
     returning listing.id
   ), marked as (
     update feed_row r set row_hash = null, paused_at = $2,
       state = case when p.id is null then 'absent' else 'paused' end
     from held h left join paused p on p.id = h.listing_id
     where r.listing_id = h.listing_id
   )
   select count(*)::integer as paused from paused`,
);

/**
 * Updates existing listings from their rows. Listings that the feed paused are resumed; those that
 * someone else paused stay paused.
 */
export const updateKnown = statement<
  { updated: number; resumed: number; unchanged: number },
  [feedId: number, partnerId: number, now: Date]
>(
  'feeds.update_known',
  `with staged as materialized (
     select l.id, s.*, coalesce(back.resumes, false) as resumes,
       case when back.resumes then 'active' else l.status end as next_status
     from feed_stage s
     join ${ANY_LISTING} l on l.partner_id = $2 and l.external_id = s.external_id
     left join feed_row r on r.listing_id = l.id
     cross join lateral (
       select r.state = 'paused' and l.updated_at = coalesce(r.paused_at, l.updated_at) as resumes
     ) back
     where s.valid
   ), next as materialized (
     select id, external_id, row_hash, resumes, $3::timestamptz as now, ${selectedColumns({
       document: `case when next_status = 'active' then document
         else ${documentWithStatus('document', 'next_status')} end`,
       status: 'next_status',
     })}
     from staged
   ), changed as (
     ${updateListingsFrom('next given')}
     returning listing.id, given.resumes
   ), marked as (
     insert into feed_row (feed_id, listing_id, external_id, row_hash)
     select $1, id, external_id, row_hash from next
     on conflict (feed_id, external_id) do update
       set row_hash = excluded.row_hash, state = 'live', listing_id = excluded.listing_id,
         paused_at = null
   )
   select (select count(*) from changed where not resumes)::integer as updated,
     (select count(*) from changed where resumes)::integer as resumed,
     ((select count(*) from next) - (select count(*) from changed))::integer as unchanged`,
);

/**
 * Removes the rows of existing listings from the stage; the rest is new. A condition within the insertion
 * instead would be planned for a small table while it is growing.
 */
export const unstageKnown = statement<never, [partnerId: number]>(
  'feeds.unstage_known',
  `delete from feed_stage s using ${ANY_LISTING} l
   where s.valid and l.partner_id = $1 and l.external_id = s.external_id`,
);

/** Inserts the new listings. */
export const insertNew = statement<
  { created: number },
  [feedId: number, partnerId: number, now: Date]
>(
  'feeds.insert_new',
  `with created as (
     ${insertListingsFrom(`(
       select $2::bigint as partner_id, $3::timestamptz as now, s.* from feed_stage s where s.valid
     ) given`)}
     returning id, external_id
   ), marked as (
     insert into feed_row (feed_id, listing_id, external_id, row_hash)
     select $1, c.id, c.external_id, s.row_hash
     from created c join feed_stage s using (external_id)
     where s.valid
   )
   select count(*)::integer as created from created`,
);

/** Marks failed rows as present but without a hash, so that the next run maps them again. */
export const markFailed = statement<never, [feedId: number]>(
  'feeds.mark_failed',
  `update feed_row r set row_hash = null,
     state = case when r.state = 'paused' then 'paused' else 'live' end
   from feed_stage s
   where r.feed_id = $1 and r.external_id = s.external_id and not s.valid`,
);
