import { ExpectedError } from '../platform/errors.ts';
import type { Cells } from './read/row.ts';

/**
 * The whole feed cannot be used: nothing of it may be applied. The message is one
 * sentence for the operator and the partner; it never contains the feed's address.
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

/** The feed was removed while it was being read. */
export class FeedRemoved extends Error {
  override name = 'FeedRemoved';
}

/** Another process, or another run of this one, reads the feed at the moment. */
export class FeedBusy extends ExpectedError {
  constructor() {
    super(
      'bad_request',
      'This feed is being read at the moment; try again when the run has ended.',
    );
  }
}

/** There is no feed with this number. */
export const feedNotFound = (id: number): ExpectedError =>
  new ExpectedError('not_found', `There is no feed ${id}.`);
