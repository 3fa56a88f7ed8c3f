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
}
