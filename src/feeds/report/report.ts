import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { ExpectedError } from '../../platform/errors.ts';
import { feedTested, type PartnerMails } from '../../mails/index.ts';
import type { FeedPreview } from '../preview-feed.ts';
import {
  markMailed,
  type ReportRow,
  selectReport,
  selectReportToMail,
  upsertReport,
} from './report.sql.ts';
import { boundedReport, type StoredReport } from './stored-report.ts';

/** The result of a test of a feed. */
export interface FeedReport {
  madeAt: Date;
  madeFor: ReportRow['made_for'];
  mailedAt: Date | null;
  report: StoredReport;
}

/** Stores the reports of test reads, and mails them to partners. */
export interface FeedReports {
  /** Stores a preview in place of the one before. */
  store(feedId: number, madeFor: ReportRow['made_for'], preview: FeedPreview): Promise<void>;
  /** Null when the feed was never tested, or is not the partner's. */
  of(partnerId: number, feedId: number): Promise<FeedReport | null>;
  /** Sends the report to the partner's contact address. Throws `not_found` when there is none. */
  mail(tx: Tx, feedId: number): Promise<void>;
}

interface Deps {
  db: Db;
  clock: Clock;
  mails: PartnerMails;
}

export const createFeedReports = ({ db, clock, mails }: Deps): FeedReports => ({
  async store(feedId, madeFor, preview) {
    await db.execute(upsertReport, [feedId, madeFor, boundedReport(preview), clock.now()]);
  },
  async of(partnerId, feedId) {
    const row = await db.maybeOne(selectReport, [partnerId, feedId]);
    if (!row) return null;
    const { made_at: madeAt, made_for: madeFor, mailed_at: mailedAt, report } = row;
    return { madeAt, madeFor, mailedAt, report };
  },
  async mail(tx, feedId) {
    const row = await tx.maybeOne(selectReportToMail, [feedId]);
    if (!row)
      throw new ExpectedError('not_found', `There is no report of feed ${feedId}: test it.`);
    const { report, partner } = row;
    await mails.post(tx, partner, (language, dashboard) =>
      feedTested(language, { ...report, feedId, link: `${dashboard}/feed` }),
    );
    await tx.execute(markMailed, [feedId, clock.now()]);
  },
});
