import type { Addressee } from '../../mails/index.ts';
import { addressee, ANY_PARTNER } from '../../partners/index.ts';
import { statement } from '../../platform/db/index.ts';
import type { StoredReport } from './stored-report.ts';

export interface ReportRow {
  feed_id: number;
  made_at: Date;
  made_for: 'operator' | 'partner';
  report: StoredReport;
  mailed_at: Date | null;
}

/** Stores the report of a test read in place of the one before; nothing when the feed was removed. */
export const upsertReport = statement<
  never,
  [feedId: number, madeFor: ReportRow['made_for'], report: StoredReport, now: Date]
>(
  'feeds.upsert_report',
  `insert into feed_report (feed_id, made_for, report, made_at)
   select id, $2, $3, $4 from feed where id = $1
   on conflict (feed_id) do update
     set made_for = excluded.made_for, report = excluded.report, made_at = excluded.made_at,
       mailed_at = null`,
);

export const selectReport = statement<ReportRow, [partnerId: number, feedId: number]>(
  'feeds.select_report',
  `select r.feed_id, r.made_at, r.made_for, r.report, r.mailed_at
   from feed_report r join feed f on f.id = r.feed_id
   where f.partner_id = $1 and r.feed_id = $2`,
);

/** A report to mail, and its recipient. */
export const selectReportToMail = statement<
  Pick<ReportRow, 'report'> & { partner: Addressee },
  [feedId: number]
>(
  'feeds.select_report_to_mail',
  `select r.report, ${addressee('p')} as partner
   from feed_report r join feed f on f.id = r.feed_id
   join ${ANY_PARTNER} p on p.id = f.partner_id
   where r.feed_id = $1 for update of r`,
);

export const markMailed = statement<never, [feedId: number, now: Date]>(
  'feeds.mark_mailed',
  'update feed_report set mailed_at = $2 where feed_id = $1',
);
