import type { Queryable } from '../db/index.ts';

/** What a job is to be done with. Ids and numbers: personal data has no place in it. */
export type Payload = Record<string, unknown>;

/** One job while it is being done. */
export interface Job {
  readonly id: number;
  readonly kind: string;
  readonly key: string | null;
  readonly group: string;
  readonly payload: Payload;
  /** 1 at the first start; more after crashes and errors. */
  readonly attempt: number;
  /** The time it was started at, by the database's clock. */
  readonly startedAt: Date;
  /** Aborted when the lease is lost, the job was cancelled, or the worker cannot wait any longer. */
  readonly signal: AbortSignal;
  /**
   * Ends the job within the caller's transaction, together with what it did.
   * @returns false when another worker has it by now or it was cancelled; nothing is changed then.
   */
  finish(tx: Queryable): Promise<boolean>;
  /** Puts the job off until `dueAt`, as a fresh one; returns like `finish`. */
  again(tx: Queryable, dueAt: Date): Promise<boolean>;
}

/** How the jobs of one kind are done. */
export interface JobKind {
  readonly kind: string;
  /** Jobs at once in one process. */
  readonly concurrency: number;
  /** Jobs of one group at once, over all processes. */
  readonly perGroup?: number;
  /** Starts without success after which it is parked; 10 when not said. */
  readonly maxAttempts?: number;
  /** Makes it a recurring job, due again so many seconds after each start. */
  readonly everySeconds?: number;
  /**
   * Does the job; outside any transaction, and such that doing it twice is harmless. When it returns
   * without `finish` or `again` the job is done; when it throws it is tried again a little later.
   */
  run(job: Job): Promise<void>;
}

/** A job as it is handed in. */
export interface NewJob {
  kind: string;
  /** Handed in twice, it stays one job: with the new payload, at the earlier of both times. */
  key?: string;
  group?: string;
  /** At once, by the database's clock, when not given. */
  dueAt?: Date;
  payload?: Payload;
}

/** A job that failed too often and waits for an operator. */
export interface ParkedJob {
  id: number;
  kind: string;
  key: string | null;
  group: string;
  attempts: number;
  /** What went wrong last, without what may be personal or secret. */
  error: string | null;
  parkedAt: Date;
}
