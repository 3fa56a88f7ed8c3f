import type { Clock } from '../../platform/clock.ts';
import { wholeSecond } from '../../platform/clock.ts';
import { type Db, type Queryable, type Tx, within } from '../../platform/db/index.ts';
import { ExpectedError } from '../../platform/errors.ts';
import { cancelJob, cancelJobs, enqueue } from '../../platform/jobs/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import { checkChangedFeed, checkNewFeed } from './check-source.ts';
import { selectRuns } from '../feed-run.sql.ts';
import { presentFeed, presentRun } from '../feed.present.ts';
import type { FeedAnswer, RunAnswer } from '../feed.present.ts';
import {
  deleteFeed,
  deleteFeedsOf,
  forgetValidators,
  insertFeed,
  lockFeed,
  lockFeedToApply,
  selectFeed,
  selectFeeds,
  selectFeedsOfPartner,
  selectHeld,
  selectListedFeed,
  selectSealed,
  selectTroubled,
  updateFeed,
  updateSchedule,
  updateSealed,
} from '../feed.sql.ts';
import type { FeedColumns, FeedRow, HeldListing, Schedule, TroubledFeed } from '../feed.sql.ts';
import { feedNotFound } from '../feeds.errors.ts';
import { deleteAllChosenColumns, selectChosenColumns } from '../uploads/upload-column.sql.ts';
import { deleteUploads } from '../uploads/uploads.ts';
import { pauseHeld } from '../apply/apply.sql.ts';
import { FEED_RUN } from '../schedule.ts';
import { selectSealedRequests, updateSealedRequest } from './request.sql.ts';

interface Deps {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  outbound: Pick<Outbound, 'checkUrl'>;
}

/** A feed as operators see it, with its partner and whether it is read with a header. */
export type ShownFeed = FeedAnswer & { partner_id: number; has_header: boolean };

/**
 * Administration of feeds. Methods that take a feed's id throw `not_found` when there is no such feed;
 * without `tx` they have a transaction of their own.
 */
export interface Feeds {
  /**
   * Adds a feed to a partner.
   * @param input `{url, header?, settings?}`, unchecked
   * @throws `validation_error`
   */
  add(partnerId: number, input: unknown): Promise<{ id: number }>;
  /** The first half of `add`: checks a feed, which may take seconds, outside any transaction. */
  checkNew(input: unknown): Promise<FeedColumns>;
  /** The second half of `add`. */
  insert(tx: Queryable, partnerId: number, columns: FeedColumns): Promise<{ id: number }>;
  /** Checks a change, `{url?, header?, settings?}`; a header of null is removed. */
  checkChange(input: unknown): Promise<Partial<FeedColumns>>;
  /** Makes a checked change. Nothing is read before the next run. */
  change(tx: Tx, feedId: number, columns: Partial<FeedColumns>): Promise<void>;
  list(): Promise<FeedAnswer[]>;
  /** Returns at most 100 feeds that are broken, or whose drop in listings awaits confirmation. */
  troubled(): Promise<TroubledFeed[]>;
  ofPartner(partnerId: number): Promise<FeedAnswer[]>;
  show(feedId: number): Promise<ShownFeed>;
  /** The first 100 listings that are missing in the file and await confirmation, by title. */
  held(feedId: number): Promise<HeldListing[]>;
  /** The last 50 runs, newest first. */
  runs(feedId: number): Promise<RunAnswer[]>;
  /** Sets the schedule. The first run is now, later ones each hour or day at the feed's own offset. */
  schedule(
    feedId: number,
    schedule: Schedule,
    tx?: Tx,
  ): Promise<{ id: number; schedule: Schedule }>;
  /**
   * Has a feed read and published soon, even one without a schedule, by a job. Throws `bad_request`
   * when its partner is not approved.
   */
  readSoon(feedId: number, tx: Tx): Promise<void>;
  /** Confirms a drop: pauses the held listings. */
  confirm(feedId: number, tx?: Tx): Promise<{ id: number; paused: number }>;
  /** Deletes a feed and its runs; its listings are not changed. */
  remove(feedId: number, tx?: Tx): Promise<{ id: number }>;
  /** Returns the fields that were chosen by hand for columns of uploaded files; null is not used. */
  chosenColumns(partnerId: number): Promise<{ name: string; field: string | null }[]>;
  /** Deletes all feeds of a partner in the same way, its uploaded files and what was chosen for their columns. */
  removeAllOf(tx: Tx, partnerId: number): Promise<void>;
  /**
   * Makes the next run of every feed read its file even if that has not changed: new towns
   * are known now, which failed rows may name.
   */
  readWhole(tx: Tx): Promise<void>;
}

const MAX_RUNS = 50;
const MAX_HELD = 100;

