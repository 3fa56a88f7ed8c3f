import type { Db, Queryable } from '../db/index.ts';
import type { Job } from './job.ts';
import { extendLeases, finishJob, postponeJob, releaseJobs, type TakenRow } from './job.sql.ts';

/** A job that is running in this process. */
export interface LeasedJob {
  readonly job: Job;
  readonly row: TakenRow;
  /** Whether the job ended itself by `finish` or `again`. */
  settled(): boolean;
}

export interface Leases {
  hold(row: TakenRow): LeasedJob;
  drop(held: LeasedJob): void;
  /** Extends all leases; aborts the signals of jobs whose lease is lost. */
  extend(): Promise<void>;
  /** Aborts the signal of every job and makes it available to other workers. */
  release(): Promise<void>;
}

const LOST = 'The job is no longer ours.';

/** Maintains the leases of the jobs that run in one process. */
export function createLeases(db: Db, leaseMs: number): Leases {
  const all = new Map<number, LeasedJob & { abort(why: string): void }>();
  const columns = (): [ids: number[], leases: number[]] => {
    const rows = [...all.values()].map(({ row }) => row);
    return [rows.map((row) => row.id), rows.map((row) => row.lease)];
  };

  return {
    hold(row) {
      const controller = new AbortController();
      let settled = false;
      const settle = async (work: Promise<unknown[]>) => {
        const own = (await work).length > 0;
        settled = true;
        return own;
      };
      // The trace belongs to the worker, not to the job's own data.
      const { trace: _trace, ...payload } = row.payload;
      const job: Job = {
        id: row.id,
        kind: row.kind,
        key: row.key,
        group: row.group_name,
        payload,
        attempt: row.attempts,
        startedAt: row.started_at,
        signal: controller.signal,
        finish: (tx: Queryable) => settle(tx.query(finishJob, [row.id, row.lease, row.requests])),
        again: (tx: Queryable, dueAt: Date) =>
          settle(tx.query(postponeJob, [row.id, row.lease, dueAt, row.requests])),
      };
      const abort = (why: string) => controller.abort(new Error(why));
      const held = { job, row, settled: () => settled, abort };
      const previous = all.get(row.id);
      // The previous lease ran out, and this process has taken the job again.
      if (previous && !previous.settled()) previous.abort(LOST);
      all.set(row.id, held);
      return held;
    },

    drop(held) {
      if (all.get(held.row.id)?.row === held.row) all.delete(held.row.id);
    },

    async extend() {
      if (all.size === 0) return;
      const before = [...all.values()];
      const own = await db.query(extendLeases, [...columns(), leaseMs]);
      const ids = new Set(own.map(({ id }) => id));
      for (const held of before) if (!ids.has(held.row.id) && !held.settled()) held.abort(LOST);
    },

    async release() {
      for (const held of all.values()) held.abort('The worker is stopping.');
      if (all.size > 0) await db.execute(releaseJobs, columns());
    },
  };
}
