import { type Language, pageIn, signInLink, toMail } from '../mails/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Queryable, Tx } from '../platform/db/index.ts';
import type { Result } from '../platform/errors.ts';
import { asciiAddress, isPlainAddress, type NewMail } from '../platform/mail/index.ts';
import { type ExactRateLimit, networkOf } from '../platform/rate-limit/index.ts';
import { type PersonRow, upsertPerson } from './person.sql.ts';
import type { OpenedSession, Sessions } from './sessions.ts';
import {
  deleteEndedSignInLinks,
  endSignInLinks,
  insertSignInLink,
  selectSignInLink,
  useSignInLink,
} from './sign-in.sql.ts';
import { hashOf, isToken, newToken } from './token.ts';

/** Minutes for which a mailed link is valid. */
const LINK_MINUTES = 15;

/** Minutes for which a link printed by the command line is valid. */
const PRINTED_LINK_MINUTES = 60;

/** The roles of an address. */
export interface Roles {
  isOperator: boolean;
  isMember: boolean;
}

/** The result of a request to sign in. It does not reveal whether the address is known. */
export type RequestedSignIn = Result<
  { browser: string },
  { why: 'invalid' | 'too_many'; retryAfterSeconds: number }
>;

/** Whether a link can be used in a browser. */
export type LinkState = 'ready' | 'other_browser' | 'gone';

/** A completed sign-in. */
export interface SignedIn {
  session: OpenedSession;
  person: PersonRow;
  /** Path to open after the sign-in; null for the default. */
  next: string | null;
}

/** Sign-in by a mailed link. */
export interface SignIn {
  /**
   * Mails a link when the address belongs to a member or an operator. The answer is the same when
   * it does not.
   * @param from.browser the browser's cookie, which is kept when it is a token; the answer contains
   * the cookie to set
   * @param from.language language of the page and of the mail
   */
  ask(
    email: string,
    from: {
      address: string;
      browser: string | undefined;
      next: string | null;
      language: Language;
    },
  ): Promise<RequestedSignIn>;
  /** Creates a link for any browser, for commands on this machine. Returns its path. */
  printLink(email: string, tx?: Queryable): Promise<string>;
  /** Whether a link can be used; does not use it. */
  inspect(token: string, browser: string | undefined): Promise<LinkState>;
  /** Returns the address that a link signs in with; undefined for an invalid link. */
  emailOf(token: string): Promise<string | undefined>;
  /** Uses a link once, in time, and in the browser that requested it. Ends the session of `former`. */
  use(
    token: string,
    from: { browser: string | undefined; device: string | null; former: string | undefined },
  ): Promise<SignedIn | Exclude<LinkState, 'ready'>>;
  /** Deletes expired links. */
  sweep(): Promise<void>;
}

interface Deps {
  db: Db;
  clock: Clock;
  publicUrl: string;
  sessions: Sessions;
  /** Limits how often one network and one mail address may request a link. */
  limits: { network: ExactRateLimit; mailQueue: ExactRateLimit };
  /** Returns the current roles of an address. */
  rolesOf(email: string, tx?: Queryable): Promise<Roles>;
  /** Records that a person signed in with an address. */
  onSignIn(tx: Queryable, email: string): Promise<void>;
  mail(tx: Queryable, mail: NewMail): Promise<unknown>;
}

/** Returns the address in the form used by mails; undefined when it is invalid. */
const mailboxOf = (typed: string): string | undefined => {
  const address = typed.trim();
  if (address.length > 254 || !isPlainAddress(address)) return undefined;
  return asciiAddress(address);
};

/** Makes the use cases of signing in by mail. */
export function createSignIn(deps: Deps): SignIn {
  const { db, clock, publicUrl, sessions, limits, rolesOf, onSignIn, mail } = deps;
  const minutesFromNow = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);

  const makeLink = async (
    tx: Queryable,
    link: {
      email: string;
      browser: string | null;
      next: string | null;
      language: Language;
      minutes: number;
    },
  ): Promise<string> => {
    const token = newToken();
    const { email, browser, next, language, minutes } = link;
    const expiresAt = minutesFromNow(minutes);
    const row = { email, next, language, created_at: clock.now(), expires_at: expiresAt };
    await tx.execute(insertSignInLink, [
      hashOf(token),
      browser === null ? null : hashOf(browser),
      row,
    ]);
    return `/sign-in/${token}`;
  };

  const find = async (token: string) =>
    isToken(token) ? db.maybeOne(selectSignInLink, [hashOf(token), clock.now()]) : undefined;

  return {
    async ask(typed, { address, browser: given, next, language }) {
      const email = mailboxOf(typed);
      if (email === undefined) return { ok: false, why: 'invalid', retryAfterSeconds: 0 };
      const { network, mailQueue } = limits;
      const allowed =
        (await network.take(networkOf(address))) && (await mailQueue.take(email.toLowerCase()));
      if (!allowed) {
        return { ok: false, why: 'too_many', retryAfterSeconds: network.windowSeconds };
      }
      const browser = given !== undefined && isToken(given) ? given : newToken();
      const { isOperator, isMember } = await rolesOf(email);
      // An unknown address also gets a link, which is not sent, so that both cases take equally
      // long.
      await db.transaction(async (tx) => {
        const path = await makeLink(tx, {
          email,
          browser,
          next,
          language,
          minutes: LINK_MINUTES,
        });
        if (!isOperator && !isMember) return;
        const link = pageIn(language, publicUrl, path);
        await mail(tx, toMail(email, signInLink(language, { link, minutes: LINK_MINUTES })));
      });
      return { ok: true, value: { browser } };
    },
    printLink: (email, tx = db) =>
      makeLink(tx, {
        email,
        browser: null,
        next: null,
        language: 'en',
        minutes: PRINTED_LINK_MINUTES,
      }),
    emailOf: async (token) => (await find(token))?.email,
    async inspect(token, browser) {
      const link = await find(token);
      if (!link) return 'gone';
      const fits =
        link.browser_hash === null || (browser && hashOf(browser).equals(link.browser_hash));
      return fits ? 'ready' : 'other_browser';
    },
    async use(token, { browser, device, former }) {
      if (!isToken(token)) return 'gone';
      const now = clock.now();
      const hash = hashOf(token);
      return db.transaction(async (tx: Tx) => {
        const link = await tx.maybeOne(useSignInLink, [
          hash,
          browser ? hashOf(browser) : null,
          now,
        ]);
        if (!link) {
          return (await tx.maybeOne(selectSignInLink, [hash, now])) ? 'other_browser' : 'gone';
        }
        const { email, next, language } = link;
        const { isOperator, isMember } = await rolesOf(email, tx);
        if (!isOperator && !isMember) return 'gone';
        await tx.execute(endSignInLinks, [email, now]);
        const person = await tx.one(upsertPerson, [email, now, language]);
        await onSignIn(tx, email);
        const from = { device, former, hasSecondFactor: false };
        const session = await sessions.open(tx, { id: person.id, isOperator }, from);
        return { session, person, next };
      });
    },
    sweep: async () => {
      await db.execute(deleteEndedSignInLinks, [clock.now()]);
    },
  };
}
