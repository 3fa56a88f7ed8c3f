import { maskPersonal, maskUrls } from '../mask.ts';
import type { Queryable } from '../db/index.ts';
import type { NewJob, ParkedJob } from './job.ts';
import { deleteJobs, enqueueJob, selectCounts, selectParked, unparkJob } from './job.sql.ts';

/** Hands a job in, within the caller's transaction: it exists if and only if that commits. */
export async function enqueue(tx: Queryable, job: NewJob): Promise<void> {
  const { kind, key = null, group = '', dueAt = null, payload = {} } = job;
  await tx.query(enqueueJob, [kind, { key, group_name: group, due_at: dueAt, payload }]);
}

/** Takes a job back; the signal of one that runs is aborted. False when there was none. */
export async function cancelJob(tx: Queryable, kind: string, key: string): Promise<boolean> {
  return (await cancelJobs(tx, kind, [key])) > 0;
}

/** Takes jobs back, like `cancelJob`; gives how many there were. */
export async function cancelJobs(
  tx: Queryable,
  kind: string,
  keys: readonly string[],
): Promise<number> {
  return keys.length === 0 ? 0 : tx.execute(deleteJobs, [kind, keys]);
}

/** How many jobs there are, and how late the latest one is. */
export async function countJobs(
  db: Queryable,
): Promise<{ waiting: number; parked: number; overdueSeconds: number }> {
  const { waiting, parked, overdue } = await db.one(selectCounts);
  return { waiting, parked, overdueSeconds: overdue };
}

const MOST_LISTED = 1_000;

/** The jobs that failed too often, the longest parked first, 1,000 at most. */
export async function listParkedJobs(db: Queryable): Promise<ParkedJob[]> {
  const rows = await db.query(selectParked, [MOST_LISTED]);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    key: row.key,
    group: row.group_name,
    attempts: row.attempts,
    error: row.error && maskPersonal(maskUrls(row.error)),
    parkedAt: row.parked_at,
  }));
}

/** Lets a parked job start afresh. False when no such job is parked. */
export async function retryParkedJob(db: Queryable, id: number): Promise<boolean> {
  return (await db.query(unparkJob, [id])).length > 0;
}
