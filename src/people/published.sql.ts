// A relations over this slice's tables that statements of other slices may read.

/**
 * Encrypted values of people, which are the keys of their authenticator apps: rows `(sealed)`, null
 * when missing.
 */
export const SEALED_OF_PEOPLE =
  '(select totp_key as sealed from person union all select totp_key from unconfirmed_app)';

/** When sessions that have not ended were last used, by the address in lower case. */
export const SESSION_IN_USE = `(select lower(person.email) as email, session.last_seen_at
  from session join person on person.id = session.person_id)`;
