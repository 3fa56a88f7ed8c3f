/** Limits beyond which a feed is broken. Sizes in bytes, after decompression. */
export interface ReadLimits {
  /** The whole feed. */
  feedBytes: number;
  /** Maximum ratio of decompressed to compressed size. */
  ratio: number;
  /** Decompressed bytes below which the ratio is not checked: tiny files compress extremely well. */
  ratioFloor: number;
  /** Bytes of one row, or between two rows. */
  rowBytes: number;
  rows: number;
  /** Nesting depth of elements or braces. */
  depth: number;
  /** Columns of one row, including nested ones. */
  columns: number;
}

export const READ_LIMITS: ReadLimits = {
  feedBytes: 2 * 1024 ** 3,
  ratio: 200,
  ratioFloor: 1024 ** 2,
  rowBytes: 256 * 1024,
  rows: 5_000_000,
  depth: 16,
  columns: 1000,
};
