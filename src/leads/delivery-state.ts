import type { Deliveries } from '../deliveries/index.ts';
import { ENQUIRY_MAIL } from '../mails/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db/index.ts';
import { ExpectedError, notFound } from '../platform/errors.ts';
import type { MailQueue } from '../platform/mail/index.ts';
import {
  forgetEmails,
  forgetWebhooks,
  lockWithEmail,
  reopenFailed,
  reopenHeld,
  reopenWebhook,
} from './delivery-state.sql.ts';
import { eventIdOf, leadIdOf } from './lead-id.ts';
import { shownSince } from './lead.present.ts';
import { lockOwnLeads } from './lead.sql.ts';
import { forgetOutage } from './webhook-outage.sql.ts';

/** Stops, redirects and restarts deliveries to partners, in the caller's transaction. */
export interface DeliveryStates {
  /** Stops the deliveries of an acknowledged lead, which the caller must have locked. */
  stopRetries(tx: Tx, leadId: string): Promise<void>;
  /** Applies a partner's new webhook address, whose state is still unknown; null for none. */
  webhookChanged(tx: Tx, partnerId: number, url: string | null): Promise<void>;
  /** Applies a partner's new address for enquiry mails; null for none. */
  leadEmailChanged(tx: Tx, partnerId: number, email: string | null): Promise<void>;
  /** Sends a lead's webhook again; false when there is no event or no webhook address. */
  resend(tx: Tx, leadId: string): Promise<boolean>;
  /**
   * Sends the webhook of a partner's enquiry again. Throws `not_found`, `webhook_not_configured`,
   * or `bad_request` for a lead that is never sent.
   */
  resendOwn(tx: Tx, partnerId: number, leadId: string): Promise<void>;
  /**
   * Makes the next attempt at the webhook of a partner's enquiry now; the attempts that are left
   * stay. Throws `not_found`, or `bad_request` when no attempt waits for its time.
   */
  sendNow(tx: Tx, partnerId: number, leadId: string): Promise<void>;
  /** Sends the events that were held while a partner had no webhook. */
  sendHeld(tx: Tx, partnerId: number): Promise<Resent>;
  /**
   * Sends events again whose last attempt failed at `since` or later. Leaves out enquiries that
   * another channel has delivered.
   */
  resendFailed(tx: Tx, partnerId: number, since: Date): Promise<Resent>;
}

/** The number of events that were sent again. */
export interface Resent {
  sent: number;
  /** Whether more events remain than one transaction takes. */
  more: boolean;
}

/** Number of leads that one statement changes, and number of statements in one transaction. */
const BATCH_LEADS = 500;
const MAX_BATCHES = 20;

interface Deps {
  clock: Clock;
  deliveries: Pick<
    Deliveries,
    'cancel' | 'resend' | 'sendNow' | 'stop' | 'restartStopped' | 'restartFailed' | 'log'
  >;
  mailQueue: Pick<MailQueue, 'cancel' | 'redirect'>;
}

const eventsOf = (leads: readonly { id: string }[]) => leads.map(({ id }) => eventIdOf(id));

/** Creates the use cases that change the delivery of leads. */
export function createDeliveryStates({ clock, deliveries, mailQueue }: Deps): DeliveryStates {
  const resend = async (tx: Tx, leadId: string): Promise<boolean> => {
    const reopened = await tx.maybeOne(reopenWebhook, [leadId, shownSince(clock.now())]);
    return reopened !== undefined && deliveries.resend(tx, eventIdOf(leadId));
  };
  return {
    async stopRetries(tx, leadId) {
      await deliveries.cancel(tx, eventIdOf(leadId));
      await mailQueue.cancel(tx, ENQUIRY_MAIL, [leadId]);
    },
    async webhookChanged(tx, partnerId, url) {
      if (url === null) {
        await tx.execute(forgetWebhooks, [partnerId]);
        await deliveries.stop(tx, partnerId);
      }
      // The outage is locked last, in the same order as when an attempt is recorded: lead,
      // delivery, outage.
      await tx.execute(forgetOutage, [partnerId]);
    },
    async leadEmailChanged(tx, partnerId, email) {
      const waiting = await tx.query(email === null ? forgetEmails : lockWithEmail, [partnerId]);
      const ids = waiting.map(({ id }) => id);
      if (email === null) await mailQueue.cancel(tx, ENQUIRY_MAIL, ids);
      else await mailQueue.redirect(tx, ENQUIRY_MAIL, ids, email);
    },
    resend,
    resendOwn: (tx, partnerId, leadId) => resendOwn(tx, partnerId, leadId, resend),
    async sendNow(tx, partnerId, leadId) {
      const [lead] = await tx.query(lockOwnLeads, [partnerId, [leadId]]);
      if (!lead) throw notFound('lead');
      if (await deliveries.sendNow(tx, eventIdOf(leadId))) return;
      throw new ExpectedError('bad_request', 'No attempt waits: it is being sent, or has ended.');
    },
    async sendHeld(tx, partnerId) {
      const since = shownSince(clock.now());
      let sent = 0;
      for (let batch = 0; batch < MAX_BATCHES; batch++) {
        const reopened = await tx.query(reopenHeld, [partnerId, since, BATCH_LEADS]);
        sent += await deliveries.restartStopped(tx, eventsOf(reopened));
        if (reopened.length < BATCH_LEADS) return { sent, more: false };
      }
      return { sent, more: true };
    },
    async resendFailed(tx, partnerId, since) {
      const createdSince = shownSince(clock.now());
      let sent = 0;
      let afterId = 0;
      for (let batch = 0; batch < MAX_BATCHES; batch++) {
        const page = { afterId, limit: BATCH_LEADS };
        const failed = await deliveries.log.failedEvents(tx, partnerId, since, page);
        const leadIds = failed.map(({ event_id }) => leadIdOf(event_id));
        const reopened = await tx.query(reopenFailed, [partnerId, leadIds, createdSince]);
        sent += await deliveries.restartFailed(tx, eventsOf(reopened));
        const last = failed.at(-1);
        if (last === undefined || failed.length < BATCH_LEADS) return { sent, more: false };
        afterId = last.id;
      }
      return { sent, more: true };
    },
  };
}

async function resendOwn(
  tx: Tx,
  partnerId: number,
  leadId: string,
  resend: DeliveryStates['resend'],
): Promise<void> {
  const [lead] = await tx.query(lockOwnLeads, [partnerId, [leadId]]);
  if (!lead) throw notFound('lead');
  if (lead.kind === 'click') throw new ExpectedError('bad_request', 'A click is not sent.');
  if (await resend(tx, leadId)) return;
  if (!lead.has_webhook)
    throw new ExpectedError('webhook_not_configured', 'There is no webhook to send it to.');
  throw new ExpectedError(
    'bad_request',
    'It cannot be sent again: what the traveller wrote was erased.',
  );
}
