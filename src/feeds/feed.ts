import type { Clock } from '../platform/clock.ts';
import { wholeSecond } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { validationError } from '../platform/errors.ts';
import { cancelJob, cancelJobs, enqueue } from '../platform/jobs/index.ts';
import type { Outbound } from '../platform/outbound/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { check } from '../platform/validation/index.ts';
import { selectRuns } from './feed-run.sql.ts';
import { presentFeed, presentRun } from './feed.present.ts';
import type { FeedAnswer, RunAnswer } from './feed.present.ts';
import { newFeed } from './feed.schema.ts';
import { checkSource } from './feed-source.ts';
import {
  deleteFeed,
  deleteFeedsOf,
  insertFeed,
  selectFeed,
  selectFeeds,
  updateSchedule,
} from './feed.sql.ts';
import type { FeedRow, Schedule } from './feed.sql.ts';
import { feedNotFound } from './feeds.errors.ts';
import { lockFeedRow, pauseHeld } from './run/apply.sql.ts';
import { FEED_RUN } from './schedule.ts';

interface Needs {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  outbound: Pick<Outbound, 'checkUrl'>;
}

/** Administration of feeds. Methods that take a feed's id throw `not_found` when there is no such feed. */
export interface Feeds {
  /**
   * Adds a feed to a partner.
   * @param input `{url, header?, settings?}`, unchecked
   * @throws `validation_error`
   */
  add(partnerId: number, input: unknown): Promise<{ id: number }>;
  list(): Promise<FeedAnswer[]>;
  /** The last 50 runs, newest first. */
  runs(feedId: number): Promise<RunAnswer[]>;
  /** Sets the schedule. The first run is now, later ones each hour or day at the feed's own offset. */
  schedule(feedId: number, schedule: Schedule): Promise<{ id: number; schedule: Schedule }>;
  /** Confirms a drop: pauses the held listings. */
  confirm(feedId: number): Promise<{ id: number; paused: number }>;
  /** Deletes a feed and its runs; its listings are not changed. */
  remove(feedId: number): Promise<{ id: number }>;
  /** Deletes all feeds of a partner likewise. */
  removeAllOf(tx: Tx, partnerId: number): Promise<void>;
}

const MAX_RUNS = 50;

/** Creates the use cases of administering feeds. */
export function createFeeds({ db, clock, keyRing, outbound }: Needs): Feeds {
  const existing = async (feedId: number): Promise<FeedRow> => {
    const feed = await db.maybeOne(selectFeed, [feedId]);
    if (feed === undefined) throw feedNotFound(feedId);
    return feed;
  };
  return {
    async add(partnerId, input) {
      const checked = check(newFeed, input);
      if (!checked.ok) throw validationError(checked.problems);
      const { settings, ...given } = checked.value;
      const { url, header, host } = await checkSource(outbound, given);
      const feed = {
        partner_id: partnerId,
        address: keyRing.encrypt(url),
        header: header === null ? null : keyRing.encrypt(header),
        host,
        settings,
        created_at: wholeSecond(clock.now()),
      };
      return db.one(insertFeed, [feed]);
    },

    list: async () => (await db.query(selectFeeds)).map(presentFeed),

    async runs(feedId) {
      await existing(feedId);
      return (await db.query(selectRuns, [feedId, MAX_RUNS])).map(presentRun);
    },

    async schedule(feedId, schedule) {
      const feed = await existing(feedId);
      await db.transaction(async (tx) => {
        await tx.execute(updateSchedule, [feedId, schedule]);
        await cancelJob(tx, FEED_RUN, String(feedId));
        if (schedule !== 'off') await plan(tx, feed);
      });
      return { id: feedId, schedule };
    },

    confirm: (feedId) =>
      db.transaction(async (tx) => {
        if ((await tx.maybeOne(lockFeedRow, [feedId])) === undefined) throw feedNotFound(feedId);
        const { paused } = await tx.one(pauseHeld, [feedId, wholeSecond(clock.now())]);
        return { id: feedId, paused };
      }),

    async remove(feedId) {
      const removed = await db.transaction(async (tx) => {
        await cancelJob(tx, FEED_RUN, String(feedId));
        return tx.maybeOne(deleteFeed, [feedId]);
      });
      if (removed === undefined) throw feedNotFound(feedId);
      return { id: removed.id };
    },

    async removeAllOf(tx, partnerId) {
      const removed = await tx.query(deleteFeedsOf, [partnerId]);
      await cancelJobs(
        tx,
        FEED_RUN,
        removed.map(({ id }) => String(id)),
      );
    },
  };
}

/** Enqueues or cancels the job of a feed; a newly scheduled feed is read immediately. */
async function plan(tx: Tx, feed: FeedRow): Promise<void> {
  await enqueue(tx, {
    kind: FEED_RUN,
    key: String(feed.id),
    group: String(feed.partner_id),
    payload: { feed: feed.id },
  });
}
