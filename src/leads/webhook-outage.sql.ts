import type { Addressee } from '../mails/index.ts';
import { addressee, ANY_PARTNER } from '../partners/index.ts';
import { statement } from '../platform/db/index.ts';

/** The outage of a partner's webhook, and when the partner was notified. */
export interface OutageRow {
  partner_id: number;
  failing_since: Date;
  told_at: Date | null;
  /** Why the last attempt failed, as a sentence. */
  last_reason: string | null;
}

const SELECTED = `webhook_outage.partner_id, webhook_outage.failing_since, webhook_outage.told_at,
  webhook_outage.last_reason`;

/** Records that an attempt for a lead has failed; the first failure begins the outage. */
export const noteOutage = statement<OutageRow, [leadId: string, at: Date, reason: string | null]>(
  'leads.note_outage',
  `insert into webhook_outage (partner_id, failing_since, last_at, last_reason)
   select partner_id, $2, $2, $3 from lead where id = $1
   on conflict (partner_id) do update
     set last_at = excluded.last_at, last_reason = excluded.last_reason, ended_at = null,
       failing_since = case when webhook_outage.ended_at is null then webhook_outage.failing_since
         else excluded.failing_since end,
       told_at = case when webhook_outage.ended_at is null then webhook_outage.told_at end
   returning ${SELECTED}`,
);

export const noteOutageTold = statement<never, [partnerId: number, at: Date]>(
  'leads.note_outage_told',
  'update webhook_outage set told_at = $2 where partner_id = $1',
);

/** Ends the outage of the partner of a lead; no row when there is none. */
export const endOutageOf = statement<OutageRow, [leadId: string, at: Date]>(
  'leads.end_outage_of',
  `update webhook_outage set ended_at = $2 from lead
   where lead.id = $1 and webhook_outage.partner_id = lead.partner_id
     and webhook_outage.ended_at is null
   returning ${SELECTED}`,
);

/** Deletes the outage of a webhook whose address was changed or removed. */
export const forgetOutage = statement<never, [partnerId: number]>(
  'leads.forget_outage',
  'delete from webhook_outage where partner_id = $1',
);

/** A time during which every attempt at a partner's webhook failed. */
export interface Outage {
  since: Date;
  /** Why the last attempt failed, as a sentence. */
  reason: string | null;
  /** When it worked again; null while it fails. */
  ended_at: Date | null;
}

/** The last outage of a partner's webhook. */
export const selectOutage = statement<Outage, [partnerId: number]>(
  'leads.select_outage',
  `select failing_since as since, last_reason as reason, ended_at
   from webhook_outage where partner_id = $1`,
);

/** The numbers in a mail about an outage. */
export interface OutageFacts {
  partner: Addressee;
  webhook_url: string | null;
  waiting: number;
  failed: number;
}

/** Counts waiting and failed enquiries, up to 1,000 of both together. */
export const selectOutageFacts = statement<OutageFacts, [partnerId: number]>(
  'leads.select_outage_facts',
  `select ${addressee('partner')} as partner, partner.webhook_url,
     counted.waiting::integer, counted.failed::integer
   from ${ANY_PARTNER} partner
   cross join lateral (
     select count(*) filter (where webhook_state = 'waiting') as waiting,
       count(*) filter (where delivery_status = 'failed') as failed
     from (
       select webhook_state, delivery_status from lead
       where partner_id = partner.id and delivery_status in ('pending', 'failed')
         and wiped_at is null
       order by seq desc limit 1000
     ) undelivered
   ) counted
   where partner.id = $1`,
);
