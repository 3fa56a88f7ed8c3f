import type { Deliveries } from '../deliveries/index.ts';
import { enquiryFailed, type PartnerMails } from '../mails/index.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import type { OutcomeHandler } from '../platform/jobs/index.ts';
import {
  forgetWebhook,
  lockLead,
  recordAttempt,
  recordEmail,
  recordWebhook,
  selectApproval,
  selectFailed,
} from './delivery-state.sql.ts';
import { eventIdOf, leadIdOf } from './lead-id.ts';
import { RETENTION_DAYS } from './lead.present.ts';
import { createWebhookOutages } from './webhook-outage.ts';

/** Handlers that update a lead after attempts at its webhook and mail. */
export interface LeadOutcomes {
  /** Handles events of the type `LEAD_CREATED`; the reference is the event's id. */
  webhook: OutcomeHandler;
  /** Handles mails of the purpose `ENQUIRY_MAIL`; the reference is the lead's id. */
  mail: OutcomeHandler;
}

interface Deps {
  db: Db;
  deliveries: Pick<Deliveries, 'cancel'>;
  partnerMails: PartnerMails;
}

/** Why an enquiry failed to reach its partner. */
type Failure = Pick<Parameters<typeof enquiryFailed>[1], 'channel' | 'reason' | 'status'>;

/** Creates the outcome handlers that maintain the delivery state of leads. */
export function createLeadOutcomes({ db, deliveries, partnerMails }: Deps): LeadOutcomes {
  const outages = createWebhookOutages(partnerMails);
  const lock = async (tx: Tx, leadId: string) => {
    await tx.query(lockLead, [leadId]);
  };
  const mailPartner = async (tx: Tx, leadId: string, failure: Failure) => {
    const failed = await tx.maybeOne(selectFailed, [leadId]);
    if (!failed) return;
    const { id, title, partner } = failed;
    await partnerMails.post(tx, partner, (language, dashboard) =>
      enquiryFailed(language, {
        ...failure,
        id,
        title,
        keptDays: RETENTION_DAYS,
        link: `${dashboard}/leads/${id}`,
      }),
    );
  };
  return {
    webhook: {
      lock: (tx, eventId) => lock(tx, leadIdOf(eventId)),
      async record(tx, { reference: eventId, result, attempts, at, reason }) {
        const leadId = leadIdOf(eventId);
        if (result === 'stopped') return void (await tx.execute(forgetWebhook, [leadId]));
        if (result === 'retrying') await outages.failed(tx, leadId, at, reason);
        if (result !== 'delivered' && result !== 'failed') {
          return void (await tx.execute(recordAttempt, [leadId, attempts]));
        }
        const lead = await tx.maybeOne(recordWebhook, [leadId, result, attempts, at]);
        if (result === 'failed') await outages.failed(tx, leadId, at, reason);
        else if (lead?.in_outage) await outages.ended(tx, leadId, at);
        const status = lead?.delivery_status;
        if (status === 'failed' || status === 'pending') {
          await mailPartner(tx, leadId, { channel: 'webhook', reason, status });
        }
      },
    },
    mail: {
      async mayAttempt(leadId) {
        return (await db.maybeOne(selectApproval, [leadId]))?.approved ?? true;
      },
      lock,
      async record(tx, { reference: leadId, result, at, reason }) {
        if (result !== 'delivered' && result !== 'failed') return;
        const lead = await tx.maybeOne(recordEmail, [leadId, result, at]);
        if (result === 'delivered') return deliveries.cancel(tx, eventIdOf(leadId));
        // If the webhook had failed before, the partner was notified by mail then.
        if (lead?.delivery_status === 'failed' && lead.webhook_state === null) {
          await mailPartner(tx, leadId, { channel: 'email', reason, status: 'failed' });
        }
      },
    },
  };
}
