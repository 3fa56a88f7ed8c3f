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

/** Whose sign-in was changed. */
interface Changed {
  email: string;
  language: Language;
}

/** Notes a change of a person's sign-in, in the transaction that makes it. */
export type NoteCredentialChange = (
  tx: Queryable,
  person: Changed,
  change: CredentialChange,
) => Promise<void>;

interface Needs {
  publicUrl: string;
  /** Writes an entry of the audit log. */
  record(tx: Queryable, email: string, change: CredentialChange): Promise<void>;
  mail(tx: Queryable, mail: NewMail): Promise<unknown>;
}

/** Mails the person about each change, so that one that somebody else made is noticed. */
export const createCredentialNotes =
  ({ publicUrl, record, mail }: Needs): NoteCredentialChange =>
  async (tx, { email, language }, change) => {
    await record(tx, email, change);
    await mail(tx, toMail(email, credentialChanged(language, { change, publicUrl })));
  };
