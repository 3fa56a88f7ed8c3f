// The relation over this slice's tables that statements of other slices may read.

/** What is sealed of people, the keys of their authenticator apps: rows `(sealed)`, null where there is none. */
export const SEALED_OF_PEOPLE =
  '(select totp_key as sealed from person union all select totp_key from unconfirmed_app)';
