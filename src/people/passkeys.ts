import type * as WebAuthn from '@simplewebauthn/server';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Clock } from '../platform/clock.ts';
import type { Db, Queryable } from '../platform/db/index.ts';
import { lazyPackage } from '../platform/lazily.ts';
import { type ExactRateLimit, networkOf } from '../platform/rate-limit/index.ts';
import { afterRemoval, hasFactor } from './any-factor.ts';
import { lockPersonOfSession, selectPerson } from './person.sql.ts';
import type { SessionRow } from './session.sql.ts';
import type { NoteCredentialChange } from './credential-change.ts';
import type { NoteFailedFactor } from './failed-factor.ts';
import {
  deleteOldChallenges,
  deletePasskey,
  insertChallenge,
  insertPasskey,
  markPasskeyUsed,
  type PasskeyRow,
  selectPasskey,
  selectPasskeys,
  takeChallenge,
} from './passkey.sql.ts';
import type { OpenedSession, Sessions } from './sessions.ts';
import type { Roles } from './sign-in.ts';
import { deleteUnconfirmedApps } from './unconfirmed-app.sql.ts';

const webAuthn = lazyPackage<typeof WebAuthn>('@simplewebauthn/server');

const CHALLENGE_MINUTES = 5;

/** Maximum length of a passkey's name in code points. */
const MAX_NAME = 60;

/** A passkey as its owner sees it. */
export type PasskeySummary = Pick<PasskeyRow, 'id' | 'name' | 'created_at' | 'last_used_at'>;

/**
 * Passkeys (WebAuthn). They combine both factors, because the device verifies a fingerprint, a face
 * or a code.
 */
export interface Passkeys {
  list(personId: number): Promise<PasskeySummary[]>;
  /** Returns the options with which the browser creates a passkey. */
  registrationOptions(person: {
    id: number;
    email: string;
  }): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /**
   * Adds the passkey that a browser has created, as a second factor of the session, which gets a
   * new token. Undefined when the answer is invalid, or when an operator must show another factor
   * first.
   */
  register(session: SessionRow, name: string, answer: unknown): Promise<OpenedSession | undefined>;
  /**
   * Removes one of a person's passkeys; false when it does not exist. After the last second factor
   * was removed, all sessions of the person must show a new one.
   */
  remove(session: Pick<SessionRow, 'id'>, passkeyId: number): Promise<boolean>;
  /**
   * Returns the options with which the browser signs in by a passkey; undefined when the network
   * address has sent too many requests.
   */
  signInOptions(address: string): Promise<PublicKeyCredentialRequestOptionsJSON | undefined>;
  /** Signs in by a passkey; undefined when the answer is invalid. Ends the session of `former`. */
  signIn(
    answer: unknown,
    from: { device: string | null; former: string | undefined },
  ): Promise<{ session: OpenedSession; email: string } | undefined>;
  /** Deletes unanswered challenges. */
  sweep(): Promise<void>;
}

interface Deps {
  db: Db;
  clock: Clock;
  publicUrl: string;
  sessions: Sessions;
  /** Limits how often one network requests a challenge. */
  limit: ExactRateLimit;
  rolesOf(email: string, tx?: Queryable): Promise<Roles>;
  /** Records that a person signed in with an address. */
  onSignIn(tx: Queryable, email: string): Promise<void>;
  note: NoteCredentialChange;
  noteFailure: NoteFailedFactor;
}

/** Challenges are random bytes in base64url. */
const CHALLENGE = /^[\w-]{1,200}$/;

