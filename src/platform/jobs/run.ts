import { secondsAfter } from '../clock.ts';
import type { Db } from '../db/index.ts';
import { DatabaseUnavailable } from '../errors.ts';
import type { Logger } from '../log.ts';
import { inSpan, inTrace, newTraceId } from '../trace/index.ts';
import type { JobKind } from './job.ts';
import { parkJob, retryLater, type TakenRow } from './job.sql.ts';
import type { Leases } from './leases.ts';

export interface RunContext {
  db: Db;
  leases: Leases;
  log: Logger;
}

const MAX_PAUSE_SECONDS = 3_600;

/** Pause after a failure because the database was unavailable, which says nothing about the job. */
const AWAY_PAUSE_SECONDS = 30;

/** Longest pause of a failing job; a recurring one pauses no longer than its interval. */
const longestPause = ({ everySeconds = MAX_PAUSE_SECONDS }: JobKind): number =>
  Math.min(everySeconds, MAX_PAUSE_SECONDS);

/**
 * Unsuccessful starts after which a job becomes a dead letter instead of being started again. A
 * recurring job never becomes one for its errors, which only lengthen its pause.
 */
function maxStarts(kind: JobKind): number {
  const { maxAttempts = 10, everySeconds } = kind;
  return everySeconds === undefined
    ? maxAttempts
    : maxAttempts + Math.ceil(Math.log2(longestPause(kind)));
}

/**
 * Runs one job. Never throws: returns the error of a failed job, which has been postponed (by 1, 2,
 * 4 … seconds) or made a dead letter. The job continues the trace of the request that enqueued it;
 * its end is then logged even without a failure.
 */
export function runJob(context: RunContext, kind: JobKind, row: TakenRow): Promise<unknown> {
  const { trace } = row.payload;
  if (typeof trace !== 'string') return inTrace(newTraceId(), () => run(context, kind, row));
  return inTrace(trace, async () => {
    const started = performance.now();
    const error = await run(context, kind, row);
    const { kind: name, id: job, key, attempts: attempt } = row;
    const milliseconds = Math.round(performance.now() - started);
    if (error === undefined)
      context.log.info({ kind: name, job, key, attempt, milliseconds }, 'A job ran.');
    return error;
  });
}

async function run(context: RunContext, kind: JobKind, row: TakenRow): Promise<unknown> {
  const { db, leases, log } = context;
  const held = leases.hold(row);
  const { job } = held;
  const { everySeconds } = kind;
  try {
    // The end of the last start was never recorded, so the job crashed its process.
    if (row.attempts > maxStarts(kind)) return await park(context, row, null);
    const facts = { 'job.kind': row.kind, 'job.attempt': row.attempts };
    await inSpan(`job ${row.kind}`, 'consumer', facts, () => kind.run(job));
    if (held.settled()) return undefined;
    if (everySeconds === undefined) await job.finish(db);
    else await job.again(db, secondsAfter(row.started_at, everySeconds));
    return undefined;
  } catch (error) {
    if (job.signal.aborted) return error;
    const passing = everySeconds === undefined || error instanceof DatabaseUnavailable;
    const level = passing ? 'warn' : 'error';
    log[level]({ kind: row.kind, job: row.id, attempt: row.attempts, err: error }, 'A job failed.');
    await putOff(context, kind, row, error).catch((failure: unknown) => {
      log.error({ kind: row.kind, job: row.id, err: failure }, 'A job is left to its lease.');
    });
    return error;
  } finally {
    leases.drop(held);
  }
}

async function putOff(context: RunContext, kind: JobKind, row: TakenRow, error: unknown) {
  const message = String(error instanceof Error ? error.message : error).slice(0, 500);
  const retry = retryOf(kind, row.attempts, error);
  if (!retry) return park(context, row, message);
  const due_at = secondsAfter(row.started_at, retry.pauseSeconds);
  const { counts } = retry;
  await context.db.execute(retryLater, [row.id, row.lease, { due_at, error: message, counts }]);
}

/**
 * The pause of a failed job, and whether this start counts towards a dead letter; undefined when it
 * is to become one.
 */
function retryOf(
  kind: JobKind,
  starts: number,
  error: unknown,
): { pauseSeconds: number; counts: boolean } | undefined {
  if (error instanceof DatabaseUnavailable) {
    return { pauseSeconds: AWAY_PAUSE_SECONDS, counts: false };
  }
  const longest = longestPause(kind);
  const pauseSeconds = Math.min(2 ** (starts - 1), longest);
  if (kind.everySeconds !== undefined) return { pauseSeconds, counts: pauseSeconds < longest };
  return starts < maxStarts(kind) ? { pauseSeconds, counts: true } : undefined;
}

async function park({ db, log }: RunContext, row: TakenRow, message: string | null) {
  await db.execute(parkJob, [row.id, row.lease, message]);
  const { id: job, kind, key } = row;
  log.error({ kind, job, key }, 'A job failed too often and waits for an operator.');
}
