import type { Tx } from '../platform/db/index.ts';

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

/** A callback that runs in the transaction of an import, once its counts are known. */
export type AlsoImported = (tx: Tx, counts: ImportCounts) => Promise<void>;
