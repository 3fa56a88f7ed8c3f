import { type Clock, daysBefore } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { ExpectedError } from '../platform/errors.ts';
import { checkedText } from '../platform/validation/index.ts';
import {
  type ChangedReport,
  closeReports,
  countOpenReports,
  reopenReports,
  type ReportRow,
  selectClosedReports,
  selectOpenReports,
  selectReport,
  selectReportsOf,
} from './report.sql.ts';

/** Open reports of one listing, the oldest first. */
export interface ReportedListing {
  reports: ReportRow[];
  /** Whether one of them is about a fraud or something illegal. */
  isUrgent: boolean;
}

/** Review of travellers' reports by operators. */
export interface ReportReview {
  /**
   * Returns the oldest open reports, those of one listing together: first listings that may be a
   * fraud or illegal, then those that have waited longest.
   */
  openByListing(limit: number): Promise<ReportedListing[]>;
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
  /**
   * Closes the given reports that are open, with one note. Throws `bad_request` when none is, and
   * `validation_error` for a note that is empty or longer than 1,000 characters.
   */
  closeAll(tx: Tx, ids: readonly number[], note: string): Promise<ChangedReport[]>;
  /** Opens the given reports that are closed, and deletes their notes. Throws `bad_request` when none is. */
  reopen(tx: Tx, ids: readonly number[]): Promise<ChangedReport[]>;
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
    async openByListing(limit) {
      const groups = Map.groupBy(
        (await db.query(selectOpenReports, [limit])).map(asShown),
        ({ id, listing_id: listingId }) => listingId ?? `report ${id}`,
      );
      return [...groups.values()]
        .map((reports) => ({ reports, isUrgent: reports.some(({ urgent }) => urgent) }))
        .toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent));
    },
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
      const closed = await tx.maybeOne(closeReports, [[id], note, clock.now()]);
      if (closed) return { partnerId: closed.partner_id, listingId: closed.listing_id, note };
      if (!(await tx.maybeOne(selectReport, [id]))) throw notFound(id);
      throw new ExpectedError('bad_request', `Report ${id} is closed already.`);
    },
    async closeAll(tx, ids, typed) {
      const closed = await tx.query(closeReports, [
        [...ids],
        checkedText('note', typed),
        clock.now(),
      ]);
      if (closed.length > 0) return closed;
      throw new ExpectedError('bad_request', 'None of these reports is open.');
    },
    async reopen(tx, ids) {
      const reopened = await tx.query(reopenReports, [[...ids]]);
      if (reopened.length > 0) return reopened;
      throw new ExpectedError('bad_request', 'None of these reports is closed.');
    },
  };
}
