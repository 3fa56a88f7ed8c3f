/** The value of one column of one row; several where the feed repeats the column. */
export type Cell = string | readonly string[];

/** Column names as in the feed (nested ones joined by dots) and their values. */
export interface Cells {
  readonly names: readonly string[];
  readonly values: readonly Cell[];
}

export interface Row {
  /** 1 for the first row; a header line is not a row. */
  readonly number: number;
  /** Its line as a spreadsheet counts, which includes the header and blank rows; null of JSON and XML. */
  readonly line: number | null;
  /** The row's original bytes or text, for recognising unchanged rows. */
  readonly raw: Uint8Array | string;
  /** The names that all rows of a CSV file share; null for formats where each row has its own. */
  readonly header: readonly string[] | null;
  /**
   * The row's cells.
   * @throws {RowUnreadable} when this row alone is malformed
   * @throws {FeedBroken} when the malformed row shows that the file is
   */
  cells(): Cells;
}

export type FeedKind = 'csv' | 'tsv' | 'json' | 'jsonl' | 'xml';

export interface FeedFormat {
  kind: FeedKind;
  /** The separator between the columns of a CSV file. */
  delimiter: ',' | ';' | '|' | '\t' | null;
  compression: 'gzip' | 'zip' | null;
  encoding: string;
}
