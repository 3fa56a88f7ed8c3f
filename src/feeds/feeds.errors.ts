import { ExpectedError } from '../platform/errors.ts';
import type { Cells } from './read/row.ts';
import type { Problems } from './report/problems.ts';

/**
 * The whole feed is unusable and must not be applied. The message is one sentence for the operator and
 * the partner; it never contains the feed's address.
 */
export class FeedBroken extends Error {
  override name = 'FeedBroken';
}

/** The feed is unusable because none of its rows is valid. */
export class NoRowValid extends FeedBroken {
  override name = 'NoRowValid';
  /** Number of rows read. */
  readonly rows: number;
  readonly problems: Problems;

  constructor(message: string, { rows, problems }: Pick<NoRowValid, 'rows' | 'problems'>) {
    super(message);
    this.rows = rows;
    this.problems = problems;
  }
}

/** One row cannot be read; other rows can. */
export class RowUnreadable extends Error {
  override name = 'RowUnreadable';
  /** The readable cells, perhaps with the id, so that its listing does not count as missing. */
  readonly cells: Cells | null;
  /**
   * Which cells certainly belong to one row of the file: all; only the first, when others may be in
   * the wrong column; or none, when other rows may be hidden in it.
   */
  readonly sure: 'all' | 'first' | 'none';

  constructor(message: string, cells: Cells | null = null, sure: RowUnreadable['sure'] = 'all') {
    super(message);
    this.cells = cells;
    this.sure = sure;
  }
}

/** The feed was removed while it was being read. */
export class FeedRemoved extends Error {
  override name = 'FeedRemoved';
}

/** Another run, in this or another process, is reading the feed. */
export class FeedBusy extends ExpectedError {
  constructor() {
    super(
      'bad_request',
      'This feed is being read at the moment; try again when the run has ended.',
    );
  }
}

/** The error for an unknown feed id. */
export const feedNotFound = (id: number): ExpectedError =>
  new ExpectedError('not_found', `There is no feed ${id}.`);
