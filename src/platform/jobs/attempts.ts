import { type Clock, secondsAfter } from '../clock.ts';
import type { Db, Tx } from '../db/index.ts';
import type { Job, JobKind } from './job.ts';

/** The progress of the attempts at one item (an event, a mail): a part of its row. */
export interface Progress {
  /** `waiting` while attempts are to be made. */
  state: string;
  /** All attempts ever made. */
  attempts: number;
  /** Attempts since the retry schedule was last started. */
  round: number;
  ended_at: Date | null;
}

/** The result of one attempt. */
export interface Attempted {
  /** Why it failed, in a sentence; null when it succeeded. */
  reason: string | null;
}

/** The outcome of an attempt, of which the owner of the item is notified. */
export interface Outcome {
  /** What the item is about: an event's id, a mail's reference. */
  reference: string;
  /**
   * `retrying`: the attempt failed and another will follow. `failed`: it was the last one. `stopped`:
   * none was made, because the item no longer has a destination. `already_ended`: it failed, but the
   * item had been cancelled, wiped or delivered meanwhile.
   */
  result: 'delivered' | 'retrying' | 'failed' | 'stopped' | 'already_ended';
  /** All attempts so far, this one included. */
  attempts: number;
  /** When it ended. */
  at: Date;
  /** Why it failed, in a sentence. */
  reason: string | null;
}

/** What the owner of items does after an attempt, in the transaction that records it. */
export interface OutcomeHandler {
  /** Whether an item may be attempted now; otherwise it is checked again later. Default: always. */
  mayAttempt?(reference: string): Promise<boolean>;
  /** Locks the rows that `record` changes; called first, so that all lock in the same order. */
  lock(tx: Tx, reference: string): Promise<void>;
  record(tx: Tx, outcome: Outcome): Promise<void>;
}

/** Outcome handlers by topic: the type of an event, the purpose of a mail. */
export type Outcomes = Readonly<Record<string, OutcomeHandler>>;

/**
 * What to do with an item: the attempt, to be made outside any transaction; or `hold` to check it again
 * later; or `stop` when it no longer has a destination.
 */
export type Plan<Made> = 'hold' | 'stop' | (() => Promise<Made>);

/** How items of one kind are read, attempted and recorded. */
export interface AttemptSource<Row extends Progress, Made extends Attempted> {
  /** The state of an item that was delivered. */
  readonly delivered: Row['state'];
  /** The item of a job; undefined when there is nothing left to attempt. */
  load(job: Job): Promise<Row | undefined>;
  /** Its topic and the reference of its subject; an item without a reference has no outcome handler. */
  about(row: Row): { topic: string; reference: string | null };
  /** Decides what to do with an item. The attempt must not throw because of the receiver. */
  plan(row: Row, job: Job): Promise<Plan<Made>>;
  /** Locks the item's row and reads it again. */
  lock(tx: Tx, row: Row): Promise<Row>;
  /** Stores the progress of a locked item and the attempt's result; null when none was made. */
  record(tx: Tx, row: Row, progress: Progress, made: Made | null): Promise<void>;
}

/** What attempts need besides their items. */
export interface AttemptNeeds {
  db: Db;
  clock: Clock;
  /** Seconds before the second, third … attempt; the number of attempts is one more than its length. */
  retryWaitsSeconds: readonly number[];
  outcomes: Outcomes;
}

/** Longest interval at which a held item is checked again. */
export const MAX_HOLD_SECONDS = 60;

/** Held items are checked again at the pace of the schedule, so that they go on soon where it is short. */
function holdSeconds({ round }: Progress, retryWaitsSeconds: readonly number[]): number {
  const wait = retryWaitsSeconds[Math.max(0, round - 1)] ?? MAX_HOLD_SECONDS;
  return Math.min(Math.max(wait, 1), MAX_HOLD_SECONDS);
}

/** Starts after which a job is parked. High, as they count crashes of the process, not failed attempts. */
const MAX_STARTS = 1_000;

