import type { Tx } from '../platform/db/index.ts';

/** What a file would change about the rows that are known. */
export interface Difference {
  /** Known rows in the countries of the file, before. */
  known: number;
  added: number;
  /** Known rows that the file lacks. */
  gone: number;
  /** Of campsites those with another name; of the gazetteer all that changed. */
  renamed: number;
}

/** The result of an import. `read` is the sum of `added`, `updated`, `unchanged` and `skipped`. */
export interface ImportCounts {
  /** Rows or objects in the file. */
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  /** Known rows that are missing in the file, in the countries it covers. */
  gone: number;
  /** Rows that are unusable or repeat an earlier one. */
  skipped: number;
}

/** The result of an import of a GeoNames dump. */
export interface GazetteerCounts extends ImportCounts {
  /** The first lines that could not be read, with their numbers and reasons. */
  problems: string[];
}

/** A callback that runs in the transaction of an import, once its counts are known; the import is undone if it throws. */
export type AlsoImported = (tx: Tx, counts: ImportCounts, difference: Difference) => Promise<void>;
