import { credentialChanged, toMail } from '../mails/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Queryable, Tx } from '../platform/db/index.ts';
import type { Result } from '../platform/errors.ts';
import type { NewMail } from '../platform/mail/index.ts';
import type { ExactRateLimit } from '../platform/rate-limit/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { afterRemoval, hasFactor } from './any-factor.ts';
import type { NoteCredentialChange } from './credential-change.ts';
import type { NoteFailedFactor } from './failed-factor.ts';
import { deletePasskeys } from './passkey.sql.ts';
import {
  acceptTotpStep,
  countRecoveryCodes,
  deleteRecoveryCodes,
  insertRecoveryCodes,
  lockPersonOfEmail,
  lockPersonOfSession,
  type PersonRow,
  removeTotp,
  selectPerson,
  selectTotpKeys,
  setUpTotp,
  updateSealedTotpKey,
  useRecoveryCode,
} from './person.sql.ts';
import { hashesOfTyped, hashOfRecoveryCode, newRecoveryCode } from './recovery-code.ts';
import { deleteSessionsOfEmail, type SessionRow } from './session.sql.ts';
import type { OpenedSession, Sessions } from './sessions.ts';
import { endSignInLinks } from './sign-in.sql.ts';
import { newTotpKey, totpAddress, totpStep } from './totp.ts';
import {
  deleteEndedUnconfirmedApps,
  deleteUnconfirmedApps,
  selectUnconfirmedApp,
  selectUnconfirmedKeys,
  updateUnconfirmedKey,
  upsertUnconfirmedApp,
} from './unconfirmed-app.sql.ts';

const RECOVERY_CODES = 10;

/** Minutes within which the first code of an app's key must be entered. */
const UNCONFIRMED_MINUTES = 15;

/** State of a person's authenticator app. */
export interface AppState {
  isSetUp: boolean;
  since: Date | null;
  recoveryCodesLeft: number;
}

/** The key of an app that is being set up. */
export interface OfferedApp {
  /** Encoded in base32. */
  key: string;
  /** The URL (`otpauth://`) that an app reads from a QR code. */
  address: string;
}

/** The result of an accepted code: the session's new token, and new recovery codes if any were created. */
export interface CodeAccepted {
  session: OpenedSession;
  recoveryCodes: string[];
}

/** Whether a code was accepted. `ended`: the key can no longer be set up. */
export type CodeResult = Result<CodeAccepted, { why: 'wrong' | 'too_many' | 'ended' }>;

/** The factors that a reset removed. */
export interface RemovedFactors {
  app: boolean;
  passkeys: number;
}

/** Authenticator apps (TOTP, RFC 6238) with recovery codes, and rules for all second factors. */
export interface SecondFactors {
  appOf(personId: number): Promise<AppState>;
  /** Whether a person has an authenticator app or a passkey. */
  hasAny(personId: number): Promise<boolean>;
  /**
   * Creates the key of an app to set up, or returns the one created for this session within the
   * last 15 minutes. Undefined when the session has ended or must show another factor first.
   */
  begin(session: Pick<SessionRow, 'id'>): Promise<OfferedApp | undefined>;
  /** Returns the key that this session is setting up; undefined when there is none. */
  begun(session: Pick<SessionRow, 'id' | 'email'>): Promise<OfferedApp | undefined>;
  /**
   * Accepts a code of the app, or a recovery code. When a person has no second factor yet, the
   * first code of the key shown to this session sets the app up and creates recovery codes. Each
   * code is accepted once; `too_many` after five wrong ones within 15 minutes.
   */
  accept(session: SessionRow, code: string): Promise<CodeResult>;
  /**
   * Sets up the app whose key was shown to this session by its first code, replaces any other app,
   * and creates recovery codes. The session must have shown a second factor.
   */
  setUp(session: SessionRow, code: string): Promise<CodeResult>;
  /** Replaces all recovery codes; undefined when there is no app. */
  renewRecoveryCodes(session: Pick<SessionRow, 'id'>): Promise<string[] | undefined>;
  /**
   * Removes the app with its recovery codes; false when there is none. After the last second factor
   * was removed, all sessions of the person must show a new one.
   */
  remove(session: Pick<SessionRow, 'id'>): Promise<boolean>;
  /**
   * Removes all second factors of an address, ends its sessions and sign-in links, and mails the
   * person if there was a factor.
   */
  reset(tx: Tx, email: string): Promise<RemovedFactors>;
  /** Encrypts every key with the newest key of the ring; returns the number of changed ones. */
  reseal(keyRing: KeyRing): Promise<number>;
  /** Deletes expired unconfirmed keys. */
  sweep(): Promise<void>;
}

