import type { WebhookTarget } from '../partners/index.ts';
import { type Clock, timestamp } from '../platform/clock.ts';
import { ExpectedError } from '../platform/errors.ts';
import { randomBase62 } from '../platform/ids.ts';
import type { Send } from './send.ts';

/** What `POST /webhooks/test` answers. */
export interface TestResult {
  delivered: boolean;
  event_id: string;
  response_status: number | null;
  /** `timeout`, `dns`, `tls`, `connection`, `redirect`, `status` or `blocked`, and a sentence. */
  error: string | null;
  duration_ms: number;
}

interface Needs {
  send: Send;
  clock: Clock;
  webhookOf(partnerId: number): Promise<WebhookTarget>;
}

const message = 'This is a test. No traveller has written; there is nothing to do.';

/**
 * Sends a partner a `webhook.test` event, signed like any other. It is sent once and not kept.
 * Throws `webhook_not_configured`.
 */
export async function sendTestEvent(
  { send, clock, webhookOf }: Needs,
  partnerId: number,
): Promise<TestResult> {
  const { url, secret } = await webhookOf(partnerId);
  if (url === null || secret === null)
    throw new ExpectedError('webhook_not_configured', 'No webhook_url is set.');
  const eventId = `evt_test${randomBase62(20)}`;
  const eventType = 'webhook.test';
  const created_at = timestamp(clock.now());
  const event = { id: eventId, type: eventType, created_at, data: { message } };
  const body = Buffer.from(JSON.stringify(event));
  const made = await send({ eventId, eventType, partnerId, body }, { url, secret });
  return {
    delivered: made.error === null,
    event_id: eventId,
    response_status: made.status,
    error: made.error && `${made.error}: ${made.reason}`,
    duration_ms: made.durationMs,
  };
}
