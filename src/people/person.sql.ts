import type { Language } from '../mails/index.ts';
import { statement } from '../platform/db/index.ts';

/** A person who has signed in. */
export interface PersonRow {
  id: number;
  email: string;
  /** Key of the authenticator app, encrypted; null without one. */
  totp_key: string | null;
  /** When the app's first code was accepted; null until then. */
  totp_since: Date | null;
  /** Language that the person chose, else that of the page where a link was last requested. */
  language: Language;
}

const SELECTED = 'id, email, totp_key, totp_since, language';

/** Adds a person, or finds the person of that address; sets the language unless the person chose one. */
export const upsertPerson = statement<PersonRow, [email: string, now: Date, language: Language]>(
  'people.upsert_person',
  `insert into person (email, created_at, language) values ($1, $2, $3)
   on conflict (lower(email)) do update set
     language = case when person.language_chosen then person.language else excluded.language end
   returning ${SELECTED}`,
);

/** Deletes a person with its sessions and second factors. */
export const deletePerson = statement<never, [email: string]>(
  'people.delete_person',
  'delete from person where lower(email) = lower($1)',
);

export const selectPerson = statement<PersonRow, [id: number]>(
  'people.select_person',
  `select ${SELECTED} from person where id = $1`,
);

/**
 * Selects the person of a session, and when the session showed a second factor; no row when the
 * session has ended. Locks both rows, so that changes of a person's second factors are serialised.
 */
export const lockPersonOfSession = statement<
  PersonRow & { second_factor_at: Date | null },
  [sessionId: number]
>(
  'people.lock_person_of_session',
  `select p.id, p.email, p.totp_key, p.totp_since, p.language, s.second_factor_at
   from person p join session s on s.person_id = p.id
   where s.id = $1 for update of p, s`,
);

export const lockPersonOfEmail = statement<PersonRow, [email: string]>(
  'people.lock_person_of_email',
  `select ${SELECTED} from person where lower(email) = lower($1) for update`,
);

/** Whether a person has an authenticator app or a passkey. */
export const selectHasFactor = statement<{ has: boolean }, [id: number]>(
  'people.select_has_factor',
  `select exists (select from person where id = $1 and totp_since is not null)
     or exists (select from passkey where person_id = $1) as has`,
);

/** Sets up an authenticator app by the time step of its first code, and replaces any other app. */
export const setUpTotp = statement<never, [id: number, sealed: string, step: number, now: Date]>(
  'people.set_up_totp',
  'update person set totp_key = $2, totp_last_step = $3, totp_since = $4 where id = $1',
);

/**
 * Accepts a code once: returns no row when a code of this time step or a later one was already
 * accepted.
 */
export const acceptTotpStep = statement<{ id: number }, [id: number, step: number]>(
  'people.accept_totp_step',
  `update person set totp_last_step = $2
   where id = $1 and totp_last_step < $2 and totp_since is not null returning id`,
);

export const removeTotp = statement<never, [id: number]>(
  'people.remove_totp',
  'update person set totp_key = null, totp_since = null, totp_last_step = 0 where id = $1',
);

/** Selects keys of authenticator apps, for encrypting them with a new key of the ring. */
export const selectTotpKeys = statement<{ id: number; totp_key: string }>(
  'people.select_totp_keys',
  'select id, totp_key from person where totp_key is not null for no key update',
);

export const updateSealedTotpKey = statement<never, [id: number, sealed: string]>(
  'people.update_sealed_totp_key',
  'update person set totp_key = $2 where id = $1',
);

export const insertRecoveryCodes = statement<never, [id: number, hashes: Buffer[]]>(
  'people.insert_recovery_codes',
  'insert into recovery_code (person_id, code_hash) select $1, unnest($2::bytea[])',
);

export const deleteRecoveryCodes = statement<never, [id: number]>(
  'people.delete_recovery_codes',
  'delete from recovery_code where person_id = $1',
);

/** Uses a recovery code once, by any of its possible hashes; returns no row when it is unknown or used. */
export const useRecoveryCode = statement<
  { person_id: number },
  [id: number, hashes: readonly Buffer[], now: Date]
>(
  'people.use_recovery_code',
  `update recovery_code set used_at = $3
   where person_id = $1 and code_hash = any($2::bytea[]) and used_at is null returning person_id`,
);

export const countRecoveryCodes = statement<{ left: number }, [id: number]>(
  'people.count_recovery_codes',
  `select count(*)::integer as left from recovery_code where person_id = $1 and used_at is null`,
);

/** Sets the language that a person chose. */
export const updateLanguage = statement<never, [id: number, language: Language]>(
  'people.update_language',
  'update person set language = $2, language_chosen = true where id = $1',
);
