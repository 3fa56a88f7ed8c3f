import { ANY_PARTNER, type PartnerStatus } from '../partners/index.ts';
import { statement } from '../platform/db/index.ts';
import type { Category, ListingStatus } from './enumerations.ts';

/** A listing of any partner, as operators find it. */
export interface FoundRow {
  id: number;
  external_id: string;
  partner_id: number;
  partner_slug: string;
  partner_name: string;
  partner_status: PartnerStatus;
  category: Category;
  status: ListingStatus;
  title: string;
  slug: string;
  url: string;
  updated_at: Date;
  /** Null when the listing is not hidden. */
  hidden_reason: string | null;
  hidden_at: Date | null;
}

const FOUND = `select l.id, l.external_id, l.partner_id, p.slug as partner_slug, p.name as partner_name,
    p.status as partner_status, l.category, l.status, l.title, l.slug, l.url, l.updated_at,
    h.reason as hidden_reason, h.hidden_at
  from listing l
  join ${ANY_PARTNER} p on p.id = l.partner_id
  left join hidden_listing h on (h.partner_id, h.external_id) = (l.partner_id, l.external_id)`;

// Separate statements instead of one with optional conditions, which would have the same plan for
// all cases.

export const findListing = statement<FoundRow, [listingId: number]>(
  'listings.find_listing',
  `${FOUND} where l.id = $1`,
);

/** Search conditions for listings. */
export interface FindRecord {
  /** The partner's own id; also finds listings whose title does not match. */
  external_id: string;
  /** Patterns that must all match the title in lower case. */
  patterns: string[];
  /** Whether only hidden listings are selected. */
  hidden: boolean;
  before_id: number;
  limit: number;
}

const MATCHING = `(l.external_id = $1::jsonb ->> 'external_id' or lower(l.title) like all(
    array(select jsonb_array_elements_text($1::jsonb -> 'patterns'))))
  and (l.hidden or not ($1::jsonb ->> 'hidden')::boolean)
  and l.id < ($1::jsonb ->> 'before_id')::bigint
  order by l.id desc limit ($1::jsonb ->> 'limit')::int`;

/** Selects listings, newest first. */
export const findListings = statement<FoundRow, [find: FindRecord]>(
  'listings.find_listings',
  `${FOUND} where ${MATCHING}`,
);

export const findListingsOfPartner = statement<FoundRow, [find: FindRecord, partnerId: number]>(
  'listings.find_listings_of_partner',
  `${FOUND} where l.partner_id = $2 and ${MATCHING}`,
);

export const findHiddenListings = statement<FoundRow, [find: FindRecord]>(
  'listings.find_hidden_listings',
  `${FOUND} where l.hidden and ${MATCHING}`,
);
