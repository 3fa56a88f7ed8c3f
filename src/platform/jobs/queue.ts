import { maskPersonal, maskUrls } from '../mask.ts';
import type { Queryable } from '../db/index.ts';
import { writeTrace } from '../trace/index.ts';
import type { FailingJob, NewJob, DeadLetter } from './job.ts';
import {
  deleteJobs,
  enqueueJob,
  enqueueJobs,
  expediteJobs as expedite,
  hurryJob as hurry,
  type KindRow,
  retryJob,
  retryJobs,
  selectCounts,
  selectFailing,
  selectKinds,
  selectParked,
} from './job.sql.ts';

/** Enqueues a job within the caller's transaction: the job exists only if that commits. */
export async function enqueue(tx: Queryable, job: NewJob): Promise<void> {
  const { kind, key = null, group = '', dueAt = null } = job;
  // The job's log and spans continue the trace of the request that enqueued it.
  const trace = writeTrace();
  const payload = { ...job.payload, ...(trace === undefined ? {} : { trace }) };
  await tx.query(enqueueJob, [kind, { key, group_name: group, due_at: dueAt, payload }]);
}

/** Enqueues jobs of one kind with different keys, due now, in one statement; otherwise like `enqueue`. */
export async function enqueueAll(
  tx: Queryable,
  kind: string,
  jobs: readonly { key: string; group: string }[],
): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ key, group }) => ({ key, group_name: group }));
  await tx.query(enqueueJobs, [kind, JSON.stringify(rows)]);
}

/** Cancels a job, and aborts the signal of a running one. False when there is no such job. */
export async function cancelJob(tx: Queryable, kind: string, key: string): Promise<boolean> {
  return (await cancelJobs(tx, kind, [key])) > 0;
}

/** Cancels jobs like `cancelJob`; returns their number. */
export async function cancelJobs(
  tx: Queryable,
  kind: string,
  keys: readonly string[],
): Promise<number> {
  return keys.length === 0 ? 0 : tx.execute(deleteJobs, [kind, keys]);
}

/** Counts jobs, and the seconds by which the longest waiting one is overdue. */
export async function countJobs(
  db: Queryable,
): Promise<{ waiting: number; parked: number; overdueSeconds: number }> {
  const { waiting, parked, overdue } = await db.one(selectCounts);
  return { waiting, parked, overdueSeconds: overdue };
}

/** Counts the jobs of each kind by state. */
export const countJobsByKind = (db: Queryable): Promise<KindRow[]> => db.query(selectKinds);

const MAX_FAILING = 100;

/** Masks addresses and URLs, because errors also come from partners' servers. */
const masked = (error: string): string => maskPersonal(maskUrls(error));

/** Lists jobs that failed and are tried again, the next due first, at most 100. */
export async function listFailingJobs(db: Queryable): Promise<FailingJob[]> {
  const rows = await db.query(selectFailing, [MAX_FAILING]);
  return rows.map(({ due_at: dueAt, error, ...row }) => ({ ...row, error: masked(error), dueAt }));
}

const MAX_LISTED = 1_000;

/** Lists dead letters, the oldest first, at most 1,000. */
export async function listDeadLetters(db: Queryable): Promise<DeadLetter[]> {
  const rows = await db.query(selectParked, [MAX_LISTED]);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    key: row.key,
    group: row.group_name,
    attempts: row.attempts,
    error: row.error && masked(row.error),
    parkedAt: row.parked_at,
  }));
}

/**
 * Makes a failed job due now, whether it is a dead letter or is tried again later. False when there
 * is no such job.
 */
export async function retryFailedJob(db: Queryable, id: number): Promise<boolean> {
  return (await db.query(retryJob, [id])).length > 0;
}

/** Makes all failed jobs of a kind due now; returns their number. */
export const retryFailedJobs = async (db: Queryable, kind: string): Promise<number> =>
  (await db.query(retryJobs, [kind])).length;

/** Makes a job that waits for its time due now. False when there is none, or it is due or running. */
export const hurryJob = async (db: Queryable, kind: string, key: string): Promise<boolean> =>
  (await db.query(hurry, [kind, key])).length > 0;

/** Makes the waiting jobs of a group due the given number of seconds earlier; returns their number. */
export async function expediteJobs(
  db: Queryable,
  kind: string,
  group: string,
  seconds: number,
): Promise<number> {
  return (await db.query(expedite, [kind, group, seconds])).length;
}
