import { statement } from '../platform/db/index.ts';

/** A look at the changes; one row with `seq` null when there are none. */
export interface ChangeRow {
  /** The oldest transaction that was running: older ones can add nothing any more. */
  horizon: string;
  /** The newest transaction whose changes were cleared away. */
  cleared: string;
  seq: number | null;
  /** The transaction that made the change. */
  xid: string | null;
  kind: 'listing' | 'calendar' | 'partner' | null;
  ids: number[] | null;
}

/** $1 the horizon of the last look. */
export const selectChanges = statement<ChangeRow>(
  'search.changes',
  `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, f.xid::text as cleared,
     c.seq, c.xid::text as xid, c.kind, to_json(c.ids) as ids
   from search_change_cleared f left join search_change c on c.xid >= $1::xid8
   order by c.seq`,
);

/** The horizon now. */
export const selectHorizon = statement<{ horizon: string }>(
  'search.horizon',
  'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
);

/** Clears changes away that are older than an hour: whoever follows is never that far behind. */
export const clearChanges = statement(
  'search.clear',
  `with gone as (
     delete from search_change where at < now() - interval '1 hour' returning xid
   )
   update search_change_cleared set xid = (select xid from gone order by xid desc limit 1)
   where exists (select from gone)`,
);
