import { statement } from '../platform/db/index.ts';
import { FEED_LOCK } from './compare/stage.sql.ts';
import type { RowProblem } from './report/problems.ts';

export type RunStatus = 'running' | 'ok' | 'held' | 'broken' | 'interrupted';

export interface RunRow {
  id: number;
  feed_id: number;
  started_at: Date;
  ended_at: Date | null;
  status: RunStatus;
  error: string | null;
  not_modified: boolean;
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  paused: number;
  resumed: number;
  failed: number;
  problems: RowProblem[];
}

const COUNTS = 'rows, created, updated, unchanged, paused, resumed, failed, problems';
const COLUMNS = `id, feed_id, started_at, ended_at, status, error, not_modified, ${COUNTS}`;

/** Starts a run; earlier runs without an end are marked as interrupted. */
export const startRun = statement<{ id: number }, [feedId: number, now: Date]>(
  'feeds.start_run',
  `with interrupted as (
     update feed_run set status = 'interrupted', ended_at = $2, error = 'The run was interrupted.'
     where feed_id = $1 and status = 'running'
   )
   insert into feed_run (feed_id, started_at, status) values ($1, $2, 'running') returning id`,
);

/** Stores how many rows were read so far. */
export const storeProgress = statement<never, [runId: number, rows: number]>(
  'feeds.store_progress',
  'update feed_run set rows = $2 where id = $1',
);

const ENDED = `ended_at, status, error, ${COUNTS}`;

/** The columns of a run's end. */
export type RunEnd = Omit<RunRow, 'id' | 'feed_id' | 'started_at' | 'not_modified'>;

export const endRun = statement<RunRow, [runId: number, end: RunEnd]>(
  'feeds.end_run',
  `update feed_run set (${ENDED}) = (
     select ${ENDED} from jsonb_populate_record(null::feed_run, $2::jsonb))
   where id = $1 returning ${COLUMNS}`,
);

/**
 * Whether every listing of the file that was applied last still belongs to the feed. One that was deleted since comes
 * back with the next run, which has to read its row again.
 */
export const selectWhole = statement<{ whole: boolean }, [feedId: number]>(
  'feeds.select_whole',
  `select (
     select count(*) from feed_row where feed_id = $1 and state = 'live' and row_hash is not null
   ) = coalesce((
     select created + updated + unchanged + resumed
     from feed_run where feed_id = $1 and status = 'ok' order by id desc limit 1
   ), -1) as whole`,
);

/**
 * Ends a run whose file has not changed since it was last applied, with the counts of that run. The feed
 * is no longer broken.
 */
export const endNotModified = statement<RunRow, [runId: number, now: Date, feedId: number]>(
  'feeds.end_not_modified',
  `with working as (
     update feed set broken_since = null, broken_told_at = null
     where id = $3 and broken_since is not null
   )
   update feed_run r set ended_at = $2, status = 'ok', not_modified = true,
     rows = coalesce(last.rows, 0), failed = coalesce(last.failed, 0),
     unchanged = coalesce(last.created + last.updated + last.unchanged + last.resumed, 0),
     problems = coalesce(last.problems, '[]')
   from (select 1) as one
   left join lateral (
     select rows, created, updated, unchanged, resumed, failed, problems
     from feed_run where feed_id = $3 and status = 'ok' and id < $1 order by id desc limit 1
   ) last on true
   where r.id = $1
   returning ${COLUMNS.split(', ')
     .map((column) => `r.${column.trim()}`)
     .join(', ')}`,
);

/**
 * SQL for a run's current status: a running one whose process no longer holds the feed's advisory lock
 * was interrupted.
 */
export const STATUS_NOW = `case when status = 'running' and not exists (
    select from pg_locks
    where locktype = 'advisory' and classid = ${FEED_LOCK} and objid = feed_run.feed_id::oid
      and objsubid = 2 and granted
      and database = (select oid from pg_database where datname = current_database())
  ) then 'interrupted' else status end`;

/** The newest runs of a feed, newest first. */
export const selectRuns = statement<RunRow, [feedId: number, most: number]>(
  'feeds.select_runs',
  `select ${COLUMNS.replace(' status,', ` ${STATUS_NOW} as status,`)}
   from feed_run where feed_id = $1 order by id desc limit $2`,
);

/**
 * Deletes all but the last 200 runs of a feed, and most problems of all but the last ten: an hourly feed
 * with a thousand bad rows would fill gigabytes.
 */
export const tidyRuns = statement<never, [feedId: number]>(
  'feeds.tidy_runs',
  `with old as materialized (
     select id, row_number() over (order by id desc) as rank from feed_run where feed_id = $1
   ), deleted as (
     delete from feed_run using old where feed_run.id = old.id and rank > 200
   )
   update feed_run r set problems = jsonb_path_query_array(problems, '$[0 to 19]')
   from old
   where r.id = old.id and rank between 11 and 200 and jsonb_array_length(r.problems) > 20`,
);
