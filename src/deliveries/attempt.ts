import type { WebhookTarget } from '../partners/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { Job } from '../platform/jobs/index.ts';
import {
  type DeliveryRow,
  type DeliveryState,
  INSERT_ATTEMPT,
  LOCK,
  SELECT,
  UPDATE,
} from './delivery.sql.ts';
import { maskReply } from './reply.ts';
import type { Attempt, Send } from './send.ts';

/** What an attempt came to, as whoever emitted the event is told. */
export interface Outcome {
  eventId: string;
  partnerId: number;
  /**
   * `retrying`: this attempt failed and another will follow. `over`: it failed, and nobody waits for
   * it any more. `stopped`: there was no attempt, for the partner has no webhook.
   */
  result: 'delivered' | 'retrying' | 'failed' | 'over' | 'stopped';
  /** All attempts ever, this one included. */
  attempts: number;
  /** When the reply came, or it was given up. */
  at: Date;
  /** Why it failed, in a sentence. */
  reason: string | null;
}

/** What the emitter of events does in the transaction that records an attempt. */
export interface DeliveryHooks {
  /**
   * Locks what `attempted` is going to change. Called first, so that these locks are always taken
   * before a delivery's own.
   */
  lock(tx: Tx, eventId: string): Promise<void>;
  attempted(tx: Tx, outcome: Outcome): Promise<void>;
}

export interface AttemptNeeds {
  db: Db;
  clock: Clock;
  send: Send;
  webhookOf(partnerId: number): Promise<WebhookTarget>;
  /** Seconds before the second, the third … attempt. */
  retryWaits: readonly number[];
  hooks: DeliveryHooks;
  /** The time before which bodies are not sent any more. */
  keptSince(): Date;
}

/** How often a partner that is not approved is looked at again. */
const heldSeconds = 60;

/** Makes one attempt of one delivery: looks up where to, sends outside any transaction, records. */
export async function attempt(needs: AttemptNeeds, job: Job): Promise<void> {
  const { db, send, webhookOf } = needs;
  const eventId = job.key ?? '';
  const delivery = await db.maybeOne(SELECT, [eventId]);
  if (delivery?.state !== 'waiting' || !delivery.body) return;
  if (delivery.created_at <= needs.keptSince()) return;
  const target = await webhookOf(delivery.partner_id);
  const { url, secret } = target;
  if (target.status !== 'approved') {
    await job.again(db, after(job.startedAt, heldSeconds));
    return;
  }
  if (url === null || secret === null) {
    await db.transaction((tx) => stop(needs, tx, job, eventId));
    return;
  }
  const { event_type: eventType, partner_id: partnerId, body } = delivery;
  const made = await send({ eventId, eventType, partnerId, body }, { url, secret });
  await db.transaction((tx) => record(needs, tx, job, delivery, made));
}

async function stop(
  { clock, hooks }: AttemptNeeds,
  tx: Tx,
  job: Job,
  eventId: string,
): Promise<void> {
  await hooks.lock(tx, eventId);
  const { id, state, attempts, round, partner_id: partnerId } = await tx.one(LOCK, [eventId]);
  const mine = await job.finish(tx);
  if (!mine || state !== 'waiting') return;
  const at = clock.now();
  await tx.execute(UPDATE, [id, 'stopped', attempts, round, at]);
  const outcome = { eventId, partnerId, attempts, at, reason: null };
  await hooks.attempted(tx, { ...outcome, result: 'stopped' });
}

/** Writes down what happened, and what follows from it, whatever became of the delivery meanwhile. */
async function record(
  { clock, hooks, retryWaits }: AttemptNeeds,
  tx: Tx,
  job: Job,
  { event_id: eventId, partner_id: partnerId, body }: DeliveryRow,
  made: Attempt,
): Promise<void> {
  await hooks.lock(tx, eventId);
  const now = await tx.one(LOCK, [eventId]);
  const attempts = now.attempts + 1;
  const { at, durationMs, status, error, reason } = made;
  // A body that was wiped meanwhile takes along what was answered to it.
  const reply = now.body && body && made.reply ? maskReply(made.reply, body) : null;
  const row = [now.id, attempts, at, durationMs, status, error, reason, reply];
  await tx.execute(INSERT_ATTEMPT, row);

  const step = nextStep(now, made, retryWaits);
  const mine =
    step.waitSeconds === null
      ? await job.finish(tx)
      : await job.again(tx, after(job.startedAt, step.waitSeconds));
  // Whoever has the job by now goes on from where the delivery was; a success ends it anyhow.
  const kept = mine || error === null ? step : { ...step, state: now.state, round: now.round };
  const answeredAt = clock.now();
  const endedAt = kept.state === 'waiting' ? null : (now.ended_at ?? answeredAt);
  await tx.execute(UPDATE, [now.id, kept.state, attempts, kept.round, endedAt]);
  const outcome = { eventId, partnerId, attempts, at: answeredAt, reason };
  await hooks.attempted(tx, { ...outcome, result: step.result });
}

interface Step {
  state: DeliveryState;
  round: number;
  /** Seconds until the next attempt; null when there is none. */
  waitSeconds: number | null;
  result: Outcome['result'];
}

/**
 * A success counts even when nobody waited for it any more; a failure then only counts as one
 * attempt more.
 */
function nextStep(now: DeliveryRow, made: Attempt, retryWaits: readonly number[]): Step {
  const round = now.round + 1;
  if (made.error === null)
    return { state: 'delivered', round, waitSeconds: null, result: 'delivered' };
  if (now.state !== 'waiting')
    return { state: now.state, round: now.round, waitSeconds: null, result: 'over' };
  const waitSeconds = retryWaits[now.round] ?? null;
  if (waitSeconds === null) return { state: 'failed', round, waitSeconds, result: 'failed' };
  return { state: 'waiting', round, waitSeconds, result: 'retrying' };
}

function after(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1_000);
}
