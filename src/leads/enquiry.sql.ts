import { statement } from '../platform/db/index.ts';

/** Whom an enquiry about a listing goes to, and by which channels. */
export interface RecipientRow {
  partner_id: number;
  webhook_url: string | null;
  /** Where enquiries are mailed; null when they are not. */
  mail_to: string | null;
  external_id: string;
  title: string;
  url: string;
  slug: string;
}

/** $1 the number of a listing that is shown, $2 now. Keeps the listing from being deleted meanwhile. */
export const selectRecipient = statement<RecipientRow>(
  'leads.recipient',
  `select partner.id as partner_id, partner.webhook_url, l.external_id, l.title, l.url, l.slug,
     case when partner.premium_until > $2 then
       case when partner.lead_email_set then partner.lead_email else partner.contact_email end
     end as mail_to
   from listing l join partner on partner.id = l.partner_id
   where l.id = $1 and l.status = 'active' and partner.status = 'approved'
   for key share of l for share of partner`,
);

/** Lets forms that were sent twice at once come one after the other. $1 listing and traveller. */
export const lockTraveller = statement(
  'leads.lock_traveller',
  'select pg_advisory_xact_lock(hashtextextended($1, 0))',
);

/**
 * The same enquiry, sent a moment ago. $1 listing, $2 email, $3 name, $4 phone, $5 message, $6 and $7
 * dates, $8 guests, $9 since. Whoever corrects anything has something new to say.
 */
export const selectTwin = statement<{ id: string }>(
  'leads.twin',
  `select id from lead
   where listing_id = $1 and kind = 'enquiry' and lower(email) = lower($2) and name = $3
     and phone is not distinct from $4 and message is not distinct from $5
     and start_date is not distinct from $6::date and end_date is not distinct from $7::date
     and guests is not distinct from $8::smallint and created_at > $9
   order by seq limit 1`,
);

/**
 * Numbers and stores an enquiry. The last thing its transaction does: every click and enquiry waits
 * for the number, so that the order of numbers is that of the commits.
 */
export const insertEnquiry = statement(
  'leads.enquire',
  `with numbered as (update lead_sequence set last = last + 1 returning last)
   insert into lead (seq, id, partner_id, listing_id, kind, created_at, name, email, phone,
     start_date, end_date, guests, message, source_page, consent_at, consent_version,
     delivery_status, webhook_state, email_state)
   select numbered.last, $1, $2, $3, 'enquiry', $4, $5, $6, $7, $8, $9, $10, $11, $12, $4, $13,
     'pending', $14, $15
   from numbered`,
);

/** What a receipt shows. */
export interface ReceiptRow {
  id: string;
  created_at: Date;
  name: string | null;
  email: string | null;
  phone: string | null;
  message: string | null;
  start_date: string | null;
  end_date: string | null;
  guests: number | null;
  delivery_status: 'pending' | 'delivered' | 'failed';
  delivered_at: Date | null;
  wiped_at: Date | null;
  partner_name: string;
  partner_website: string;
  listing_id: number | null;
  title: string | null;
  slug: string | null;
}

/** $1 lead id. */
export const selectReceipt = statement<ReceiptRow>(
  'leads.receipt',
  `select d.id, d.created_at, d.name, d.email, d.phone, d.message, d.start_date, d.end_date, d.guests,
     d.delivery_status, d.delivered_at, d.wiped_at, partner.name as partner_name,
     partner.website as partner_website, l.id as listing_id, l.title, l.slug
   from lead d join partner on partner.id = d.partner_id left join listing l on l.id = d.listing_id
   where d.id = $1 and d.kind = 'enquiry'`,
);
