import type { FeedKind } from '../read/index.ts';
import type { SampleCard } from '../report/preview-sample.ts';
import type { ProblemSummary, RowProblem } from '../report/problems.ts';
import type { BoundedColumns } from '../report/stored-report.ts';

/** How an uploaded file was understood, and what taking it would change. */
export interface UploadReport extends BoundedColumns {
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
export interface UploadResult {
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
}

/** What taking a row does; `failed` rows are left out. */
export const OUTCOMES = ['added', 'changed', 'unchanged', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A listing of a file, with the content of its card. */
export interface UploadCard extends SampleCard {
  /** Fields of the listing that are others than before; none of an added one. */
  fields: string[];
  /** The town it is placed in or near, such as `Newport, Wales, GB`. */
  place: string;
  /** How many towns have the name by which the row says it, of which that one was taken; 1 where that is no question. */
  namesakes: number;
}

/** What the preview shows of a row: its listing, or why it fails. */
export interface ShownRow {
  card: UploadCard | null;
  problems: Pick<RowProblem, 'path' | 'columns' | 'value' | 'message'>[];
}
