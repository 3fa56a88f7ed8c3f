import { type Clock, daysBefore } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { ExpectedError } from '../platform/errors.ts';
import { checkedText } from '../platform/validation/index.ts';
import {
  closeReport,
  countOpenReports,
  type ReportRow,
  selectClosedReports,
  selectOpenReports,
  selectReport,
  selectReportsOf,
} from './report.sql.ts';

/** Review of travellers' reports by operators. */
export interface ReportReview {
  /** Returns open reports with higher ids, the oldest first. */
  open(afterId: number, limit: number): Promise<ReportRow[]>;
  /** Returns closed reports with lower ids, the newest first. */
  closed(beforeId: number, limit: number): Promise<ReportRow[]>;
  /** Throws `not_found`. */
  show(id: number): Promise<ReportRow>;
  /** Returns all reports of a listing, the newest first. */
  ofListing(listingId: number): Promise<ReportRow[]>;
  /**
   * Counts open reports, and those of fraud or illegal content; returns the time of the oldest too.
   */
  count(): Promise<{ open: number; urgent: number; oldest: Date | null }>;
  /**
   * Closes a report with a note on the findings. Throws `not_found`, `bad_request` when it is
   * closed already, and `validation_error` for a note that is empty or longer than 1,000
   * characters.
   */
  close(
    tx: Tx,
    id: number,
    note: string,
  ): Promise<{ partnerId: number; listingId: number | null; note: string }>;
}

interface Deps {
  db: Db;
  clock: Clock;
  /** Days after which the traveller's data are no longer shown. */
  keepDays: number;
}

/** Creates the use cases of reviewing reports. */
export function createReportReview({ db, clock, keepDays }: Deps): ReportReview {
  const asShown = (row: ReportRow): ReportRow =>
    row.created_at > daysBefore(clock.now(), keepDays)
      ? row
      : { ...row, message: null, email: null, wiped_at: row.wiped_at ?? clock.now() };
  const notFound = (id: number) => new ExpectedError('not_found', `There is no report ${id}.`);
  return {
    open: async (afterId, limit) =>
      (await db.query(selectOpenReports, [afterId, limit])).map(asShown),
    closed: async (beforeId, limit) =>
      (await db.query(selectClosedReports, [beforeId, limit])).map(asShown),
    async show(id) {
      const row = await db.maybeOne(selectReport, [id]);
      if (!row) throw notFound(id);
      return asShown(row);
    },
    ofListing: async (listingId) => (await db.query(selectReportsOf, [listingId])).map(asShown),
    count: () => db.one(countOpenReports),
    async close(tx, id, typed) {
      const note = checkedText('note', typed);
      const closed = await tx.maybeOne(closeReport, [id, note, clock.now()]);
      if (closed) return { partnerId: closed.partner_id, listingId: closed.listing_id, note };
      if (!(await tx.maybeOne(selectReport, [id]))) throw notFound(id);
      throw new ExpectedError('bad_request', `Report ${id} is closed already.`);
    },
  };
}
