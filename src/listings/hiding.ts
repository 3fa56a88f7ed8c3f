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

/** The effect of hiding or unhiding a listing. */
export interface HidingChange {
  id: number;
  partnerId: number;
  title: string;
  /** The reasons before and after; null when not hidden. */
  before: string | null;
  after: string | null;
}

/**
 * Hides listings from every public page, whatever their partners send, and notifies the partners of
 * the reason. Methods that take a listing's id throw `not_found` when the listing does not exist.
 */
export interface ListingHiding {
  /**
   * Hides a listing, or changes the reason of a hidden one. The partner sees the reason. Throws
   * `validation_error` for a reason that is empty or longer than 1,000 characters.
   */
  hide(tx: Tx, listingId: number, reason: string): Promise<HidingChange>;
  /** Shows a hidden listing again, unless its partner has paused it. */
  unhide(tx: Tx, listingId: number): Promise<HidingChange>;
  /** Returns the hidden ones among a partner's given listings; all hidden ones when no list is given. */
  of(partnerId: number, externalIds?: readonly string[]): Promise<HiddenRow[]>;
  /** Returns at most 100 of a partner's hidden listings that have not been deleted, the last hidden first. */
  listed(partnerId: number): Promise<HiddenListing[]>;
}

interface Deps {
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
export const createListingHiding = ({ db, clock, publicUrl, mails }: Deps): ListingHiding => ({
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
