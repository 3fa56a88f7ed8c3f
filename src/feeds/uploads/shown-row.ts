import type { SampleCard } from '../report/preview-sample.ts';
import type { RowProblem } from '../report/problems.ts';

/** What taking a row does; `failed` rows are left out. */
export const OUTCOMES = ['added', 'changed', 'unchanged', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A listing of a file, with the content of its card. */
export interface HandCard extends SampleCard {
  /** Fields of the listing that are others than before; none of an added one. */
  fields: string[];
  /** The town it is placed in or near, such as `Newport, Wales, GB`. */
  place: string;
  /** How many towns have the name by which the row says it, of which that one was taken; 1 where that is no question. */
  namesakes: number;
}

/** What the preview shows of a row: its listing, or why it fails. */
export interface ShownRow {
  card: HandCard | null;
  problems: Pick<RowProblem, 'path' | 'columns' | 'value' | 'message'>[];
}
