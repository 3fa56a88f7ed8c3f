import { ANY_LISTING, SHOWN_LISTING, TEST_LISTING } from '../listings/index.ts';
import { ANY_PARTNER, ENQUIRY_CHANNELS } from '../partners/index.ts';
import { statement } from '../platform/db/index.ts';
import type { Enquiry } from './enquiry.form.ts';

/** The partner that receives an enquiry about a listing, and the channels in use. */
export interface RecipientRow {
  listing_id: number;
  partner_id: number;
  webhook_url: string | null;
  /** Address to which enquiries are mailed; null when mail is not used. */
  mail_to: string | null;
  /** Language of mails to the partner. */
  language: string;
  external_id: string;
  title: string;
  url: string;
  slug: string;
}

const recipientsOf = (listings: string): string => `
  select l.id as listing_id, l.partner_id, c.webhook_url, c.language, l.external_id, l.title, l.url, l.slug,
     case when c.premium_until > $2 then c.enquiry_email end as mail_to
   from ${listings} l join ${ENQUIRY_CHANNELS} c on c.id = l.partner_id
   where l.id = any($1::bigint[]) order by l.id
   for key share of l for share of c`;

/**
 * Selects the recipients of the given listings that are shown, by listing id. Locks the listing's
 * row, then the partner's: until the transaction ends the listing cannot be deleted and the partner
 * cannot be changed.
 */
export const selectRecipients = statement<RecipientRow, [listingIds: readonly number[], now: Date]>(
  'leads.select_recipients',
  recipientsOf(SHOWN_LISTING),
);

/** Selects the recipients of a test account's listings, like `selectRecipients`. */
export const selectTestRecipients = statement<
  RecipientRow,
  [listingIds: readonly number[], now: Date]
>('leads.select_test_recipients', recipientsOf(TEST_LISTING));

/** A listing that a form requests information about, shown or not. */
export interface RequestedRow {
  id: number;
  title: string;
  slug: string;
  partner_slug: string;
}

/** Selects the listings of a form and their partners. */
export const selectRequested = statement<RequestedRow, [listingIds: readonly number[]]>(
  'leads.select_requested',
  `select l.id, l.title, l.slug, partner.slug as partner_slug
   from ${ANY_LISTING} l join ${ANY_PARTNER} partner on partner.id = l.partner_id
   where l.id = any($1::bigint[]) order by l.id`,
);

/** An active listing of a test account. */
export const selectTestListing = statement<
  { id: number; url: string },
  [partnerId: number, externalId: string]
>(
  'leads.select_test_listing',
  `select id, url from ${TEST_LISTING} l where partner_id = $1 and external_id = $2`,
);

/** Advisory lock that serialises concurrent submissions of the same form. */
export const lockTraveller = statement<unknown, [listingAndEmail: string]>(
  'leads.lock_traveller',
  'select pg_advisory_xact_lock(hashtextextended($1, 0))',
);

/**
 * Returns SQL that finds enquiries identical to $3 and stored since $2; `listing` is the SQL of a
 * listing's id.
 */
const duplicatesAt = (listing: string): string =>
  `select lead.id
   from jsonb_to_record($3::jsonb) as sent (email text, name text, phone text, message text,
       start_date date, end_date date, guests smallint)
   join lead on lower(lead.email) = lower(sent.email) and lead.name = sent.name
     and lead.phone is not distinct from sent.phone
     and lead.message is not distinct from sent.message
     and lead.start_date is not distinct from sent.start_date
     and lead.end_date is not distinct from sent.end_date
     and lead.guests is not distinct from sent.guests
   where lead.listing_id = ${listing} and lead.kind = 'enquiry' and lead.consent_at > $2
   order by lead.seq limit 1`;

/**
 * Selects an identical enquiry stored since a time. An enquiry with any corrected field is not a
 * duplicate.
 */
export const selectDuplicate = statement<
  { id: string },
  [listingId: number, since: Date, enquiry: Enquiry]
>('leads.select_duplicate', duplicatesAt('$1'));

