import type { WebhookTarget } from '../partners/index.ts';
import { type Clock, daysBefore } from '../platform/clock.ts';
import type { Db, Queryable, Tx } from '../platform/db/index.ts';
import {
  attemptJobs,
  cancelJob,
  cancelJobs,
  enqueue,
  enqueueAll,
  expediteJobs,
  hurryJob,
  MAX_HOLD_SECONDS,
  type JobKind,
  type Outcomes,
} from '../platform/jobs/index.ts';
import type { Outbound } from '../platform/outbound/index.ts';
import { eventAttempts } from './attempt.ts';
import { ATTEMPT, forgetAttempts } from './deliveries.jobs.ts';
import { type LoggedDelivery, presentDelivery } from './delivery.present.ts';
import {
  cancelDelivery,
  insertDelivery,
  lockEventOrder,
  redactDeliveries,
  restartDelivery,
  restartFailed,
  restartStopped,
  selectLastNumber,
  stopDeliveries,
  updateLastNumber,
} from './delivery.sql.ts';
import { createDeliveryLog, type DeliveryLog } from './log.ts';
import { selectDeliveries } from './log.sql.ts';
import { createSend } from './send.ts';
import { sendTestEvent, type TestResult } from './test-event.ts';

/** An event to deliver. */
export interface NewEvent {
  /** `evt_…`, which never changes. */
  eventId: string;
  eventType: string;
  partnerId: number;
  /** When it happened; now by default. The event's time is no earlier. */
  at?: Date;
  /** The whole body, which every attempt sends unchanged. */
  body: Uint8Array;
  /** Holds the event, for a partner without a webhook, until `restartStopped` or `resend`. */
  hold?: boolean;
}

/** Deliveries of events to partners' webhooks. */
export interface Deliveries {
  /** Stores an event within the caller's transaction; the first attempt follows the commit. */
  emit(tx: Tx, event: NewEvent): Promise<void>;
  /**
   * Locks the numbers of events, for callers that lock other rows before they emit. This order
   * prevents deadlocks.
   */
  lockOrder(tx: Tx): Promise<void>;
  /** Cancels an event, so that no further attempts are made. */
  cancel(tx: Tx, eventId: string): Promise<void>;
  /** Restarts an event's attempts, the first one now. False when it is unknown or past retention. */
  resend(tx: Tx, eventId: string): Promise<boolean>;
  /** Makes the next attempt of a waiting event now. False when none waits for its time. */
  sendNow(tx: Tx, eventId: string): Promise<boolean>;
  /** Stops a partner's waiting deliveries after the partner removed its webhook. */
  stop(tx: Tx, partnerId: number): Promise<void>;
  /** Sends the given events that were held for lack of a webhook; returns their number. */
  restartStopped(tx: Tx, eventIds: readonly string[]): Promise<number>;
  /** Sends the given events again whose attempts have all failed; returns their number. */
  restartFailed(tx: Tx, eventIds: readonly string[]): Promise<number>;
  /**
   * Makes the waiting attempts of a partner due the given number of seconds earlier; returns their
   * number.
   */
  expedite(partnerId: number, seconds: number): Promise<number>;
  /** Makes deliveries that were held while the partner was not approved due now. */
  release(tx: Tx, partnerId: number): Promise<void>;
  /** Erases bodies and replies, and cancels waiting deliveries. */
  redact(tx: Tx, eventIds: readonly string[]): Promise<void>;
  /** A partner's view of its own deliveries. */
  log: DeliveryLog;
  /** Returns deliveries for operators, newest first, with every attempt of the last 90 days. */
  list(filter: {
    partnerId?: number;
    eventId?: string;
    beforeId?: number;
    limit: number;
  }): Promise<LoggedDelivery[]>;
  /** Sends a partner a `webhook.test` event. Throws `webhook_not_configured`. */
  test(partnerId: number): Promise<TestResult>;
  /**
   * The kinds of jobs of deliveries.
   * @param outcomes handlers by event type, run in the transaction that records an attempt
   */
  jobs(outcomes: Outcomes): JobKind[];
}

interface Deps {
  db: Db;
  clock: Clock;
  outbound: Outbound;
  webhookOf(partnerId: number): Promise<WebhookTarget>;
  /**
   * Seconds before the second, third and further attempts. The number of attempts is one more than
   * the array's length.
   */
  retryWaitsSeconds: readonly number[];
  /**
   * Days after which a body is neither sent nor shown, even if it has not been redacted yet, and
   * attempts are deleted.
   */
  keepDays: number;
  /**
   * Called after the first attempt at an event with whether it was accepted and how long after the
   * event.
   */
  onFirstAttempt?: ((accepted: boolean, afterSeconds: number) => void) | undefined;
}

