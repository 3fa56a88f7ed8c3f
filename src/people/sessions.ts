import type { Clock } from '../platform/clock.ts';
import type { Db, Queryable } from '../platform/db/index.ts';
import {
  deleteEndedSessions,
  deleteEverySession,
  deleteOtherSessions,
  deleteSession,
  deleteSessionByToken,
  deleteSessionsOfEmail,
  insertSession,
  rotateSession,
  selectSession,
  selectSessions,
  selectSessionsOfEmail,
  type SessionRow,
  touchSession,
} from './session.sql.ts';
import { hashOf, isToken, newToken } from './token.ts';

/** Lifetimes of sessions in seconds: idle, and in total. Those of operators are shorter. */
const LIVES = {
  member: { idleSeconds: 7 * 86_400, maxSeconds: 30 * 86_400 },
  operator: { idleSeconds: 2 * 3600, maxSeconds: 12 * 3600 },
};

/**
 * Seconds after a sign-in during which the sign-in itself, the key, the team and the account can be
 * changed.
 */
const RECENT_SECONDS = 12 * 3600;

/** Seconds after showing a second factor during which an operator's factors can be changed. */
const FRESH_FACTOR_SECONDS = 15 * 60;

/** Minimum time between two records of a session's use. */
const TOUCH_EVERY_MS = 60_000;

/** A session that has just begun or has a new token. */
export interface OpenedSession {
  id: number;
  /** Value of the cookie; only its hash is stored. */
  token: string;
  /** Seconds after which the cookie expires. */
  maxAgeSeconds: number;
}

/** Sessions of people who have signed in. */
export interface Sessions {
  /** Begins a session, and ends that of the token `former`. */
  open(
    tx: Queryable,
    person: { id: number; isOperator: boolean },
    from: { device: string | null; former: string | undefined; hasSecondFactor: boolean },
  ): Promise<OpenedSession>;
  /**
   * Returns the session of a token and records its use; undefined when there is none or it has
   * ended. A session that was opened for a member ends when the person has become an operator.
   * @param isUse whether the session is used by a person, so that it does not end as idle
   */
  find(token: string, isUse?: boolean): Promise<SessionRow | undefined>;
  /** Whether the person has signed in or shown a second factor recently enough for all changes. */
  isRecent(session: SessionRow): boolean;
  /** Whether a second factor was shown recently enough to change the factors themselves. */
  hasFreshFactor(session: SessionRow): boolean;
  /** Records a second factor, and gives the session a new token. */
  addSecondFactor(
    tx: Queryable,
    session: Pick<SessionRow, 'id' | 'expires_at'>,
  ): Promise<OpenedSession>;
  list(personId: number): Promise<SessionRow[]>;
  /** Ends one of a person's sessions. */
  end(personId: number, id: number): Promise<void>;
  /** Ends the session of a token. */
  signOut(token: string): Promise<void>;
  /** Ends all sessions of a person but one. */
  endOthers(personId: number, keptId: number): Promise<void>;
  /** Returns the sessions of an address. */
  ofEmail(email: string): Promise<SessionRow[]>;
  /** Ends all sessions of an address. */
  endAllOf(tx: Queryable, email: string): Promise<void>;
  /** Deletes ended sessions. */
  sweep(): Promise<void>;
}

const seconds = (now: Date, count: number) => new Date(now.getTime() + count * 1000);

export const createSessions = (
  db: Db,
  clock: Clock,
  isOperator: (email: string) => Promise<boolean>,
): Sessions => ({
  async open(tx, { id, isOperator: isShort }, { device, former, hasSecondFactor }) {
    const now = clock.now();
    const { idleSeconds, maxSeconds } = LIVES[isShort ? 'operator' : 'member'];
    if (former !== undefined) await tx.execute(deleteSessionByToken, [hashOf(former)]);
    const token = newToken();
    const session = await tx.one(insertSession, [
      hashOf(token),
      {
        person_id: id,
        device: device ?? '',
        created_at: now,
        idle_seconds: idleSeconds,
        expires_at: seconds(now, maxSeconds),
        second_factor_at: hasSecondFactor ? now : null,
      },
    ]);
    return { id: session.id, token, maxAgeSeconds: maxSeconds };
  },
  async find(token, isUse = true) {
    if (!isToken(token)) return undefined;
    const now = clock.now();
    const row = await db.maybeOne(selectSession, [hashOf(token), now]);
    const isLong = row !== undefined && row.idle_seconds > LIVES.operator.idleSeconds;
    if (isLong && (await isOperator(row.email))) {
      await db.execute(deleteSession, [row.person_id, row.id]);
      return undefined;
    }
    if (row && isUse && now.getTime() - row.last_seen_at.getTime() >= TOUCH_EVERY_MS) {
      await db.execute(touchSession, [row.id, now]);
    }
    return row;
  },
  isRecent({ created_at, second_factor_at }) {
    const proven = Math.max(created_at.getTime(), second_factor_at?.getTime() ?? 0);
    return clock.now().getTime() - proven < RECENT_SECONDS * 1000;
  },
  hasFreshFactor: ({ second_factor_at }) =>
    second_factor_at !== null &&
    clock.now().getTime() - second_factor_at.getTime() < FRESH_FACTOR_SECONDS * 1000,
  async addSecondFactor(tx, { id, expires_at }) {
    const now = clock.now();
    const token = newToken();
    await tx.one(rotateSession, [id, hashOf(token), now]);
    const maxAgeSeconds = Math.floor((expires_at.getTime() - now.getTime()) / 1000);
    return { id, token, maxAgeSeconds };
  },
  list: (personId) => db.query(selectSessions, [personId, clock.now()]),
  end: async (personId, id) => {
    await db.execute(deleteSession, [personId, id]);
  },
  signOut: async (token) => {
    await db.execute(deleteSessionByToken, [hashOf(token)]);
  },
  endOthers: async (personId, keptId) => {
    await db.execute(deleteOtherSessions, [personId, keptId]);
  },
  ofEmail: (email) => db.query(selectSessionsOfEmail, [email, clock.now()]),
  endAllOf: async (tx, email) => {
    await tx.execute(deleteSessionsOfEmail, [email]);
  },
  sweep: async () => {
    await db.execute(deleteEndedSessions, [clock.now()]);
  },
});

/** Ends all sessions of all people. */
export const endEverySession = (tx: Queryable): Promise<number> => tx.execute(deleteEverySession);
