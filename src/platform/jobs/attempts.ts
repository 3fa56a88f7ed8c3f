import { type Clock, secondsAfter } from '../clock.ts';
import type { Db, Tx } from '../db/index.ts';
import type { Job, JobKind } from './job.ts';

/** The progress of the attempts at one item (an event or a mail), as columns of its row. */
export interface Progress {
  /** `waiting` while attempts are to be made. */
  state: string;
  /** Number of all attempts. */
  attempts: number;
  /** Number of attempts since the retry schedule was last restarted. */
  round: number;
  ended_at: Date | null;
}

/** The result of one attempt. */
export interface Attempted {
  /** Why it failed, as a sentence; null when it succeeded. */
  reason: string | null;
}

/** The outcome of an attempt, which is passed to the item's owner. */
export interface Outcome {
  /** The item's id, such as an event's id or a mail's reference. */
  reference: string;
  /**
   * `retrying`: the attempt failed and another will follow. `failed`: it was the last one.
   * `stopped`: none was made, because the item no longer has a destination. `already_ended`: it
   * failed, but the item had been cancelled, redacted or delivered meanwhile.
   */
  result: 'delivered' | 'retrying' | 'failed' | 'stopped' | 'already_ended';
  /** Number of all attempts, including this one. */
  attempts: number;
  /** When the attempt ended. */
  at: Date;
  /** Why the attempt failed, as a sentence. */
  reason: string | null;
}

/** The owner's reaction to an attempt, in the transaction that records it. */
export interface OutcomeHandler {
  /** Whether an item may be attempted now; if not, it is checked again later. Default: always. */
  mayAttempt?(reference: string): Promise<boolean>;
  /**
   * Locks the rows that `record` changes. It is called first, so that all transactions lock in the
   * same order.
   */
  lock(tx: Tx, reference: string): Promise<void>;
  record(tx: Tx, outcome: Outcome): Promise<void>;
}

/** Outcome handlers by topic: the type of an event, the purpose of a mail. */
export type Outcomes = Readonly<Record<string, OutcomeHandler>>;

/**
 * The next action for an item: an attempt, made outside any transaction; `hold` to check again
 * later; or `stop` when the item no longer has a destination.
 */
export type Plan<Made> = 'hold' | 'stop' | (() => Promise<Made>);

/** Reads, attempts and records items of one kind. */
export interface AttemptSource<Row extends Progress, Made extends Attempted> {
  /** The state of an item that was delivered. */
  readonly delivered: Row['state'];
  /** Returns the item of a job; undefined when nothing is left to attempt. */
  load(job: Job): Promise<Row | undefined>;
  /**
   * Returns the topic and the reference of the item's subject; without a reference it has no
   * outcome handler.
   */
  about(row: Row): { topic: string; reference: string | null };
  /** Decides the next action for an item. The attempt must not throw because of the receiver. */
  plan(row: Row, job: Job): Promise<Plan<Made>>;
  /** Locks the item's row and reads it again. */
  lock(tx: Tx, row: Row): Promise<Row>;
  /** Stores the progress of a locked item and the attempt's result; null when none was made. */
  record(tx: Tx, row: Row, progress: Progress, made: Made | null): Promise<void>;
}

/** Dependencies of attempts besides their items. */
export interface AttemptDeps {
  db: Db;
  clock: Clock;
  /**
   * Seconds before the second, third and further attempts. The number of attempts is one more than
   * the array's length.
   */
  retryWaitsSeconds: readonly number[];
  outcomes: Outcomes;
}

/** Longest interval in seconds at which a held item is checked again. */
export const MAX_HOLD_SECONDS = 60;

/** Held items are checked at the intervals of the schedule, so that a short schedule resumes them soon. */
function holdSeconds({ round }: Progress, retryWaitsSeconds: readonly number[]): number {
  const wait = retryWaitsSeconds[Math.max(0, round - 1)] ?? MAX_HOLD_SECONDS;
  return Math.min(Math.max(wait, 1), MAX_HOLD_SECONDS);
}

/**
 * Number of starts after which a job becomes a dead letter. High, because it counts crashes of the
 * process, not failed attempts.
 */
const MAX_STARTS = 1_000;

/**
 * Creates the kind of job that makes the next attempt at one item: it reads the item, makes the
 * attempt outside any transaction, and records the outcome with all its effects in one transaction.
 */
export function attemptJobs<Row extends Progress, Made extends Attempted>(
  kind: Pick<JobKind, 'kind' | 'concurrency' | 'perGroup'>,
  source: AttemptSource<Row, Made>,
  deps: AttemptDeps,
): JobKind {
  const { db, outcomes } = deps;
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
        const seconds = holdSeconds(row, deps.retryWaitsSeconds);
        await job.again(db, secondsAfter(job.startedAt, seconds));
        return;
      }
      const made = plan === 'stop' ? null : await plan();
      await db.transaction(async (tx) => {
        await owner?.handler.lock(tx, owner.reference);
        const locked = await source.lock(tx, row);
        await settle(source, deps, { tx, job, owner, row: locked, made });
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
  /** Seconds until the next attempt; null when none follows. */
  waitSeconds: number | null;
  result: Outcome['result'];
}

/** Records an attempt at a locked item, finishes or postpones its job, and notifies the owner. */
async function settle<Row extends Progress, Made extends Attempted>(
  source: AttemptSource<Row, Made>,
  { clock, retryWaitsSeconds }: AttemptDeps,
  attempt: { tx: Tx; job: Job; owner: Owner | undefined; row: Row; made: Made | null },
): Promise<void> {
  const { tx, job, owner, row, made } = attempt;
  const step = nextStep(source.delivered, row, made, retryWaitsSeconds);
  const mine =
    step.waitSeconds === null
      ? await job.finish(tx)
      : await job.again(tx, secondsAfter(job.startedAt, step.waitSeconds));
  if (made === null && (!mine || row.state !== 'waiting')) return;
  // When another worker has taken over the job, that worker continues the schedule; a success still
  // ends the item.
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
