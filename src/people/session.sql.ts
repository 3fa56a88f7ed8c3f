import type { Language } from '../mails/index.ts';
import { statement } from '../platform/db/index.ts';

/** An open session of a person. */
export interface SessionRow {
  id: number;
  person_id: number;
  email: string;
  /** In which the person reads pages and mails. */
  language: Language;
  device: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  second_factor_at: Date | null;
  /** Seconds without use after which the session ends. */
  idle_seconds: number;
}

/**
 * SQL condition: the session has neither been idle for too long nor reached its fixed end. `$now`
 * is a parameter.
 */
const isOpen = (now: string) =>
  `s.expires_at > ${now} and s.last_seen_at + make_interval(secs => s.idle_seconds) > ${now}`;

const SELECTED = `s.id, s.person_id, p.email, p.language, s.device, s.created_at, s.last_seen_at, s.expires_at,
  s.second_factor_at, s.idle_seconds`;

export const selectSession = statement<SessionRow, [tokenHash: Buffer, now: Date]>(
  'people.select_session',
  `select ${SELECTED} from session s join person p on p.id = s.person_id
   where s.token_hash = $1 and ${isOpen('$2')}`,
);

/** Selects sessions, the most recently used first. */
export const selectSessions = statement<SessionRow, [personId: number, now: Date]>(
  'people.select_sessions',
  `select ${SELECTED} from session s join person p on p.id = s.person_id
   where s.person_id = $1 and ${isOpen('$2')} order by s.last_seen_at desc, s.id desc`,
);

export const insertSession = statement<
  { id: number },
  [
    tokenHash: Buffer,
    session: {
      person_id: number;
      device: string;
      created_at: Date;
      idle_seconds: number;
      expires_at: Date;
      second_factor_at: Date | null;
    },
  ]
>(
  'people.insert_session',
  `insert into session (token_hash, person_id, device, created_at, last_seen_at, idle_seconds,
     expires_at, second_factor_at)
   select $1, person_id, device, created_at, created_at, idle_seconds, expires_at, second_factor_at
   from jsonb_to_record($2::jsonb) as s (person_id bigint, device text, created_at timestamptz,
     idle_seconds integer, expires_at timestamptz, second_factor_at timestamptz)
   returning id`,
);

export const touchSession = statement<never, [id: number, now: Date]>(
  'people.touch_session',
  'update session set last_seen_at = greatest(last_seen_at, $2) where id = $1',
);

/** Gives the session a new token, for example after a second factor; the previous one becomes invalid. */
export const rotateSession = statement<
  { id: number },
  [id: number, tokenHash: Buffer, secondFactorAt: Date]
>(
  'people.rotate_session',
  `update session set token_hash = $2, second_factor_at = $3 where id = $1 returning id`,
);

/**
 * Marks all sessions of a person as not having shown a second factor, after the last factor was
 * removed.
 */
export const forgetSecondFactorShown = statement<never, [personId: number]>(
  'people.forget_second_factor_shown',
  'update session set second_factor_at = null where person_id = $1',
);

export const deleteSession = statement<never, [personId: number, id: number]>(
  'people.delete_session',
  'delete from session where person_id = $1 and id = $2',
);

export const deleteSessionByToken = statement<never, [tokenHash: Buffer]>(
  'people.delete_session_by_token',
  'delete from session where token_hash = $1',
);

export const deleteOtherSessions = statement<never, [personId: number, keptId: number]>(
  'people.delete_other_sessions',
  'delete from session where person_id = $1 and id <> $2',
);

export const deleteEverySession = statement('people.delete_every_session', 'delete from session');

/** Ends all sessions of an address. */
export const deleteSessionsOfEmail = statement<never, [email: string]>(
  'people.delete_sessions_of_email',
  `delete from session using person
   where person.id = session.person_id and lower(person.email) = lower($1)`,
);

/** Selects the sessions of an address, the most recently used first. */
export const selectSessionsOfEmail = statement<SessionRow, [email: string, now: Date]>(
  'people.select_sessions_of_email',
  `select ${SELECTED} from session s join person p on p.id = s.person_id
   where lower(p.email) = lower($1) and ${isOpen('$2')} order by s.last_seen_at desc, s.id desc`,
);

export const deleteEndedSessions = statement<never, [now: Date]>(
  'people.delete_ended_sessions',
  `delete from session s where not (${isOpen('$1')})`,
);
