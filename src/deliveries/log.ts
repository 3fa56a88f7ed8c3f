import { type Clock, daysBefore } from '../platform/clock.ts';
import type { Db, Queryable } from '../platform/db/index.ts';
import { notFound } from '../platform/errors.ts';
import { type Page, pageOf, readPosition, writePosition } from '../platform/paging.ts';
import {
  type DeliveryWithBody,
  type LoggedDelivery,
  presentDelivery,
  presentWithBody,
} from './delivery.present.ts';
import type { DeliveryState } from './delivery.sql.ts';
import {
  type DeliveryListRow,
  type LogBounds,
  selectAnswerTimes,
  selectEvents,
  selectFailedEvents,
  selectLog,
  selectLogged,
  selectLogOfState,
  selectLogOfTests,
  selectWebhookHealth,
} from './log.sql.ts';
import { WEBHOOK_TEST } from './test-event.ts';

/** Filter of a partner's deliveries. */
export interface LogFilter {
  state?: DeliveryState | undefined;
  eventType?: string | undefined;
  /** The value of `next` on the previous page. */
  cursor?: string | undefined;
}

/** Filter of a partner's events, oldest first. */
export interface EventFilter {
  /** The number of the event after which the list begins. */
  afterId: number;
  since?: Date | undefined;
  state?: DeliveryState | undefined;
  eventType?: string | undefined;
}

/** Numbers of a partner's events by state, counted up to `MOST_COUNTED`. */
export interface WebhookHealth {
  waiting: number;
  failed: number;
  lastDeliveredAt: Date | null;
}

/** A partner's view of its deliveries of the last 90 days. */
export interface DeliveryLog {
  /** Returns deliveries, newest first, each with only its newest attempt. */
  page(partnerId: number, filter: LogFilter, limit: number): Promise<Page<LoggedDelivery>>;
  /** Returns events with their bodies and all attempts, in the order in which they were emitted. */
  events(partnerId: number, filter: EventFilter, limit: number): Promise<DeliveryWithBody[]>;
  /** Returns one event of any age without its body; undefined when it does not exist. */
  attemptsOf(partnerId: number, eventId: string): Promise<LoggedDelivery | undefined>;
  /** Returns one event. Throws `not_found`. */
  find(partnerId: number, eventId: string): Promise<DeliveryWithBody>;
  health(partnerId: number): Promise<WebhookHealth>;
  /**
   * Returns the 50th and 95th percentile of the newest attempts' answer times in milliseconds; null
   * without any.
   */
  answerTimes(partnerId: number): Promise<{ p50: number; p95: number } | null>;
  /** Returns events of leads that failed at `since` or later, by id; at most `limit` after `afterId`. */
  failedEvents(
    tx: Queryable,
    partnerId: number,
    since: Date,
    page: { afterId: number; limit: number },
  ): Promise<{ id: number; event_id: string }[]>;
}

/** Deliveries are counted up to this number, because counting 50,000 takes too long for a page. */
export const MOST_COUNTED = 1_000;

/** Number of newest deliveries from which answer times are computed. */
const TIMED_DELIVERIES = 200;

const LONG_AGO = new Date(0);

/** Creates the log of deliveries. Deliveries older than `keepDays` are not shown. */
export function createDeliveryLog(db: Db, clock: Clock, keepDays: number): DeliveryLog {
  const keptSince = () => daysBefore(clock.now(), keepDays);
  return {
    async page(partnerId, { state, eventType, cursor }, limit) {
      const position = readPosition(cursor);
      const bounds: LogBounds = {
        before_at: position?.at ?? 'infinity',
        before_id: position?.id ?? 0,
        since: keptSince(),
        event_type: eventType ?? null,
        state: state ?? null,
      };
      const rows = await db.query(statementFor(bounds), [partnerId, bounds, limit + 1]);
      const cursorOf = (row: DeliveryListRow) => writePosition({ at: row.created_at, id: row.id });
      return pageOf(rows, limit, cursorOf, presentDelivery);
    },
    async events(partnerId, { afterId, since, state, eventType }, limit) {
      const bounds = {
        after_id: afterId,
        from: since ?? null,
        since: keptSince(),
        event_type: eventType ?? null,
        state: state ?? null,
      };
      const rows = await db.query(selectEvents, [partnerId, bounds, limit]);
      return rows.map(presentWithBody);
    },
    async attemptsOf(partnerId, eventId) {
      const row = await db.maybeOne(selectLogged, [partnerId, eventId, LONG_AGO]);
      return row && presentDelivery(row);
    },
    async find(partnerId, eventId) {
      const row = await db.maybeOne(selectLogged, [partnerId, eventId, keptSince()]);
      if (!row) throw notFound('delivery');
      return presentWithBody(row);
    },
    async health(partnerId) {
      const row = await db.one(selectWebhookHealth, [partnerId, keptSince(), MOST_COUNTED + 1]);
      return {
        waiting: row.waiting,
        failed: row.failed,
        lastDeliveredAt: row.last_delivered_at,
      };
    },
    async answerTimes(partnerId) {
      const which = [partnerId, keptSince(), TIMED_DELIVERIES] as const;
      const { p50, p95 } = await db.one(selectAnswerTimes, [...which]);
      return p50 === null || p95 === null ? null : { p50, p95 };
    },
    failedEvents: (tx, partnerId, since, { afterId, limit }) =>
      tx.query(selectFailedEvents, [
        partnerId,
        { failed_since: since, created_since: keptSince(), after_id: afterId },
        limit,
      ]),
  };
}

/** Returns the statement whose index finds the page without reading rows that the filter leaves out. */
function statementFor({ event_type, state }: LogBounds) {
  if (event_type === WEBHOOK_TEST) return selectLogOfTests;
  return state === null ? selectLog : selectLogOfState;
}
