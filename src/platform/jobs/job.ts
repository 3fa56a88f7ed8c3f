import type { Queryable } from '../db/index.ts';

/** The data of a job: ids and numbers, never personal data. */
export type Payload = Record<string, unknown>;

/** One running job. */
export interface Job {
  readonly id: number;
  readonly kind: string;
  readonly key: string | null;
  readonly group: string;
  readonly payload: Payload;
  /** 1 at the first start; more after crashes and errors. */
  readonly attempt: number;
  /** When this start began, by the database's clock. */
  readonly startedAt: Date;
  /**
   * Aborted when the lease is lost, when the job is cancelled, or when the worker's time to stop is
   * over.
   */
  readonly signal: AbortSignal;
  /**
   * Finishes the job within the caller's transaction, together with its effects.
   * @returns false, and changes nothing, when another worker has taken the job or it was cancelled
   */
  finish(tx: Queryable): Promise<boolean>;
  /** Postpones the job until `dueAt` and resets its number of starts; returns like `finish`. */
  again(tx: Queryable, dueAt: Date): Promise<boolean>;
}

/** Settings of the jobs of one kind. */
export interface JobKind {
  readonly kind: string;
  /** Concurrency limit in one process. */
  readonly concurrency: number;
  /** Concurrency limit of one group across all processes. */
  readonly perGroup?: number;
  /**
   * Unsuccessful starts after which a job becomes a dead letter; 10 by default. Starts that failed
   * because the database was unavailable do not count. For a recurring job, only starts that
   * crashed the process count.
   */
  readonly maxAttempts?: number;
  /** Makes the job recurring: it is due again this many seconds after each start. */
  readonly everySeconds?: number;
  /**
   * Does the job, outside any transaction. Must be idempotent. When it returns without `finish` or
   * `again`, the job is finished. When it throws, the job is retried after a growing pause; a
   * recurring one without limit.
   */
  run(job: Job): Promise<void>;
}

/** A job to enqueue. */
export interface NewJob {
  kind: string;
  /** Jobs enqueued with the same key are one job: it takes the new payload and the earlier due time. */
  key?: string;
  group?: string;
  /** Default: now by the database's clock. */
  dueAt?: Date;
  payload?: Payload;
}

/** A dead letter: a job that failed too often and waits for an operator. */
export interface DeadLetter {
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
