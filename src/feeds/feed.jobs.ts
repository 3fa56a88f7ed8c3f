import type { JobKind } from '../platform/jobs/index.ts';
import { selectFeed } from './feed.sql.ts';
import { FeedBusy } from './feeds.errors.ts';
import { FEED_RUN, nextRun } from './schedule.ts';
import { runFeed } from './run/run-feed.ts';
import type { RunNeeds } from './run/run-feed.ts';

/** A feed that somebody reads by hand at the moment is looked at again after this. */
const BUSY_MS = 60_000;

/** Reads scheduled feeds, one of a partner at a time; a run that is cut off starts afresh. */
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
        // Nobody would see the listings of the others.
        if (feed.partner_status === 'approved') await runFeed(needs, feedId, job.signal);
      } catch (error) {
        if (!(error instanceof FeedBusy)) throw error;
        next = new Date(job.startedAt.getTime() + BUSY_MS);
      }
      await job.again(needs.db, next);
    },
  };
}
