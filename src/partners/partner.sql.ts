import { statement } from '../platform/db/index.ts';
import type { Language } from '../mails/index.ts';
import type { NewPartner } from './partner.schema.ts';

export type PartnerStatus = 'pending' | 'approved' | 'suspended' | 'rejected';

/** How a partner hears of enquiries. */
export type EnquiryChannel = 'dashboard' | 'mail' | 'webhook';

/** A partner as it is stored. */
export interface PartnerRow {
  id: number;
  slug: string;
  name: string;
  website: string;
  contact_email: string;
  status: PartnerStatus;
  /** Why it is suspended or rejected, as a text for the partner. */
  status_reason: string | null;
  is_demo: boolean;
  categories: string[];
  countries: string[];
  api_key_prefix: string | null;
  /** When the key was created, and when it was last used (to about a minute). */
  api_key_created_at: Date | null;
  api_key_used_at: Date | null;
  webhook_url: string | null;
  webhook_secret: string | null;
  /** The next secret in a planned rotation, and when it replaces the current one. */
  webhook_secret_next: string | null;
  webhook_secret_next_at: Date | null;
  lead_email: string | null;
  lead_email_set: boolean;
  /** End of the Premium that operators have granted. */
  premium_until: Date | null;
  /** End of the Premium that is paid for. */
  paid_until: Date | null;
  /** Language of mails to the partner. */
  language: Language;
  /** Time zone (IANA name) that it chose; null for that of its first country. */
  time_zone: string | null;
  /** How it wants to hear of enquiries; null when it has not chosen. */
  enquiry_channel: EnquiryChannel | null;
  /** Whether its dashboard shows what is for developers though it uses none of it. */
  developer_tools: boolean;
  /** Topics of mails that it has switched off. */
  mails_off: string[];
  closed_at: Date | null;
  created_at: Date;
  approved_at: Date | null;
  /** Id of the live account when this is a test account. */
  test_of: number | null;
}

const SELECTED = `partner.id, partner.slug, partner.name, partner.website, partner.contact_email,
  partner.status, partner.status_reason, partner.is_demo, partner.categories, partner.countries,
  partner.api_key_prefix, partner.api_key_created_at, partner.api_key_used_at,
  partner.webhook_url, partner.webhook_secret, partner.webhook_secret_next,
  partner.webhook_secret_next_at, partner.lead_email, partner.lead_email_set,
  partner.premium_until, partner.paid_until, partner.language, partner.time_zone, partner.enquiry_channel,
  partner.developer_tools, partner.mails_off, partner.closed_at, partner.created_at, partner.approved_at, partner.test_of`;

export const selectByFingerprints = statement<
  {
    id: number;
    status: PartnerStatus;
    fingerprint: Buffer;
    /** Whether it is the test account of a partner that has never been approved. */
    is_trial: boolean;
  },
  [fingerprints: Buffer[]]
>(
  'partners.select_by_fingerprints',
  `select id, status, api_key_fingerprint as fingerprint,
     test_of is not null and approved_at is null as is_trial from partner
   where api_key_fingerprint = any ($1::bytea[])`,
);

export const selectPartner = statement<PartnerRow, [id: number]>(
  'partners.select_partner',
  `select ${SELECTED} from partner where id = $1`,
);

/** Locks the row, so that concurrent changes wait. */
export const selectPartnerForUpdate = statement<PartnerRow, [id: number]>(
  'partners.select_partner_for_update',
  `select ${SELECTED} from partner where id = $1 for no key update`,
);

export const selectPartnerBySlug = statement<PartnerRow, [slug: string]>(
  'partners.select_partner_by_slug',
  `select ${SELECTED} from partner where slug = $1`,
);

/** Locks the row, so that concurrent changes wait. */
export const lockPartnerBySlug = statement<PartnerRow, [slug: string]>(
  'partners.lock_partner_by_slug',
  `select ${SELECTED} from partner where slug = $1 for no key update`,
);

/** Search conditions for partners; null means no condition. */
export interface PartnerFind {
  /** Patterns that must all match the name, slug, website or contact address. */
  patterns: string[];
  status: PartnerStatus | null;
  before_id: number;
  limit: number;
}

