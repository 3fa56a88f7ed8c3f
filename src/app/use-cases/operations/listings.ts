import type { PairChange, Pairs } from '../../../duplicates/index.ts';
import type { HidingChange, ListingHiding } from '../../../listings/index.ts';
import type { ChangedReport, ReportReview } from '../../../reports/index.ts';
import type { Recorder } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { ExpectedError } from '../../../platform/errors.ts';

interface Deps {
  listingHiding: ListingHiding;
  reportReview: ReportReview;
  pairs: Pick<Pairs, 'rejectMatch' | 'restoreMatch'>;
}

const entryOf = (action: string, { id, partnerId, title, before, after }: HidingChange) =>
  before === after
    ? null
    : {
        action,
        subject: `listing ${id}`,
        partnerId,
        reason: after,
        before: { hidden: before !== null, reason: before },
        after: { hidden: after !== null, title },
      };

const pairEntry = (action: string, id: number, { partnerId, other }: PairChange) => ({
  action,
  subject: `listing ${id}`,
  partnerId,
  after: { other },
});

const OPEN = { open: true };
const CLOSED = { open: false };

const aboutReport = ({ id, partner_id: partnerId }: ChangedReport) => ({
  subject: `report ${id}`,
  partnerId,
});

/** The note of reports that are closed because their listing was hidden. */
const HIDDEN_NOTE = 'The listing was hidden.';

/** Operations of operators on listings and travellers' reports about them. */
export const createListingOperations = (
  { listingHiding, reportReview, pairs }: Deps,
  { change, record }: Recorder,
) => {
  const closeAll = async (tx: Tx, ids: readonly number[], note: string): Promise<number[]> => {
    const closed = await reportReview.closeAll(tx, ids, note);
    for (const report of closed) {
      const states = { before: OPEN, after: { ...CLOSED, listing: report.listing_id } };
      const entry = { action: 'report.close', ...aboutReport(report), reason: note, ...states };
      await record(tx, entry);
    }
    return closed.map(({ id }) => id);
  };
  const reopenAll = async (tx: Tx, ids: readonly number[]): Promise<number[]> => {
    const reopened = await reportReview.reopen(tx, ids);
    for (const report of reopened) {
      const states = { before: CLOSED, after: { ...OPEN, listing: report.listing_id } };
      await record(tx, { action: 'report.reopen', ...aboutReport(report), ...states });
    }
    return reopened.map(({ id }) => id);
  };
  return {
    /** Hides a listing from every public page; the partner sees the reason. */
    hide: (id: number, reason: string): Promise<HidingChange> =>
      change(async (tx) => {
        const result = await listingHiding.hide(tx, id, reason);
        return { result, entry: entryOf('listing.hide', result) };
      }),

    unhide: (id: number): Promise<HidingChange> =>
      change(async (tx) => {
        const result = await listingHiding.unhide(tx, id);
        return { result, entry: entryOf('listing.unhide', result) };
      }),

    /** Records that two listings are not the same vehicle or campsite. */
    rejectMatch: (id: number, otherId: number): Promise<PairChange> =>
      change(async (tx) => {
        const result = await pairs.rejectMatch(tx, id, otherId, null);
        return { result, entry: pairEntry('listing.part', id, result) };
      }),

    /** Deletes the record of a rejected match, whoever created it. */
    restoreMatch: (id: number, otherId: number): Promise<PairChange> =>
      change(async (tx) => {
        const result = await pairs.restoreMatch(tx, id, otherId, null);
        return { result, entry: pairEntry('listing.join', id, result) };
      }),

    /** Closes a traveller's report with a note about the findings. */
    closeReport: (id: number, note: string): Promise<void> =>
      change(async (tx) => {
        const { partnerId, listingId, note: reason } = await reportReview.close(tx, id, note);
        const states = { before: { open: true }, after: { open: false, listing: listingId } };
        const about = { subject: `report ${id}`, partnerId, reason };
        return { result: undefined, entry: { action: 'report.close', ...about, ...states } };
      }),

    /**
     * Closes the given reports that are open, with one note; returns their ids. Throws `bad_request`
     * when none is, and `validation_error`.
     */
    closeReports: (ids: readonly number[], note: string): Promise<number[]> =>
      change(async (tx) => ({ result: await closeAll(tx, ids, note), entry: null })),

    /**
     * Hides the listing of a report, and closes the report with others of the same listing. Throws
     * `not_found`, `bad_request` when the listing is deleted or no report is open, and
     * `validation_error`.
     * @param given.reason for the partner
     * @param given.note for operators; may be empty
     * @param given.others ids of other reports of the listing that are closed too
     */
    hideAndCloseReports: (
      id: number,
      given: { reason: string; note: string; others: readonly number[] },
    ): Promise<number[]> =>
      change(async (tx) => {
        const { listing_id: listingId } = await reportReview.show(id);
        if (listingId === null) {
          throw new ExpectedError('bad_request', 'The listing was deleted: close the report.');
        }
        const hidden = await listingHiding.hide(tx, listingId, given.reason);
        const of = await reportReview.ofListing(listingId);
        const others = of.filter((report) => given.others.includes(report.id));
        const ids = [id, ...others.map((report) => report.id)];
        const result = await closeAll(tx, ids, given.note.trim() || HIDDEN_NOTE);
        return { result, entry: entryOf('listing.hide', hidden) };
      }),

    /** Opens closed reports again; returns their ids. Throws `bad_request` when none is closed. */
    reopenReports: (ids: readonly number[]): Promise<number[]> =>
      change(async (tx) => ({ result: await reopenAll(tx, ids), entry: null })),

    /**
     * Takes back `hideAndCloseReports`: shows the listing of the first report again, and opens the
     * reports; returns their ids. Throws `not_found` and `bad_request` when none is closed.
     */
    unhideAndReopenReports: (ids: readonly [number, ...number[]]): Promise<number[]> =>
      change(async (tx) => {
        const { listing_id: listingId } = await reportReview.show(ids[0]);
        const result = await reopenAll(tx, ids);
        if (listingId === null) return { result, entry: null };
        const shown = await listingHiding.unhide(tx, listingId);
        return { result, entry: entryOf('listing.unhide', shown) };
      }),
  };
};
