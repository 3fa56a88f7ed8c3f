import type { JobKind } from './job.ts';
import { beginTaking, releaseJobs, selectNextReady, takeJobs, type TakenRow } from './job.sql.ts';
import { runJob, type RunContext } from './run.ts';

export interface Lane {
  /** Something may have become ready. */
  wake(): void;
  /** Takes no more, and resolves when the jobs that run have ended. */
  stop(): Promise<void>;
}

/** Wakes without being called, should a notification ever be lost. */
const longestSleepMs = 10_000;
/** The pause when what is ready is only held back by its group's share, perhaps in other processes. */
const heldBackMs = 200;
const afterErrorMs = 1_000;

/**
 * Takes and does the jobs of one kind until it is stopped.
 * @param holder the worker's number while others can see that it runs.
 */
export function startLane(
  context: RunContext,
  kind: JobKind,
  leaseMs: number,
  holder: () => number | null,
): Lane {
  const { db, log } = context;
  const running = new Set<Promise<unknown>>();
  const stop = new AbortController();
  let woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();

  const take = (most: number) =>
    db.transaction(async (tx) => {
      await tx.query(beginTaking, [kind.kind]);
      const share = kind.perGroup ?? kind.concurrency;
      const taker = { lease_ms: leaseMs, holder: holder() };
      const rows = await tx.query(takeJobs, [kind.kind, share, most, taker]);
      if (rows.length === most) return { rows, idleMs: longestSleepMs };
      const { wait_ms: wait } = await tx.one(selectNextReady, [kind.kind]);
      const idleMs = wait !== null && wait <= 0 ? heldBackMs : (wait ?? longestSleepMs);
      return { rows, idleMs: Math.min(idleMs, longestSleepMs) };
    });

  const giveBack = (rows: TakenRow[]) =>
    db.execute(releaseJobs, [rows.map(({ id }) => id), rows.map(({ lease }) => lease)]);

  /** Starts what is ready and there is room for; gives the milliseconds there is nothing to do. */
  const fill = async (): Promise<number> => {
    const room = kind.concurrency - running.size;
    if (room <= 0) return longestSleepMs;
    const { rows, idleMs } = await take(room);
    if (stop.signal.aborted && rows.length > 0) await giveBack(rows);
    if (stop.signal.aborted) return idleMs;
    for (const row of rows) {
      const run = runJob(context, kind, row).finally(() => {
        running.delete(run);
        wake();
      });
      running.add(run);
    }
    return idleMs;
  };

  const loop = async () => {
    while (!stop.signal.aborted) {
      woken = Promise.withResolvers();
      const idleMs = await fill().catch((error: unknown) => {
        log.warn({ kind: kind.kind, err: error }, 'Jobs cannot be taken.');
        return afterErrorMs;
      });
      if (stop.signal.aborted) return;
      const timer = setTimeout(wake, idleMs);
      await woken.promise;
      clearTimeout(timer);
    }
  };
  const ended = loop();

  return {
    wake,
    async stop() {
      stop.abort();
      wake();
      await ended;
      await Promise.all(running);
    },
  };
}
