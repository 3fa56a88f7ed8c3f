import type { FeedPreview } from './preview-feed.ts';
import { storable } from './run/problems.ts';

/** A preview as it is stored for the partner; of a size that is bounded. */
export interface StoredReport extends Omit<FeedPreview, 'columns'> {
  /** The feed's columns and the field each is read as, in the feed's order. */
  columns: [column: string, field: string][];
  /** Columns that are not listed. */
  moreColumns: number;
  moreIgnored: number;
}

const MAX_COLUMNS = 200;
const MAX_FIXES = 50;
const MAX_NAME_CHARACTERS = 100;

/** Makes of a preview what is stored of it. */
export function boundedReport({ columns, ignored, error, ...preview }: FeedPreview): StoredReport {
  const name = (text: string): string => storable(text, MAX_NAME_CHARACTERS);
  const read = Object.entries(columns);
  return {
    ...preview,
    fixes: preview.fixes.slice(0, MAX_FIXES),
    sample: preview.sample.map((card) => ({ ...card, id: name(card.id) })),
    columns: read.slice(0, MAX_COLUMNS).map(([column, field]) => [name(column), field]),
    moreColumns: Math.max(0, read.length - MAX_COLUMNS),
    ignored: ignored.slice(0, MAX_COLUMNS).map(name),
    moreIgnored: Math.max(0, ignored.length - MAX_COLUMNS),
    error: error === null ? null : error.toWellFormed().replaceAll('\0', '\uFFFD'),
  };
}
