import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { DeliveryHooks } from '../deliveries/index.ts';
import type { MailHooks, NewMail } from '../platform/mail/index.ts';
import {
  forgetEmails,
  forgetWebhook,
  forgetWebhooks,
  lockLead,
  lockWithEmail,
  recordAttempt,
  recordEmail,
  recordWebhook,
  reopenHeld,
  reopenWebhook,
  selectApproval,
} from './delivery-state.sql.ts';
import { type Failure, failureMail } from './failure.mail.ts';
import { selectFailed } from './failure.sql.ts';
import { eventIdOf, leadIdOf } from './lead-id.ts';
import { shownSince } from './lead.present.ts';

/** Stops and starts what is on its way to a partner. */
export interface Transport {
  cancelEvent(tx: Tx, eventId: string): Promise<void>;
  resendEvent(tx: Tx, eventId: string): Promise<boolean>;
  stopEvents(tx: Tx, partnerId: number): Promise<void>;
  restartEvents(tx: Tx, eventIds: string[]): Promise<number>;
  cancelMails(tx: Tx, leadIds: string[]): Promise<void>;
  redirectMails(tx: Tx, leadIds: string[], to: string): Promise<void>;
  mail(tx: Tx, mail: NewMail): Promise<unknown>;
}

/** Keeps the state of each lead's delivery true to what its channels do. */
export interface DeliveryStates {
  /** What deliveries tell of webhooks, within the transaction that records it. */
  webhookHooks: DeliveryHooks;
  /** What the mailbox tells of the mails of enquiries, likewise. */
  mailHooks: MailHooks;
  /** An acknowledged lead needs no further deliveries. The lead must be locked. */
  stopRetries(tx: Tx, leadId: string): Promise<void>;
  /** A partner changed or removed its webhook address. */
  webhookChanged(tx: Tx, partnerId: number, url: string | null): Promise<void>;
  /** A partner changed where its enquiries are mailed; null for nowhere. */
  leadEmailChanged(tx: Tx, partnerId: number, email: string | null): Promise<void>;
  /** Sends a lead's webhook once more; false when there is nothing to send or nowhere to. */
  resend(tx: Tx, leadId: string): Promise<boolean>;
  /** Sends a partner's webhook what came while it had none; gives how many. */
  sendHeld(tx: Tx, partnerId: number): Promise<number>;
}

interface Needs {
  db: Db;
  clock: Clock;
  transport: Transport;
}

/** Makes the keeper of delivery states. */
export function createDeliveryStates({ db, clock, transport }: Needs): DeliveryStates {
  const lock = async (tx: Tx, leadId: string) => {
    await tx.query(lockLead, [leadId]);
  };
  const tellOf = async (tx: Tx, leadId: string, failure: Failure) => {
    const failed = await tx.maybeOne(selectFailed, [leadId]);
    if (failed) await transport.mail(tx, failureMail(failed, failure));
  };
  return {
    webhookHooks: {
      lock: (tx, eventId) => lock(tx, leadIdOf(eventId)),
      async attempted(tx, { eventId, result, attempts, at, reason }) {
        const leadId = leadIdOf(eventId);
        if (result === 'stopped') return void (await tx.execute(forgetWebhook, [leadId]));
        if (result !== 'delivered' && result !== 'failed') {
          return void (await tx.execute(recordAttempt, [leadId, attempts]));
        }
        const lead = await tx.maybeOne(recordWebhook, [leadId, result, attempts, at]);
        const status = lead?.delivery_status;
        if (status === 'failed' || status === 'pending') {
          await tellOf(tx, leadId, { channel: 'webhook', reason, status });
        }
      },
    },
    mailHooks: {
      async ready(leadId) {
        const lead = leadId === null ? undefined : await db.maybeOne(selectApproval, [leadId]);
        return lead?.approved ?? true;
      },
      async lock(tx, leadId) {
        if (leadId !== null) await lock(tx, leadId);
      },
      async attempted(tx, { reference: leadId, result, at, reason }) {
        if (leadId === null || (result !== 'sent' && result !== 'failed')) return;
        const state = result === 'sent' ? 'delivered' : 'failed';
        const lead = await tx.maybeOne(recordEmail, [leadId, state, at]);
        if (result === 'sent') return transport.cancelEvent(tx, eventIdOf(leadId));
        // Of a webhook that failed before, the partner was told then.
        if (lead?.delivery_status === 'failed' && lead.webhook_state === null) {
          await tellOf(tx, leadId, { channel: 'email', reason, status: 'failed' });
        }
      },
    },
    async stopRetries(tx, leadId) {
      await transport.cancelEvent(tx, eventIdOf(leadId));
      await transport.cancelMails(tx, [leadId]);
    },
    async webhookChanged(tx, partnerId, url) {
      if (url !== null) return;
      await tx.execute(forgetWebhooks, [partnerId]);
      await transport.stopEvents(tx, partnerId);
    },
    async leadEmailChanged(tx, partnerId, email) {
      const waiting = await tx.query(email === null ? forgetEmails : lockWithEmail, [partnerId]);
      const ids = waiting.map(({ id }) => id);
      if (email === null) await transport.cancelMails(tx, ids);
      else await transport.redirectMails(tx, ids, email);
    },
    async resend(tx, leadId) {
      const reopened = await tx.maybeOne(reopenWebhook, [leadId, shownSince(clock.now())]);
      return reopened !== undefined && transport.resendEvent(tx, eventIdOf(leadId));
    },
    async sendHeld(tx, partnerId) {
      const reopened = await tx.query(reopenHeld, [partnerId, shownSince(clock.now())]);
      return transport.restartEvents(
        tx,
        reopened.map(({ id }) => eventIdOf(id)),
      );
    },
  };
}
