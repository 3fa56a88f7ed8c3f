import {
  AMENITIES,
  FUELS,
  type ListingInput,
  PITCH_TYPES,
  TRANSMISSIONS,
  VEHICLE_CLASSES,
} from '../../src/listings/index.ts';
import { defaultTowns } from '../../src/places/index.ts';
import { regionOfGeoNames } from '../../src/places/regions.ts';
import type { SearchableRow } from '../../src/search/index-row.sql.ts';
import { readTowns } from '../../src/places/towns/town-file.ts';
import { type Seeded, seeded } from '@campcairn/seeded';

/** A town around which listings are placed. */
export interface Centre {
  id: number;
  name: string;
  countryCode: string;
  regionId: string | null;
  lat: number;
  lng: number;
  weight: number;
}

/** A synthetic listing and its town. */
export interface Synthetic {
  input: ListingInput;
  centre: Centre;
}

/** Converts a listing to the form that the index reads. */
export function searchableOf(id: number, { input, centre }: Synthetic): SearchableRow {
  const { location, price, vehicle, campsite, policies, rating } = input;
  return {
    id,
    category: input.category,
    lat: location.lat,
    lng: location.lng,
    approximate: location.precision === 'approximate',
    blur_angle: 0.5,
    blur_distance: 0.5,
    country_code: centre.countryCode,
    region_id: centre.regionId,
    town_id: centre.id,
    price_from: price?.from ?? null,
    currency: price?.currency ?? null,
    price_unit: price?.unit ?? null,
    min_nights: price?.min_nights ?? null,
    sleeps: vehicle?.berths ?? null,
    created: Date.UTC(2026, 0, 1) / 1000 + id,
    amenities: input.amenities.join(','),
    images: input.images.length,
    description: input.description?.length ?? 0,
    vehicle: vehicle ?? null,
    campsite: campsite ?? null,
    policies: policies ?? null,
    rating: rating ?? null,
  };
}

const COUNTRIES = new Set(['GB', 'IE', 'FR', 'ES', 'PT']);

/** Returns the towns of the five countries. Small towns get nearly as many listings as large ones. */
export async function readCentres(): Promise<Centre[]> {
  const centres: Centre[] = [];
  for await (const towns of readTowns(defaultTowns())) {
    for (const town of towns) {
      if (town === undefined || !COUNTRIES.has(town.countryCode)) continue;
      const { id, name, countryCode, lat, lng, admin1, population } = town;
      const regionId = regionOfGeoNames(countryCode, admin1);
      const weight = (population + 2000) ** 0.35;
      centres.push({ id, name, countryCode, regionId, lat, lng, weight });
    }
  }
  return centres;
}

/**
 * Returns a generator of listings, most of them close to a town. The same seed gives the same
 * sequence.
 */
export function synthesiser(centres: readonly Centre[], seed = 'search'): () => Synthetic {
  const stream = seeded(seed);
  const sums: number[] = [];
  let sum = 0;
  for (const { weight } of centres) sums.push((sum += weight));
  const pickCentre = () => {
    const wanted = stream.next() * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sums[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return centres[low]!;
  };
  return () => {
    const centre = pickCentre();
    return { input: listingNear(stream, centre), centre };
  };
}

const bell = (stream: Seeded) => stream.next() + stream.next() + stream.next() - 1.5;

function listingNear(stream: Seeded, centre: Centre): ListingInput {
  const km = stream.chance(0.25) ? 20 : 5;
  const lat = centre.lat + (bell(stream) * km) / 111;
  const lng = centre.lng + (bell(stream) * km) / (111 * Math.cos((lat * Math.PI) / 180));
  const campsite = stream.chance(0.4);
  const stated = <T>(make: () => T) => (stream.chance(0.8) ? make() : undefined);
  const yesOrNo = () => stated(() => stream.chance(0.6));
  const listing = {
    category: campsite
      ? 'campsite'
      : stream.weighted([
          ['campervan', 5],
          ['motorhome', 4],
          ['caravan', 1],
        ]),
    status: 'active',
    title: `${campsite ? 'Pitches' : 'A van'} near ${centre.name}`,
    description: 'Quiet, well kept and close to the water. '.repeat(stream.whole(2, 24)),
    url: 'https://bench.example/listing',
    images: Array.from({ length: stream.whole(0, 8) }, (_, i) => ({
      url: `https://bench.example/photos/${i}.jpg`,
      width: 1600,
      height: 1200,
    })),
    location: { lat, lng, precision: stream.chance(0.2) ? 'approximate' : 'exact' },
    price: stated(() => ({
      from: stream.whole(campsite ? 12 : 50, campsite ? 60 : 240) * 100,
      currency: centre.countryCode === 'GB' ? 'GBP' : 'EUR',
      unit: 'night',
      min_nights: stream.chance(0.3) ? stream.pick([2, 3, 5, 7]) : undefined,
    })),
    amenities: stream.some(AMENITIES, stream.whole(0, 12)),
    policies: {
      pets_allowed: yesOrNo(),
      festivals_allowed: yesOrNo(),
      travel_abroad_allowed: yesOrNo(),
      one_way_available: yesOrNo(),
      instant_book: yesOrNo(),
      min_driver_age: stated(() => stream.pick([18, 21, 23, 25, 30])),
    },
    rating: stream.chance(0.5)
      ? { value: stream.whole(30, 50) / 10, count: stream.whole(1, 400) }
      : undefined,
    ...(campsite
      ? {
          campsite: {
            pitch_types: stream.some(PITCH_TYPES, stream.whole(0, 4)),
            open_from: '04-01',
            open_to: stated(() => '10-15'),
          },
        }
      : {
          vehicle: {
            vehicle_class: stated(() => stream.pick(VEHICLE_CLASSES)),
            berths: stated(() => stream.whole(1, 6)),
            seats: stated(() => stream.whole(2, 6)),
            transmission: stated(() => stream.pick(TRANSMISSIONS)),
            fuel: stated(() => stream.pick(FUELS)),
            length_m: stated(() => stream.whole(450, 850) / 100),
            height_m: stated(() => stream.whole(190, 330) / 100),
            licence: stated(() => stream.pick(['B', 'C1'])),
          },
        }),
  };
  return listing as ListingInput;
}
