import { timestamp } from '../platform/clock.ts';
import type { RunRow, RunStatus } from './feed-run.sql.ts';
import type { ListedFeed, Schedule } from './feed.sql.ts';
import type { FeedSettings } from './map/index.ts';
import type { RowProblem } from './report/problems.ts';

/** One run without the problems of its rows. */
export interface RunSummary {
  id: number;
  started_at: string;
  ended_at: string | null;
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
}

/** One run. */
export interface RunAnswer extends RunSummary {
  /** The first 1,000, by row. */
  problems: RowProblem[];
}

/** Maps a run's row to what partners and operators see. */
export function presentRunSummary(run: Omit<RunRow, 'problems'>): RunSummary {
  return {
    id: run.id,
    started_at: timestamp(run.started_at),
    ended_at: run.ended_at && timestamp(run.ended_at),
    status: run.status,
    error: run.error,
    not_modified: run.not_modified,
    rows: run.rows,
    created: run.created,
    updated: run.updated,
    unchanged: run.unchanged,
    paused: run.paused,
    resumed: run.resumed,
    failed: run.failed,
  };
}

/** Maps a run's row to what operators see, with the problems of its rows. */
export const presentRun = (run: RunRow): RunAnswer => ({
  ...presentRunSummary(run),
  problems: storedProblems(run.problems),
});

/** Adds the value that problems stored by older versions lack. */
export const storedProblems = (
  problems: readonly (Omit<RowProblem, 'value'> & Partial<RowProblem>)[],
): RowProblem[] => problems.map((problem) => ({ ...problem, value: problem.value ?? null }));

/** One feed as operators see it, without its address and header, which may contain a token. */
export interface FeedAnswer {
  id: number;
  partner: string;
  partner_name: string;
  host: string;
  schedule: Schedule;
  settings: FeedSettings;
  /** Number of listings that the feed publishes. */
  live: number;
  /** Number of missing listings that await an operator's confirmation. */
  held: number;
  last_status: RunStatus | null;
  last_error: string | null;
  last_at: string | null;
  broken_since: string | null;
}

/** Maps a feed's row to what operators see. */
export function presentFeed(feed: ListedFeed): FeedAnswer {
  return {
    id: feed.id,
    partner: feed.partner_slug,
    partner_name: feed.partner_name,
    host: feed.host,
    schedule: feed.schedule,
    settings: feed.settings,
    live: feed.live,
    held: feed.held,
    last_status: feed.last_status,
    last_error: feed.last_error,
    last_at: feed.last_at && timestamp(feed.last_at),
    broken_since: feed.broken_since && timestamp(feed.broken_since),
  };
}
