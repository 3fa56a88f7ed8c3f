import type { DeliveryRow, DeliveryState } from './delivery.sql.ts';
import type { DeliveryListRow } from './log.sql.ts';
import { type AttemptError, requestHeaders } from './send.ts';

/** One attempt as partners and operators see it; kept for 90 days. */
export interface LoggedAttempt {
  number: number;
  at: Date;
  /** The address it was sent to; null when it was not recorded. */
  url: string | null;
  /** The headers it was sent with; null when the signature was not recorded. */
  headers: Record<string, string> | null;
  durationMs: number;
  status: number | null;
  error: AttemptError | null;
  reason: string | null;
  /** The start of the reply, with personal data masked. */
  reply: string | null;
}

/** One event and every attempt to deliver it. */
export interface LoggedDelivery {
  id: number;
  eventId: string;
  eventType: string;
  partnerId: number;
  state: DeliveryState;
  attempts: number;
  createdAt: Date;
  endedAt: Date | null;
  nextAttemptAt: Date | null;
  log: LoggedAttempt[];
}

/** One event with the body that every attempt sends; null once it is redacted. */
export interface DeliveryWithBody extends LoggedDelivery {
  body: string | null;
}

/** Maps a delivery's row to the data that partners and operators see, without the body. */
export const presentDelivery = (row: DeliveryListRow): LoggedDelivery => ({
  id: row.id,
  eventId: row.event_id,
  eventType: row.event_type,
  partnerId: row.partner_id,
  state: row.state,
  attempts: row.attempts,
  createdAt: row.created_at,
  endedAt: row.ended_at,
  nextAttemptAt: row.next_attempt_at,
  log: row.log.map(({ signature, next_signature: next, ...attempt }) => ({
    number: attempt.number,
    at: new Date(attempt.at),
    url: attempt.url,
    headers:
      signature === null ? null : requestHeaders(row.event_id, row.event_type, signature, next),
    durationMs: attempt.duration_ms,
    status: attempt.status,
    error: attempt.error,
    reason: attempt.reason,
    reply: attempt.reply,
  })),
});

/** Maps a delivery's row like `presentDelivery`, with its body. */
export const presentWithBody = (
  row: DeliveryListRow & Pick<DeliveryRow, 'body'>,
): DeliveryWithBody => ({ ...presentDelivery(row), body: row.body && row.body.toString('utf8') });
