import {
  applicationNotice,
  applicationReceived,
  type Language,
  toMail,
} from '../../mails/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queryable } from '../../platform/db/index.ts';
import type { Result } from '../../platform/errors.ts';
import { createPublicForm, type PostedForm } from '../../platform/forms/index.ts';
import type { NewMail } from '../../platform/mail/index.ts';
import type { ExactRateLimit } from '../../platform/rate-limit/index.ts';
import type { KeyRing } from '../../platform/secrets/index.ts';
import {
  type Application,
  applicationForm,
  applicationOf,
  type ApplicationRefusal,
} from './application.form.ts';
import { insertApplication } from './application.sql.ts';
import { workingDaysAfter } from './working-days.ts';

/** Version of the terms that applicants agree to; raise it with every change of the text. */
const TERMS_VERSION = '2026-05';

/** Working days within which operators answer an application. */
const ANSWER_WORKING_DAYS = 3;

/** Returns the day (midnight, UTC) by which an application sent at a time is answered. */
export const answerBy = (sent: Date): Date => workingDaysAfter(sent, ANSWER_WORKING_DAYS);

const TOKEN_PURPOSE = 'application-sent';
const SIGNATURE_BYTES = 12;

/**
 * Returns the token in the URL of the page after applying: the signed time. It contains no
 * application id, so that it does not reveal whether an application of that email was already
 * pending.
 */
const sentToken = (keyRing: KeyRing, at: Date): string => {
  const moment = at.getTime().toString(36);
  return `${moment}.${keyRing.sign(TOKEN_PURPOSE, moment, SIGNATURE_BYTES)}`;
};

/** Returns the time in a token; undefined for an invalid one. */
function readSentToken(keyRing: KeyRing, token: string): Date | undefined {
  const [moment = '', signature = '', ...rest] = token.split('.');
  const genuine =
    rest.length === 0 && keyRing.verify(TOKEN_PURPOSE, moment, signature, SIGNATURE_BYTES);
  return genuine ? new Date(Number.parseInt(moment, 36)) : undefined;
}

/** The answer to a form. */
export type ApplicationAnswer = Result<{ token: string }, ApplicationRefusal>;

/** Receives applications of businesses that want to become partners. */
export interface Applications {
  /** Codes of the accepted countries of a business. */
  countries: readonly string[];
  /** Returns the signed time at which the form is shown, for its hidden field. */
  formToken(): string;
  /**
   * Receives a form; mails the applicant and each operator. While an application of the same email
   * is pending, it returns the same answer and does nothing else. While the database is away the
   * form is refused and keeps what was typed.
   * @param from `address` counts for the rate limit and is not stored
   */
  apply(
    form: PostedForm,
    from: { address: string; language: Language },
  ): Promise<ApplicationAnswer>;
  /** Returns the data of the page after applying; null for an invalid token. */
  sent(token: string): { at: Date; answerBy: Date } | null;
}

interface Deps {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  publicUrl: string;
  limit: ExactRateLimit;
  countries: readonly string[];
  operatorEmails(tx: Queryable): Promise<string[]>;
  mail(tx: Queryable, mail: NewMail): Promise<unknown>;
}

/** Creates the use case of applying. */
export function createApplications(deps: Deps): Applications {
  const { db, clock, keyRing, countries } = deps;
  const publicForm = createPublicForm(applicationForm(new Set(countries)), deps);
  return {
    countries,
    formToken: () => publicForm.token(''),
    apply: (form, { address, language }) =>
      publicForm.submit(form, { subject: '', address }, async (values) => {
        const now = clock.now();
        await db.transaction((tx) => store(deps, tx, applicationOf(values), language, now));
        return { ok: true, value: { token: sentToken(keyRing, now) } };
      }),
    sent(token) {
      const at = readSentToken(keyRing, token);
      return at ? { at, answerBy: answerBy(at) } : null;
    },
  };
}

/** Stores an application with its mails, unless one of the same email is pending. */
async function store(
  { keyRing, publicUrl, operatorEmails, mail }: Deps,
  tx: Queryable,
  application: Application,
  language: Language,
  now: Date,
): Promise<void> {
  const { country, feedAddress, ...stated } = application;
  const stored = {
    ...stated,
    created_at: now,
    language,
    country_code: country,
    feed_address: feedAddress === null ? null : keyRing.encrypt(feedAddress),
    terms_version: TERMS_VERSION,
  };
  const row = await tx.maybeOne(insertApplication, [stored]);
  if (!row) return;
  const facts = { id: row.id, sentAt: now, answerBy: answerBy(now) };
  const confirmation = applicationReceived(language, { ...facts, publicUrl });
  await mail(tx, toMail(application.email, confirmation));
  const notice = applicationNotice({ ...application, ...facts, feedGiven: feedAddress !== null });
  for (const operator of await operatorEmails(tx)) await mail(tx, toMail(operator, notice));
}
