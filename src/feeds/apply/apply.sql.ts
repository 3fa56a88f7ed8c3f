import { statement } from '../../platform/db/index.ts';
import {
  ANY_LISTING,
  documentWithStatus,
  insertListingsFrom,
  pauseListingsFrom,
  renameHiddenFrom,
  renameListingsFrom,
  selectedColumns,
  updateListingsFrom,
} from '../../listings/index.ts';

/** Locks the feed's row, so that applies and confirmations are serialised; no row when it was removed. */
export const lockFeedRow = statement<
  { partner_id: number; mapping: string | null },
  [feedId: number]
>('feeds.lock_feed_row', 'select partner_id, mapping from feed where id = $1 for update');

export interface RejectedRow {
  row: number;
  external_id: string;
  /** The row of the file that has the id already. */
  first: number;
  /** Total number of rejected rows. */
  total: number;
}

/** Maximum number of rejected rows that are listed; further ones are only counted. */
const MAX_NAMED = 10_000;

/** Removes all rows of an id but the first from the stage. */
export const rejectRepeated = statement<RejectedRow>(
  'feeds.reject_repeated',
  `with repeated as (
     select external_id, min(row) as first from feed_stage group by external_id having count(*) > 1
   ), rejected as (
     delete from feed_stage s using repeated r
     where s.external_id = r.external_id and s.row > r.first
     returning s.row, s.external_id, s.valid, r.first
   )
   select row, external_id, first, count(*) over ()::integer as total
   from rejected where valid order by row limit ${MAX_NAMED}`,
);

/** Temporary table of the listings whose known rows were not seen in the file. */
export const createUnseen = statement(
  'feeds.create_unseen',
  'create temporary table feed_unseen (listing_id bigint primary key) on commit drop',
);

/** Without statistics the planner would assume a thousand rows. */
export const analyzeUnseen = statement('feeds.analyze_unseen', 'analyze feed_unseen');

export const addUnseen = statement<never, [listingIds: number[]]>(
  'feeds.add_unseen',
  'insert into feed_unseen select unnest($1::bigint[])',
);

/** Rows of one page of seen rows. */
export const SEEN_PAGE_ROWS = 5000;

/**
 * Staged rows with the id of a known row that was seen elsewhere in the file: duplicates.
 */
export const stagedAgain = statement<
  { row: number; external_id: string; valid: boolean; row_hash: Buffer },
  [feedId: number, afterRow: number]
>(
  'feeds.staged_again',
  `select s.row, s.external_id, s.valid, r.row_hash
   from feed_stage s join feed_row r on r.feed_id = $1 and r.external_id = s.external_id
   where r.state = 'live' and r.row_hash is not null and s.row > $2
     and not exists (select from feed_unseen u where u.listing_id = r.listing_id)
   order by s.row limit ${SEEN_PAGE_ROWS}`,
);

/** Removes rows from the stage by their numbers in the file. */
export const unstage = statement<never, [rows: number[]]>(
  'feeds.unstage',
  'delete from feed_stage where row = any ($1::integer[])',
);

/** Removes rows whose listing belongs to another feed. */
export const rejectOthers = statement<
  Omit<RejectedRow, 'first'>,
  [feedId: number, partnerId: number]
>(
  'feeds.reject_others',
  `with rejected as (
     delete from feed_stage s using ${ANY_LISTING} l, feed_row r
     where l.partner_id = $2 and l.external_id = s.external_id
       and r.listing_id = l.id and r.feed_id <> $1
     returning s.row, s.external_id, s.valid
   )
   select row, external_id, count(*) over ()::integer as total
   from rejected where valid order by row limit ${MAX_NAMED}`,
);

/**
 * Rows that name a former id under which this feed published a listing, where the file has no row of that id and the
 * partner no listing of the new one.
 */
