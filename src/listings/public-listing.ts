import type { ListingInput } from './listing.schema.ts';

/** The position that travellers see: the listing's own, or a fixed point nearby if approximate. */
export interface PublicPosition {
  lat: number;
  lng: number;
  /** Distance in metres from the point within which the listing is; 0 when the point is exact. */
  radius: number;
}

/**
 * A listing as travellers see it. Never contains the exact point or the location's name when it is
 * approximate.
 */
export interface PublicListing {
  id: number;
  slug: string;
  /** `/listing/{slug}-{id}`. */
  path: string;
  category: ListingInput['category'];
  title: string;
  /** Plain text; blank lines separate paragraphs. */
  description: string | null;
  /** Host name of the partner's page, for "See it on …"; the link itself is `/go/{id}`. */
  partnerHost: string;
  images: ListingInput['images'];
  position: PublicPosition;
  /** The pick-up point's name; null for approximate listings. */
  locationName: string | null;
  countryCode: string;
  regionId: string | null;
  regionName: string | null;
  town: { id: number; name: string } | null;
  price: {
    from: number;
    currency: string;
    unit: 'night' | 'week';
    min_nights: number | null;
    deposit: number | null;
  } | null;
  vehicle: ListingInput['vehicle'] | null;
  campsite: ListingInput['campsite'] | null;
  amenities: ListingInput['amenities'];
  policies: ListingInput['policies'] | null;
  rating: ListingInput['rating'] | null;
  sleeps: number | null;
  /** The linked campsite of open data; null when not linked. */
  placeId: number | null;
  partner: { name: string; slug: string; isDemo: boolean };
  createdAt: Date;
  updatedAt: Date;
}

/** The answer of `/listing/{id}`: the listing, or that it was deleted (410) or never existed (404). */
export type PublicListingAnswer =
  | { found: true; listing: PublicListing }
  | { found: false; gone: boolean };

/** One range of the calendar: the nights from `start` (included) to `end` (excluded). */
export interface AvailabilityRange {
  start: string;
  end: string;
  status: 'available' | 'unavailable';
  /** Minor units per the listing's price unit; null when the listing's own price applies. */
  price: number | null;
}
