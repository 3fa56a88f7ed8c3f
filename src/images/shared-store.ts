import { type Clock, daysBefore } from '../platform/clock.ts';
import { messageOf } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import { type ObjectStore, ObjectStoreError } from '../platform/object-store/index.ts';
import { MEDIA_TYPES } from './format.ts';
import { createSingleFlight } from './single-flight.ts';
import type { Store } from './store.ts';

/**
 * The store of all processes: an object store that may be unavailable. Reads answer within a
 * second, and at once while it is unavailable. Writes and removals run in the background, in the
 * order in which their names were first passed. No method rejects.
 */
export interface SharedStore extends Store {
  /** Whether the store works, as far as is known. */
  isThere(): boolean;
  /** Numbers of failures by kind since the start of the process. */
  failures: Readonly<Record<'read' | 'write' | 'look' | 'given up', number>>;
  /** Number of objects that wait to be written or removed. */
  waiting(): number;
  /** Resolves when nothing waits, or the store is unavailable. */
  settled(): Promise<void>;
  /** Finishes waiting writes and removals within `CLOSE_WITHIN_MS`. */
  close(): Promise<void>;
}

interface Deps {
  objects: ObjectStore;
  clock: Clock;
  log: Logger;
  /** Milliseconds until an unavailable store is tried again; `LOOK_AGAIN_AFTER_MS` when unset. */
  lookAgainAfterMs?: number | undefined;
}

/** Prefix of all names; raise it when pictures of the same name are made differently. */
const MADE = 'v2';

/**
 * Age in days from which an object is written again when it is read, so that a rule of the bucket
 * can remove objects by age.
 */
const RENEWED_AFTER_DAYS = 45;

const LOOK_AGAIN_AFTER_MS = 2_000;
const MAX_WRITING = 4;
/** Maximum number of bytes that wait to be written; anything beyond is dropped. */
const MAX_WAITING_BYTES = 32 * 1024 * 1024;
const MAX_WAITING = 10_000;
const MAX_ATTEMPTS = 3;
const MAX_DAMAGED = 1_000;
const CLOSE_WITHIN_MS = 5_000;
/** Minimum time between two log lines about the same failure. */
const LOG_EVERY_MS = 60_000;

/** A pending change of an object; without bytes it is removed. */
interface Job {
  bytes: Buffer | undefined;
  replace: boolean;
  attempts: number;
}

const typeOf = (name: string): string => {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  if (extension === 'master') return MEDIA_TYPES.jpg;
  return MEDIA_TYPES[extension as keyof typeof MEDIA_TYPES] ?? 'text/plain';
};

/** Opens the shared store in `objects`, which it also closes. Checks at once whether the store works. */
export function openSharedStore(deps: Deps): SharedStore {
  const { objects, clock, log } = deps;
  const once = createSingleFlight();
  const jobs = new Map<string, Job>();
  /** Names of objects whose content differs from what was written. */
  const damaged = new Set<string>();
  /** Names of objects that are being written or removed. */
  const underWay = new Set<string>();
  let waitingBytes = 0;
  const failures = { read: 0, write: 0, look: 0, 'given up': 0 };
  let isThere = true;
  let isClosed = false;
  /** Set while the store is unavailable, until it is tried again. */
  let timer: NodeJS.Timeout | undefined;
  let settled: (() => void)[] = [];

  const keyOf = (name: string) => `${MADE}/${name}`;
  const now = () => clock.now().getTime();

  let saidAt = Number.NEGATIVE_INFINITY;
  let wasSaid = false;
  const say = (error: unknown): void => {
    if (isClosed || now() - saidAt < LOG_EVERY_MS) return;
    saidAt = now();
    wasSaid = true;
    const isRefused = error instanceof ObjectStoreError && error.kind === 'refused';
    log[isRefused ? 'error' : 'warn'](
      { store: objects.place, why: messageOf(error) },
      'the object store is not used: images are kept on the disk alone',
    );
  };
  const settle = (): void => {
    if (isThere && (jobs.size > 0 || underWay.size > 0)) return;
    for (const done of settled) done();
    settled = [];
  };
  const lose = (during: 'read' | 'write' | 'look', error: unknown): void => {
    failures[during] += 1;
    isThere = false;
    say(error);
    lookLater();
    settle();
  };
  const find = (): void => {
    isThere = true;
    if (wasSaid) log.info({ store: objects.place }, 'the object store is used again');
    wasSaid = false;
    pump();
  };
  const look = (): void => void objects.check().then(find, (error) => lose('look', error));
  const lookLater = (): void => {
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      look();
    }, deps.lookAgainAfterMs ?? LOOK_AGAIN_AFTER_MS).unref();
  };

  const run = async (name: string, { bytes, replace }: Job): Promise<void> => {
    if (!bytes) return objects.remove(keyOf(name));
    const isDamaged = damaged.delete(name);
    await objects.write(keyOf(name), bytes, {
      type: typeOf(name),
      replace: replace || isDamaged,
    });
  };
  const add = (name: string, job: Job): void => {
    const before = jobs.get(name);
    const bytes = (job.bytes?.length ?? 0) - (before?.bytes?.length ?? 0);
    const isFull = waitingBytes + bytes > MAX_WAITING_BYTES || jobs.size >= MAX_WAITING;
    if (isClosed || (isFull && !before)) {
      failures['given up'] += 1;
      return;
    }
    waitingBytes += bytes;
    jobs.set(name, job);
    pump();
  };
  const pump = (): void => {
    for (const [name, job] of jobs) {
      if (!isThere || underWay.size === MAX_WRITING) break;
      if (underWay.has(name)) continue;
      jobs.delete(name);
      waitingBytes -= job.bytes?.length ?? 0;
      underWay.add(name);
      void run(name, job)
        .catch((error: unknown) => {
          // Queues the change again unless there is a newer one.
          const attempts = job.attempts + 1;
          if (attempts === MAX_ATTEMPTS) failures['given up'] += 1;
          else if (!jobs.has(name)) add(name, { ...job, attempts });
          lose('write', error);
        })
        .finally(() => {
          underWay.delete(name);
          pump();
        });
    }
    settle();
  };

  const read = async (name: string): Promise<Buffer | undefined> => {
    try {
      const found = await objects.read(keyOf(name));
      if (!found) return undefined;
      if (!found.isWhole) {
        if (damaged.size < MAX_DAMAGED) damaged.add(name);
        return undefined;
      }
      if (found.modified < daysBefore(clock.now(), RENEWED_AFTER_DAYS))
        add(name, { bytes: found.bytes, replace: true, attempts: 0 });
      return found.bytes;
    } catch (error) {
      lose('read', error);
      return undefined;
    }
  };

  const finished = (): Promise<void> =>
    new Promise((resolve) => {
      settled.push(resolve);
      settle();
    });

  look();
  return {
    isThere: () => isThere,
    failures,
    waiting: () => jobs.size + underWay.size,
    async read(name) {
      // A pending change is newer than the stored object.
      const job = jobs.get(name);
      if (job) return job.bytes;
      return isThere ? once(name, () => read(name)) : undefined;
    },
    async write(name, bytes, { replace = false } = {}) {
      add(name, { bytes, replace, attempts: 0 });
    },
    async remove(name) {
      add(name, { bytes: undefined, replace: true, attempts: 0 });
    },
    settled: finished,
    async close() {
      const late = new Promise<void>((resolve) => {
        setTimeout(resolve, CLOSE_WITHIN_MS).unref();
      });
      await Promise.race([finished(), late]);
      isClosed = true;
      clearTimeout(timer);
      objects.close();
    },
  };
}
