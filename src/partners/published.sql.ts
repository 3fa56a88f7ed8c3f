// The relations of this slice's tables that statements of other slices may read: no key, no secret.

/** Every partner, as a relation for `from` or `join`. */
export const ANY_PARTNER = `(select id, slug, name, website, contact_email, status, lead_email, webhook_url
  from partner)`;

/** Partners whose listings are shown, likewise. */
export const APPROVED_PARTNER = `(select id, slug, name, is_demo from partner where status = 'approved')`;
