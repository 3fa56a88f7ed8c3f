import type { DeliveryWithBody } from '../deliveries/index.ts';
import { timestamp } from '../platform/clock.ts';

const time = (value: Date | null): string | null => value && timestamp(value);

/** Maps an event to the fields of the API's answer. */
export const presentEvent = (event: DeliveryWithBody) => ({
  id: event.eventId,
  type: event.eventType,
  created_at: timestamp(event.createdAt),
  data: event.body === null ? null : (JSON.parse(event.body) as { data: unknown }).data,
  delivery: {
    state: event.state,
    attempts: event.attempts,
    next_attempt_at: time(event.nextAttemptAt),
    ended_at: time(event.endedAt),
  },
  attempts: event.log.map((attempt) => ({
    number: attempt.number,
    at: timestamp(attempt.at),
    url: attempt.url,
    response_status: attempt.status,
    duration_ms: attempt.durationMs,
    error: attempt.error,
    reason: attempt.reason,
  })),
});
