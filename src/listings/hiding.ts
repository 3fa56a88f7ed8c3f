import type { Clock } from '../platform/clock.ts';
import { listingHidden, listingShownAgain, pageIn, type PartnerMails } from '../mails/index.ts';
import type { Db, Tx } from '../platform/db/index.ts';
import { ExpectedError } from '../platform/errors.ts';
import { checkedText } from '../platform/validation/index.ts';
import {
  type HiddenListing,
  hideListing,
  type HideableRow,
  type HiddenRow,
  selectHidden,
  selectHiddenListings,
  selectHideable,
  unhideListing,
} from './hiding.sql.ts';
import { listingPath } from './listing.present.ts';

/** What hiding or unhiding has changed. */
export interface HidingChange {
  id: number;
  partnerId: number;
  title: string;
  /** The reasons before and now; null when it was or is not hidden. */
  before: string | null;
  after: string | null;
}

/**
 * Keeps listings off every public page, whatever their partners send, and notifies the partners of the reason. Methods
 * that take a listing's id throw `not_found` when there is none.
 */
export interface ListingHiding {
  /**
   * Hides a listing, or gives a hidden one another reason, which its partner reads. Throws
   * `validation_error` for a reason that is empty or has more than 1,000 characters.
   */
  hide(tx: Tx, listingId: number, reason: string): Promise<HidingChange>;
  /** Shows a hidden listing again, as far as its partner has not paused it. */
  unhide(tx: Tx, listingId: number): Promise<HidingChange>;
  /** Of the given listings of a partner, those that are hidden; all hidden ones without a list. */
  of(partnerId: number, externalIds?: readonly string[]): Promise<HiddenRow[]>;
  /** A partner's hidden listings as far as they exist, those hidden last first, 100 at most. */
  listed(partnerId: number): Promise<HiddenListing[]>;
}

interface Needs {
  db: Db;
  clock: Clock;
  publicUrl: string;
  mails: PartnerMails;
}

const locked = async (tx: Tx, listingId: number): Promise<HideableRow> => {
  const row = await tx.maybeOne(selectHideable, [listingId]);
  if (!row) throw new ExpectedError('not_found', `There is no listing ${listingId}.`);
  return row;
};

const change = (row: HideableRow, after: string | null): HidingChange => ({
  id: row.id,
  partnerId: row.partner_id,
  title: row.title,
  before: row.reason,
  after,
});

const aboutOf = ({ id, external_id, title }: HideableRow) => ({
  listingId: id,
  externalId: external_id,
  title,
});

const MAX_LISTED = 100;

/** Makes the use cases of hiding listings. */
export const createListingHiding = ({ db, clock, publicUrl, mails }: Needs): ListingHiding => ({
  async hide(tx, listingId, given) {
    const reason = checkedText('reason', given);
    const row = await locked(tx, listingId);
    if (row.reason !== reason) {
      await tx.execute(hideListing, [listingId, reason, clock.now()]);
      await mails.post(tx, row.partner, (language, dashboard) => {
        const link = `${dashboard}/listings/edit/${encodeURIComponent(row.external_id)}`;
        return listingHidden(language, { ...aboutOf(row), reason, link });
      });
    }
    return change(row, reason);
  },
  async unhide(tx, listingId) {
    const row = await locked(tx, listingId);
    if (row.reason !== null) {
      await tx.execute(unhideListing, [listingId]);
      const path = listingPath(row.slug, row.id);
      await mails.post(tx, row.partner, (language) =>
        listingShownAgain(language, { ...aboutOf(row), link: pageIn(language, publicUrl, path) }),
      );
    }
    return change(row, null);
  },
  of: (partnerId, externalIds) => db.query(selectHidden, [partnerId, externalIds ?? null]),
  listed: (partnerId) => db.query(selectHiddenListings, [partnerId, MAX_LISTED]),
});
