import { statement } from '../platform/db/index.ts';
import { JOB_DUE } from '../platform/jobs/index.ts';
import { STATUS_NOW, type RunRow, type RunStatus } from './feed-run.sql.ts';
import type { FeedRow } from './feed.sql.ts';
import type { RowProblem } from './report/problems.ts';

/** A feed as its partner sees it. */
export interface PartnerFeedRow extends Pick<FeedRow, 'id' | 'host' | 'schedule' | 'created_at'> {
  broken_since: Date | null;
  /** Listings that the feed publishes. */
  live: number;
  /** Number of missing listings that await an operator's confirmation. */
  held: number;
  last_status: RunStatus | null;
  last_error: string | null;
  last_at: Date | null;
  /** Time of the next reading; null when none is planned. */
  next_at: Date | null;
  /** Whether a test read is requested and not done yet. */
  testing: boolean;
}

// Counted by two indexes: all rows, and the few that are not live.
export const selectPartnerFeeds = statement<PartnerFeedRow, [partnerId: number]>(
  'feeds.select_partner_feeds',
  `select f.id, f.host, f.schedule, f.created_at, f.broken_since, known.rows - odd.gone as live, odd.held,
     case when r.status = 'held' and odd.held = 0 then 'ok' else r.status end as last_status,
     case when r.status = 'held' and odd.held = 0 then null else r.error end as last_error,
     r.started_at as last_at, run.due_at as next_at,
     test.key is not null as testing
   from feed f
   left join lateral (
     select ${STATUS_NOW} as status, error, started_at
     from feed_run where feed_id = f.id order by id desc limit 1
   ) r on true
   cross join lateral (
     select count(*)::integer as rows from feed_row where feed_id = f.id
   ) known
   cross join lateral (
     select count(*) filter (where state = 'held')::integer as held,
       count(*) filter (where state <> 'held')::integer as gone
     from feed_row where feed_id = f.id and state <> 'live'
   ) odd
   left join ${JOB_DUE} run on run.kind = 'feed.run' and run.key = f.id::text
   left join ${JOB_DUE} test on test.kind = 'feed.test' and test.key = f.id::text
   where f.partner_id = $1 order by f.id`,
);

/** The health of a partner's feed. */
export interface FeedHealth extends Pick<FeedRow, 'id' | 'host'> {
  broken_since: Date | null;
  /** Listings that are missing and await an operator's confirmation. */
  held: number;
  /** Time of the last reading, and why it failed. */
  read_at: Date | null;
  error: string | null;
  /** The last run that read its rows, and how many of them failed. */
  run_id: number | null;
  failed: number;
}

export const selectFeedHealth = statement<FeedHealth, [partnerId: number]>(
  'feeds.select_feed_health',
  `select f.id, f.host, f.broken_since, odd.held, last.started_at as read_at, last.error,
     rows.id as run_id, coalesce(rows.failed, 0) as failed
   from feed f
   cross join lateral (
     select count(*) filter (where state = 'held')::integer as held
     from feed_row where feed_id = f.id and state <> 'live'
   ) odd
   left join lateral (
     select started_at, error from feed_run
     where feed_id = f.id and status <> 'running' order by id desc limit 1
   ) last on true
   left join lateral (
     select id, failed from feed_run
     where feed_id = f.id and status in ('ok', 'held') order by id desc limit 1
   ) rows on true
   where f.partner_id = $1 order by f.id`,
);

/** Whether a partner has a feed. */
export const anyFeed = statement<{ any: boolean }, [partnerId: number]>(
  'feeds.any_feed',
  'select exists (select from feed where partner_id = $1) as any',
);

/** The feed that a listing comes from. */
export interface PublishingRow extends Pick<FeedRow, 'id' | 'host' | 'schedule'> {
  /** Time of the next reading; null when none is planned. */
  next_at: Date | null;
}

/** The partner's feed whose file has a row of a listing. */
export const selectPublishingFeed = statement<
  PublishingRow,
  [partnerId: number, listingId: number]
>(
  'feeds.select_publishing_feed',
  `select f.id, f.host, f.schedule, run.due_at as next_at
   from feed_row r join feed f on f.id = r.feed_id
   left join ${JOB_DUE} run on run.kind = 'feed.run' and run.key = f.id::text
   where r.listing_id = $2 and r.state in ('live', 'held') and f.partner_id = $1`,
);

/** Selects those of some listings that a scheduled feed publishes, and so overwrites. */
export const selectFedListings = statement<
  { listing_id: number },
  [partnerId: number, listingIds: number[]]
>(
  'feeds.select_fed_listings',
  `select distinct r.listing_id from feed_row r join feed f on f.id = r.feed_id
   where f.partner_id = $1 and f.schedule <> 'off' and r.listing_id = any($2)
     and r.state in ('live', 'held')`,
);

/** A partner's feed; locked, so that it is not removed meanwhile. */
export const lockOwnFeed = statement<
  Pick<FeedRow, 'id' | 'host' | 'schedule'>,
  [partnerId: number, feedId: number]
>(
  'feeds.lock_own_feed',
  'select id, host, schedule from feed where partner_id = $1 and id = $2 for key share',
);

/** A run without its problems. */
export type RunSummaryRow = Omit<RunRow, 'problems'>;

const SUMMARY = `id, feed_id, started_at, ended_at, ${STATUS_NOW} as status, error, not_modified, rows,
  created, updated, unchanged, paused, resumed, failed`;

const OWN = 'feed_id = $2 and exists (select from feed where id = $2 and partner_id = $1)';

/** The runs of a partner's feed before one, newest first. */
export const selectOwnRuns = statement<
  RunSummaryRow,
  [partnerId: number, feedId: number, beforeId: number, limit: number]
>(
  'feeds.select_own_runs',
  `select ${SUMMARY} from feed_run where ${OWN} and id < $3 order by id desc limit $4`,
);

/** One run of a partner's feed. */
export const selectOwnRun = statement<
  RunSummaryRow,
  [partnerId: number, feedId: number, runId: number]
>('feeds.select_own_run', `select ${SUMMARY} from feed_run where ${OWN} and id = $3`);

/** All stored problems of a run of a partner's feed. */
export const selectRunProblems = statement<
  { problems: RowProblem[] },
  [partnerId: number, feedId: number, runId: number]
>('feeds.select_run_problems', `select problems from feed_run where ${OWN} and id = $3`);