/** Selects partners, newest first, without test accounts. */
export const findPartners = statement<PartnerRow, [find: PartnerFind]>(
  'partners.find_partners',
  `select ${SELECTED} from partner
   where lower(concat_ws(' ', slug, name, website, contact_email, api_key_prefix)) like all(
       array(select jsonb_array_elements_text($1::jsonb -> 'patterns')))
     and ($1::jsonb ->> 'status' is null or status = $1::jsonb ->> 'status')
     and id < ($1::jsonb ->> 'before_id')::bigint and test_of is null
   order by id desc limit ($1::jsonb ->> 'limit')::int`,
);

export const countPartners = statement<{ status: PartnerStatus; count: number }>(
  'partners.count_partners',
  'select status, count(*)::int as count from partner where test_of is null group by status',
);

export const selectPartners = statement<PartnerRow>(
  'partners.select_partners',
  `select ${SELECTED} from partner where test_of is null order by id`,
);

/** Adds a partner, with its contact address as the first owner. Returns no row when the slug is taken. */
export const insertPartner = statement<PartnerRow, [slug: string, partner: NewPartner, now: Date]>(
  'partners.insert_partner',
  `with made as (
     insert into partner (slug, name, website, contact_email, status, is_demo, categories, countries,
       language, created_at, approved_at)
     select $1, p.name, p.website, p.email, p.status, p.demo, p.categories, p.countries, p.language, $3,
       case when p.status = 'approved' then $3::timestamptz end
     from jsonb_to_record($2::jsonb) as p (name text, website text, email text, status text,
       demo boolean, categories text[], countries text[], language text)
     on conflict (slug) do nothing
     returning *
   ), owner as (
     insert into member (partner_id, email, role, created_at)
     select id, contact_email, 'owner', created_at from made
   )
   select ${SELECTED} from made as partner`,
);

/** SQL of the status of a test account; `status` is the SQL of its partner's. */
const statusOfTest = (status: string): string =>
  `case when ${status} = 'pending' then 'approved' else ${status} end`;

/**
 * Changes the status. The reason is stored only for suspended and rejected partners. A test account
 * has the status of its partner, but is also approved while that waits for approval.
 */
export const updateStatus = statement<
  PartnerRow,
  [slug: string, status: PartnerStatus, now: Date, reason: string | null]
>(
  'partners.update_status',
  `with changed as (
     update partner set status = $2,
       status_reason = case when $2 in ('suspended', 'rejected') then $4 end,
       approved_at = case when $2 = 'approved' then coalesce(approved_at, $3) else approved_at end
     where slug = $1 and closed_at is null returning *
   ), twin as (
     update partner set status = ${statusOfTest('changed.status')}, approved_at = changed.approved_at
     from changed where partner.test_of = changed.id
   )
   select ${SELECTED} from changed as partner`,
);

export const updateKey = statement<
  { id: number },
  [slug: string, fingerprint: Buffer, prefix: string, now: Date]
>(
  'partners.update_key',
  `update partner set api_key_fingerprint = $2, api_key_prefix = $3, api_key_created_at = $4,
     api_key_used_at = null
   where slug = $1 and closed_at is null returning id`,
);

/** Deletes a partner's key; it has none until the next one is issued. */
export const forgetKey = statement<{ id: number }, [slug: string]>(
  'partners.forget_key',
  `update partner set api_key_fingerprint = null, api_key_prefix = null, api_key_created_at = null,
     api_key_used_at = null
   where slug = $1 and closed_at is null returning id`,
);

/**
 * Stores when keys were last used, from JSON `[{id, at}]` in the order of ids; a time is only
 * replaced by a later one.
 */
export const noteKeyUses = statement<never, [uses: string]>(
  'partners.note_key_uses',
  `update partner set api_key_used_at = u.at
   from json_to_recordset($1::json) as u (id bigint, at timestamptz)
   where partner.id = u.id and (api_key_used_at is null or api_key_used_at < u.at)`,
);

