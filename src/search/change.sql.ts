import { statement } from '../platform/db/index.ts';

/**
 * The timeline of the server, which is a new one after a standby has become the primary; null from a standby. The
 * numbers of transactions that were lost with the former primary, such as rolled back ones, are given again.
 */
type Timeline = string | null;

const TIMELINE = `case when not pg_is_in_recovery()
    then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

/** The rows of one poll of the changes; a single row with `kind` null when there are none. */
export interface ChangeRow {
  /** The snapshot of this poll (`pg_current_snapshot`). */
  snapshot: string;
  timeline: Timeline;
  /** Whether changes were deleted that the previous poll could not see. */
  lost: boolean;
  kind: 'listing' | 'calendar' | 'partner' | 'campsite' | null;
  ids: number[] | null;
}

/**
 * The changes that are visible now but were not in the previous poll's snapshot ($1): each once,
 * regardless of the duration of its transaction and of its id.
 */
export const selectChanges = statement<ChangeRow, [snapshot: string]>(
  'search.select_changes',
  `select pg_current_snapshot()::text as snapshot, ${TIMELINE},
     not pg_visible_in_snapshot(f.xid, $1::pg_snapshot) as lost, c.kind, to_json(c.ids) as ids
   from search_change_cleared f left join search_change c
     on c.xid >= pg_snapshot_xmin($1::pg_snapshot)
     and not pg_visible_in_snapshot(c.xid, $1::pg_snapshot)`,
);

/** The current snapshot. */
export const selectSnapshot = statement<{ snapshot: string; timeline: Timeline }>(
  'search.select_snapshot',
  `select pg_current_snapshot()::text as snapshot, ${TIMELINE}`,
);

/**
 * Deletes changes of transactions in the future: they come from another server, from which the database
 * was restored.
 */
export const forgetFuture = statement(
  'search.forget_future',
  `with gone as (
     delete from search_change where xid >= pg_snapshot_xmax(pg_current_snapshot())
   )
   update search_change_cleared set xid = '0'
   where xid >= pg_snapshot_xmax(pg_current_snapshot())`,
);

/** Deletes changes older than an hour: no follower is that far behind. */
export const clearChanges = statement(
  'search.clear_changes',
  `with gone as (
     delete from search_change where at < now() - interval '1 hour' returning xid
   )
   update search_change_cleared set xid = (select xid from gone order by xid desc limit 1)
   where exists (select from gone)`,
);

/** Forgets all changes, so that every follower loads its index anew. */
export const forgetChanges = statement(
  'search.forget_changes',
  `with gone as (delete from search_change)
   update search_change_cleared set xid = pg_current_xact_id()`,
);
