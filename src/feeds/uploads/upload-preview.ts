import type { FeedKind } from '../read/index.ts';
import type { SampleCard } from '../report/preview-sample.ts';
import type { ProblemSummary, RowProblem } from '../report/problems.ts';
import type { BoundedColumns } from '../report/stored-report.ts';

/** How an uploaded file was understood, and the changes that importing it would make. */
export interface UploadReport extends BoundedColumns {
  format: FeedKind | null;
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  failed: number;
  /** The problems grouped by column and message, the most frequent first. */
  fixes: ProblemSummary[];
  /** What is left out of rows that can be imported, such as a photo, grouped likewise; missing in older reports. */
  notes?: ProblemSummary[];
}

/** What every listing has. */
export const NEEDED = ['title', 'category', 'url', 'place'] as const;
export type Needed = (typeof NEEDED)[number];

/** The result of importing a file. */
export interface UploadResult {
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
}

/** Outcomes of importing a row; `failed` rows are left out. */
export const OUTCOMES = ['added', 'changed', 'unchanged', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A listing of a file, with the content of its card. */
export interface UploadCard extends SampleCard {
  /** The fields that differ from the existing listing; none for one that is added. */
  fields: string[];
  /** The town it is placed in or near, such as `Newport, Wales, GB`. */
  place: string;
  /** The number of towns with the name in the row; 1 when the town is unambiguous. */
  namesakes: number;
}

export type ShownProblem = Pick<RowProblem, 'path' | 'columns' | 'value' | 'message'>;

/** A row in the preview: its listing, or why it fails. */
export interface ShownRow {
  card: UploadCard | null;
  problems: ShownProblem[];
  /** What is left out of a row that can be imported; missing when nothing is. */
  notes?: ShownProblem[];
}
