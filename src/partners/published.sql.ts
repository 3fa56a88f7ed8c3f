// Relations that statements of other slices may read: without keys and secrets.

/** Every partner, as a relation for `from` or `join`. */
export const ANY_PARTNER = `(select id, slug, name, website, contact_email, status, lead_email, webhook_url
  from partner)`;

/** Partners whose listings are shown, likewise. */
export const APPROVED_PARTNER = `(select id, slug, name, is_demo from partner where status = 'approved')`;

/** Where enquiries reach approved partners; mails only go to `enquiry_email` before `premium_until`. */
export const ENQUIRY_CHANNELS = `(
  select id, webhook_url, premium_until,
    case when lead_email_set then lead_email else contact_email end as enquiry_email
  from partner where status = 'approved')`;
