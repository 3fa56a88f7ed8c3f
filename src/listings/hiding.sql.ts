import type { Addressee } from '../mails/index.ts';
import { addressee, ANY_PARTNER } from '../partners/index.ts';
import { statement } from '../platform/db/index.ts';

/** A listing with its hidden reason, and the data for mails to its partner. */
export interface HideableRow {
  id: number;
  partner_id: number;
  external_id: string;
  title: string;
  slug: string;
  /** Null when the listing is not hidden. */
  reason: string | null;
  partner: Addressee;
}

/** Locks the listing, so that concurrent changes wait. */
export const selectHideable = statement<HideableRow, [listingId: number]>(
  'listings.select_hideable',
  `select l.id, l.partner_id, l.external_id, l.title, l.slug, h.reason,
     ${addressee('p')} as partner
   from listing l
   join ${ANY_PARTNER} p on p.id = l.partner_id
   left join hidden_listing h on (h.partner_id, h.external_id) = (l.partner_id, l.external_id)
   where l.id = $1 for no key update of l`,
);

/** Hides a listing, or changes the reason of a hidden one. */
export const hideListing = statement<never, [listingId: number, reason: string, now: Date]>(
  'listings.hide_listing',
  `with noted as (
     insert into hidden_listing (partner_id, external_id, reason, hidden_at)
     select partner_id, external_id, $2, $3 from listing where id = $1
     on conflict (partner_id, external_id) do update set reason = excluded.reason
   )
   update listing set hidden = true where id = $1 and not hidden`,
);

export const unhideListing = statement<never, [listingId: number]>(
  'listings.unhide_listing',
  `with deleted as (
     delete from hidden_listing h using listing l
     where l.id = $1 and (h.partner_id, h.external_id) = (l.partner_id, l.external_id)
   )
   update listing set hidden = false where id = $1 and hidden`,
);

/** A hidden listing as its partner sees it. */
export interface HiddenRow {
  external_id: string;
  reason: string;
  hidden_at: Date;
}

/** A hidden listing that has not been deleted. */
export interface HiddenListing {
  external_id: string;
  title: string;
  reason: string;
}

/** Selects a partner's hidden listings that have not been deleted, the last hidden first. */
export const selectHiddenListings = statement<HiddenListing, [partnerId: number, limit: number]>(
  'listings.select_hidden_listings',
  `select l.external_id, l.title, h.reason from hidden_listing h
   join listing l on (l.partner_id, l.external_id) = (h.partner_id, h.external_id)
   where h.partner_id = $1 order by h.hidden_at desc, l.external_id limit $2`,
);

/** Selects the hidden ones among a partner's given listings; all hidden ones when none are given. */
export const selectHidden = statement<
  HiddenRow,
  [partnerId: number, externalIds: readonly string[] | null]
>(
  'listings.select_hidden',
  `select external_id, reason, hidden_at from hidden_listing
   where partner_id = $1 and ($2::text[] is null or external_id = any($2))
   order by hidden_at, external_id`,
);
