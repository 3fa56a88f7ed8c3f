import { type Language, secondFactorFailed, toMail } from '../mails/index.ts';
import type { Queryable } from '../platform/db/index.ts';
import type { NewMail } from '../platform/mail/index.ts';
import type { RateLimits } from '../platform/rate-limit/index.ts';

/** Number of failures within a day after which the person is notified by mail. */
const TOLD_AFTER = 5;

const DAY_SECONDS = 86_400;

/** The kind of a second factor that was wrong. */
export type FailedFactor = 'code' | 'passkey';

/** Records a wrong second factor, in the transaction that refuses it. */
export type NoteFailedFactor = (
  tx: Queryable,
  person: { email: string; language: Language },
  way: FailedFactor,
) => Promise<void>;

interface Deps {
  publicUrl: string;
  rateLimits: Pick<RateLimits, 'exact'>;
  /** Writes an entry of the audit log. */
  record(tx: Queryable, email: string, way: FailedFactor): Promise<void>;
  mail(tx: Queryable, mail: NewMail): Promise<unknown>;
}

/**
 * Creates the function that records failures and mails the person at the fifth failure within a
 * day, at most once a day.
 */
export function createFailureNotes({
  publicUrl,
  rateLimits,
  record,
  mail,
}: Deps): NoteFailedFactor {
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
