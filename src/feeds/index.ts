export { createFeeds, resealFeeds } from './settings/feed.ts';
export type { Feeds, ShownFeed } from './settings/feed.ts';
export { feedJobs } from './feed.jobs.ts';
export { problemsFile } from '../mails/index.ts';
export { presentRun } from './feed.present.ts';
export type { FeedAnswer, RunAnswer, RunSummary } from './feed.present.ts';
export type { RunStatus } from './feed-run.sql.ts';
export type { CheckedSource } from './settings/check-source.ts';
export type { Schedule } from './feed.sql.ts';
export { FEED_READ, SEALED_OF_FEEDS } from './published.sql.ts';
export { exportAsCsv } from './uploads/export-csv.ts';
export {
  createUploads,
  type UploadColumns,
  type UploadPreview,
  type Uploads,
} from './uploads/uploads.ts';
export type { Needed, UploadResult } from './uploads/upload-preview.ts';
export { uploadJobs } from './uploads/upload.jobs.ts';
export { type UploadCard, OUTCOMES, type Outcome } from './uploads/upload-preview.ts';
export { MAX_UPLOAD_BYTES } from './uploads/upload-limits.ts';
export { type Field, FIELDS } from './map/index.ts';
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
export type { RunDeps } from './run-feed.ts';
export type { StoredReport } from './report/stored-report.ts';
