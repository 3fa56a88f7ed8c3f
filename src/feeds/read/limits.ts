/** What a feed may ask of us before it counts as broken. Sizes in bytes, after unpacking. */
export interface ReadLimits {
  /** The whole feed. */
  feedBytes: number;
  /** How many times larger than its packed form a feed may be. */
  ratio: number;
  /** Unpacked bytes below which the ratio is not looked at: tiny files pack absurdly well. */
  ratioFloor: number;
  /** One row, and everything between two rows. */
  rowBytes: number;
  rows: number;
  /** Elements or braces inside each other. */
  depth: number;
  /** Columns of one row, nested ones counted. */
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