const idsOf = (rows: { event_id: string }[]) => rows.map(({ event_id: id }) => id);

/** Creates the use cases of deliveries. */
export function createDeliveries(deps: Deps): Deliveries {
  const { db, clock, outbound, webhookOf, retryWaitsSeconds } = deps;
  const send = createSend(outbound, clock);
  const keptSince = () => daysBefore(clock.now(), deps.keepDays);
  const startNow = (tx: Queryable, eventId: string, partnerId: number) =>
    enqueue(tx, { kind: ATTEMPT.kind, key: eventId, group: String(partnerId) });
  const startAll = async (tx: Tx, restarted: { event_id: string; partner_id: number }[]) => {
    const jobs = restarted.map((row) => ({ key: row.event_id, group: String(row.partner_id) }));
    await enqueueAll(tx, ATTEMPT.kind, jobs);
    return restarted.length;
  };

  return {
    async emit(tx, { eventId, eventType, partnerId, at, body, hold = false }) {
      const now = clock.now();
      const delivery = {
        event_id: eventId,
        event_type: eventType,
        partner_id: partnerId,
        state: hold ? ('stopped' as const) : ('waiting' as const),
        created_at: at !== undefined && at > now ? at : now,
      };
      await tx.execute(insertDelivery, [delivery, Buffer.from(body)]);
      if (!hold) await startNow(tx, eventId, partnerId);
    },
    async lockOrder(tx) {
      await tx.execute(lockEventOrder);
    },
    async cancel(tx, eventId) {
      await tx.execute(cancelDelivery, [eventId, clock.now()]);
      await cancelJob(tx, ATTEMPT.kind, eventId);
    },
    async resend(tx, eventId) {
      const restarted = await tx.maybeOne(restartDelivery, [eventId, keptSince()]);
      if (restarted) await startNow(tx, eventId, restarted.partner_id);
      return restarted !== undefined;
    },
    sendNow: (tx, eventId) => hurryJob(tx, ATTEMPT.kind, eventId),
    async stop(tx, partnerId) {
      const stopped = await tx.query(stopDeliveries, [partnerId, clock.now()]);
      await cancelJobs(tx, ATTEMPT.kind, idsOf(stopped));
    },
    async restartStopped(tx, eventIds) {
      return startAll(tx, await tx.query(restartStopped, [eventIds, keptSince()]));
    },
    async restartFailed(tx, eventIds) {
      return startAll(tx, await tx.query(restartFailed, [eventIds, keptSince()]));
    },
    expedite: (partnerId, seconds) => expediteJobs(db, ATTEMPT.kind, String(partnerId), seconds),
    async release(tx, partnerId) {
      await expediteJobs(tx, ATTEMPT.kind, String(partnerId), MAX_HOLD_SECONDS);
    },
    async redact(tx, eventIds) {
      const redacted = await tx.query(redactDeliveries, [eventIds, clock.now()]);
      await cancelJobs(tx, ATTEMPT.kind, idsOf(redacted));
    },
    log: createDeliveryLog(db, clock, deps.keepDays),
    async list({ partnerId = null, eventId = null, beforeId = null, limit }) {
      const rows = await db.query(selectDeliveries, [partnerId, eventId, beforeId, limit]);
      return rows.map(presentDelivery);
    },
    test: (partnerId) => sendTestEvent({ db, send, clock, webhookOf }, partnerId),
    jobs(outcomes) {
      const source = eventAttempts({ ...deps, send, keptSince });
      const attempts = attemptJobs(ATTEMPT, source, { db, clock, retryWaitsSeconds, outcomes });
      return [attempts, forgetAttempts(db, clock, deps.keepDays)];
    },
  };
}

/** Returns the number of the newest event. */
export const lastEventNumber = async (db: Queryable): Promise<number> =>
  (await db.one(selectLastNumber)).last;

/**
 * Makes new events continue after `number` at least. Partners read events by ascending number, and
 * would miss a lower one.
 */
export const countEventsOnFrom = (tx: Queryable, number: number): Promise<number> =>
  tx.execute(updateLastNumber, [number]);
