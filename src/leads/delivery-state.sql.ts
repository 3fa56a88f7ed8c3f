import { ANY_LISTING } from '../listings/index.ts';
import type { Addressee } from '../mails/index.ts';
import { addressee, ANY_PARTNER, APPROVED_PARTNER } from '../partners/index.ts';
import { statement } from '../platform/db/index.ts';
import { type DeliveryStatus, HAS_WEBHOOK } from './lead.sql.ts';

/**
 * Returns SQL for the status of a lead: delivered when any channel has delivered, failed when every
 * channel in use has failed, else pending. The arguments are the channels' new states.
 */
const statusOf = (webhook: string, email: string): string =>
  `case when delivery_status = 'delivered' or ${webhook} = 'delivered' or ${email} = 'delivered'
       then 'delivered'
     when ${webhook} = 'waiting' or ${email} = 'waiting' then 'pending'
     when ${webhook} = 'failed' or ${email} = 'failed' then 'failed'
     else 'pending' end`;

/** Locks a lead, so that concurrent changes wait. */
export const lockLead = statement<{ id: string }, [leadId: string]>(
  'leads.lock_lead',
  'select id from lead where id = $1 for no key update',
);

/** The final state of one channel. */
type Ended = 'delivered' | 'failed';

export const recordWebhook = statement<
  {
    delivery_status: DeliveryStatus;
    /** Whether the partner's webhook had failed before. */
    in_outage: boolean;
  },
  [leadId: string, state: Ended, attempts: number, at: Date]
>(
  'leads.record_webhook',
  `update lead set webhook_state = $2, delivery_attempts = greatest(delivery_attempts, $3),
     webhook_delivered_at = case when $2 = 'delivered' then coalesce(webhook_delivered_at, $4)
       else webhook_delivered_at end,
     delivered_at = case when $2 = 'delivered' then coalesce(delivered_at, $4)
       else delivered_at end,
     delivery_status = ${statusOf('$2', 'email_state')}
   where id = $1
   returning delivery_status,
     exists (select from webhook_outage o
       where o.partner_id = lead.partner_id and o.ended_at is null) as in_outage`,
);

/** Counts an attempt that changes nothing else. */
export const recordAttempt = statement<never, [leadId: string, attempts: number]>(
  'leads.record_attempt',
  'update lead set delivery_attempts = greatest(delivery_attempts, $2) where id = $1',
);

export const recordEmail = statement<
  { delivery_status: DeliveryStatus; webhook_state: string | null },
  [leadId: string, state: Ended, at: Date]
>(
  'leads.record_email',
  `update lead set email_state = $2,
     email_sent_at = case when $2 = 'delivered' then coalesce(email_sent_at, $3)
       else email_sent_at end,
     delivered_at = case when $2 = 'delivered' then coalesce(delivered_at, $3)
       else delivered_at end,
     webhook_state = case when $2 = 'delivered' and webhook_state = 'waiting' then null
       else webhook_state end,
     delivery_status = ${statusOf('webhook_state', '$2')}
   where id = $1 returning delivery_status, webhook_state`,
);

/** Returns SQL that locks leads in a fixed order, which prevents deadlocks. */
const locked = (what: string): string =>
  `select id from lead where ${what} order by seq for no key update`;

const WITHOUT_WEBHOOK = `webhook_state = null,
  delivery_status = case when delivery_status = 'delivered' then 'delivered' else 'pending' end`;

/** Ends the webhook channel of a partner's leads after the partner removed its webhook. */
export const forgetWebhooks = statement<never, [partnerId: number]>(
  'leads.forget_webhooks',
  `update lead set ${WITHOUT_WEBHOOK}
   where id in (${locked(`partner_id = $1 and webhook_state = 'waiting'`)})`,
);

/** Ends the webhook channel of one lead. */
export const forgetWebhook = statement<never, [leadId: string]>(
  'leads.forget_webhook',
  `update lead set ${WITHOUT_WEBHOOK} where id = $1 and webhook_state = 'waiting'`,
);

const REOPENED = `webhook_state = 'waiting',
  delivery_status = case when delivery_status = 'failed' then 'pending' else delivery_status end`;

/** Reopens the webhook of a lead created after `since`, so that it is sent again. */
export const reopenWebhook = statement<{ id: string }, [leadId: string, since: Date]>(
  'leads.reopen_webhook',
  `update lead set ${REOPENED}
   where id = $1 and kind = 'enquiry' and wiped_at is null and created_at > $2 and ${HAS_WEBHOOK}
   returning id`,
);

const HELD = `partner_id = $1 and kind = 'enquiry' and delivery_status in ('pending', 'failed')
  and webhook_state is null and wiped_at is null and created_at > $2`;

/** Reopens enquiries created after `since` that were held because the partner had no webhook. */
export const reopenHeld = statement<
  { id: string },
  [partnerId: number, since: Date, limit: number]
>(
  'leads.reopen_held',
  `update lead set ${REOPENED}
   where id in (
     select id from lead where ${HELD} and ${HAS_WEBHOOK} order by seq limit $3 for no key update)
   returning id`,
);

/** Counts held enquiries, up to `most`, whether or not the partner has a webhook now. */
export const countHeld = statement<
  { held: number },
  [partnerId: number, since: Date, most: number]
>(
  'leads.count_held',
  `select count(*)::int as held from (select from lead where ${HELD} limit $3) h`,
);

/**
 * Reopens the given enquiries that were created after `since`, whose webhook has failed and that no
 * other channel has delivered.
 */
export const reopenFailed = statement<
  { id: string },
  [partnerId: number, leadIds: readonly string[], since: Date]
>(
  'leads.reopen_failed',
  `update lead set ${REOPENED}
   where id in (${locked(`partner_id = $1 and id = any($2::text[]) and webhook_state = 'failed'
     and delivery_status in ('pending', 'failed') and wiped_at is null and created_at > $3
     and ${HAS_WEBHOOK}`)})
   returning id`,
);

/** Ends the mail channel of a partner's leads; returns the leads whose mails were waiting. */
export const forgetEmails = statement<{ id: string }, [partnerId: number]>(
  'leads.forget_emails',
  `update lead set email_state = null, delivery_status = ${statusOf('webhook_state', 'null')}
   where id in (${locked(`partner_id = $1 and email_state = 'waiting'`)})
   returning id`,
);

/** Locks a partner's leads whose mails wait. */
export const lockWithEmail = statement<{ id: string }, [partnerId: number]>(
  'leads.lock_with_email',
  locked(`partner_id = $1 and email_state = 'waiting'`),
);

/** Whether the partner of a lead is approved. */
export const selectApproval = statement<{ approved: boolean }, [leadId: string]>(
  'leads.select_approval',
  `select exists (select from ${APPROVED_PARTNER} partner
     where partner.id = lead.partner_id) as approved
   from lead where lead.id = $1`,
);

/** An enquiry that could not be delivered, with the partner to notify. */
interface FailedRow {
  id: string;
  /** Null when the listing has been deleted. */
  title: string | null;
  partner: Addressee;
}

export const selectFailed = statement<FailedRow, [leadId: string]>(
  'leads.select_failed',
  `select d.id, l.title, ${addressee('partner')} as partner
   from lead d
   join ${ANY_PARTNER} partner on partner.id = d.partner_id
   left join ${ANY_LISTING} l on l.id = d.listing_id
   where d.id = $1`,
);
