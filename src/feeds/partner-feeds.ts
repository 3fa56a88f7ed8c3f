import type { Db, Queryable, Tx } from '../platform/db/index.ts';
import { ExpectedError, notFound } from '../platform/errors.ts';
import { enqueue } from '../platform/jobs/index.ts';
import type { ExactRateLimit } from '../platform/rate-limit/index.ts';
import { presentRunSummary, type RunSummary, storedProblems } from './feed.present.ts';
import type { RunStatus } from './feed-run.sql.ts';
import type { Schedule } from './feed.sql.ts';
import {
  anyFeed,
  type FeedHealth,
  lockOwnFeed,
  type PartnerFeedRow,
  selectFedListings,
  selectFeedHealth,
  type PublishingRow,
  selectPublishingFeed,
  selectPartnerFeeds,
  selectOwnRun,
  selectOwnRuns,
  selectRunProblems,
} from './partner-feed.sql.ts';
import type { RowProblem } from './report/problems.ts';
import { FEED_RUN, FEED_TEST } from './schedule.ts';

/** A feed as its partner sees it, without its address and header, which may contain a token. */
export interface PartnerFeed {
  id: number;
  /** The host of its address. */
  host: string;
  schedule: Schedule;
  createdAt: Date;
  /** Since when it cannot be read; null when it can. */
  brokenSince: Date | null;
  /** Listings that it publishes. */
  live: number;
  /** Number of missing listings that await an operator's confirmation. */
  held: number;
  last: { at: Date; status: RunStatus; error: string | null } | null;
  /** Time of the next reading; a past time means soon. Null when none is planned. */
  nextAt: Date | null;
  /** Whether a test read is requested and not done yet. */
  testing: boolean;
}

/** One run with the problems of its rows, as far as they are stored. */
export interface RunWithProblems {
  run: RunSummary;
  problems: RowProblem[];
}

/** A partner's use cases for its feeds. All throw `not_found` for a feed of another partner. */
export interface PartnerFeeds {
  list(partnerId: number): Promise<PartnerFeed[]>;
  /** The health of each feed, without a count of its rows. */
  health(partnerId: number): Promise<FeedHealth[]>;
  /** Whether the partner has a feed. */
  any(partnerId: number): Promise<boolean>;
  /** The feed whose file has a row of a listing; null without one. */
  publishing(partnerId: number, listingId: number): Promise<PublishingRow | null>;
  /** Those of some listings that a scheduled feed publishes, whose changes by hand it overwrites. */
  fed(
    queryable: Queryable,
    partnerId: number,
    listingIds: readonly number[],
  ): Promise<ReadonlySet<number>>;
  /** Newest first, those before the run of an id. */
  runs(
    partnerId: number,
    feedId: number,
    page: { beforeId?: number | undefined; limit: number },
  ): Promise<RunSummary[]>;
  /** Throws `not_found`. */
  run(partnerId: number, feedId: number, runId: number): Promise<RunWithProblems>;
  /**
   * Has a scheduled feed read and published soon. Throws `not_found`; `rate_limited`; `bad_request` when
   * it has no schedule yet.
   */
  runNow(tx: Tx, partnerId: number, feedId: number): Promise<void>;
  /** Has the feed read soon for a report, which publishes nothing. Throws `not_found`; `rate_limited`. */
  test(tx: Tx, partnerId: number, feedId: number): Promise<void>;
}

interface Deps {
  db: Db;
  /** Limits how many runs and tests of each feed a partner requests. */
  limit: ExactRateLimit;
}

/** Greater than any id of a run. */
const NEWEST = Number.MAX_SAFE_INTEGER;

/** Makes the use cases of partners' feeds. */
export function createPartnerFeeds({ db, limit }: Deps): PartnerFeeds {
  const requestJob = async (
    tx: Tx,
    kind: string,
    partnerId: number,
    feedId: number,
  ): Promise<void> => {
    const feed = await tx.maybeOne(lockOwnFeed, [partnerId, feedId]);
    if (!feed) throw notFound('feed');
    if (kind === FEED_RUN && feed.schedule === 'off') {
      throw new ExpectedError(
        'bad_request',
        'This feed has no schedule yet: we set one once a test read shows that it is understood.',
      );
    }
    if (!(await limit.take(`${kind}/${feedId}`, 1, tx))) {
      throw new ExpectedError(
        'rate_limited',
        `A feed is read at most ${limit.limit} times an hour on request. It is read as scheduled all the same.`,
      );
    }
    const job = { kind, key: String(feedId), group: String(partnerId) };
    await enqueue(tx, { ...job, payload: { feed: feedId } });
  };
  return {
    async list(partnerId) {
      return (await db.query(selectPartnerFeeds, [partnerId])).map(presentPartnerFeed);
    },
    health: (partnerId) => db.query(selectFeedHealth, [partnerId]),
    any: async (partnerId) => (await db.one(anyFeed, [partnerId])).any,
    async publishing(partnerId, listingId) {
      return (await db.maybeOne(selectPublishingFeed, [partnerId, listingId])) ?? null;
    },
    async fed(queryable, partnerId, listingIds) {
      const rows = await queryable.query(selectFedListings, [partnerId, [...listingIds]]);
      return new Set(rows.map(({ listing_id: id }) => id));
    },
    async runs(partnerId, feedId, { beforeId = NEWEST, limit: most }) {
      const rows = await db.query(selectOwnRuns, [partnerId, feedId, beforeId, most]);
      return rows.map(presentRunSummary);
    },
    async run(partnerId, feedId, runId) {
      const which = [partnerId, feedId, runId] as const;
      const row = await db.maybeOne(selectOwnRun, [...which]);
      if (!row) throw notFound('run');
      const { problems } = await db.one(selectRunProblems, [...which]);
      return { run: presentRunSummary(row), problems: storedProblems(problems) };
    },
    runNow: (tx, partnerId, feedId) => requestJob(tx, FEED_RUN, partnerId, feedId),
    test: (tx, partnerId, feedId) => requestJob(tx, FEED_TEST, partnerId, feedId),
  };
}

const presentPartnerFeed = (row: PartnerFeedRow): PartnerFeed => ({
  id: row.id,
  host: row.host,
  schedule: row.schedule,
  createdAt: row.created_at,
  brokenSince: row.broken_since,
  live: row.live,
  held: row.held,
  last:
    row.last_at === null || row.last_status === null
      ? null
      : { at: row.last_at, status: row.last_status, error: row.last_error },
  nextAt: row.next_at,
  testing: row.testing,
});
