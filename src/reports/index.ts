export {
  REPORT_KINDS,
  type ReportForm,
  type ReportKind,
  type ReportRefusal,
} from './report.form.ts';
export type { ChangedReport, ReportRow } from './report.sql.ts';
export { createReports, type ReportAnswer, type Reports } from './report.ts';
export {
  type ExportedReport,
  exportReports,
  redactReport,
  redactReportsBefore,
  redactReportsOfTraveller,
} from './retention.ts';
export { createReportReview, type ReportedListing, type ReportReview } from './review.ts';
