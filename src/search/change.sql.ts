import { statement } from '../platform/db/index.ts';

/** A look at the changes; one row with `kind` null when there are none. */
export interface ChangeRow {
  /** What this look could see. */
  snapshot: string;
  /** Whether changes were cleared away that the look before could not see. */
  lost: boolean;
  kind: 'listing' | 'calendar' | 'partner' | null;
  ids: number[] | null;
}

/**
 * The changes that could not be seen in the snapshot of the look before ($1), and are now: each is
 * given once, however long its transaction took and whatever number it has.
 */
export const selectChanges = statement<ChangeRow, [snapshot: string]>(
  'search.select_changes',
  `select pg_current_snapshot()::text as snapshot,
     not pg_visible_in_snapshot(f.xid, $1::pg_snapshot) as lost, c.kind, to_json(c.ids) as ids
   from search_change_cleared f left join search_change c
     on c.xid >= pg_snapshot_xmin($1::pg_snapshot)
     and not pg_visible_in_snapshot(c.xid, $1::pg_snapshot)`,
);

/** What can be seen now. */
export const selectSnapshot = statement<{ snapshot: string }>(
  'search.select_snapshot',
  'select pg_current_snapshot()::text as snapshot',
);

/**
 * Forgets transactions that are still to come: they are of another server, from which the
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

/** Clears changes away that are older than an hour: whoever follows is never that far behind. */
export const clearChanges = statement(
  'search.clear_changes',
  `with gone as (
     delete from search_change where at < now() - interval '1 hour' returning xid
   )
   update search_change_cleared set xid = (select xid from gone order by xid desc limit 1)
   where exists (select from gone)`,
);