export function createFeeds({ db, clock, keyRing, outbound }: Deps): Feeds {
  const existing = async (feedId: number): Promise<FeedRow> => {
    const feed = await db.maybeOne(selectFeed, [feedId]);
    if (feed === undefined) throw feedNotFound(feedId);
    return feed;
  };
  const checkNew = (input: unknown) => checkNewFeed({ keyRing, outbound }, input);
  const insert: Feeds['insert'] = (tx, partnerId, columns) =>
    tx.one(insertFeed, [
      { ...columns, partner_id: partnerId, created_at: wholeSecond(clock.now()) },
    ]);
  return {
    checkNew,
    insert,
    add: async (partnerId, input) => insert(db, partnerId, await checkNew(input)),
    checkChange: (input) => checkChangedFeed({ keyRing, outbound }, input),
    async change(tx, feedId, columns) {
      if (!(await tx.maybeOne(lockFeed, [feedId]))) throw feedNotFound(feedId);
      await tx.execute(updateFeed, [feedId, columns]);
    },

    list: async () => (await db.query(selectFeeds)).map(presentFeed),
    troubled: () => db.query(selectTroubled),
    ofPartner: async (partnerId) =>
      (await db.query(selectFeedsOfPartner, [partnerId])).map(presentFeed),
    async show(feedId) {
      const row = await db.maybeOne(selectListedFeed, [feedId]);
      if (row === undefined) throw feedNotFound(feedId);
      return { ...presentFeed(row), partner_id: row.partner_id, has_header: row.has_header };
    },

    held: (feedId) => db.query(selectHeld, [feedId, MAX_HELD]),

    async runs(feedId) {
      await existing(feedId);
      return (await db.query(selectRuns, [feedId, MAX_RUNS])).map(presentRun);
    },

    async schedule(feedId, schedule, given) {
      const feed = await existing(feedId);
      await within(db, given, async (tx) => {
        await tx.execute(updateSchedule, [feedId, schedule]);
        await cancelJob(tx, FEED_RUN, String(feedId));
        if (schedule !== 'off') await plan(tx, feed);
      });
      return { id: feedId, schedule };
    },

    async readSoon(feedId, tx) {
      const feed = await existing(feedId);
      if (feed.partner_status !== 'approved') {
        throw new ExpectedError(
          'bad_request',
          'The partner is not approved: its feed is read once it is.',
        );
      }
      await plan(tx, feed, { once: true });
    },

    confirm: (feedId, given) =>
      within(db, given, async (tx) => {
        if ((await tx.maybeOne(lockFeedToApply, [feedId])) === undefined)
          throw feedNotFound(feedId);
        const { paused } = await tx.one(pauseHeld, [feedId, wholeSecond(clock.now())]);
        return { id: feedId, paused };
      }),

    async remove(feedId, given) {
      const removed = await within(db, given, async (tx) => {
        // The feed is locked before its job, as in `schedule`.
        const one = await tx.maybeOne(deleteFeed, [feedId]);
        await cancelJob(tx, FEED_RUN, String(feedId));
        return one;
      });
      if (removed === undefined) throw feedNotFound(feedId);
      return { id: removed.id };
    },

    chosenColumns: (partnerId) => db.query(selectChosenColumns, [partnerId, null]),

    async removeAllOf(tx, partnerId) {
      const removed = await tx.query(deleteFeedsOf, [partnerId]);
      await cancelJobs(
        tx,
        FEED_RUN,
        removed.map(({ id }) => String(id)),
      );
      await deleteUploads(tx, partnerId);
      await tx.execute(deleteAllChosenColumns, [partnerId]);
    },

    async readWhole(tx) {
      await tx.execute(forgetValidators);
    },
  };
}

/**
 * Enqueues the job of a feed, which is read immediately.
 * @param options.once whether it is read although it may have no schedule
 */
async function plan(tx: Tx, feed: FeedRow, options: { once?: true } = {}): Promise<void> {
  await enqueue(tx, {
    kind: FEED_RUN,
    key: String(feed.id),
    group: String(feed.partner_id),
    payload: { feed: feed.id, ...options },
  });
}

/**
 * Encrypts the address and header of every feed, and of every request for one, with the newest key;
 * returns how many feeds and requests were changed.
 */
export function resealFeeds(db: Db, keyRing: KeyRing): Promise<number> {
  const isOld = ({ address, header }: { address: string; header: string | null }): boolean =>
    !keyRing.isCurrent(address) || (header !== null && !keyRing.isCurrent(header));
  const again = (text: string): string => keyRing.encrypt(keyRing.decrypt(text));
  return db.transaction(async (tx) => {
    let changed = 0;
    for (const [select, update] of [
      [selectSealed, updateSealed],
      [selectSealedRequests, updateSealedRequest],
    ] as const) {
      for (const { id, address, header } of (await tx.query(select)).filter(isOld)) {
        await tx.execute(update, [id, again(address), header === null ? null : again(header)]);
        changed += 1;
      }
    }
    return changed;
  });
}
