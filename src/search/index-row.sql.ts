import { ANY_LISTING, CALENDAR, type ListingInput, SHOWN_LISTING } from '../listings/index.ts';
import { statement } from '../platform/db/index.ts';

/** A shown listing, or an open-data campsite, as the index reads it. */
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
  images: number;
  description: number;
  vehicle: ListingInput['vehicle'] | null;
  campsite: ListingInput['campsite'] | null;
  policies: ListingInput['policies'] | null;
  rating: ListingInput['rating'] | null;
  /**
   * What an open-data campsite neither has nor lacks, as far as its tags say. Absent for listings: what
   * their lists leave out they do not have, unless a list is empty.
   */
  unknown?: { amenities: readonly string[]; pitchTypes: readonly string[] };
  /** Whether an open-data campsite takes members, groups or a private circle alone. */
  isRestricted?: boolean;
}

/** The JSON document is expanded once per row: each separate `->` would decompress it again. */
const SEARCHABLE = `select l.id, l.category, l.lat, l.lng, l.approximate, l.blur_angle,
  l.blur_distance, l.country_code, l.region_id, l.town_id, l.price_from, l.currency, l.price_unit,
  (d.price ->> 'min_nights')::int as min_nights, l.sleeps, extract(epoch from l.created_at)::bigint as created,
  array_to_string(l.amenities, ',') as amenities,
  coalesce(jsonb_array_length(d.images), 0) as images,
  coalesce(length(d.description), 0) as description, d.vehicle, d.campsite, d.policies, d.rating
  from ${SHOWN_LISTING} l,
    jsonb_to_record(l.document) as d (images jsonb, description text, price jsonb, vehicle jsonb,
      campsite jsonb, policies jsonb, rating jsonb)`;

/** How many listings there are, shown or not. */
export const countListings = statement<{ count: number }>(
  'search.count_listings',
  `select count(*) as count from ${ANY_LISTING} l`,
);

/** Cursor over all shown listings, unordered, so that nothing has to be sorted. */
export const DECLARE_SEARCHABLE = `declare searchable no scroll cursor for ${SEARCHABLE}`;

/** The next rows of `DECLARE_SEARCHABLE`. */
export const FETCH_SEARCHABLE = 'fetch 2000 from searchable';

export const selectSearchable = statement<SearchableRow, [ids: number[]]>(
  'search.select_searchable',
  `${SEARCHABLE} where l.id = any($1)`,
);

/** A range of a calendar, in days since 1970-01-01. */
export interface NightsRow {
  listing_id: number;
  from: number;
  to: number;
  available: boolean;
  /** Of a night, in minor units per the listing's unit; null for the listing's own. */
  price: number | null;
}

const NIGHTS = `select listing_id, starts - date '1970-01-01' as "from",
  ends - date '1970-01-01' as "to", available, price
  from ${CALENDAR} c`;

/** Ranges of some listings; those that ended on or before a day are left out. */
export const selectNightsOf = statement<NightsRow, [ids: number[], endedBy: string]>(
  'search.select_nights_of',
  `${NIGHTS} where listing_id = any($1) and ends > $2 order by listing_id`,
);

/** Ranges with a night in the days from one (inclusive) to another (exclusive). */
export const selectNightsWithin = statement<NightsRow, [from: string, before: string]>(
  'search.select_nights_within',
  `${NIGHTS} where starts < $2 and ends > $1`,
);

export const selectListingsOfPartners = statement<{ id: number }, [partnerIds: number[]]>(
  'search.select_listings_of_partners',
  `select id from ${ANY_LISTING} l where partner_id = any($1)`,
);
