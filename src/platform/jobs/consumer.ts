import type { JobKind } from './job.ts';
import { beginTaking, releaseJobs, selectNextReady, takeJobs, type TakenRow } from './job.sql.ts';
import { runJob, type RunContext } from './run.ts';

export interface JobConsumer {
  /** Called when a job may have become due, or will in some milliseconds. */
  wake(inMs?: number): void;
  /** Stops taking jobs; resolves when the running ones have ended. */
  stop(): Promise<void>;
}

/** Longest pause; the worker wakes the consumer when a notification was lost. */
export const MAX_SLEEP_MS = 3_600_000;
/** Pause when due jobs wait only for their group's concurrency limit, possibly held by other processes. */
const GROUP_BUSY_PAUSE_MS = 200;
const ERROR_PAUSE_MS = 1_000;

/**
 * Takes and runs the jobs of one kind until stopped. It first takes some when it is woken: if each kind did at the start,
 * that would be most of its statements.
 * @param holder returns the worker's number while its advisory lock is held, else null
 */
export function startConsumer(
  context: RunContext,
  kind: JobKind,
  leaseMs: number,
  holder: () => number | null,
): JobConsumer {
  const { db, log } = context;
  const running = new Set<Promise<unknown>>();
  const stop = new AbortController();
  let woken = Promise.withResolvers<void>();
  const wakeNow = () => woken.resolve();
  const sleep = async (milliseconds: number): Promise<void> => {
    const timer = setTimeout(wakeNow, milliseconds);
    await woken.promise;
    clearTimeout(timer);
  };

  const take = (most: number) =>
    db.transaction(async (tx) => {
      await tx.query(beginTaking, [kind.kind]);
      const share = kind.perGroup ?? kind.concurrency;
      const taker = { lease_ms: leaseMs, holder: holder() };
      const rows = await tx.query(takeJobs, [kind.kind, share, most, taker]);
      if (rows.length === most) return { rows, idleMs: MAX_SLEEP_MS };
      const { wait_ms: wait } = await tx.one(selectNextReady, [kind.kind]);
      const idleMs = wait !== null && wait <= 0 ? GROUP_BUSY_PAUSE_MS : (wait ?? MAX_SLEEP_MS);
      return { rows, idleMs: Math.min(idleMs, MAX_SLEEP_MS) };
    });

  const giveBack = (rows: TakenRow[]) =>
    db.execute(releaseJobs, [rows.map(({ id }) => id), rows.map(({ lease }) => lease)]);

  /** Starts due jobs up to the concurrency limit; returns the milliseconds until the next one is due. */
  const fill = async (): Promise<number> => {
    const room = kind.concurrency - running.size;
    if (room <= 0) return MAX_SLEEP_MS;
    const { rows, idleMs } = await take(room);
    if (stop.signal.aborted && rows.length > 0) await giveBack(rows);
    if (stop.signal.aborted) return idleMs;
    for (const row of rows) {
      const run = runJob(context, kind, row).finally(() => {
        running.delete(run);
        wakeNow();
      });
      running.add(run);
    }
    return idleMs;
  };

  const loop = async () => {
    await sleep(MAX_SLEEP_MS);
    while (!stop.signal.aborted) {
      woken = Promise.withResolvers();
      const idleMs = await fill().catch((error: unknown) => {
        log.warn({ kind: kind.kind, err: error }, 'Jobs cannot be taken.');
        return ERROR_PAUSE_MS;
      });
      if (stop.signal.aborted) return;
      await sleep(idleMs);
    }
  };
  const ended = loop();

  return {
    wake(inMs = 0) {
      if (inMs > 0) setTimeout(wakeNow, inMs).unref();
      else wakeNow();
    },
    async stop() {
      stop.abort();
      wakeNow();
      await ended;
      await Promise.all(running);
    },
  };
}
