import type { WebhookTarget } from '../partners/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { AttemptSource } from '../platform/jobs/index.ts';
import {
  type DeliveryRow,
  insertAttempt,
  lockDelivery,
  type NewAttempt,
  selectDelivery,
  updateDelivery,
} from './delivery.sql.ts';
import { maskReply } from './reply.ts';
import type { Attempt, Send } from './send.ts';

interface Deps {
  db: Db;
  send: Send;
  webhookOf(partnerId: number): Promise<WebhookTarget>;
  /** Events created before this time are no longer sent. */
  keptSince(): Date;
  /**
   * Called after the first attempt at an event with whether it was accepted and how long after the
   * event.
   */
  onFirstAttempt?: ((accepted: boolean, afterSeconds: number) => void) | undefined;
}

/** Attempts at events: their webhook target, and how an attempt is logged. */
export function eventAttempts(deps: Deps): AttemptSource<DeliveryRow, Attempt> {
  const { db, send, webhookOf, keptSince, onFirstAttempt } = deps;
  return {
    delivered: 'delivered',
    async load(job) {
      const row = await db.maybeOne(selectDelivery, [job.key ?? '']);
      return row?.state === 'waiting' && row.body && row.created_at > keptSince() ? row : undefined;
    },
    about: (row) => ({ topic: row.event_type, reference: row.event_id }),
    async plan({ event_id: eventId, event_type: eventType, partner_id: partnerId, body }) {
      const { url, secret, nextSecret, status } = await webhookOf(partnerId);
      if (status !== 'approved') return 'hold';
      if (url === null || secret === null || body === null) return 'stop';
      return () => send({ eventId, eventType, partnerId, body }, { url, secret, nextSecret });
    },
    lock: (tx, row) => tx.one(lockDelivery, [row.event_id]),
    async record(tx, row, progress, made) {
      await tx.execute(updateDelivery, [row.id, progress]);
      if (!made) return;
      await tx.execute(insertAttempt, [row.id, progress.attempts, logged(made, row.body)]);
      const afterSeconds = Math.max(0, made.at.getTime() - row.created_at.getTime()) / 1000;
      if (progress.attempts === 1) onFirstAttempt?.(made.error === null, afterSeconds);
    },
  };
}

/**
 * Returns the columns of an attempt in the log. The reply may quote the body, so it is not stored
 * when the body has been redacted meanwhile.
 */
export function logged(made: Attempt, body: Uint8Array | null): NewAttempt {
  const { at, url, signature, nextSignature, durationMs, status, error, reason } = made;
  const reply = body && made.reply ? maskReply(made.reply, body) : null;
  return {
    at,
    url,
    signature,
    next_signature: nextSignature,
    duration_ms: durationMs,
    status,
    error,
    reason,
    reply,
  };
}
