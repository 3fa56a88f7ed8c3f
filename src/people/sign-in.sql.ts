import type { Language } from '../mails/index.ts';
import { statement } from '../platform/db/index.ts';

/** A link by which an address signs in once. */
export interface SignInLinkRow {
  email: string;
  /** Null for a link that works in any browser. */
  browser_hash: Buffer | null;
  next: string | null;
  /** Language of the page where it was requested. */
  language: Language;
}

export const insertSignInLink = statement<
  never,
  [
    tokenHash: Buffer,
    browserHash: Buffer | null,
    link: {
      email: string;
      next: string | null;
      language: Language;
      created_at: Date;
      expires_at: Date;
    },
  ]
>(
  'people.insert_sign_in_link',
  `insert into sign_in_link (token_hash, browser_hash, email, next, language, created_at, expires_at)
   select $1, $2, email, next, language, created_at, expires_at
   from jsonb_to_record($3::jsonb) as l (email text, next text, language text,
     created_at timestamptz, expires_at timestamptz)`,
);

export const selectSignInLink = statement<SignInLinkRow, [tokenHash: Buffer, now: Date]>(
  'people.select_sign_in_link',
  `select email, browser_hash, next, language from sign_in_link
   where token_hash = $1 and used_at is null and expires_at > $2`,
);

/** Uses a link once, in the browser that requested it; returns no row otherwise. */
export const useSignInLink = statement<
  SignInLinkRow,
  [tokenHash: Buffer, browserHash: Buffer | null, now: Date]
>(
  'people.use_sign_in_link',
  `update sign_in_link set used_at = $3
   where token_hash = $1 and used_at is null and expires_at > $3
     and (browser_hash is null or browser_hash = $2)
   returning email, browser_hash, next, language`,
);

/**
 * Ends all open links of an address after one of them was used. Skips links that another
 * transaction has locked, because two links used at once would deadlock.
 */
export const endSignInLinks = statement<never, [email: string, now: Date]>(
  'people.end_sign_in_links',
  `update sign_in_link set used_at = $2
   where token_hash in (
     select token_hash from sign_in_link
     where lower(email) = lower($1) and used_at is null and expires_at > $2
     for update skip locked)`,
);

export const deleteEndedSignInLinks = statement<never, [now: Date]>(
  'people.delete_ended_sign_in_links',
  'delete from sign_in_link where expires_at < $1',
);
