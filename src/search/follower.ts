import { untilBeat } from '../platform/beat.ts';
import type { Clock } from '../platform/clock.ts';
import { type Db, loadSource, markStale, type Queryable } from '../platform/db/index.ts';
import type { Logger } from '../platform/log.ts';
import { loadShores } from '../places/index.ts';
import { clearChanges } from './change.sql.ts';
import { ChangeReader, ChangesLost } from './changes.ts';
import { type ListingIndex, LiveIndex } from './live-index.ts';
import { loadIndex } from './load.ts';
import { advance, refresh, type Touched } from './refresh.ts';
import type { Snapshots } from './snapshot/snapshots.ts';

/** Keeps an index in memory equal to the database. */
export interface Follower {
  /** Loads the index and begins to follow. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /**
   * Resolves with true when everything committed before the call is in the index, or with false after a timeout or
   * failure, when the index may be out of date. In the latter case it marks the current request's answer as stale.
   */
  catchUp(): Promise<boolean>;
  /** The index, available between `start` and `stop`. It may change or be replaced during any `await`. */
  readonly index: ListingIndex;
  /** A different object after every change of the index, or of what pages show beside it. */
  readonly version: object;
  /** A different object after every change of what pages show beside the index, such as Premium or a claim. */
  readonly besideVersion: object;
  /** The reason, for operators, why answers may be out of date; undefined when they are current. */
  obstacle(): string | undefined;
}

/** Interval of polling for changes while nobody searches. It doubles up to the longest while nothing changes. */
const POLL_INTERVAL_MS = 500;
const LONGEST_POLL_INTERVAL_MS = 2_000;

/** Maximum time that a search waits for many changes, such as a whole feed, to be read. */
const CATCH_UP_TIMEOUT_MS = 400;

/** The same maximum while the database is unreachable: long enough to notice that it is back. */
const CATCH_UP_TIMEOUT_MS_WHILE_AWAY = 120;

/**
 * Interval of writing snapshots. It is shorter than the hour for which changes are kept, so that after a crash the last
 * snapshot can still be brought up to date.
 */
const SNAPSHOT_INTERVAL_MS = 1_200_000;

const BEHIND = 'the search index cannot follow the database';

/** Interval of deleting old changes. */
const CLEAN_UP_INTERVAL_MS = 600_000;

/**
 * Follows the changes that triggers record in the database. It polls before each search, so that the next search in any
 * process finds what any process has committed; concurrent searches share a poll. PostgreSQL's NOTIFY is no
 * alternative: notifications arrive later, and they serialise commits.
 */
