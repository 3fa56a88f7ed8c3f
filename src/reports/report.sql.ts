import { ANY_LISTING, SHOWN_LISTING } from '../listings/index.ts';
import { ANY_PARTNER } from '../partners/index.ts';
import { statement } from '../platform/db/index.ts';
import type { ReportKind } from './report.form.ts';

/** Selects a shown listing; it cannot be deleted until the end of the transaction. */
export const selectReportable = statement<
  { partner_id: number; title: string; partner_name: string },
  [listingId: number]
>(
  'reports.select_reportable',
  `select l.partner_id, l.title, l.partner_name from ${SHOWN_LISTING} l where l.id = $1
   for key share of l`,
);

/** A new report. */
export interface NewReport {
  listing_id: number;
  partner_id: number;
  title: string;
  what: ReportKind;
  created_at: Date;
  language: string;
  message: string | null;
  email: string | null;
}

const GIVEN = 'listing_id, partner_id, title, what, created_at, language, message, email';

/** Adds a report. `first`: no other report of the listing is open. */
export const insertReport = statement<{ id: number; first: boolean }, [report: NewReport]>(
  'reports.insert_report',
  `insert into listing_report as made (${GIVEN})
   select ${GIVEN} from jsonb_populate_record(null::listing_report, $1::jsonb)
   returning id, not exists (
     select from listing_report other
     where other.listing_id = made.listing_id and other.closed_at is null) as first`,
);

/** A report with its listing and partner as they are now. */
export interface ReportRow extends Omit<NewReport, 'listing_id'> {
  id: number;
  /** Null once the listing is deleted. */
  listing_id: number | null;
  /** Whether it is about a fraud or something illegal. */
  urgent: boolean;
  closed_at: Date | null;
  note: string | null;
  wiped_at: Date | null;
  slug: string | null;
  partner_slug: string;
  partner_name: string;
}

const URGENT = `what in ('fraud', 'illegal')`;

const SELECTED = `select r.id, r.listing_id, r.partner_id, r.title, r.what, r.${URGENT} as urgent,
    r.created_at, r.language, r.message, r.email, r.closed_at, r.note, r.wiped_at, l.slug,
    p.slug as partner_slug, p.name as partner_name
  from listing_report r
  join ${ANY_PARTNER} p on p.id = r.partner_id
  left join ${ANY_LISTING} l on l.id = r.listing_id`;

/** Selects open reports, the oldest first. */
export const selectOpenReports = statement<ReportRow, [limit: number]>(
  'reports.select_open_reports',
  `${SELECTED} where r.closed_at is null order by r.id limit $1`,
);

/** Selects closed reports, the newest first. */
export const selectClosedReports = statement<ReportRow, [beforeId: number, limit: number]>(
  'reports.select_closed_reports',
  `${SELECTED} where r.closed_at is not null and r.id < $1 order by r.id desc limit $2`,
);

export const selectReport = statement<ReportRow, [id: number]>(
  'reports.select_report',
  `${SELECTED} where r.id = $1`,
);

/** Selects all reports of a listing, the newest first. */
export const selectReportsOf = statement<ReportRow, [listingId: number]>(
  'reports.select_reports_of',
  `${SELECTED} where r.listing_id = $1 order by r.id desc limit 100`,
);

export const countOpenReports = statement<{ open: number; urgent: number; oldest: Date | null }>(
  'reports.count_open_reports',
  `select count(*)::int as open, count(*) filter (where ${URGENT})::int as urgent,
     min(created_at) as oldest
   from listing_report where closed_at is null`,
);

/** A report that was closed or opened again. */
export interface ChangedReport {
  id: number;
  partner_id: number;
  listing_id: number | null;
}

/** Closes the given reports that are open. */
export const closeReports = statement<ChangedReport, [ids: number[], note: string, now: Date]>(
  'reports.close_reports',
  `update listing_report set closed_at = $3, note = $2
   where id = any($1::bigint[]) and closed_at is null returning id, partner_id, listing_id`,
);

/** Opens the given reports that are closed; their notes are deleted. */
export const reopenReports = statement<ChangedReport, [ids: number[]]>(
  'reports.reopen_reports',
  `update listing_report set closed_at = null, note = null
   where id = any($1::bigint[]) and closed_at is not null returning id, partner_id, listing_id`,
);

const WIPE = 'set message = null, email = null, wiped_at = $2';

export const redactOldReports = statement<never, [before: Date, now: Date]>(
  'reports.redact_old_reports',
  `update listing_report ${WIPE} where created_at <= $1 and wiped_at is null`,
);

export const redactReportsOf = statement<never, [email: string, now: Date]>(
  'reports.redact_reports_of',
  `update listing_report ${WIPE} where lower(email) = lower($1) and wiped_at is null`,
);

export const redactReportById = statement<never, [id: number, now: Date]>(
  'reports.redact_report_by_id',
  `update listing_report ${WIPE} where id = $1 and wiped_at is null`,
);

/** Selects the reports of a traveller. */
export const selectReportsFrom = statement<ReportRow, [email: string]>(
  'reports.select_reports_from',
  `${SELECTED} where lower(r.email) = lower($1) and r.wiped_at is null order by r.id`,
);
