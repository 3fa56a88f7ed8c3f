import type { JobKind } from '../platform/jobs/index.ts';
import { selectFeed } from './feed.sql.ts';
import { FeedBusy } from './feeds.errors.ts';
import { FEED_RUN, nextRun } from './schedule.ts';
import { runFeed } from './run/run-feed.ts';
import type { RunNeeds } from './run/run-feed.ts';

/** Delay of a scheduled run while another process reads the feed. */
const BUSY_MS = 60_000;

/** Creates the kind of job that reads scheduled feeds, one per partner at a time; an interrupted run restarts. */
export function feedJobs(needs: RunNeeds): JobKind {
  return {
    kind: FEED_RUN,
    concurrency: 3,
    perGroup: 1,
    async run(job) {
      const feedId = Number(job.payload.feed);
      const feed = await needs.db.maybeOne(selectFeed, [feedId]);
      if (feed === undefined || feed.schedule === 'off') return;
      let next = nextRun(feedId, feed.schedule, job.startedAt);
      try {
        // Listings of other partners are not shown.
        if (feed.partner_status === 'approved') await runFeed(needs, feedId, job.signal);
      } catch (error) {
        if (!(error instanceof FeedBusy)) throw error;
        next = new Date(job.startedAt.getTime() + BUSY_MS);
      }
      await job.again(needs.db, next);
    },
  };
}
