import { secondsAfter } from '../clock.ts';
import type { Db } from '../db/index.ts';
import type { Logger } from '../log.ts';
import type { JobKind } from './job.ts';
import { parkJob, retryLater, type TakenRow } from './job.sql.ts';
import type { Leases } from './leases.ts';

export interface RunContext {
  db: Db;
  leases: Leases;
  log: Logger;
}

const MAX_PAUSE_SECONDS = 3_600;

/**
 * Runs one job. Never throws: returns the error of a failed job, which has been postponed (by 1, 2, 4 …
 * seconds) or parked.
 */
export async function runJob(context: RunContext, kind: JobKind, row: TakenRow): Promise<unknown> {
  const { db, leases, log } = context;
  const held = leases.hold(row);
  const { job } = held;
  const { maxAttempts = 10, everySeconds } = kind;
  try {
    // The last start was never recorded as ended: the job crashed its process.
    if (row.attempts > maxAttempts) return await park(context, row, null);
    await kind.run(job);
    if (held.settled()) return undefined;
    if (everySeconds === undefined) await job.finish(db);
    else await job.again(db, secondsAfter(row.started_at, everySeconds));
    return undefined;
  } catch (error) {
    if (job.signal.aborted) return error;
    log.warn({ kind: row.kind, job: row.id, attempt: row.attempts, err: error }, 'A job failed.');
    await putOff(context, row, error, maxAttempts).catch((failure: unknown) => {
      log.error({ kind: row.kind, job: row.id, err: failure }, 'A job is left to its lease.');
    });
    return error;
  } finally {
    leases.drop(held);
  }
}

async function putOff(context: RunContext, row: TakenRow, error: unknown, maxAttempts: number) {
  const message = String(error instanceof Error ? error.message : error).slice(0, 500);
  if (row.attempts >= maxAttempts) return park(context, row, message);
  const pause = Math.min(2 ** (row.attempts - 1), MAX_PAUSE_SECONDS);
  const dueAt = secondsAfter(row.started_at, pause);
  await context.db.execute(retryLater, [row.id, row.lease, dueAt, message]);
}

async function park({ db, log }: RunContext, row: TakenRow, message: string | null) {
  await db.execute(parkJob, [row.id, row.lease, message]);
  const { id: job, kind, key } = row;
  log.error({ kind, job, key }, 'A job failed too often and waits for an operator.');
}