/**
 * Creates the kind of job that makes the next attempt at one item: reads the item, makes the attempt
 * outside any transaction, and records its outcome with all that follows from it in one transaction.
 */
export function attemptJobs<Row extends Progress, Made extends Attempted>(
  kind: Pick<JobKind, 'kind' | 'concurrency' | 'perGroup'>,
  source: AttemptSource<Row, Made>,
  needs: AttemptNeeds,
): JobKind {
  const { db, outcomes } = needs;
  const ownerOf = (row: Row): Owner | undefined => {
    const { topic, reference } = source.about(row);
    const handler = outcomes[topic];
    return handler && reference !== null ? { handler, reference } : undefined;
  };
  return {
    ...kind,
    maxAttempts: MAX_STARTS,
    async run(job) {
      const row = await source.load(job);
      if (!row) return;
      const owner = ownerOf(row);
      const mayAttempt = (await owner?.handler.mayAttempt?.(owner.reference)) ?? true;
      const plan = mayAttempt ? await source.plan(row, job) : 'hold';
      if (plan === 'hold') {
        const seconds = holdSeconds(row, needs.retryWaitsSeconds);
        await job.again(db, secondsAfter(job.startedAt, seconds));
        return;
      }
      const made = plan === 'stop' ? null : await plan();
      await db.transaction(async (tx) => {
        await owner?.handler.lock(tx, owner.reference);
        const locked = await source.lock(tx, row);
        await settle(source, needs, { tx, job, owner, row: locked, made });
      });
    },
  };
}

interface Owner {
  handler: OutcomeHandler;
  reference: string;
}

interface Step {
  state: string;
  round: number;
  /** Seconds until the next attempt; null when there is none. */
  waitSeconds: number | null;
  result: Outcome['result'];
}

/** Records an attempt at a locked item, finishes or postpones its job, and notifies the owner. */
async function settle<Row extends Progress, Made extends Attempted>(
  source: AttemptSource<Row, Made>,
  { clock, retryWaitsSeconds }: AttemptNeeds,
  attempt: { tx: Tx; job: Job; owner: Owner | undefined; row: Row; made: Made | null },
): Promise<void> {
  const { tx, job, owner, row, made } = attempt;
  const step = nextStep(source.delivered, row, made, retryWaitsSeconds);
  const mine =
    step.waitSeconds === null
      ? await job.finish(tx)
      : await job.again(tx, secondsAfter(job.startedAt, step.waitSeconds));
  if (made === null && (!mine || row.state !== 'waiting')) return;
  // When another worker has the job by now, it continues the schedule; a success still ends the item.
  const counts = mine || made?.reason === null || step.result === 'already_ended';
  const { state, round } = counts ? step : row;
  const attempts = row.attempts + (made ? 1 : 0);
  const at = clock.now();
  const endedAt = state === 'waiting' ? null : (row.ended_at ?? at);
  await source.record(tx, row, { state, attempts, round, ended_at: endedAt }, made);
  const result = counts ? step.result : 'retrying';
  const reason = made?.reason ?? null;
  await owner?.handler.record(tx, { reference: owner.reference, result, attempts, at, reason });
}

/**
 * The next state of an item after an attempt. When the item had already ended, a success still counts
 * and a failure only adds to the number of attempts.
 */
function nextStep(
  delivered: string,
  row: Progress,
  made: Attempted | null,
  retryWaitsSeconds: readonly number[],
): Step {
  if (made === null)
    return { state: 'stopped', round: row.round, waitSeconds: null, result: 'stopped' };
  const round = row.round + 1;
  if (made.reason === null)
    return { state: delivered, round, waitSeconds: null, result: 'delivered' };
  if (row.state !== 'waiting')
    return { state: row.state, round: row.round, waitSeconds: null, result: 'already_ended' };
  const waitSeconds = retryWaitsSeconds[row.round] ?? null;
  if (waitSeconds === null) return { state: 'failed', round, waitSeconds, result: 'failed' };
  return { state: 'waiting', round, waitSeconds, result: 'retrying' };
}
