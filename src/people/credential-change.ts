import { credentialChanged, type Language, toMail } from '../mails/index.ts';
import type { Queryable } from '../platform/db/index.ts';
import type { NewMail } from '../platform/mail/index.ts';

/** A change of how a person signs in. */
export type CredentialChange =
  | 'passkey_added'
  | 'passkey_removed'
  | 'app_added'
  | 'app_replaced'
  | 'app_removed'
  | 'recovery_code_used'
  | 'recovery_codes_renewed';

/** The person whose sign-in was changed. */
interface Changed {
  email: string;
  language: Language;
}

/** Records a change of a person's sign-in, in the transaction that makes it. */
export type NoteCredentialChange = (
  tx: Queryable,
  person: Changed,
  change: CredentialChange,
) => Promise<void>;

interface Deps {
  publicUrl: string;
  /** Writes an entry of the audit log. */
  record(tx: Queryable, email: string, change: CredentialChange): Promise<void>;
  mail(tx: Queryable, mail: NewMail): Promise<unknown>;
}

/**
 * Creates the function that records a change and mails the person, so that a change by somebody
 * else is noticed.
 */
export const createCredentialNotes =
  ({ publicUrl, record, mail }: Deps): NoteCredentialChange =>
  async (tx, { email, language }, change) => {
    await record(tx, email, change);
    await mail(tx, toMail(email, credentialChanged(language, { change, publicUrl })));
  };
