import type { Deliveries } from '../deliveries/index.ts';
import { ENQUIRY_MAIL } from '../mails/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db/index.ts';
import type { Mailbox } from '../platform/mail/index.ts';
import {
  forgetEmails,
  forgetWebhooks,
  lockWithEmail,
  reopenHeld,
  reopenWebhook,
} from './delivery-state.sql.ts';
import { eventIdOf } from './lead-id.ts';
import { shownSince } from './lead.present.ts';
import { forgetOutage } from './webhook-outage.sql.ts';

/** Stops, redirects and restarts deliveries to partners, in the caller's transaction. */
export interface DeliveryStates {
  /** Stops the deliveries of an acknowledged lead, which the caller must have locked. */
  stopRetries(tx: Tx, leadId: string): Promise<void>;
  /** Applies a partner's new webhook address, of which nothing is known yet; null for none. */
  webhookChanged(tx: Tx, partnerId: number, url: string | null): Promise<void>;
  /** Applies a partner's new address for enquiries by mail; null for none. */
  leadEmailChanged(tx: Tx, partnerId: number, email: string | null): Promise<void>;
  /** Sends a lead's webhook again; false when there is no event or no webhook address. */
  resend(tx: Tx, leadId: string): Promise<boolean>;
  /** Sends the events that were held while a partner had no webhook; returns their number. */
  sendHeld(tx: Tx, partnerId: number): Promise<number>;
}

interface Needs {
  clock: Clock;
  deliveries: Pick<Deliveries, 'cancel' | 'resend' | 'stop' | 'restartStopped'>;
  mailbox: Pick<Mailbox, 'cancel' | 'redirect'>;
}

/** Creates the use cases that change the delivery of leads. */
export function createDeliveryStates({ clock, deliveries, mailbox }: Needs): DeliveryStates {
  return {
    async stopRetries(tx, leadId) {
      await deliveries.cancel(tx, eventIdOf(leadId));
      await mailbox.cancel(tx, ENQUIRY_MAIL, [leadId]);
    },
    async webhookChanged(tx, partnerId, url) {
      await tx.execute(forgetOutage, [partnerId]);
      if (url !== null) return;
      await tx.execute(forgetWebhooks, [partnerId]);
      await deliveries.stop(tx, partnerId);
    },
    async leadEmailChanged(tx, partnerId, email) {
      const waiting = await tx.query(email === null ? forgetEmails : lockWithEmail, [partnerId]);
      const ids = waiting.map(({ id }) => id);
      if (email === null) await mailbox.cancel(tx, ENQUIRY_MAIL, ids);
      else await mailbox.redirect(tx, ENQUIRY_MAIL, ids, email);
    },
    async resend(tx, leadId) {
      const reopened = await tx.maybeOne(reopenWebhook, [leadId, shownSince(clock.now())]);
      return reopened !== undefined && deliveries.resend(tx, eventIdOf(leadId));
    },
    async sendHeld(tx, partnerId) {
      const reopened = await tx.query(reopenHeld, [partnerId, shownSince(clock.now())]);
      return deliveries.restartStopped(
        tx,
        reopened.map(({ id }) => eventIdOf(id)),
      );
    },
  };
}
