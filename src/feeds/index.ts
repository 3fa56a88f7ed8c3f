export { createFeeds } from './feed.ts';
export type { Feeds, ShownFeed } from './feed.ts';
export { feedJobs } from './feed.jobs.ts';
export { problemsFile } from '../mails/index.ts';
export { presentRun } from './feed.present.ts';
export type { FeedAnswer, RunAnswer, RunSummary } from './feed.present.ts';
export type { RunStatus } from './feed-run.sql.ts';
export type { CheckedSource } from './feed-source.ts';
export type { Schedule } from './feed.sql.ts';
export { SEALED_OF_FEEDS } from './published.sql.ts';
export { exportAsCsv } from './hand/export-csv.ts';
export { createHandImports, type HandImports, type HandPreview } from './hand/hand-import.ts';
export type { HandImported } from './hand/hand-report.ts';
export { uploadJobs } from './hand/hand-import.jobs.ts';
export { type HandCard, OUTCOMES, type Outcome } from './hand/shown-row.ts';
export { MAX_UPLOAD_BYTES } from './hand/upload-limits.ts';
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
export { createFeedReports, type FeedReport, type FeedReports } from './report.ts';
export { createFeedRequests, type FeedRequests, type OpenRequest } from './requests.ts';
export type { Changes, FeedDifference } from './run/difference.ts';
export type { RowProblem } from './run/problems.ts';
export { runFeed } from './run/run-feed.ts';
export type { RunNeeds } from './run/run-feed.ts';
export { resealFeeds } from './secrets.ts';
export type { StoredReport } from './stored-report.ts';
