import type { Job, JobKind } from '../platform/jobs/index.ts';
import { selectFeed } from './feed.sql.ts';
import type { FeedRow } from './feed.sql.ts';
import { FeedBusy } from './feeds.errors.ts';
import { previewFeed } from './preview-feed.ts';
import type { FeedReports } from './report/report.ts';
import { FEED_RUN, FEED_TEST, nextRun } from './schedule.ts';
import { runFeed } from './run-feed.ts';
import type { RunDeps } from './run-feed.ts';

/** Delay of a run while another process reads the feed. */
const BUSY_MS = 60_000;

/** Maximum rows of a test read that a partner requests. */
const MAX_TEST_ROWS = 100_000;

/** The feed of a job; undefined when there is none any more. */
const feedOf = ({ db }: RunDeps, job: Job): Promise<FeedRow | undefined> =>
  db.maybeOne(selectFeed, [Number(job.payload.feed)]);

/**
 * The kinds of jobs that read feeds, one of each per partner at a time; an interrupted one restarts. A run
 * is scheduled, or requested earlier; a test is only requested.
 */
export function feedJobs(deps: RunDeps, reports: Pick<FeedReports, 'store'>): JobKind[] {
  return [
    {
      kind: FEED_RUN,
      concurrency: 3,
      perGroup: 1,
      async run(job) {
        const feed = await feedOf(deps, job);
        if (feed === undefined) return;
        const { schedule } = feed;
        if (schedule === 'off' && job.payload.once !== true) return;
        let next = schedule === 'off' ? null : nextRun(feed.id, schedule, job.startedAt);
        try {
          // Listings of other partners are not shown.
          if (feed.partner_status === 'approved') await runFeed(deps, feed.id, job.signal);
        } catch (error) {
          if (!(error instanceof FeedBusy)) throw error;
          next = new Date(job.startedAt.getTime() + BUSY_MS);
        }
        if (next !== null) await job.again(deps.db, next);
      },
    },
    {
      kind: FEED_TEST,
      concurrency: 1,
      perGroup: 1,
      maxAttempts: 3,
      async run(job) {
        const feed = await feedOf(deps, job);
        if (feed?.partner_status !== 'approved') return;
        const options = { maxRows: MAX_TEST_ROWS, signal: job.signal };
        const preview = await previewFeed(deps, feed.id, options);
        await reports.store(feed.id, 'partner', preview);
      },
    },
  ];
}
