/** What one column of one row holds; several values where the feed repeats it. */
export type Cell = string | readonly string[];

/** Names as the feed spells them (nested ones joined by dots) beside what they hold. */
export interface Cells {
  readonly names: readonly string[];
  readonly values: readonly Cell[];
}

export interface Row {
  /** 1 for the first row; a header line is not a row. */
  readonly number: number;
  /** What the feed wrote for this row: equal content, equal row. */
  readonly raw: Uint8Array | string;
  /** The names that all rows of a CSV file share; null where each row brings its own. */
  readonly header: readonly string[] | null;
  /**
   * The row's cells.
   * @throws {RowUnreadable} when this row alone is malformed
   * @throws {FeedBroken} when the malformed row means the file is
   */
  cells(): Cells;
}

export type FeedKind = 'csv' | 'tsv' | 'json' | 'jsonl' | 'xml';

export interface FeedFormat {
  kind: FeedKind;
  /** What stands between the columns of a CSV file. */
  delimiter: ',' | ';' | '|' | '\t' | null;
  compression: 'gzip' | null;
  encoding: string;
}
