import { statement } from '../platform/db/index.ts';

/** Stores the key that is shown to a session, and replaces the previous one. */
export const upsertUnconfirmedApp = statement<
  never,
  [sessionId: number, sealed: string, expiresAt: Date]
>(
  'people.upsert_unconfirmed_app',
  `insert into unconfirmed_app (session_id, totp_key, expires_at) values ($1, $2, $3)
   on conflict (session_id) do update set totp_key = excluded.totp_key, expires_at = excluded.expires_at`,
);

/** Selects the encrypted key that was shown to a session, unless it has expired. */
export const selectUnconfirmedApp = statement<{ totp_key: string }, [sessionId: number, now: Date]>(
  'people.select_unconfirmed_app',
  'select totp_key from unconfirmed_app where session_id = $1 and expires_at > $2',
);

/** Deletes all keys that were shown to a person, in any session. */
export const deleteUnconfirmedApps = statement<never, [personId: number]>(
  'people.delete_unconfirmed_apps',
  `delete from unconfirmed_app using session
   where session.id = unconfirmed_app.session_id and session.person_id = $1`,
);

export const deleteEndedUnconfirmedApps = statement<never, [now: Date]>(
  'people.delete_ended_unconfirmed_apps',
  'delete from unconfirmed_app where expires_at <= $1',
);

/** Selects keys for encrypting them with a new key of the ring. */
export const selectUnconfirmedKeys = statement<{ session_id: number; totp_key: string }>(
  'people.select_unconfirmed_keys',
  'select session_id, totp_key from unconfirmed_app for no key update',
);

export const updateUnconfirmedKey = statement<never, [sessionId: number, sealed: string]>(
  'people.update_unconfirmed_key',
  'update unconfirmed_app set totp_key = $2 where session_id = $1',
);
