import type { Queryable } from '../db/index.ts';

/** The data of a job: ids and numbers, never personal data. */
export type Payload = Record<string, unknown>;

/** One job while it runs. */
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
  /** Aborted when the lease is lost, the job is cancelled, or the worker's time to stop is over. */
  readonly signal: AbortSignal;
  /**
   * Finishes the job within the caller's transaction, together with its effects.
   * @returns false when another worker has it by now or it was cancelled; nothing is changed then.
   */
  finish(tx: Queryable): Promise<boolean>;
  /** Postpones the job until `dueAt` and resets its number of starts; returns like `finish`. */
  again(tx: Queryable, dueAt: Date): Promise<boolean>;
}

/** How the jobs of one kind run. */
export interface JobKind {
  readonly kind: string;
  /** Concurrency limit in one process. */
  readonly concurrency: number;
  /** Concurrency limit of one group, over all processes. */
  readonly perGroup?: number;
  /**
   * Unsuccessful starts after which a job is parked; 10 by default. Those that failed because the
   * database was unavailable do not count; of a recurring job, only those that crashed the process do.
   */
  readonly maxAttempts?: number;
  /** Makes it a recurring job, due again this many seconds after each start. */
  readonly everySeconds?: number;
  /**
   * Does the job, outside any transaction. Must be idempotent. When it returns without `finish` or
   * `again` the job is finished; when it throws it is retried with a growing pause, a recurring one for
   * ever.
   */
  run(job: Job): Promise<void>;
}

/** A job to enqueue. */
export interface NewJob {
  kind: string;
  /** Enqueued twice with one key, it stays one job: with the new payload, at the earlier of both times. */
  key?: string;
  group?: string;
  /** Default: now, by the database's clock. */
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
  /** The last error, without personal data and secrets. */
  error: string | null;
  parkedAt: Date;
}

/** A job that failed and is tried again. */
export interface FailingJob {
  id: number;
  kind: string;
  key: string | null;
  attempts: number;
  /** The last error, without personal data and secrets. */
  error: string;
  dueAt: Date;
}
