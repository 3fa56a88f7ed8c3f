import type { PairChange, Pairs } from '../../../duplicates/index.ts';
import type { HidingChange, ListingHiding } from '../../../listings/index.ts';
import type { ReportReview } from '../../../reports/index.ts';
import type { Recorder } from '../../../platform/audit/index.ts';

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

/** Operations of operators on listings and travellers' reports about them. */
export const createListingOperations = (
  { listingHiding, reportReview, pairs }: Deps,
  { change }: Recorder,
) => ({
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
});
