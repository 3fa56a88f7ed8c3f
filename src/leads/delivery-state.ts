import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db/index.ts';
import type { DeliveryHooks } from '../deliveries/index.ts';
import type { MailHooks, NewMail } from '../platform/mail/index.ts';
import {
  forgetWebhooks,
  lockLead,
  recordAttempt,
  recordEmail,
  recordWebhook,
  reopenWebhook,
} from './delivery-state.sql.ts';
import { failureMail } from './enquiry.mail.ts';
import { eventIdOf, leadIdOf } from './lead-id.ts';
import { selectFailed } from './failed.sql.ts';

/** Stops and starts what is on its way to a partner. */
export interface Transport {
  cancelEvent(tx: Tx, eventId: string): Promise<void>;
  resendEvent(tx: Tx, eventId: string): Promise<boolean>;
  stopEvents(tx: Tx, partnerId: number): Promise<void>;
  cancelMail(tx: Tx, leadId: string): Promise<void>;
  mail(tx: Tx, mail: NewMail): Promise<unknown>;
}

/** Keeps the state of each lead's delivery true to what its channels do. */
export interface DeliveryStates {
  /** What deliveries tell of webhooks, within the transaction that records it. */
  webhookHooks: DeliveryHooks;
  /** What the mailbox tells of the mails of enquiries, likewise. */
  mailHooks: MailHooks;
  /** An acknowledged lead needs no further deliveries. */
  stopRetries(tx: Tx, leadId: string): Promise<void>;
  /** A partner changed or removed its webhook address. */
  webhookChanged(tx: Tx, partnerId: number, url: string | null): Promise<void>;
  /** Sends a lead's webhook once more; false when there is nothing to send. */
  resend(tx: Tx, leadId: string): Promise<boolean>;
}

/** Makes the keeper of delivery states. */
export function createDeliveryStates(clock: Clock, transport: Transport): DeliveryStates {
  const tellOfFailure = async (tx: Tx, leadId: string, reason: string | null) => {
    const failed = await tx.maybeOne(selectFailed, [leadId]);
    if (failed) await transport.mail(tx, failureMail(failed.to_email, { ...failed, reason }));
  };
  return {
    webhookHooks: {
      lock: async (tx, eventId) => {
        await tx.query(lockLead, [leadIdOf(eventId)]);
      },
      async attempted(tx, { eventId, result, attempts, at, reason }) {
        const leadId = leadIdOf(eventId);
        if (result === 'delivered' || result === 'failed') {
          await tx.query(recordWebhook, [leadId, result, attempts, at]);
          if (result === 'failed') await tellOfFailure(tx, leadId, reason);
        } else {
          await tx.execute(recordAttempt, [leadId, attempts]);
        }
      },
    },
    mailHooks: {
      async lock(tx, leadId) {
        await tx.query(lockLead, [leadId]);
      },
      async attempted(tx, { reference: leadId, result }) {
        if (leadId === null || (result !== 'sent' && result !== 'failed')) return;
        await tx.query(recordEmail, [
          leadId,
          result === 'sent' ? 'delivered' : 'failed',
          clock.now(),
        ]);
        if (result === 'sent') await transport.cancelEvent(tx, eventIdOf(leadId));
      },
    },
    async stopRetries(tx, leadId) {
      await transport.cancelEvent(tx, eventIdOf(leadId));
      await transport.cancelMail(tx, leadId);
    },
    async webhookChanged(tx, partnerId, url) {
      if (url !== null) return;
      await tx.query(forgetWebhooks, [partnerId]);
      await transport.stopEvents(tx, partnerId);
    },
    async resend(tx, leadId) {
      const reopened = await tx.maybeOne(reopenWebhook, [leadId]);
      return reopened !== undefined && transport.resendEvent(tx, eventIdOf(leadId));
    },
  };
}
