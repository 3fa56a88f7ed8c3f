import type { AttemptError, LoggedDelivery } from '../../deliveries/index.ts';
import type { LoggedMail } from '../../platform/mail/index.ts';
import { ENQUIRY_FAILED_MAIL, ENQUIRY_MAIL } from '../../mails/index.ts';
import type { InboxLead } from './inbox.present.ts';

/** One step in the history of a lead, with its time. */
export type LeadStep = { at: Date } & (
  | { step: 'created' }
  /**
   * There was no webhook. The lead waits until the partner requests it; `isOver` when it no longer
   * waits.
   */
  | { step: 'held'; isOver: boolean }
  | ({ step: 'webhook'; number: number } & Tried)
  /** The next attempt at the webhook. */
  | { step: 'webhook_next' }
  /** All attempts have ended without success. */
  | { step: 'webhook_ended'; how: 'failed' | 'stopped' | 'cancelled' }
  | { step: 'mail'; number: number; durationMs: number; to: string; reason: string | null }
  /** The mail was not sent: attempts gave up, it was cancelled, or no mail server is configured. */
  | { step: 'mail_ended'; how: 'failed' | 'cancelled' | 'kept'; to: string }
  /** The partner was notified by mail that the lead could not be delivered. */
  | { step: 'told'; to: string }
  | { step: 'acknowledged' }
  | { step: 'wiped' }
);

/** One attempt at the webhook. */
interface Tried {
  durationMs: number;
  status: number | null;
  /** Null when the attempt succeeded. */
  error: AttemptError | null;
  reason: string | null;
  reply: string | null;
}

/** Builds the history of a lead, sorted by time. */
export function timeLine(
  lead: Pick<InboxLead, 'kind' | 'created_at' | 'acked_at' | 'redactedAt'>,
  delivery: LoggedDelivery | undefined,
  mails: readonly LoggedMail[],
): LeadStep[] {
  const createdAt = new Date(lead.created_at);
  const steps: LeadStep[] = [{ step: 'created', at: createdAt }];
  if (delivery !== undefined) steps.push(...webhookSteps(delivery, createdAt));
  for (const mail of mails) steps.push(...mailSteps(mail));
  if (lead.acked_at !== null) steps.push({ step: 'acknowledged', at: new Date(lead.acked_at) });
  if (lead.redactedAt !== null) steps.push({ step: 'wiped', at: lead.redactedAt });
  // Steps of equal time stay in the order above, which puts causes first.
  return steps.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function webhookSteps(delivery: LoggedDelivery, createdAt: Date): LeadStep[] {
  const { state, attempts, log, endedAt, nextAttemptAt } = delivery;
  if (state === 'stopped' && attempts === 0) {
    return [{ step: 'held', at: createdAt, isOver: false }];
  }
  if (state === 'cancelled' && attempts === 0) {
    const wasHeld = endedAt !== null && endedAt <= delivery.createdAt;
    // Otherwise another channel delivered the lead before the webhook was tried.
    return wasHeld ? [{ step: 'held', at: createdAt, isOver: true }] : [];
  }
  const steps: LeadStep[] = log.map(
    ({ at, number, durationMs, status, error, reason, reply }): LeadStep => ({
      step: 'webhook',
      at,
      number,
      durationMs,
      status,
      error,
      reason,
      reply,
    }),
  );
  if (nextAttemptAt !== null) steps.push({ step: 'webhook_next', at: nextAttemptAt });
  const ended = state === 'failed' || state === 'stopped' || state === 'cancelled';
  if (ended && endedAt !== null) steps.push({ step: 'webhook_ended', how: state, at: endedAt });
  return steps;
}

function mailSteps({ purpose, to, createdAt, state, endedAt, log }: LoggedMail): LeadStep[] {
  if (purpose === ENQUIRY_FAILED_MAIL) return [{ step: 'told', at: createdAt, to }];
  if (purpose !== ENQUIRY_MAIL) return [];
  const steps: LeadStep[] = log.map(({ at, number, durationMs, error }): LeadStep => ({
    step: 'mail',
    at,
    number,
    durationMs,
    to,
    reason: error,
  }));
  if (state === 'kept') steps.push({ step: 'mail_ended', how: state, at: createdAt, to });
  const given = state === 'failed' || state === 'cancelled';
  if (given && endedAt !== null) steps.push({ step: 'mail_ended', how: state, at: endedAt, to });
  return steps;
}