/**
 * Selects the given listings that are shown, and whether an identical enquiry to each was stored
 * since a time.
 */
export const selectKnown = statement<
  { is_known: boolean },
  [listingIds: readonly number[], since: Date, enquiry: Enquiry]
>(
  'leads.select_known',
  `select exists (${duplicatesAt('l.id')}) as is_known from ${SHOWN_LISTING} l
   where l.id = any($1::bigint[])`,
);

export interface NewEnquiry extends Enquiry {
  id: string;
  partner_id: number;
  listing_id: number;
  created_at: Date;
  source_page: string | null;
  consent_at: Date | null;
  consent_version: string;
  webhook_state: 'waiting' | null;
  email_state: 'waiting' | null;
  /** How the traveller found the listing, as `writeFound` writes it; null when unknown. */
  found: string | null;
}

/**
 * Stores enquiries with the next sequence numbers, in the given order. Returns their time, which is
 * that of the newest lead when that is later. The numbers' row stays locked until the commit, so
 * that numbers are in the order of commits; therefore keep what follows in the transaction short.
 * `enquiries` is a JSON array of `NewEnquiry`.
 */
export const insertEnquiries = statement<{ created_at: Date }, [enquiries: string]>(
  'leads.insert_enquiries',
  `with e as materialized (
     select * from rows from (json_to_recordset($1::json) as (id text, partner_id bigint, listing_id bigint,
       created_at timestamptz, name text, email text, phone text, start_date date, end_date date,
       guests smallint, message text, source_page text, consent_at timestamptz, consent_version text, webhook_state text,
       email_state text, found text)) with ordinality as e (id, partner_id, listing_id, created_at, name, email,
       phone, start_date, end_date, guests, message, source_page, consent_at, consent_version, webhook_state, email_state,
       found, position)
   ),
   numbered as (
     update lead_sequence set last = last + (select count(*) from e),
       last_at = greatest(last_at, (select max(created_at) from e))
     returning last, last_at
   ), inserted as (
   insert into lead (seq, id, partner_id, listing_id, kind, created_at, name, email, phone,
     start_date, end_date, guests, message, source_page, consent_at, consent_version,
     delivery_status, webhook_state, email_state, found)
   select numbered.last + 1 - row_number() over (order by e.position desc), e.id, e.partner_id, e.listing_id, 'enquiry', numbered.last_at, e.name, e.email,
     e.phone, e.start_date, e.end_date, e.guests, e.message, e.source_page, e.consent_at,
     e.consent_version, 'pending', e.webhook_state, e.email_state, e.found
   from numbered, e)
   select last_at as created_at from numbered`,
);

/** The columns of a receipt. */
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
  /** Whether some channel is still trying to deliver it. */
  sending: boolean;
  delivered_at: Date | null;
  wiped_at: Date | null;
  partner_name: string;
  partner_website: string;
  /** Whether the partner has closed its account. */
  partner_left: boolean;
  listing_id: number | null;
  title: string | null;
  slug: string | null;
  /** Of the listing, else of the partner. */
  country_code: string | null;
  region_id: string | null;
}

/** Selects the receipts that travellers see of their enquiries. */
export const selectReceipts = statement<ReceiptRow, [leadIds: readonly string[]]>(
  'leads.select_receipts',
  `select d.id, d.created_at, d.name, d.email, d.phone, d.message, d.start_date, d.end_date, d.guests,
     d.delivery_status, d.delivered_at, d.wiped_at,
     'waiting' in (coalesce(d.webhook_state, ''), coalesce(d.email_state, '')) as sending,
     partner.name as partner_name, partner.website as partner_website,
     partner.closed_at is not null as partner_left, l.id as listing_id, l.title, l.slug,
     coalesce(l.country_code, partner.countries[1]) as country_code, l.region_id
   from lead d
   join ${ANY_PARTNER} partner on partner.id = d.partner_id
   left join ${ANY_LISTING} l on l.id = d.listing_id
   where d.id = any($1) and d.kind = 'enquiry'`,
);
