import type { Cells } from './read/row.ts';

/**
 * The whole feed cannot be used: nothing of it may be applied. The message is one
 * sentence for the operator and the partner; it never holds the feed's address.
 */
export class FeedBroken extends Error {
  override name = 'FeedBroken';
}

/** One row cannot be read; the rows around it can. */
export class RowUnreadable extends Error {
  override name = 'RowUnreadable';
  /** What of the row could be made out: its id, perhaps, so that its listing is not taken for gone. */
  readonly cells: Cells | null;

  constructor(message: string, cells: Cells | null = null) {
    super(message);
    this.cells = cells;
  }
}
