import { ANY_LISTING } from '../listings/index.ts';
import { ANY_PARTNER } from '../partners/index.ts';
import { statement } from '../platform/db/index.ts';

export type LeadKind = 'click' | 'enquiry';
export type DeliveryStatus = 'pending' | 'delivered' | 'failed' | 'not_applicable';

/** A lead's data, with its listing. */
export interface LeadDataRow {
  id: string;
  kind: LeadKind;
  created_at: Date;
  name: string | null;
  email: string | null;
  phone: string | null;
  start_date: string | null;
  end_date: string | null;
  guests: number | null;
  message: string | null;
  source_page: string | null;
  consent_at: Date | null;
  listing_id: number | null;
  external_id: string | null;
  title: string | null;
  url: string | null;
  slug: string | null;
}

/** A lead as it is stored, with its listing as it is now. */
export interface LeadRow extends LeadDataRow {
  seq: number;
  delivery_status: DeliveryStatus;
  delivery_attempts: number;
  delivered_at: Date | null;
  webhook_delivered_at: Date | null;
  email_sent_at: Date | null;
  acked_at: Date | null;
}

/** SQL columns of `LeadRow`, where `d` is the lead and `l` its listing. */
export const LEAD_COLUMNS = `d.seq, d.id, d.kind, d.created_at, d.name, d.email, d.phone, d.start_date, d.end_date,
  d.guests, d.message, d.source_page, d.consent_at, d.delivery_status, d.delivery_attempts,
  d.delivered_at, d.webhook_delivered_at, d.email_sent_at, d.acked_at, l.id as listing_id,
  l.external_id, l.title, l.url, l.slug`;

const FROM = `from lead d left join ${ANY_LISTING} l on l.id = d.listing_id`;

/** Page size and filters of a list of leads; null for filters that are not set. */
export interface LeadPage {
  kind: LeadKind | null;
  delivery_status: DeliveryStatus | null;
  limit: number;
}

/** Selects a partner's leads in the order of their sequence numbers. */
export const selectLeads = statement<
  LeadRow,
  [partnerId: number, afterSeq: number, since: Date | null, page: LeadPage]
>(
  'leads.select_leads',
  `select ${LEAD_COLUMNS} ${FROM}
   where d.partner_id = $1 and d.seq > $2
     and ($3::timestamptz is null or d.created_at >= $3)
     and ($4::jsonb ->> 'kind' is null or d.kind = $4::jsonb ->> 'kind')
     and ($4::jsonb ->> 'delivery_status' is null
       or d.delivery_status = $4::jsonb ->> 'delivery_status')
   order by d.seq limit ($4::jsonb ->> 'limit')::bigint`,
);

export const selectLead = statement<LeadRow, [partnerId: number, leadId: string]>(
  'leads.select_lead',
  `select ${LEAD_COLUMNS} ${FROM} where d.partner_id = $1 and d.id = $2`,
);

/** SQL condition: the partner of a `lead` has a webhook. */
export const HAS_WEBHOOK = `exists (select from ${ANY_PARTNER} partner
  where partner.id = lead.partner_id and partner.webhook_url is not null)`;

/**
 * Locks leads of a partner in a fixed order. Leads are locked before their deliveries, which prevents
 * deadlocks.
 */
export const lockOwnLeads = statement<
  { id: string; kind: LeadKind; acked_at: Date | null; has_webhook: boolean },
  [partnerId: number, leadIds: readonly string[]]
>(
  'leads.lock_own_leads',
  `select id, kind, acked_at, ${HAS_WEBHOOK} as has_webhook
   from lead where partner_id = $1 and id = any($2::text[])
   order by seq for no key update`,
);

/** Acknowledges enquiries; an earlier acknowledgement keeps its time. */
export const acknowledgeLeads = statement<never, [leadIds: readonly string[], now: Date]>(
  'leads.acknowledge_leads',
  `update lead set acked_at = $2, delivery_status = 'delivered',
     delivered_at = coalesce(delivered_at, $2)
   where id = any($1::text[]) and kind = 'enquiry' and acked_at is null`,
);

/** Selects the sequence number of the newest lead. */
export const selectLastNumber = statement<{ last: number }>(
  'leads.select_last_number',
  'select last from lead_sequence',
);

/** Raises the sequence number to at least $1. */
export const updateLastNumber = statement<never, [number: number]>(
  'leads.update_last_number',
  'update lead_sequence set last = greatest(last, $1)',
);
