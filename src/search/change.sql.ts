import { statement } from '../platform/db/index.ts';

/**
 * The timeline of the server; null on a standby. When a standby becomes the primary, it begins a new timeline and may
 * reuse transaction numbers that the former primary had already assigned, so these no longer tell changes apart.
 */
type Timeline = string | null;

const TIMELINE = `case when not pg_is_in_recovery()
    then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

/** A row of one poll for changes. If there are no changes, the poll has a single row with `kind` null. */
export interface ChangeRow {
  /** The snapshot of this poll (`pg_current_snapshot`). */
  snapshot: string;
  timeline: Timeline;
  /** Whether changes were deleted that the previous poll could not see. */
  lost: boolean;
  kind: 'listing' | 'calendar' | 'partner' | 'campsite' | 'page' | null;
  ids: number[] | null;
}

/**
 * Selects the changes that are visible now but were not in the previous poll's snapshot ($1). Each change is thus seen
 * exactly once, however long its transaction ran, and although transactions commit in another order than their numbers.
 */
export const selectChanges = statement<ChangeRow, [snapshot: string]>(
  'search.select_changes',
  `select pg_current_snapshot()::text as snapshot, ${TIMELINE},
     not pg_visible_in_snapshot(f.xid, $1::pg_snapshot) as lost, c.kind, to_json(c.ids) as ids
   from search_change_cleared f left join search_change c
     on c.xid >= pg_snapshot_xmin($1::pg_snapshot)
     and not pg_visible_in_snapshot(c.xid, $1::pg_snapshot)`,
);

export const selectSnapshot = statement<{ snapshot: string; timeline: Timeline }>(
  'search.select_snapshot',
  `select pg_current_snapshot()::text as snapshot, ${TIMELINE}`,
);

/**
 * Deletes changes whose transaction numbers lie in the future. They come from another server, from whose dump the
 * database was restored.
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

/** Deletes all changes and marks them as lost, so that every follower reloads its index. */
export const forgetChanges = statement(
  'search.forget_changes',
  `with gone as (delete from search_change)
   update search_change_cleared set xid = pg_current_xact_id()`,
);
