import type { Clock } from '../platform/clock.ts';
import { type Db, loadSource, markStale, type Queryable } from '../platform/db/index.ts';
import type { Logger } from '../platform/log.ts';
import { clearChanges } from './change.sql.ts';
import { ChangeReader, ChangesLost } from './changes.ts';
import { type ListingIndex, LiveIndex } from './live-index.ts';
import { loadIndex } from './load.ts';
import { advance, refresh, type Touched } from './refresh.ts';
import type { Snapshots } from './snapshot/snapshots.ts';

/** Keeps an index equal to the database. */
export interface Follower {
  /** Loads the index and begins to follow. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /**
   * Resolves with true when everything committed before the call is in the index, or with false after a timeout or
   * failure, when the index may be out of date. Notes that the answer may be old while the database is away.
   */
  catchUp(): Promise<boolean>;
  /** The index; only between `start` and `stop`. It may change and be replaced whenever anything is awaited. */
  readonly index: ListingIndex;
  /** A different object after every change of the index. */
  readonly version: object;
  /** Why answers may be out of date, for operators; undefined when they are not. */
  obstacle(): string | undefined;
}

/** Interval of polling for changes while nobody searches. */
const POLL_INTERVAL_MS = 500;

/** Maximum time that a search waits for many changes, such as a whole feed, to be read. */
const CATCH_UP_TIMEOUT_MS = 400;

/** The same while the database is away: long enough to find that it is back. */
const CATCH_UP_TIMEOUT_MS_WHILE_AWAY = 120;

/** Interval of writing snapshots: shorter than changes are kept, so that the successor of a killed process can use it. */
const SNAPSHOT_INTERVAL_MS = 1_200_000;

const BEHIND = 'the search index cannot follow the database';

/** Interval of deleting old changes. */
const CLEAN_UP_INTERVAL_MS = 600_000;

/**
 * Follows the changes that every writing statement records in the database. It polls before each search,
 * so that what any process has committed is found by the next search in every process; concurrent
 * searches share a poll. (NOTIFY for each write would arrive later, and serialises commits.)
 */
export function createFollower(options: {
  db: Db;
  clock: Clock;
  log: Logger;
  /** The snapshot from which it starts and which it writes; undefined to load the whole index at each start. */
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
    // Together and last: with this reader, the former index would miss changes from before it.
    reader = changes;
    live = loaded;
  };

  /** Loads the snapshot, brought up to date from `source`; gives whether it could be used. */
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
    // A replica lags, so all changes since the snapshot are read once more from the primary.
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
        // If another index has taken its place, the reader follows that one.
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

  /** Loads a new index while the former one answers. */
  const reload = async () => {
    log.warn('the search index is loaded anew, since changes were cleared away');
    isReloading = true;
    await load().finally(() => {
      isReloading = false;
    });
  };

  /** Schedules the next poll that no search starts. */
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
      // A long pause may have begun before, and no searches arrive while this process is reported as not ready.
      pollIn(POLL_INTERVAL_MS);
    }
  };

  /** Loads a new index while the former one goes on following; the next poll tries again if it fails. */
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
  /** A poll that begins now or, if one is running, right after it. */
  const nextPoll = (): Promise<void> => {
    if (running === undefined) return start();
    waiting ??= running.then(() => {
      waiting = undefined;
      return start();
    });
    return waiting;
  };

  const idle = async () => {
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
    // Polling takes at most a tenth of the time, however much is written while nobody searches.
    const took = obstacle === undefined ? performance.now() - began : 0;
    pollIn(Math.max(POLL_INTERVAL_MS, 9 * took));
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
    obstacle: () => obstacle,
  };
}

/** Waits for `work`, at most `milliseconds`; gives whether it is done. */
function atMost(milliseconds: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  return Promise.race([work.then(() => true), enough]).finally(() => clearTimeout(timer));
}
