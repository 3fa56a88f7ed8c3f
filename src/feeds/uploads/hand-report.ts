import type { ProblemSummary } from '../report/preview-summary.ts';
import type { FeedKind } from '../read/index.ts';
import type { BoundedColumns } from '../report/stored-report.ts';

/** How an uploaded file was understood, and what taking it would change. */
export interface HandReport extends BoundedColumns {
  format: FeedKind | null;
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  failed: number;
  /** The problems grouped by column and message, the most frequent first. */
  fixes: ProblemSummary[];
}

/** What taking a file came to. */
export interface HandImported {
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
}
