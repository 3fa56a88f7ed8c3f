import type { PartnerStatus } from '../partners/index.ts';
import { timestamp } from '../platform/clock.ts';
import type { ListingStatus } from './enumerations.ts';
import type { ListingInput } from './listing.schema.ts';
import type { ListingRow } from './listing.sql.ts';

/** A listing as its partner sees it. */
export type ListingAnswer = ReturnType<typeof presentListing>;

/** Dependencies of presenting a listing. */
export interface PresentContext {
  publicUrl: string;
  /** Returns the town of a GeoNames id. */
  town(id: number): { id: number; name: string } | undefined;
}

/** Whether travellers see a listing; `SHOWN_LISTING` is the same condition in SQL. */
export const isShown = (listing: {
  status: ListingStatus;
  isHidden: boolean;
  partnerStatus: PartnerStatus;
}): boolean =>
  listing.status === 'active' && !listing.isHidden && listing.partnerStatus === 'approved';

/** The path of a listing's page on the site. */
export const listingPath = (slug: string, id: number): string =>
  `/listing/${encodeURIComponent(slug)}-${id}`;

const priceOf = (price: ListingInput['price']) =>
  price
    ? {
        from: price.from,
        currency: price.currency,
        unit: price.unit,
        min_nights: price.min_nights ?? null,
        deposit: price.deposit ?? null,
      }
    : null;

/** The number of people a listing sleeps: its berths; null for campsites and when not stated. */
export const sleepsOf = ({ category, vehicle }: Pick<ListingInput, 'category' | 'vehicle'>) =>
  category === 'campsite' ? null : (vehicle?.berths ?? null);

/** Presents a listing as the partner API answers it; times in UTC to the second. */
export function presentListing(row: ListingRow, { publicUrl, town }: PresentContext) {
  const { document } = row;
  const { lat, lng, precision, name } = document.location;
  return {
    id: row.id,
    external_id: row.external_id,
    category: document.category,
    status: document.status,
    title: document.title,
    description: document.description ?? null,
    url: document.url,
    public_url: publicUrl + listingPath(row.slug, row.id),
    images: document.images,
    location: {
      lat,
      lng,
      precision,
      name: name ?? null,
      country_code: row.country_code,
      region_id: row.region_id,
      town: (row.town_id !== null && town(row.town_id)) || null,
    },
    price: priceOf(document.price),
    vehicle: document.vehicle ?? null,
    campsite: document.campsite ?? null,
    amenities: row.amenities,
    policies: document.policies ?? null,
    rating: document.rating ?? null,
    osm_ref: row.place_id === null ? null : (document.osm_ref ?? null),
    place_id: row.place_id,
    sleeps: sleepsOf(document),
    created_at: timestamp(row.created_at),
    updated_at: timestamp(row.updated_at),
  };
}