interface Deps {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  publicUrl: string;
  sessions: Sessions;
  /** Limits the number of wrong codes of one person. */
  limit: ExactRateLimit;
  note: NoteCredentialChange;
  noteFailure: NoteFailedFactor;
  mail(tx: Queryable, mail: NewMail): Promise<unknown>;
}

async function makeRecoveryCodes(tx: Queryable, personId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.execute(deleteRecoveryCodes, [personId]);
  await tx.execute(insertRecoveryCodes, [personId, codes.map(hashOfRecoveryCode)]);
  return codes;
}

async function removeApp(tx: Queryable, personId: number): Promise<void> {
  await tx.execute(removeTotp, [personId]);
  await tx.execute(deleteRecoveryCodes, [personId]);
  await tx.execute(deleteUnconfirmedApps, [personId]);
}

/** Makes the use cases of second factors. */
export function createSecondFactors(deps: Deps): SecondFactors {
  const { db, clock, keyRing, publicUrl, sessions, limit, note, noteFailure, mail } = deps;

  const offered = (key: string, email: string): OfferedApp => ({
    key,
    address: totpAddress(key, email),
  });
  /** Returns a session's key that waits for its first code. */
  const unconfirmed = async (tx: Queryable, sessionId: number): Promise<string | undefined> => {
    const kept = await tx.maybeOne(selectUnconfirmedApp, [sessionId, clock.now()]);
    return kept && keyRing.decrypt(kept.totp_key);
  };
  /** Checks a code of the app that is set up, or a recovery code. */
  const check = async (tx: Tx, person: PersonRow, code: string): Promise<string[] | 'wrong'> => {
    const step = totpStep(keyRing.decrypt(person.totp_key!), code, clock.now());
    if (step !== undefined && (await tx.maybeOne(acceptTotpStep, [person.id, step]))) return [];
    const hashes = hashesOfTyped(code);
    if (!(await tx.maybeOne(useRecoveryCode, [person.id, hashes, clock.now()]))) return 'wrong';
    await note(tx, person, 'recovery_code_used');
    return [];
  };
  /** Checks the first code of a key that was shown to a session, and sets the app up. */
  const checkFirst = async (
    tx: Tx,
    person: PersonRow,
    sessionId: number,
    code: string,
  ): Promise<string[] | 'wrong' | 'ended'> => {
    const now = clock.now();
    const key = await unconfirmed(tx, sessionId);
    if (key === undefined) return 'ended';
    const step = totpStep(key, code, now);
    if (step === undefined) return 'wrong';
    await tx.execute(setUpTotp, [person.id, keyRing.encrypt(key), step, now]);
    await tx.execute(deleteUnconfirmedApps, [person.id]);
    await note(tx, person, person.totp_since === null ? 'app_added' : 'app_replaced');
    return makeRecoveryCodes(tx, person.id);
  };
  type Locked = PersonRow & { second_factor_at: Date | null };
  /**
   * Checks a code. Gives the session a new token when the code is right, and records a failure when
   * it is wrong.
   */
  const tried = async (
    { id, person_id, expires_at }: SessionRow,
    checkOf: (tx: Tx, person: Locked) => Promise<string[] | 'wrong' | 'ended'>,
  ): Promise<CodeResult> => {
    const who = String(person_id);
    if (!(await limit.take(who))) return { ok: false, why: 'too_many' };
    return db.transaction(async (tx) => {
      const person = await tx.maybeOne(lockPersonOfSession, [id]);
      if (!person) return { ok: false, why: 'ended' };
      const recoveryCodes = await checkOf(tx, person);
      if (recoveryCodes === 'wrong') await noteFailure(tx, person, 'code');
      if (typeof recoveryCodes === 'string') return { ok: false, why: recoveryCodes };
      // Only wrong codes count towards the limit.
      await limit.take(who, -1, tx);
      const session = await sessions.addSecondFactor(tx, { id, expires_at });
      return { ok: true, value: { session, recoveryCodes } };
    });
  };

  return {
    async appOf(personId) {
      const person = await db.one(selectPerson, [personId]);
      const { left } = await db.one(countRecoveryCodes, [personId]);
      const since = person.totp_since;
      return { isSetUp: since !== null, since, recoveryCodesLeft: left };
    },
    hasAny: (personId) => hasFactor(db, personId),
    begin: ({ id }) =>
      db.transaction(async (tx) => {
        const person = await tx.maybeOne(lockPersonOfSession, [id]);
        if (!person) return undefined;
        if (person.second_factor_at === null && (await hasFactor(tx, person.id))) return undefined;
        const kept = await unconfirmed(tx, id);
        if (kept !== undefined) return offered(kept, person.email);
        const key = newTotpKey();
        const expiresAt = new Date(clock.now().getTime() + UNCONFIRMED_MINUTES * 60_000);
        await tx.execute(upsertUnconfirmedApp, [id, keyRing.encrypt(key), expiresAt]);
        return offered(key, person.email);
      }),
    async begun({ id, email }) {
      const key = await unconfirmed(db, id);
      return key === undefined ? undefined : offered(key, email);
    },
    accept: (session, code) =>
      tried(session, async (tx, person) => {
        if (person.totp_since !== null) return check(tx, person, code);
        if (await hasFactor(tx, person.id)) return 'wrong';
        return checkFirst(tx, person, session.id, code);
      }),
    setUp: (session, code) =>
      tried(session, async (tx, person) =>
        person.second_factor_at === null ? 'ended' : checkFirst(tx, person, session.id, code),
      ),
    renewRecoveryCodes: ({ id }) =>
      db.transaction(async (tx) => {
        const person = await tx.maybeOne(lockPersonOfSession, [id]);
        if (!person || person.totp_since === null) return undefined;
        await note(tx, person, 'recovery_codes_renewed');
        return makeRecoveryCodes(tx, person.id);
      }),
    remove: ({ id }) =>
      db.transaction(async (tx) => {
        const person = await tx.maybeOne(lockPersonOfSession, [id]);
        if (!person || person.totp_since === null) return false;
        await removeApp(tx, person.id);
        await note(tx, person, 'app_removed');
        await afterRemoval(tx, person.id);
        return true;
      }),
    async reset(tx, email) {
      await tx.execute(endSignInLinks, [email, clock.now()]);
      const person = await tx.maybeOne(lockPersonOfEmail, [email]);
      if (!person) return { app: false, passkeys: 0 };
      const removed = {
        app: person.totp_since !== null,
        passkeys: await tx.execute(deletePasskeys, [person.id]),
      };
      await removeApp(tx, person.id);
      await tx.execute(deleteSessionsOfEmail, [email]);
      if (removed.app || removed.passkeys > 0) {
        const facts = { change: 'factors_reset', publicUrl } as const;
        await mail(tx, toMail(person.email, credentialChanged(person.language, facts)));
      }
      return removed;
    },
    reseal: (ring) =>
      db.transaction(async (tx) => {
        const sealed = await tx.query(selectTotpKeys);
        const old = sealed.filter(({ totp_key }) => !ring.isCurrent(totp_key));
        for (const { id, totp_key } of old) {
          await tx.execute(updateSealedTotpKey, [id, ring.encrypt(ring.decrypt(totp_key))]);
        }
        const waiting = await tx.query(selectUnconfirmedKeys);
        const oldWaiting = waiting.filter(({ totp_key }) => !ring.isCurrent(totp_key));
        for (const { session_id, totp_key } of oldWaiting) {
          await tx.execute(updateUnconfirmedKey, [
            session_id,
            ring.encrypt(ring.decrypt(totp_key)),
          ]);
        }
        return old.length + oldWaiting.length;
      }),
    sweep: async () => {
      await db.execute(deleteEndedUnconfirmedApps, [clock.now()]);
    },
  };
}