export function createFollower(options: {
  db: Db;
  clock: Clock;
  log: Logger;
  /** The snapshot file that it starts from and writes; undefined to load the whole index at each start. */
  snapshots: Snapshots | undefined;
}): Follower {
  const { db, clock, log, snapshots } = options;
  const milliseconds = () => clock.now().getTime();
  const today = () => Math.floor(milliseconds() / 86_400_000);
  let live: LiveIndex | undefined;
  let reader: ChangeReader;
  let obstacle: string | undefined = 'the search index is being loaded';
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  let isReloading = false;
  let renewing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let interval = POLL_INTERVAL_MS;
  let lastVersion: object | undefined;
  let cleared = milliseconds();
  let snapshotDue = milliseconds() + SNAPSHOT_INTERVAL_MS;
  let writing: Promise<void> | undefined;
  let stopped = false;
  const forget = ({ listings, campsites }: Touched) => db.reads.forget(listings.union(campsites));

  const load = async () => {
    const changes = await ChangeReader.fromNow(db);
    const loaded = new LiveIndex(await loadIndex(db, today()));
    await loaded.tidy();
    await changes.read((changed) => refresh(db, loaded, changed));
    db.reads.forget();
    // Both are replaced together, and last: the former index with the new reader would miss the changes before it.
    reader = changes;
    live = loaded;
  };

  /** Loads the snapshot and brings it up to date from `source`. Returns whether the snapshot could be used. */
  const loadSnapshot = async (source: Queryable): Promise<boolean> => {
    const kept = await snapshots?.read(today(), source);
    if (kept === undefined) return false;
    const changes = ChangeReader.from(source, kept.position);
    const loaded = new LiveIndex(kept.index);
    try {
      await changes.read((changed) => refresh(source, loaded, changed));
    } catch (error) {
      if (!(error instanceof ChangesLost)) throw error;
      snapshots?.refuse('changes since it were cleared away');
      return false;
    }
    await advance(source, loaded, today());
    db.reads.forget();
    // A replica may lag behind, so all changes since the snapshot are read once more from the primary.
    reader = source === db ? changes : ChangeReader.from(db, kept.position);
    live = loaded;
    return true;
  };

  /** Whether the index equals the database at the reader's position. */
  const isCertain = () => obstacle === undefined && !isReloading && !reader.isDoubtful;

  const writeSnapshot = async (of: LiveIndex): Promise<void> => {
    snapshotDue = milliseconds() + SNAPSHOT_INTERVAL_MS;
    await of
      .copyFor(async (index) => {
        const { position } = reader;
        // If a reload has replaced this index meanwhile, `reader` belongs to the new one, not to this copy.
        if (of === live && isCertain()) await snapshots?.write({ index, position });
      })
      .finally(() => {
        writing = undefined;
      });
  };

  const follow = async (to: LiveIndex) => {
    await reader.read(async (changed) => {
      await refresh(db, to, changed, forget);
    });
    await advance(db, to, today());
  };

  /** Loads a new index while the former one answers searches without following the database. */
  const reload = async () => {
    log.warn('the search index is loaded anew, since changes were cleared away');
    isReloading = true;
    await load().finally(() => {
      isReloading = false;
    });
  };

  /** Schedules the next poll for the case that no search triggers one. */
  const pollIn = (milliseconds: number): void => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void idle(), milliseconds).unref();
  };

  const poll = async () => {
    try {
      if (live === undefined) return;
      await follow(live).catch((error: unknown) => {
        if (!(error instanceof ChangesLost)) throw error;
        return reload();
      });
      obstacle = undefined;
    } catch (error) {
      if (obstacle === undefined) log.error({ err: error }, 'the search index cannot follow');
      obstacle = BEHIND;
      // The next poll may be scheduled long ahead, and no searches arrive while the process reports that it is not
      // ready, so poll again soon.
      pollIn(POLL_INTERVAL_MS);
    }
  };

  /** Loads a new index while the former one keeps following. If loading fails, the next poll tries again. */
  const renew = async () => {
    log.warn('the search index is loaded anew, since a standby has become the primary');
    try {
      await load();
    } catch (error) {
      log.error({ err: error }, 'the search index cannot be loaded anew');
    } finally {
      renewing = undefined;
    }
  };

  const start = (): Promise<void> => {
    running = poll().finally(() => {
      running = undefined;
    });
    return running;
  };
  /** Resolves after a poll that begins now or, if another is running, right after that one. */
  const nextPoll = (): Promise<void> => {
    if (running === undefined) return start();
    waiting ??= running.then(() => {
      waiting = undefined;
      return start();
    });
    return waiting;
  };

  const idle = async () => {
    // Rows that are put need it, and a search waits for them only briefly.
    loadShores();
    const began = performance.now();
    await nextPoll();
    if (reader.isDoubtful && obstacle === undefined) renewing ??= renew();
    await live?.tidy();
    if (snapshots && live && milliseconds() >= snapshotDue) writing ??= writeSnapshot(live);
    if (milliseconds() - cleared >= CLEAN_UP_INTERVAL_MS) {
      cleared = milliseconds();
      await db
        .execute(clearChanges)
        .catch((error: unknown) => log.warn({ err: error }, 'changes were not cleared away'));
    }
    const isAtRest = obstacle === undefined && live?.version === lastVersion;
    interval = isAtRest ? Math.min(2 * interval, LONGEST_POLL_INTERVAL_MS) : POLL_INTERVAL_MS;
    lastVersion = live?.version;
    // Background polls take at most a tenth of the time, however much is written.
    const took = obstacle === undefined ? performance.now() - began : 0;
    pollIn(untilBeat(Math.max(interval, 9 * took)));
  };

  const loaded = (): LiveIndex => {
    if (live === undefined) throw new Error('The search index is not loaded yet');
    return live;
  };

  return {
    async start() {
      const source = loadSource(db);
      if (!(await loadSnapshot(source))) await load();
      else if (source !== db) {
        obstacle = BEHIND;
        return pollIn(POLL_INTERVAL_MS);
      }
      obstacle = undefined;
      pollIn(POLL_INTERVAL_MS);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await (waiting ?? running);
      await renewing;
      await writing;
      if (live === undefined || !isCertain()) return;
      await snapshots?.write({ index: live.current, position: reader.position });
    },
    async catchUp() {
      const isAway = db.status === 'away';
      // Loading a new index takes too long for a search to wait for it.
      const longest = isAway ? CATCH_UP_TIMEOUT_MS_WHILE_AWAY : CATCH_UP_TIMEOUT_MS;
      const hasPolled = !isReloading && (await atMost(longest, nextPoll()));
      const isBehind = isReloading || obstacle !== undefined;
      if (isBehind) markStale();
      return hasPolled && !isBehind && !reader.isDoubtful;
    },
    get index() {
      return loaded().current;
    },
    get version() {
      return loaded().version;
    },
    get besideVersion() {
      return loaded().besideVersion;
    },
    obstacle: () => obstacle,
  };
}

/** Waits for `work`, but at most `milliseconds`. Resolves with whether the work is done. */
function atMost(milliseconds: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  return Promise.race([work.then(() => true), enough]).finally(() => clearTimeout(timer));
}
