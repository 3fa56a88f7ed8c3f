import type { AttemptError, LoggedDelivery } from '../../deliveries/index.ts';
import type { LoggedMail } from '../../platform/mail/index.ts';
import { ENQUIRY_FAILED_MAIL, ENQUIRY_MAIL } from '../../mails/index.ts';
import type { InboxLead } from './inbox.present.ts';

/** What happened to a lead, and when. */
export type LeadStep = { at: Date } & (
  | { step: 'created' }
  /** There was no webhook: it waits until the partner sends for it, or waited until it was not wanted. */
  | { step: 'held'; isOver: boolean }
  | ({ step: 'webhook'; number: number } & Tried)
  /** When the webhook is tried next. */
  | { step: 'webhook_next' }
  /** Its attempts have ended without success. */
  | { step: 'webhook_ended'; how: 'failed' | 'stopped' | 'cancelled' }
  | { step: 'mail'; number: number; durationMs: number; to: string; reason: string | null }
  /** It was not sent: given up, not wanted any more, or no mail server is set up. */
  | { step: 'mail_ended'; how: 'failed' | 'cancelled' | 'kept'; to: string }
  /** The partner was told by mail that it could not be delivered. */
  | { step: 'told'; to: string }
  | { step: 'acknowledged' }
  | { step: 'wiped' }
);

/** One attempt at the webhook. */
interface Tried {
  durationMs: number;
  status: number | null;
  /** Null when the receiver accepted it. */
  error: AttemptError | null;
  reason: string | null;
  reply: string | null;
}

/** Puts together what happened to a lead, in order. */
export function timeLine(
  lead: Pick<InboxLead, 'kind' | 'created_at' | 'acked_at' | 'wipedAt'>,
  delivery: LoggedDelivery | undefined,
  mails: readonly LoggedMail[],
): LeadStep[] {
  const createdAt = new Date(lead.created_at);
  const steps: LeadStep[] = [{ step: 'created', at: createdAt }];
  if (delivery !== undefined) steps.push(...webhookSteps(delivery, createdAt));
  for (const mail of mails) steps.push(...mailSteps(mail));
  if (lead.acked_at !== null) steps.push({ step: 'acknowledged', at: new Date(lead.acked_at) });
  if (lead.wipedAt !== null) steps.push({ step: 'wiped', at: lead.wipedAt });
  // Equal times stay in the order above, which is that of their causes.
  return steps.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function webhookSteps(delivery: LoggedDelivery, createdAt: Date): LeadStep[] {
  const { state, attempts, log, endedAt, nextAttemptAt } = delivery;
  if (state === 'stopped' && attempts === 0) {
    return [{ step: 'held', at: createdAt, isOver: false }];
  }
  if (state === 'cancelled' && attempts === 0) {
    const wasHeld = endedAt !== null && endedAt <= delivery.createdAt;
    // Otherwise the lead arrived in another way before the webhook was tried.
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
