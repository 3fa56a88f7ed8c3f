import { statement } from '../platform/db/index.ts';

export type LeadKind = 'click' | 'enquiry';
export type DeliveryStatus = 'pending' | 'delivered' | 'failed' | 'not_applicable';

/** What a lead says, with its listing. */
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

const SELECTED = `d.seq, d.id, d.kind, d.created_at, d.name, d.email, d.phone, d.start_date, d.end_date,
  d.guests, d.message, d.source_page, d.consent_at, d.delivery_status, d.delivery_attempts,
  d.delivered_at, d.webhook_delivered_at, d.email_sent_at, d.acked_at, l.id as listing_id,
  l.external_id, l.title, l.url, l.slug`;

/** $1 partner, $2 sequence number to go on after, $3 since, $4 kind, $5 delivery status, $6 most. */
export const selectLeads = statement<LeadRow>(
  'leads.page',
  `select ${SELECTED} from lead d left join listing l on l.id = d.listing_id
   where d.partner_id = $1 and d.seq > $2
     and ($3::timestamptz is null or d.created_at >= $3)
     and ($4::text is null or d.kind = $4)
     and ($5::text is null or d.delivery_status = $5)
   order by d.seq limit $6`,
);

/** $1 partner, $2 id. */
export const selectLead = statement<LeadRow>(
  'leads.one',
  `select ${SELECTED} from lead d left join listing l on l.id = d.listing_id
   where d.partner_id = $1 and d.id = $2`,
);

/** Locked before anything of its delivery, as everywhere. $1 partner, $2 id. */
export const lockOwnLead = statement<{ kind: LeadKind }>(
  'leads.lock_own',
  'select kind from lead where partner_id = $1 and id = $2 for no key update',
);

/** Acknowledges an enquiry: the first time counts. $1 id, $2 now. */
export const acknowledgeLead = statement(
  'leads.ack',
  `update lead set acked_at = $2, delivery_status = 'delivered',
     delivered_at = coalesce(delivered_at, $2)
   where id = $1 and acked_at is null`,
);
