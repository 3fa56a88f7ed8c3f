// A relation over this slice's tables that statements of other slices may read.

/**
 * Encrypted values of people, which are the keys of their authenticator apps: rows `(sealed)`, null
 * when missing.
 */
export const SEALED_OF_PEOPLE =
  '(select totp_key as sealed from person union all select totp_key from unconfirmed_app)';
