/** What an import did. `read` is the sum of added, updated, unchanged and skipped. */
export interface ImportCounts {
  /** Rows or objects the file offers. */
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  /** Those known before that the file no longer has, in the countries it covers. */
  gone: number;
  /** Rows that cannot be used, or repeat an earlier one. */
  skipped: number;
}
