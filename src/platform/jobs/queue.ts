import type { Queryable } from '../db/index.ts';
import type { NewJob, ParkedJob, Payload } from './job.ts';
import { CANCEL, COUNT_JOBS, ENQUEUE, ENQUEUE_MANY, LIST_PARKED, UNPARK } from './job.sql.ts';

/** Hands a job in, within the caller's transaction: it exists if and only if that commits. */
export async function enqueue(tx: Queryable, job: NewJob): Promise<void> {
  const { kind, key = null, group = '', dueAt = null, payload = {} } = job;
  await tx.query(ENQUEUE, [kind, key, group, dueAt, payload]);
}

/** Hands many jobs of one kind in with one statement. */
export async function enqueueMany(
  tx: Queryable,
  kind: string,
  jobs: readonly { group?: string; dueAt?: Date; payload?: Payload }[],
): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ group = '', dueAt = null, payload = {} }) => {
    return { group_name: group, due_at: dueAt, payload };
  });
  await tx.query(ENQUEUE_MANY, [kind, JSON.stringify(rows)]);
}

/** Takes a job back; one that is running is told by its signal. False when there was none. */
export async function cancelJob(tx: Queryable, kind: string, key: string): Promise<boolean> {
  return (await cancelJobs(tx, kind, [key])) > 0;
}

/** Takes jobs back, like `cancelJob`; gives how many there were. */
export async function cancelJobs(
  tx: Queryable,
  kind: string,
  keys: readonly string[],
): Promise<number> {
  return keys.length === 0 ? 0 : tx.execute(CANCEL, [kind, keys]);
}

/** How many jobs there are, and how late the latest one is. */
export async function countJobs(
  db: Queryable,
): Promise<{ waiting: number; parked: number; overdueSeconds: number }> {
  const { waiting, parked, overdue } = await db.one(COUNT_JOBS);
  return { waiting, parked, overdueSeconds: overdue };
}

/** The jobs that failed too often, the longest parked first, 1,000 at most. */
export async function listParkedJobs(db: Queryable): Promise<ParkedJob[]> {
  const rows = await db.query(LIST_PARKED);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    key: row.key,
    group: row.group_name,
    attempts: row.attempts,
    error: row.error,
    parkedAt: row.parked_at,
  }));
}

/** Lets a parked job start afresh. False when no such job is parked. */
export async function retryParkedJob(db: Queryable, id: number): Promise<boolean> {
  return (await db.query(UNPARK, [id])).length > 0;
}
