import { ANY_PARTNER, APPROVED_TEST_ACCOUNT } from '../partners/index.ts';
import { CAMPSITE_OBJECT } from '../places/index.ts';
import { statement } from '../platform/db/index.ts';
import type { Category, ListingStatus } from './enumerations.ts';
import type { ListingInput } from './listing.schema.ts';
import type { TruePosition } from './public-position.ts';
import { SHOWN_LISTING } from './published.sql.ts';
import { deletedListings } from './write.sql.ts';

/** A listing as it is stored. */
export interface ListingRow {
  id: number;
  external_id: string;
  document: Omit<ListingInput, 'amenities'>;
  amenities: ListingInput['amenities'];
  slug: string;
  country_code: string;
  region_id: string | null;
  town_id: number | null;
  place_id: number | null;
  created_at: Date;
  updated_at: Date;
}

const SELECTED = `l.id, l.external_id, l.document, l.amenities, l.slug, l.country_code, l.region_id,
  l.town_id, p.campsite_id as place_id, l.created_at, l.updated_at`;
const CAMPSITE_JOIN = `left join ${CAMPSITE_OBJECT} p on p.osm_ref = l.osm_ref and l.category = 'campsite'`;

export const selectListing = statement<ListingRow, [partnerId: number, externalId: string]>(
  'listings.select_listing',
  `select ${SELECTED} from listing l ${CAMPSITE_JOIN} where l.partner_id = $1 and l.external_id = $2`,
);

/** The size of a page of listings and its filters; null for filters that are not set. */
export interface ListingPage {
  status: ListingStatus | null;
  category: Category | null;
  limit: number;
}

/** A partner's listings in the order of their ids. */
export const selectListings = statement<
  ListingRow,
  [partnerId: number, afterId: number, updatedSince: Date | null, page: ListingPage]
>(
  'listings.select_listings',
  `select ${SELECTED} from listing l ${CAMPSITE_JOIN}
   where l.partner_id = $1 and l.id > $2
     and ($4::jsonb ->> 'status' is null or l.status = $4::jsonb ->> 'status')
     and ($4::jsonb ->> 'category' is null or l.category = $4::jsonb ->> 'category')
     and ($3::timestamptz is null or l.updated_at >= $3)
   order by l.id limit ($4::jsonb ->> 'limit')::bigint`,
);

/** Selects the content of a partner's listings by their ids. */
export const selectDocuments = statement<
  Pick<ListingRow, 'external_id' | 'document' | 'amenities' | 'country_code'>,
  [partnerId: number, externalIds: string[]]
>(
  'listings.select_documents',
  `select external_id, document, amenities, country_code from listing
   where partner_id = $1 and external_id = any($2)`,
);

/** Selects the ids of listings by the slugs of their titles, without listings that are being deleted. */
export const selectIdsBySlug = statement<
  { slug: string; external_id: string },
  [partnerId: number, slugs: string[]]
>(
  'listings.select_ids_by_slug',
  `select s.slug, l.external_id from listing_summary s join listing l on l.id = s.listing_id
   where s.partner_id = $1 and s.slug = any($2) and not s.deleting order by s.listing_id`,
);

/** Deletes a listing and records its id as deleted. */
export const deleteListing = statement<never, [partnerId: number, externalId: string, now: Date]>(
  'listings.delete_listing',
  deletedListings('partner_id = $1 and external_id = $2', '$3'),
);

/** Numbers of a partner's listings by status. */
export interface ListingCounts {
  active: number;
  paused: number;
}

const COUNTS = `count(*) filter (where status = 'active')::int as active,
     count(*) filter (where status = 'paused')::int as paused`;

export const countListings = statement<ListingCounts, [partnerId: number]>(
  'listings.count_listings',
  `select ${COUNTS} from listing where partner_id = $1`,
);

/** Counts the listings of every partner that has any. */
export const countListingsOfAll = statement<ListingCounts & { partner_id: number }>(
  'listings.count_listings_of_all',
  `select partner_id, ${COUNTS} from listing group by partner_id`,
);

/** A listing with all the data of its public page. */
export interface PublicRow extends ListingRow {
  partner_id: number;
  lat: number;
  lng: number;
  approximate: boolean;
  blur_angle: number;
  blur_distance: number;
  partner_name: string;
  partner_slug: string;
  is_demo: boolean;
}

const SHOWN_PARTS = `l.partner_id, l.lat, l.lng, l.approximate, l.blur_angle, l.blur_distance`;

/** Selects the given listings that are shown, in the order of their ids. */
export const selectPublicListings = statement<PublicRow, [listingIds: readonly number[]]>(
  'listings.select_public_listings',
  `select ${SELECTED}, ${SHOWN_PARTS}, l.partner_name, l.partner_slug, l.is_demo
   from ${SHOWN_LISTING} l ${CAMPSITE_JOIN} where l.id = any($1::bigint[]) order by l.id`,
);

/** Selects a partner's own listing for its preview, whether it is shown or not. */
export const selectPreview = statement<PublicRow, [partnerId: number, externalId: string]>(
  'listings.select_preview',
  `select ${SELECTED}, ${SHOWN_PARTS}, partner.name as partner_name, partner.slug as partner_slug,
     false as is_demo
   from listing l join ${ANY_PARTNER} partner on partner.id = l.partner_id ${CAMPSITE_JOIN}
   where l.partner_id = $1 and l.external_id = $2`,
);

/** A listing of a test account, paused or not. */
export const selectTestPreview = statement<PublicRow, [listingId: number]>(
  'listings.select_test_preview',
  `select ${SELECTED}, ${SHOWN_PARTS}, partner.name as partner_name, partner.slug as partner_slug,
     false as is_demo
   from listing l join ${APPROVED_TEST_ACCOUNT} partner on partner.id = l.partner_id ${CAMPSITE_JOIN}
   where l.id = $1`,
);

/** Selects a row when a listing with that id was deleted. */
export const selectDeleted = statement<{ id: number }, [listingId: number]>(
  'listings.select_deleted',
  'select id from deleted_listing where id = $1',
);

/** A listing without its content. */
interface VisibilityRow extends TruePosition {
  id: number;
  title: string;
  slug: string;
  status: ListingStatus;
  /** Why an operator has hidden it; null when it is not hidden. */
  hidden: string | null;
}

export const selectVisibility = statement<VisibilityRow, [partnerId: number, externalId: string]>(
  'listings.select_visibility',
  `select l.id, l.title, l.slug, l.status, h.reason as hidden, l.lat, l.lng, l.approximate,
     l.blur_angle, l.blur_distance
   from listing l
   left join hidden_listing h on (h.partner_id, h.external_id) = (l.partner_id, l.external_id)
   where l.partner_id = $1 and l.external_id = $2`,
);
