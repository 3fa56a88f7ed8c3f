import type { ColumnReport } from '../map/index.ts';
import type { FeedPreview } from '../preview-feed.ts';
import { storableStart } from '../storable.ts';

/** How columns were understood, limited in size. */
export interface BoundedColumns {
  /** The file's columns and the field each is read as, in the file's order. */
  columns: [column: string, field: string][];
  ignored: string[];
  /** Columns that are not listed. */
  moreColumns: number;
  moreIgnored: number;
}

/** A preview as it is stored for the partner, limited in size. */
export interface StoredReport extends Omit<FeedPreview, keyof BoundedColumns>, BoundedColumns {}

const MAX_COLUMNS = 200;
const MAX_NAME_CHARACTERS = 100;

/** Maximum kinds of mistakes that are stored. */
export const MAX_FIXES = 50;

const name = (text: string): string => storableStart(text, MAX_NAME_CHARACTERS);

export function boundedColumns({
  columns,
  ignored,
}: Pick<ColumnReport, 'columns' | 'ignored'>): BoundedColumns {
  const read = Object.entries(columns);
  return {
    columns: read.slice(0, MAX_COLUMNS).map(([column, field]) => [name(column), field]),
    moreColumns: Math.max(0, read.length - MAX_COLUMNS),
    ignored: ignored.slice(0, MAX_COLUMNS).map(name),
    moreIgnored: Math.max(0, ignored.length - MAX_COLUMNS),
  };
}

/** Limits a preview to the size that is stored. */
export function boundedReport({ columns, ignored, error, ...preview }: FeedPreview): StoredReport {
  return {
    ...preview,
    fixes: preview.fixes.slice(0, MAX_FIXES),
    sample: preview.sample.map((card) => ({ ...card, id: name(card.id) })),
    ...boundedColumns({ columns, ignored }),
    error: error === null ? null : error.toWellFormed().replaceAll('\0', '\uFFFD'),
  };
}