const moved = (feedId: string, partnerId: string, recognised: string): string => `
  select distinct on (s.former_id) s.row, s.external_id, s.former_id, r.listing_id
  from feed_stage s join feed_row r on r.feed_id = ${feedId} and r.external_id = s.former_id
  where s.former_id is not null
    and not exists (select from feed_stage o where o.external_id = s.former_id)
    and (not ${recognised} or r.state <> 'live' or r.row_hash is null
      or exists (select from feed_unseen u where u.listing_id = r.listing_id))
    and not exists (select from ${ANY_LISTING} l
      where l.partner_id = ${partnerId} and l.external_id = s.external_id)
  order by s.former_id, s.row`;

/**
 * Gives listings whose row has another id now that id, so that they keep their address and statistics.
 * @param recognised whether rows were recognised, of which those that were not seen are in `feed_unseen`
 */
export const moveListings = statement<
  never,
  [feedId: number, partnerId: number, recognised: boolean]
>(
  'feeds.move_listings',
  `with moved as materialized (${moved('$1', '$2', '$3')}
   ), renamed as (
     ${renameListingsFrom('moved given')}
     returning listing.id, listing.partner_id, given.former_id, given.external_id
   ), hidden as (
     ${renameHiddenFrom('renamed given')}
   )
   update feed_row r set external_id = n.external_id from renamed n where r.listing_id = n.id`,
);

/** Stages such rows under their former ids, by which a comparison finds their listings. */
export const stageMovedAsBefore = statement<never, [feedId: number, partnerId: number]>(
  'feeds.stage_moved_as_before',
  `update feed_stage s set external_id = m.former_id
   from (${moved('$1', '$2', 'false')}) m where s.row = m.row`,
);

/** Marks listings missing from the file as held, for a feed of which no row was recognised. */
export const markMissingUnstaged = statement<never, [feedId: number]>(
  'feeds.mark_missing_unstaged',
  `update feed_row r set state = 'held'
   where r.feed_id = $1 and r.state = 'live'
     and not exists (select from feed_stage s where s.external_id = r.external_id)`,
);

/** Marks listings whose known rows were not seen in the file as held. */
export const markMissingUnseen = statement<never, [feedId: number]>(
  'feeds.mark_missing_unseen',
  `update feed_row r set state = 'held' from feed_unseen u
   where r.listing_id = u.listing_id and r.feed_id = $1 and r.state = 'live'
     and not exists (select from feed_stage s where s.external_id = r.external_id)`,
);

/** Marks missing listings without a row hash as held: their rows had failed before. */
export const markMissingFailed = statement<never, [feedId: number]>(
  'feeds.mark_missing_failed',
  `update feed_row r set state = 'held'
   where r.feed_id = $1 and r.state = 'live' and r.row_hash is null
     and not exists (select from feed_stage s where s.external_id = r.external_id)`,
);

/** Takes back that listings are held, so that the next run finds them missing again or not. */
export const releaseHeld = statement<never, [feedId: number]>(
  'feeds.release_held',
  `update feed_row set state = 'live' where feed_id = $1 and state = 'held'`,
);

/** Number of listings that await confirmation and are still missing from the file. */
export const countHeld = statement<{ held: number }, [feedId: number]>(
  'feeds.count_held',
  `select count(*)::integer as held from feed_row r
   where r.feed_id = $1 and r.state = 'held'
     and not exists (select from feed_stage s where s.external_id = r.external_id)`,
);

/** Number of published rows of a feed, including held ones. */
export const countLive = statement<{ live: number }, [feedId: number]>(
  'feeds.count_live',
  `select count(*)::integer as live from feed_row where feed_id = $1 and state in ('live', 'held')`,
);

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
   ), noted as (
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
   ), noted as (
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
   ), noted as (
     insert into feed_row (feed_id, listing_id, external_id, row_hash)
     select $1, c.id, c.external_id, s.row_hash
     from created c join feed_stage s using (external_id)
     where s.valid
   )
   select count(*)::integer as created from created`,
);

/** Records failed rows as present but without a hash, so that they are read again next time. */
export const noteFailed = statement<never, [feedId: number]>(
  'feeds.note_failed',
  `update feed_row r set row_hash = null,
     state = case when r.state = 'paused' then 'paused' else 'live' end
   from feed_stage s
   where r.feed_id = $1 and r.external_id = s.external_id and not s.valid`,
);
