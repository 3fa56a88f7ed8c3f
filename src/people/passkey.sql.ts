import { statement } from '../platform/db/index.ts';

/** A passkey (WebAuthn credential) of a person. */
export interface PasskeyRow {
  id: number;
  person_id: number;
  /** Encoded in base64url. */
  credential_id: string;
  /** COSE-encoded key. */
  public_key: Buffer;
  /** Signature counter of the authenticator; 0 when it has none. */
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

const SELECTED = `id, person_id, credential_id, public_key, counter, transports, name, created_at,
  last_used_at`;

export const selectPasskeys = statement<PasskeyRow, [personId: number]>(
  'people.select_passkeys',
  `select ${SELECTED} from passkey where person_id = $1 order by id`,
);

export const selectPasskey = statement<PasskeyRow, [credentialId: string]>(
  'people.select_passkey',
  `select ${SELECTED} from passkey where credential_id = $1 for update`,
);

/** Adds a passkey. Returns no row when the credential is already known. */
export const insertPasskey = statement<
  { id: number },
  [
    publicKey: Buffer,
    passkey: {
      person_id: number;
      credential_id: string;
      counter: number;
      transports: string[];
      name: string;
      created_at: Date;
    },
  ]
>(
  'people.insert_passkey',
  `insert into passkey (public_key, person_id, credential_id, counter, transports, name, created_at)
   select $1, person_id, credential_id, counter, transports, name, created_at
   from jsonb_to_record($2::jsonb) as k (person_id bigint, credential_id text, counter bigint,
     transports text[], name text, created_at timestamptz)
   on conflict (credential_id) do nothing returning id`,
);

export const markPasskeyUsed = statement<never, [id: number, counter: number, now: Date]>(
  'people.mark_passkey_used',
  'update passkey set counter = $2, last_used_at = $3 where id = $1',
);

export const deletePasskey = statement<{ name: string }, [personId: number, id: number]>(
  'people.delete_passkey',
  'delete from passkey where person_id = $1 and id = $2 returning name',
);

export const deletePasskeys = statement<never, [personId: number]>(
  'people.delete_passkeys',
  'delete from passkey where person_id = $1',
);

export const insertChallenge = statement<
  never,
  [challenge: string, personId: number | null, expiresAt: Date]
>(
  'people.insert_challenge',
  'insert into passkey_challenge (challenge, person_id, expires_at) values ($1, $2, $3)',
);

/** Uses a challenge, which is valid once. Returns no row when it is unknown, used or expired. */
export const takeChallenge = statement<
  { challenge: string },
  [challenge: string, personId: number | null, now: Date]
>(
  'people.take_challenge',
  `delete from passkey_challenge
   where challenge = $1 and person_id is not distinct from $2 and expires_at > $3
   returning challenge`,
);

export const deleteOldChallenges = statement<never, [now: Date]>(
  'people.delete_old_challenges',
  'delete from passkey_challenge where expires_at < $1',
);
