import type { Clock } from '../platform/clock.ts';
import type { Db, Queryable, Tx } from '../platform/db/index.ts';
import type { Result } from '../platform/errors.ts';
import { createPublicForm, type PostedForm } from '../platform/forms/index.ts';
import { listingReported, toMail } from '../mails/index.ts';
import type { NewMail } from '../platform/mail/index.ts';
import type { ExactRateLimit } from '../platform/rate-limit/index.ts';
import type { KeyRing } from '../platform/secrets/index.ts';
import { type Report, reportForm, type ReportKind, type ReportRefusal } from './report.form.ts';
import { insertReport, selectReportable } from './report.sql.ts';

/** The kinds of reports, in words for operators. */
const REPORT_WORDS: Record<ReportKind, string> = {
  price: 'the price is wrong',
  facts: 'the description or a fact is wrong',
  photos: 'the photos show something else',
  place: 'it is in the wrong place',
  unavailable: 'it can no longer be hired or booked',
  fraud: 'it looks like a fraud',
  illegal: 'it is against the law or offensive',
  other: 'something else',
};

/** The answer to a form. */
export type ReportAnswer = Result<undefined, ReportRefusal | { why: 'not_listed' }>;

/** Receives travellers' reports of listings. */
export interface Reports {
  /** Returns the signed time at which a listing's form is shown, for its hidden field. */
  reportToken(listingId: number): string;
  /**
   * Receives a form. The IP `address` counts for the rate limit and is not stored. While the
   * database is away, the form is refused and keeps what was typed.
   */
  report(
    listingId: number,
    form: PostedForm,
    from: { address: string; language: string },
  ): Promise<ReportAnswer>;
}

interface Deps {
  db: Db;
  clock: Clock;
  keyRing: KeyRing;
  publicUrl: string;
  limit: ExactRateLimit;
  operatorEmails(tx: Queryable): Promise<string[]>;
  mail(tx: Queryable, mail: NewMail): Promise<unknown>;
}

/** Creates the use case of reporting. */
export function createReports(deps: Deps): Reports {
  const publicForm = createPublicForm(reportForm, deps);
  return {
    reportToken: (listingId) => publicForm.token(String(listingId)),
    report: (listingId, form, { address, language }) =>
      publicForm.submit<undefined, { why: 'not_listed' }>(
        form,
        { subject: String(listingId), address },
        async (report) => {
          const stored = await deps.db.transaction((tx) =>
            store(deps, tx, { listingId, language, report }),
          );
          return stored ? { ok: true, value: undefined } : { ok: false, why: 'not_listed' };
        },
      ),
  };
}

/**
 * Stores a report, and notifies the operators unless another one of the same listing is open; false when
 * the listing is not shown.
 */
async function store(
  { clock, publicUrl, operatorEmails, mail }: Deps,
  tx: Tx,
  sent: { listingId: number; language: string; report: Report },
): Promise<boolean> {
  const { listingId, language, report } = sent;
  const listing = await tx.maybeOne(selectReportable, [listingId]);
  if (!listing) return false;
  const { partner_id, title, partner_name: partner } = listing;
  const created_at = clock.now();
  const row = { ...report, listing_id: listingId, partner_id, title, created_at, language };
  const { id, first } = await tx.one(insertReport, [row]);
  if (!first) return true;
  for (const operator of await operatorEmails(tx)) {
    const what = REPORT_WORDS[report.what];
    const link = `${publicUrl}/operator/reports/${id}`;
    await mail(tx, toMail(operator, listingReported({ reportId: id, title, partner, what, link })));
  }
  return true;
}
