// Relations without keys and secrets that statements of other slices may read.

/** Every partner, as a relation for `from` or `join`. */
export const ANY_PARTNER = `(select id, slug, name, website, contact_email, status, countries, lead_email,
  webhook_url, language, time_zone, mails_off, closed_at, test_of from partner)`;

/**
 * SQL of the data that mails to a partner need, as one JSON value; `partner` names a relation of
 * partners.
 */
export const addressee = (partner: string): string =>
  `jsonb_build_object('id', ${partner}.id, 'slug', ${partner}.slug,
    'contact_email', ${partner}.contact_email, 'language', ${partner}.language,
    'mails_off', ${partner}.mails_off, 'time_zone', ${partner}.time_zone,
    'countries', ${partner}.countries)`;

/**
 * Partners whose listings are shown, as a relation. All public data is read through it; it leaves
 * out test accounts.
 */
export const APPROVED_PARTNER = `(select id, slug, name, is_demo from partner
  where status = 'approved' and test_of is null)`;

/** Test accounts of approved partners, whose listings are not public. */
export const APPROVED_TEST_ACCOUNT = `(select id, slug, name, is_demo from partner
  where status = 'approved' and test_of is not null)`;

/** SQL of the end of a partner's Premium, granted or paid for; null for none. `greatest` skips nulls. */
const PREMIUM_UNTIL = 'greatest(premium_until, paid_until)';

/** SQL of the approved partners that have Premium at a time; `now` is the SQL of the time. */
export const premiumPartner = (now: string): string =>
  `(select id from partner where status = 'approved' and ${PREMIUM_UNTIL} > ${now})`;

/**
 * The addresses for enquiries to approved partners; mails go to `enquiry_email` only before
 * `premium_until`.
 */
export const ENQUIRY_CHANNELS = `(
  select id, webhook_url, ${PREMIUM_UNTIL} as premium_until, language,
    case when lead_email_set then lead_email else contact_email end as enquiry_email
  from partner where status = 'approved')`;

/** Encrypted values of partners and applicants: rows `(sealed)`, null when missing. */
export const SEALED_OF_PARTNERS = `(
  select webhook_secret as sealed from partner
  union all select webhook_secret_next from partner
  union all select feed_address from application)`;

/** Partners that are no test accounts, with the times of their approval and of the last use of their key. */
export const PARTNER_IN_USE = `(select id, slug, name, status, countries, approved_at, api_key_used_at
  from partner where test_of is null)`;

/** The people who act for partners. */
export const MEMBER = '(select partner_id, email from member)';
