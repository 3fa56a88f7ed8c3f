export { createFeeds } from './settings/feed.ts';
export type { Feeds, ShownFeed } from './settings/feed.ts';
export { feedJobs } from './feed.jobs.ts';
export { problemsFile } from '../mails/index.ts';
export { presentRun } from './feed.present.ts';
export type { FeedAnswer, RunAnswer, RunSummary } from './feed.present.ts';
export type { RunStatus } from './feed-run.sql.ts';
export type { CheckedSource } from './settings/feed-source.ts';
export type { Schedule } from './feed.sql.ts';
export { SEALED_OF_FEEDS } from './published.sql.ts';
export { exportAsCsv } from './uploads/export-csv.ts';
export { createHandImports, type HandImports, type HandPreview } from './uploads/hand-import.ts';
export type { HandImported } from './uploads/hand-report.ts';
export { uploadJobs } from './uploads/hand-import.jobs.ts';
export { type HandCard, OUTCOMES, type Outcome } from './uploads/shown-row.ts';
export { MAX_UPLOAD_BYTES } from './uploads/upload-limits.ts';
export type { FeedSettings } from './map/index.ts';
export {
  createPartnerFeeds,
  type PartnerFeed,
  type PartnerFeeds,
  type RunWithProblems,
} from './partner-feeds.ts';
export type { FeedHealth } from './partner-feed.sql.ts';
export { previewFeed } from './preview-feed.ts';
export type { FeedPreview } from './preview-feed.ts';
export { createFeedReports, type FeedReport, type FeedReports } from './report/report.ts';
export { createFeedRequests, type FeedRequests, type OpenRequest } from './settings/requests.ts';
export type { Changes, FeedDifference } from './compare/difference.ts';
export type { RowProblem } from './report/problems.ts';
export { runFeed } from './run-feed.ts';
export type { RunNeeds } from './run-feed.ts';
export { resealFeeds } from './settings/secrets.ts';
export type { StoredReport } from './report/stored-report.ts';
