import type { Clock } from '../platform/clock.ts';
import type { Db, Queryable, Tx } from '../platform/db/index.ts';
import type { ExactRateLimit } from '../platform/rate-limit/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import type { NoteCredentialChange } from './credential-change.ts';
import {
  acceptTotpStep,
  countRecoveryCodes,
  deleteRecoveryCodes,
  insertRecoveryCodes,
  removeTotp,
  selectPerson,
  selectTotpKeys,
  updateSealedTotpKey,
  updateTotpKey,
  useRecoveryCode,
} from './person.sql.ts';
import { hashesOfTyped, hashOfRecoveryCode, newRecoveryCode } from './recovery-code.ts';
import type { SessionRow } from './session.sql.ts';
import type { OpenedSession, Sessions } from './sessions.ts';
import { newTotpKey, totpAddress, totpStep } from './totp.ts';

const RECOVERY_CODES = 10;

/** Whether and how a person's authenticator app is set up. */
export interface AppState {
  isSetUp: boolean;
  since: Date | null;
  recoveryCodesLeft: number;
}

/** A code that was accepted: the session's new token, and the recovery codes when they were just made. */
export interface CodeAccepted {
  ok: true;
  session: OpenedSession;
  recoveryCodes: string[];
}

/** Authenticator apps (TOTP, RFC 6238) with recovery codes. */
export interface SecondFactors {
  appOf(personId: number): Promise<AppState>;
  /** Makes the key of an app that is to be set up, or gives the one that was made before. */
  begin(person: { id: number; email: string }): Promise<{ key: string; address: string }>;
  /**
   * Takes a code of the app, or a recovery code. The first code of an app sets it up and makes recovery
   * codes. A code is accepted once; `too_many` after five wrong ones within 15 minutes.
   */
  accept(
    session: SessionRow,
    code: string,
  ): Promise<CodeAccepted | { ok: false; why: 'wrong' | 'too_many' }>;
  /** Replaces all recovery codes. */
  renewRecoveryCodes(personId: number): Promise<string[]>;
  /** Takes the app away, with its recovery codes. */
  remove(tx: Queryable, personId: number): Promise<void>;
  /** Encrypts every key with the newest key of the ring; returns how many were changed. */
  reseal(keyRing: KeyRing): Promise<number>;
}

interface Needs {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  sessions: Sessions;
  /** Limits the tries of one person. */
  limit: ExactRateLimit;
  note: NoteCredentialChange;
}

async function makeRecoveryCodes(tx: Queryable, personId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.execute(deleteRecoveryCodes, [personId]);
  await tx.execute(insertRecoveryCodes, [personId, codes.map(hashOfRecoveryCode)]);
  return codes;
}

/** Makes the use cases of authenticator apps. */
export function createSecondFactors(needs: Needs): SecondFactors {
  const { db, clock, keyRing, sessions, limit, note } = needs;

  /** Whether the code was accepted, and the recovery codes when it set the app up. */
  const check = async (tx: Tx, personId: number, code: string): Promise<string[] | undefined> => {
    const now = clock.now();
    const person = await tx.maybeOne(selectPerson, [personId]);
    if (!person?.totp_key) return undefined;
    const step = totpStep(keyRing.decrypt(person.totp_key), code, now);
    if (step !== undefined && (await tx.maybeOne(acceptTotpStep, [personId, step, now]))) {
      if (person.totp_since !== null) return [];
      await note(tx, person, 'app_added');
      return makeRecoveryCodes(tx, personId);
    }
    if (person.totp_since === null) return undefined;
    const used = await tx.maybeOne(useRecoveryCode, [personId, hashesOfTyped(code), now]);
    if (!used) return undefined;
    await note(tx, person, 'recovery_code_used');
    return [];
  };

  return {
    async appOf(personId) {
      const person = await db.one(selectPerson, [personId]);
      const { left } = await db.one(countRecoveryCodes, [personId]);
      const since = person.totp_since;
      return { isSetUp: since !== null, since, recoveryCodesLeft: left };
    },
    async begin({ id, email }) {
      const person = await db.one(selectPerson, [id]);
      if (person.totp_key !== null && person.totp_since === null) {
        const key = keyRing.decrypt(person.totp_key);
        return { key, address: totpAddress(key, email) };
      }
      const key = newTotpKey();
      await db.execute(updateTotpKey, [id, keyRing.encrypt(key)]);
      return { key, address: totpAddress(key, email) };
    },
    async accept(session, code) {
      if (!(await limit.take(String(session.person_id)))) return { ok: false, why: 'too_many' };
      return db.transaction(async (tx) => {
        const recoveryCodes = await check(tx, session.person_id, code);
        if (recoveryCodes === undefined) return { ok: false, why: 'wrong' };
        return { ok: true, session: await sessions.addSecondFactor(tx, session), recoveryCodes };
      });
    },
    renewRecoveryCodes: (personId) =>
      db.transaction(async (tx) => {
        await note(tx, await tx.one(selectPerson, [personId]), 'recovery_codes_renewed');
        return makeRecoveryCodes(tx, personId);
      }),
    remove: async (tx, personId) => {
      await tx.execute(removeTotp, [personId]);
      await tx.execute(deleteRecoveryCodes, [personId]);
    },
    reseal: (ring) =>
      db.transaction(async (tx) => {
        const rows = await tx.query(selectTotpKeys);
        const old = rows.filter(({ totp_key }) => !ring.isCurrent(totp_key));
        for (const { id, totp_key } of old) {
          await tx.execute(updateSealedTotpKey, [id, ring.encrypt(ring.decrypt(totp_key))]);
        }
        return old.length;
      }),
  };
}
