import { ANY_LISTING } from '../listings/index.ts';
import { ANY_PARTNER } from '../partners/index.ts';
import { statement } from '../platform/db/index.ts';
import type { DeliveryStatus, LeadKind } from './lead.sql.ts';

/** A lead of any partner, without the traveller's personal data. */
export interface AnyLeadRow {
  seq: number;
  id: string;
  kind: LeadKind;
  created_at: Date;
  partner_id: number;
  partner_slug: string;
  partner_name: string;
  /** Whether the partner has closed its account. */
  partner_left: boolean;
  listing_id: number | null;
  title: string | null;
  start_date: string | null;
  end_date: string | null;
  guests: number | null;
  delivery_status: DeliveryStatus;
  delivery_attempts: number;
  delivered_at: Date | null;
  webhook_delivered_at: Date | null;
  email_sent_at: Date | null;
  acked_at: Date | null;
  webhook_state: string | null;
  email_state: string | null;
  wiped_at: Date | null;
}

const SELECTED = `select d.seq, d.id, d.kind, d.created_at, d.partner_id, p.slug as partner_slug,
    p.name as partner_name, p.closed_at is not null as partner_left, l.id as listing_id, l.title, d.start_date, d.end_date, d.guests,
    d.delivery_status, d.delivery_attempts, d.delivered_at, d.webhook_delivered_at, d.email_sent_at,
    d.acked_at, d.webhook_state, d.email_state, d.wiped_at
  from lead d
  join ${ANY_PARTNER} p on p.id = d.partner_id
  left join ${ANY_LISTING} l on l.id = d.listing_id`;

export const selectAnyLead = statement<AnyLeadRow, [leadId: string]>(
  'leads.select_any_lead',
  `${SELECTED} where d.id = $1`,
);

export const selectPartnerOfLead = statement<{ partner_id: number }, [leadId: string]>(
  'leads.select_partner_of_lead',
  'select partner_id from lead where id = $1',
);

/** Search conditions for leads; null means no condition. */
export interface LeadFind {
  kind: LeadKind | null;
  delivery_status: DeliveryStatus | null;
  from_seq: number;
  before_seq: number;
  limit: number;
}

const ASKED = `d.seq >= ($1::jsonb ->> 'from_seq')::bigint
  and d.seq < ($1::jsonb ->> 'before_seq')::bigint
  and ($1::jsonb ->> 'kind' is null or d.kind = $1::jsonb ->> 'kind')
  and ($1::jsonb ->> 'delivery_status' is null
    or d.delivery_status = $1::jsonb ->> 'delivery_status')`;

const MATCHING = `${ASKED}
  order by d.seq desc limit ($1::jsonb ->> 'limit')::int`;

/** Selects leads, newest first, without those of test accounts. */
export const findLeads = statement<AnyLeadRow, [find: LeadFind]>(
  'leads.find_leads',
  `${SELECTED} where p.test_of is null and ${MATCHING}`,
);

export const findLeadsOfPartner = statement<AnyLeadRow, [find: LeadFind, partnerId: number]>(
  'leads.find_leads_of_partner',
  `${SELECTED} where d.partner_id = $2 and ${MATCHING}`,
);

/** Selects leads that wait or have failed. They are few and have an index of their own. */
export const findOpenLeads = statement<AnyLeadRow, [find: LeadFind]>(
  'leads.find_open_leads',
  `${SELECTED} where p.test_of is null and d.delivery_status in ('pending', 'failed')
     and ${MATCHING}`,
);

/** Selects enquiries of an exact address that are not redacted, newest first. */
export const findLeadsOfTraveller = statement<
  AnyLeadRow,
  [email: string, since: Date, limit: number]
>(
  'leads.find_leads_of_traveller',
  `${SELECTED} where lower(d.email) = lower($1) and d.wiped_at is null and d.created_at > $2
   order by d.seq desc limit $3`,
);

/** Counts leads, at most `limit` of them; of one partner, or of all but test accounts. */
export const countFoundLeads = statement<
  { count: number },
  [find: LeadFind, partnerId: number | null]
>(
  'leads.count_found_leads',
  `select count(*)::int as count from (
     select from lead d join ${ANY_PARTNER} p on p.id = d.partner_id
     where (d.partner_id = $2 or $2::bigint is null and p.test_of is null) and ${ASKED}
     limit ($1::jsonb ->> 'limit')::int
   ) found`,
);

/** Selects the first lead from a sequence number on, with its time. */
export const selectLeadFrom = statement<{ seq: number; created_at: Date }, [seq: number]>(
  'leads.select_lead_from',
  'select seq, created_at from lead where seq >= $1 order by seq limit 1',
);

export const selectLastSeq = statement<{ seq: number }>(
  'leads.select_last_seq',
  'select coalesce(max(seq), 0)::bigint as seq from lead',
);

/** The traveller's personal data. */
export interface ContactRow {
  name: string | null;
  email: string | null;
  phone: string | null;
  message: string | null;
}

/** Selects the contact of an enquiry that is not redacted and was created after `since`. */
export const selectContact = statement<
  ContactRow & { partner_id: number },
  [leadId: string, since: Date]
>(
  'leads.select_contact',
  `select partner_id, name, email, phone, message from lead
   where id = $1 and kind = 'enquiry' and wiped_at is null and created_at > $2`,
);

/** Counts waiting and failed enquiries, without those of test accounts. */
export const countOpenLeads = statement<{ pending: number; failed: number }>(
  'leads.count_open_leads',
  `select count(*) filter (where delivery_status = 'pending')::int as pending,
     count(*) filter (where delivery_status = 'failed')::int as failed
   from lead d join ${ANY_PARTNER} p on p.id = d.partner_id and p.test_of is null
   where delivery_status in ('pending', 'failed')`,
);
