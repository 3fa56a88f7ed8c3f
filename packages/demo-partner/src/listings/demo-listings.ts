import { type Seeded, seeded } from '@campcairn/seeded';
import { campsiteListing } from './campsite.ts';
import { type Fleet, fleetsOf } from './fleets.ts';
import { createGeography, type Gazetteer } from './geography.ts';
import type { AvailabilityRange, Category, Draft, Listing } from './listing.ts';
import { vehicleListing } from './vehicle.ts';

/** One listing of the demo partner, as pushed through the API. */
export interface DemoListing {
  externalId: string;
  /** The body of `PUT /listings/{external_id}`. */
  input: Listing;
  /** The ranges of `PUT /listings/{external_id}/availability`; empty when availability is unknown. */
  availability: AvailabilityRange[];
}

/** Number of listings of each category and country, out of 2,000. */
const SHARES: Record<string, readonly (readonly [Category, number])[]> = {
  GB: [
    ['campervan', 230],
    ['motorhome', 165],
    ['caravan', 85],
    ['campsite', 140],
  ],
  IE: [
    ['campervan', 85],
    ['motorhome', 60],
    ['caravan', 20],
    ['campsite', 45],
  ],
  FR: [
    ['campervan', 185],
    ['motorhome', 140],
    ['caravan', 55],
    ['campsite', 140],
  ],
  ES: [
    ['campervan', 145],
    ['motorhome', 115],
    ['caravan', 40],
    ['campsite', 100],
  ],
  PT: [
    ['campervan', 105],
    ['motorhome', 65],
    ['caravan', 20],
    ['campsite', 60],
  ],
};

/** Share of listings that are paused, similar to a real partner. */
const PAUSED_SHARE = 0.03;

export interface ListingsOptions {
  /** Base URL of the listings' own pages. */
  site: string;
  /** Another seed generates other listings. */
  seed: string;
  /** Share of the 2,000 listings to generate, from 0 to 1. */
  share: number;
}

/**
 * Generates the demo's listings: always the same for the same seed, gazetteer and day. They contain
 * no contact details, and their pictures are drawings of this package.
 * @param today the first day of the calendars, `YYYY-MM-DD`.
 */
export function* demoListings(
  gazetteer: Gazetteer,
  today: string,
  { site, seed, share }: ListingsOptions,
): Generator<DemoListing> {
  const geography = createGeography(gazetteer);
  const day = new Date(`${today}T00:00:00Z`);
  const titles = new Set<string>();
  const draft = (random: Seeded, category: Category, countryCode: string, fleets: Fleet[]): Draft =>
    category === 'campsite'
      ? campsiteListing(random, { countryCode, geography, today: day })
      : vehicleListing(random, { category, countryCode, fleets, geography, today: day });

  for (const [countryCode, categories] of Object.entries(SHARES)) {
    const fleets = fleetsOf(seeded(`${seed}/${countryCode}/fleets`), geography, countryCode);
    for (const [category, count] of categories) {
      for (let i = 1; i <= Math.ceil(count * share); i++) {
        const number = String(i).padStart(4, '0');
        const externalId = `${countryCode.toLowerCase()}-${category}-${number}`;
        let random = seeded(`${seed}/${externalId}`);
        let made = draft(random, category, countryCode, fleets);
        for (let again = 2; titles.has(made.listing.title) && again < 6; again++) {
          random = seeded(`${seed}/${externalId}/${again}`);
          made = draft(random, category, countryCode, fleets);
        }
        titles.add(made.listing.title);
        yield {
          externalId,
          input: {
            ...made.listing,
            status: random.chance(PAUSED_SHARE) ? 'paused' : 'active',
            url: `${site}/${countryCode.toLowerCase()}/${category}/${number}?from=campcairn`,
          },
          availability: made.availability,
        };
      }
    }
  }
}
