import type { WebhookTarget } from '../partners/index.ts';
import { type Clock, timestamp } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import { ExpectedError } from '../platform/errors.ts';
import { randomBase62 } from '../platform/ids.ts';
import { logged } from './attempt.ts';
import { deleteOldTests, insertAttempt, insertDelivery, updateDelivery } from './delivery.sql.ts';
import type { Attempt, Send, Sendable } from './send.ts';

/** The type of the event that partners send themselves to test their webhook. */
export const WEBHOOK_TEST = 'webhook.test';

/** The answer of `POST /webhooks/test`. */
export interface TestResult {
  delivered: boolean;
  event_id: string;
  response_status: number | null;
  /** `timeout`, `dns`, `tls`, `connection`, `redirect`, `status` or `blocked`, with a sentence. */
  error: string | null;
  duration_ms: number;
}

interface Deps {
  db: Db;
  send: Send;
  clock: Clock;
  webhookOf(partnerId: number): Promise<WebhookTarget>;
}

/** Maximum number of test events in a partner's log. */
const KEPT_TESTS = 100;

/** The text of every test event. */
export const TEST_MESSAGE = 'This is a test. No traveller has written; there is nothing to do.';

/**
 * Sends a partner a `webhook.test` event, signed like any other. It is attempted once and listed in the
 * log of deliveries. Throws `webhook_not_configured`.
 */
export async function sendTestEvent(deps: Deps, partnerId: number): Promise<TestResult> {
  const { send, clock, webhookOf } = deps;
  const { url, secret, nextSecret } = await webhookOf(partnerId);
  if (url === null || secret === null) {
    const message = 'No webhook_url is set; set one with PATCH /me.';
    throw new ExpectedError('webhook_not_configured', message);
  }
  const eventId = `evt_test${randomBase62(20)}`;
  const created_at = timestamp(clock.now());
  const content = { id: eventId, type: WEBHOOK_TEST, created_at, data: { message: TEST_MESSAGE } };
  const body = Buffer.from(JSON.stringify(content));
  const event = { eventId, eventType: WEBHOOK_TEST, partnerId, body };
  const made = await send(event, { url, secret, nextSecret });
  await record(deps, event, made);
  return {
    delivered: made.error === null,
    event_id: eventId,
    response_status: made.status,
    error: made.error && `${made.error}: ${made.reason}`,
    duration_ms: made.durationMs,
  };
}

async function record(
  { db, clock }: Deps,
  { eventId, partnerId, body }: Sendable,
  made: Attempt,
): Promise<void> {
  const state = made.error === null ? ('delivered' as const) : ('failed' as const);
  const delivery = {
    event_id: eventId,
    event_type: WEBHOOK_TEST,
    partner_id: partnerId,
    state,
    created_at: made.at,
  };
  await db.transaction(async (tx) => {
    const { id } = await tx.one(insertDelivery, [delivery, Buffer.from(body)]);
    const progress = { state, attempts: 1, round: 1, ended_at: clock.now() };
    await tx.execute(updateDelivery, [id, progress]);
    await tx.execute(insertAttempt, [id, 1, logged(made, body)]);
    await tx.execute(deleteOldTests, [partnerId, KEPT_TESTS]);
  });
}
