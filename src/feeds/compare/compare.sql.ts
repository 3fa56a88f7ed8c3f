import { ANY_LISTING, renameHiddenFrom, renameListingsFrom } from '../../listings/index.ts';
import { statement } from '../../platform/db/index.ts';

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

/** Selects staged rows whose id belongs to a known row elsewhere in the file: duplicates. */
export const stagedAgain = statement<
  { row: number; external_id: string; valid: boolean; row_hash: Buffer },
  [feedId: number, afterRow: number]
>(
  'feeds.staged_again',
  `select s.row, s.external_id, s.valid, r.row_hash
   from feed_stage s join feed_row r on r.feed_id = $1 and r.external_id = s.external_id
   where r.state = 'live' and s.row > $2
     and not exists (select from feed_unseen u where u.listing_id = r.listing_id)
   order by s.row limit ${SEEN_PAGE_ROWS}`,
);

/** Removes rows from the stage by their numbers in the file. */
export const unstage = statement<never, [rows: number[]]>(
  'feeds.unstage',
  'delete from feed_stage where row = any ($1::integer[])',
);

/** Removes rows whose listing belongs to another feed, if the partner has one. */
export const rejectOthers = statement<
  Omit<RejectedRow, 'first'>,
  [feedId: number, partnerId: number]
>(
  'feeds.reject_others',
  `with rejected as (
     delete from feed_stage s using ${ANY_LISTING} l, feed_row r
     where l.partner_id = $2 and l.external_id = s.external_id
       and r.listing_id = l.id and r.feed_id <> $1
       and exists (select from feed other where other.partner_id = $2 and other.id <> $1)
     returning s.row, s.external_id, s.valid
   )
   select row, external_id, count(*) over ()::integer as total
   from rejected where valid order by row limit ${MAX_NAMED}`,
);

/**
 * Returns SQL for rows with a former id under which this feed published a listing, if the file has
 * no row with that id and the partner has no listing with the new one.
 */
const moved = (feedId: string, partnerId: string, recognised: string): string => `
  select distinct on (s.former_id) s.row, s.external_id, s.former_id, r.listing_id
  from feed_stage s join feed_row r on r.feed_id = ${feedId} and r.external_id = s.former_id
  where s.former_id is not null
    and not exists (select from feed_stage o where o.external_id = s.former_id)
    and (not ${recognised} or r.state <> 'live'
      or exists (select from feed_unseen u where u.listing_id = r.listing_id))
    and not exists (select from ${ANY_LISTING} l
      where l.partner_id = ${partnerId} and l.external_id = s.external_id)
  order by s.former_id, s.row`;

/**
 * Changes the ids of listings whose rows have a new id, so that they keep their address and
 * statistics.
 * @param recognised whether rows were recognised; those of them that were not seen are in
 *   `feed_unseen`
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

/** Stages rows with a former id under that id, by which a preview finds their listings. */
export const stageMovedAsBefore = statement<never, [feedId: number, partnerId: number]>(
  'feeds.stage_moved_as_before',
  `update feed_stage s set external_id = m.former_id
   from (${moved('$1', '$2', 'false')}) m where s.row = m.row`,
);

/** Marks listings missing from the file as held, for a feed in which no row was recognised. */
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

/** Removes the mark from missing listings, so that the next run decides again. */
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
