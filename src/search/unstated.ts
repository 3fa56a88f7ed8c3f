import { CATEGORIES, type Category, type ListingInput } from '../listings/index.ts';
import { CAMPSITE, countedOf, isMotorised } from './filters/audience.ts';
import type { Filter } from './filters/filter.ts';
import { FILTERS, type FilterName } from './filters/registry.ts';
import type { SearchableRow } from './index-row.sql.ts';

/** A filter whose criterion a listing does not state, with the field of the API that would state it. */
export interface UnstatedFilter {
  filter: FilterName;
  field: string;
}

const rowOf = (listing: ListingInput): SearchableRow => ({
  id: 0,
  category: listing.category,
  lat: listing.location.lat,
  lng: listing.location.lng,
  approximate: listing.location.precision === 'approximate',
  blur_angle: 0,
  blur_distance: 0,
  country_code: '',
  region_id: null,
  town_id: null,
  price_from: listing.price?.from ?? null,
  currency: listing.price?.currency ?? null,
  price_unit: listing.price?.unit ?? null,
  min_nights: listing.price?.min_nights ?? null,
  sleeps: listing.vehicle?.berths ?? null,
  created: 0,
  amenities: listing.amenities.join(','),
  images: listing.images.length,
  description: listing.description?.length ?? 0,
  vehicle: listing.vehicle ?? null,
  campsite: listing.campsite ?? null,
  policies: listing.policies ?? null,
  rating: listing.rating ?? null,
});

const ALL: readonly (Filter & { name: FilterName })[] = FILTERS;

/** The filters, in the registry's order, that apply to a listing and whose criterion the listing does not state. */
export function unstatedFilters(listing: ListingInput): UnstatedFilter[] {
  const row = rowOf(listing);
  const audience = listing.category === CAMPSITE ? 'campsites' : 'vehicles';
  return ALL.flatMap(({ name, appliesTo, field, isStated }) => {
    const concerns =
      countedOf(appliesTo) === audience ||
      (appliesTo === 'all' && (name !== 'dates' || audience === 'campsites'));
    if (field === undefined || !concerns || isStated === undefined || isStated(row)) return [];
    if (appliesTo === 'motorised' && !isMotorised(listing.category)) return [];
    return [{ filter: name, field }];
  });
}

/** The fields that state what travellers filter by, for each category, in the registry's order. */
export const filteredFields = (): Record<Category, string[]> =>
  Object.fromEntries(
    CATEGORIES.map((category) => {
      const bare: ListingInput = {
        category,
        status: 'active',
        title: '',
        url: '',
        images: [],
        location: { lat: 0, lng: 0, precision: 'exact', country_code: undefined },
        amenities: [],
      };
      return [category, [...new Set(unstatedFilters(bare).map(({ field }) => field))]];
    }),
  ) as Record<Category, string[]>;