/** Sets the end of Premium; null ends it. */
export const updatePremium = statement<PartnerRow, [slug: string, until: Date | null]>(
  'partners.update_premium',
  `update partner set premium_until = $2 where slug = $1 returning ${SELECTED}`,
);

/** Sets until when Premium is paid for; null when nothing is paid. */
export const updatePaidUntil = statement<PartnerRow, [partnerId: number, until: Date | null]>(
  'partners.update_paid_until',
  `update partner set paid_until = $2 where id = $1 returning ${SELECTED}`,
);

/** The contact columns that partners change themselves. */
export type Contacts = Pick<
  PartnerRow,
  | 'webhook_url'
  | 'webhook_secret'
  | 'webhook_secret_next'
  | 'webhook_secret_next_at'
  | 'lead_email'
  | 'lead_email_set'
>;

export const updateContacts = statement<PartnerRow, [id: number, contacts: Contacts]>(
  'partners.update_contacts',
  `update partner set webhook_url = c.webhook_url, webhook_secret = c.webhook_secret,
     webhook_secret_next = c.webhook_secret_next,
     webhook_secret_next_at = c.webhook_secret_next_at, lead_email = c.lead_email, lead_email_set = c.lead_email_set
   from jsonb_to_record($2::jsonb) as c (webhook_url text, webhook_secret text,
     webhook_secret_next text, webhook_secret_next_at timestamptz, lead_email text,
     lead_email_set boolean)
   where id = $1 returning ${SELECTED}`,
);

/** A partner's encrypted webhook secrets. */
export interface SealedSecrets {
  id: number;
  webhook_secret: string;
  webhook_secret_next: string | null;
}

/** Selects the secrets of all partners, for encrypting them with a new key. */
export const selectSealedSecrets = statement<SealedSecrets>(
  'partners.select_sealed_secrets',
  `select id, webhook_secret, webhook_secret_next from partner
   where webhook_secret is not null for no key update`,
);

export const updateSealedSecrets = statement<
  never,
  [id: number, sealed: string, sealedNext: string | null]
>(
  'partners.update_sealed_secrets',
  'update partner set webhook_secret = $2, webhook_secret_next = $3 where id = $1',
);

/** Suffix of a test account's slug after its partner's slug; slugs made from names never contain `~`. */
export const TEST_SUFFIX = '~test';

/**
 * Opens the test account of an open account, unless it exists. It receives no mails, and works before
 * its partner is approved.
 */
export const insertTestAccount = statement<
  never,
  [partnerId: number, mailsOff: readonly string[], now: Date]
>(
  'partners.insert_test_account',
  `insert into partner (slug, name, website, contact_email, status, categories, countries, language,
     mails_off, created_at, approved_at, test_of)
   select slug || '${TEST_SUFFIX}', name, website, '', ${statusOfTest('status')}, categories, countries, language,
     $2::text[], $3, approved_at, id
   from partner where id = $1 and closed_at is null and test_of is null
   on conflict (test_of) do nothing`,
);

/** Selects the test account of a partner. */
export const selectTestAccount = statement<Pick<PartnerRow, 'id' | 'slug'>, [partnerId: number]>(
  'partners.select_test_account',
  'select id, slug from partner where test_of = $1',
);

const LAST_USE = 'greatest(api_key_used_at, api_key_created_at)';

/** Selects test accounts of partners that were never approved, whose keys were last used before a time. */
export const selectUnusedTests = statement<{ id: number }, [usedBefore: Date]>(
  'partners.select_unused_tests',
  `select id from partner where test_of is not null and approved_at is null and ${LAST_USE} <= $1
   order by id limit 500`,
);

/** Deletes the key and the webhook of a test account that is still unused; else returns no row. */
export const emptyTest = statement<{ slug: string }, [partnerId: number, usedBefore: Date]>(
  'partners.empty_test',
  `update partner set api_key_fingerprint = null, api_key_prefix = null, api_key_created_at = null,
     api_key_used_at = null, webhook_url = null, webhook_secret = null, webhook_secret_next = null,
     webhook_secret_next_at = null
   where id = $1 and approved_at is null and ${LAST_USE} <= $2 returning slug`,
);