/** Returns the challenge that an answer claims to have signed; undefined when it contains none. */
function challengeOf(answer: unknown): string | undefined {
  try {
    const { response } = answer as { response: { clientDataJSON: string } };
    const data = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof data.challenge === 'string' && CHALLENGE.test(data.challenge)
      ? data.challenge
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the result of a verification; undefined when the library refuses the answer. */
async function verified<T extends { verified: boolean }>(
  check: Promise<T>,
): Promise<T | undefined> {
  try {
    const result = await check;
    return result.verified ? result : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the use cases of passkeys; they are valid for the host of `publicUrl`. */
export function createPasskeys(deps: Deps): Passkeys {
  const { db, clock, publicUrl, sessions, limit, rolesOf, onSignIn, note, noteFailure } = deps;
  const { hostname: rpID, origin: expectedOrigin } = new URL(publicUrl);
  const expected = { expectedOrigin, expectedRPID: rpID, requireUserVerification: true };
  const keepChallenge = (challenge: string, personId: number | null) => {
    const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MINUTES * 60_000);
    return db.execute(insertChallenge, [challenge, personId, expiresAt]);
  };
  /** Uses the answered challenge; undefined when it is unknown or was answered before. */
  const take = async (answer: unknown, personId: number | null): Promise<string | undefined> => {
    const challenge = challengeOf(answer);
    if (challenge === undefined) return undefined;
    const row = await db.maybeOne(takeChallenge, [challenge, personId, clock.now()]);
    return row?.challenge;
  };
  return {
    list: (personId) => db.query(selectPasskeys, [personId]),
    async registrationOptions({ id, email }) {
      const known = await db.query(selectPasskeys, [id]);
      const options = await webAuthn().generateRegistrationOptions({
        rpName: 'Campcairn',
        rpID,
        userName: email,
        userID: new TextEncoder().encode(`person-${id}`),
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
      });
      await keepChallenge(options.challenge, id);
      return options;
    },
    async register(session, name, answer) {
      const { person_id } = session;
      const expectedChallenge = await take(answer, person_id);
      if (expectedChallenge === undefined) return undefined;
      const response = answer as RegistrationResponseJSON;
      const result = await verified(
        webAuthn().verifyRegistrationResponse({ response, expectedChallenge, ...expected }),
      );
      if (!result?.registrationInfo) return undefined;
      const { credential } = result.registrationInfo;
      const passkey = {
        person_id,
        credential_id: credential.id,
        counter: credential.counter,
        transports: credential.transports ?? [],
        name: [...name.trim()].slice(0, MAX_NAME).join('') || 'Passkey',
        created_at: clock.now(),
      };
      return db.transaction(async (tx) => {
        const person = await tx.maybeOne(lockPersonOfSession, [session.id]);
        if (!person) return undefined;
        if (person.second_factor_at === null && (await hasFactor(tx, person_id))) {
          const { isOperator } = await rolesOf(person.email, tx);
          if (isOperator) return undefined;
        }
        const row = await tx.maybeOne(insertPasskey, [Buffer.from(credential.publicKey), passkey]);
        if (!row) return undefined;
        await tx.execute(deleteUnconfirmedApps, [person_id]);
        await note(tx, person, 'passkey_added');
        return sessions.addSecondFactor(tx, session);
      });
    },
    remove: ({ id }, passkeyId) =>
      db.transaction(async (tx) => {
        const person = await tx.maybeOne(lockPersonOfSession, [id]);
        if (!person || !(await tx.maybeOne(deletePasskey, [person.id, passkeyId]))) return false;
        await note(tx, person, 'passkey_removed');
        await afterRemoval(tx, person.id);
        return true;
      }),
    async signInOptions(address) {
      if (!(await limit.take(networkOf(address)))) return undefined;
      const options = await webAuthn().generateAuthenticationOptions({
        rpID,
        userVerification: 'required',
      });
      await keepChallenge(options.challenge, null);
      return options;
    },
    async signIn(answer, { device, former }) {
      const expectedChallenge = await take(answer, null);
      if (expectedChallenge === undefined) return undefined;
      const response = answer as AuthenticationResponseJSON;
      if (typeof response.id !== 'string') return undefined;
      return db.transaction(async (tx) => {
        const passkey = await tx.maybeOne(selectPasskey, [response.id]);
        if (!passkey) return undefined;
        const credential = {
          id: passkey.credential_id,
          publicKey: new Uint8Array(passkey.public_key),
          counter: passkey.counter,
        };
        const result = await verified(
          webAuthn().verifyAuthenticationResponse({
            response,
            expectedChallenge,
            credential,
            ...expected,
          }),
        );
        const person = await tx.one(selectPerson, [passkey.person_id]);
        if (!result) {
          await noteFailure(tx, person, 'passkey');
          return undefined;
        }
        const { newCounter } = result.authenticationInfo;
        const { id, email } = person;
        const { isOperator, isMember } = await rolesOf(email, tx);
        if (!isOperator && !isMember) return undefined;
        await onSignIn(tx, email);
        await tx.execute(markPasskeyUsed, [passkey.id, newCounter, clock.now()]);
        const from = { device, former, hasSecondFactor: true };
        return { session: await sessions.open(tx, { id, isOperator }, from), email };
      });
    },
    sweep: async () => {
      await db.execute(deleteOldChallenges, [clock.now()]);
    },
  };
}
