import { type Language, secondFactorFailed, toMail } from '../mails/index.ts';
import type { Queryable } from '../platform/db/index.ts';
import type { NewMail } from '../platform/mail/index.ts';
import type { RateLimits } from '../platform/rate-limit/index.ts';

/** Failures within a day of which the last is told by mail. */
const TOLD_AFTER = 5;

const DAY_SECONDS = 86_400;

/** A second factor that was shown and was not right. */
export type FailedFactor = 'code' | 'passkey';

/** Notes a second factor that was not right, in the transaction that refuses it. */
export type NoteFailedFactor = (
  tx: Queryable,
  person: { email: string; language: Language },
  way: FailedFactor,
) => Promise<void>;

interface Needs {
  publicUrl: string;
  rateLimits: Pick<RateLimits, 'exact'>;
  /** Writes an entry of the audit log. */
  record(tx: Queryable, email: string, way: FailedFactor): Promise<void>;
  mail(tx: Queryable, mail: NewMail): Promise<unknown>;
}

/** Mails the person at the fifth failure within a day, and at most once a day. */
export function createFailureNotes({
  publicUrl,
  rateLimits,
  record,
  mail,
}: Needs): NoteFailedFactor {
  const untold = rateLimits.exact('failed second factors', TOLD_AFTER - 1, DAY_SECONDS);
  const mails = rateLimits.exact('mails of failed second factors', 1, DAY_SECONDS);
  return async (tx, { email, language }, way) => {
    await record(tx, email, way);
    const who = email.toLowerCase();
    if ((await untold.take(who, 1, tx)) || !(await mails.take(who, 1, tx))) return;
    const letter = secondFactorFailed(language, { count: TOLD_AFTER, publicUrl });
    await mail(tx, toMail(email, letter));
  };
}
