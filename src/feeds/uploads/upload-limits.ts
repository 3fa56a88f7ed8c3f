import { READ_LIMITS, type ReadLimits } from '../read/index.ts';

/** Largest file that can be uploaded. */
export const MAX_UPLOAD_BYTES = 8 * 1024 ** 2;

/** Limits of a file that is uploaded by hand, which is far smaller than a feed. */
export const UPLOAD_LIMITS: ReadLimits = {
  ...READ_LIMITS,
  /** Also the limit of a spreadsheet as CSV. */
  feedBytes: 32 * 1024 ** 2,
  rowBytes: 128 * 1024,
  rows: 25_000,
};

/** Longest text of a cell, as in Excel. */
export const MAX_CELL_CHARACTERS = 32_767;

/** Characters that are kept of a cell whose column is not read. */
export const IGNORED_CELL_CHARACTERS = 300;

/** Time after which a file is refused; the largest take seconds. */
export const MAX_READING_MS = 300_000;

/** Rows of an uploaded file that one turn of the event loop maps: some 10 ms. */
export const ROWS_PER_TURN = 100;
