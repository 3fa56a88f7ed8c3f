import { ANY_LISTING, CALENDAR, type ListingInput, SHOWN_LISTING } from '../listings/index.ts';
import { statement } from '../platform/db/index.ts';

/** The facts that the index reads of a shown listing or an open-data campsite. */
export interface SearchableRow {
  id: number;
  category: string;
  lat: number;
  lng: number;
  approximate: boolean;
  blur_angle: number;
  blur_distance: number;
  country_code: string;
  region_id: string | null;
  town_id: number | null;
  price_from: number | null;
  currency: string | null;
  price_unit: 'night' | 'week' | null;
  min_nights: number | null;
  sleeps: number | null;
  /** Seconds since 1970. */
  created: number;
  /** Separated by commas. */
  amenities: string;
  /** Number of images. */
  images: number;
  /** Length of the description in characters. */
  description: number;
  vehicle: ListingInput['vehicle'] | null;
  campsite: ListingInput['campsite'] | null;
  policies: ListingInput['policies'] | null;
  rating: ListingInput['rating'] | null;
  /**
   * The amenities and pitch types that the tags of an open-data campsite do not mention. Absent for
   * listings: an amenity that a listing's list leaves out counts as absent, unless the list is empty.
   */
  unknown?: { amenities: readonly string[]; pitchTypes: readonly string[] };
  /** Whether an open-data campsite only takes members, groups or other restricted visitors. */
  isRestricted?: boolean;
}

/** Expands the JSON document once per row, because each separate `->` would decompress it again. */
const SEARCHABLE = `select l.id, l.category, l.lat, l.lng, l.approximate, l.blur_angle,
  l.blur_distance, l.country_code, l.region_id, l.town_id, l.price_from, l.currency, l.price_unit,
  (d.price ->> 'min_nights')::int as min_nights, l.sleeps, extract(epoch from l.created_at)::bigint as created,
  array_to_string(l.amenities, ',') as amenities,
  coalesce(jsonb_array_length(d.images), 0) as images,
  coalesce(length(d.description), 0) as description, d.vehicle, d.campsite, d.policies, d.rating
  from ${SHOWN_LISTING} l,
    jsonb_to_record(l.document) as d (images jsonb, description text, price jsonb, vehicle jsonb,
      campsite jsonb, policies jsonb, rating jsonb)`;

/** Counts all listings, shown or not. */
export const countListings = statement<{ count: number }>(
  'search.count_listings',
  `select count(*) as count from ${ANY_LISTING} l`,
);

/** Declares a cursor over all shown listings; they have no order, so that the database need not sort. */
export const DECLARE_SEARCHABLE = `declare searchable no scroll cursor for ${SEARCHABLE}`;

/** Fetches the next rows of `DECLARE_SEARCHABLE`. */
export const FETCH_SEARCHABLE = 'fetch 2000 from searchable';

export const selectSearchable = statement<SearchableRow, [ids: number[]]>(
  'search.select_searchable',
  `${SEARCHABLE} where l.id = any($1)`,
);

/** A range of a listing's calendar, in days since 1970-01-01; `to` is exclusive. */
export interface NightsRow {
  listing_id: number;
  from: number;
  to: number;
  available: boolean;
  /** Price of a night or week (by the listing's unit) in minor units; null for the listing's own price. */
  price: number | null;
}

const NIGHTS = `select listing_id, starts - date '1970-01-01' as "from",
  ends - date '1970-01-01' as "to", available, price
  from ${CALENDAR} c`;

/** Selects the ranges of listings, without those that ended on or before `endedBy`. */
export const selectNightsOf = statement<NightsRow, [ids: number[], endedBy: string]>(
  'search.select_nights_of',
  `${NIGHTS} where listing_id = any($1) and ends > $2 order by listing_id`,
);

/** Selects the ranges of all listings that have a night between `from` (inclusive) and `before` (exclusive). */
export const selectNightsWithin = statement<NightsRow, [from: string, before: string]>(
  'search.select_nights_within',
  `${NIGHTS} where starts < $2 and ends > $1`,
);

export const selectListingsOfPartners = statement<{ id: number }, [partnerIds: number[]]>(
  'search.select_listings_of_partners',
  `select id from ${ANY_LISTING} l where partner_id = any($1)`,
);
