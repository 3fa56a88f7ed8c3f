import type { ListingInput } from '../listings/index.ts';
import { type Seeded, seeded } from '../platform/seeded.ts';
import type { DemoRange } from './calendar.ts';
import { campsiteListing } from './campsite.ts';
import { type Fleet, fleetsOf } from './fleets.ts';
import { createGeography, type DemoPlaces } from './geography.ts';
import { vehicleListing } from './vehicle.ts';

/** One listing of the demo partner, as it would be pushed through the API. */
export interface DemoListing {
  externalId: string;
  /** The body of `PUT /listings/{external_id}`. */
  input: ListingInput;
  /** The body of `PUT /listings/{external_id}/availability`; without ranges nothing is known. */
  availability: { ranges: DemoRange[] };
}

/** The account that the demo's listings belong to. */
export const DEMO_PARTNER = {
  name: 'Campcairn Demo Collective',
  website: 'https://hire.campcairn.example',
  email: 'demo@campcairn.example',
  categories: ['campervan', 'motorhome', 'caravan', 'campsite'],
  countries: ['GB', 'IE', 'FR', 'ES', 'PT'],
} as const;

/** How many there are of 2,000. */
const SHARES: Record<string, readonly (readonly [ListingInput['category'], number])[]> = {
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

/** Share that is paused, as a real partner's would be. */
const PAUSED = 0.03;

export interface DemoWishes {
  places: DemoPlaces;
  /** The day the calendars begin at. */
  today: Date;
  /** Another seed makes other listings. */
  seed?: string;
  /** Share of the 2,000 that is made, from 0 to 1. */
  share?: number;
}

/**
 * Makes the demo's listings: the same for the same seed, gazetteer and day. They pass the API's
 * validation, hold no contact details, and their pictures are drawn here.
 */
export function* demoListings(wishes: DemoWishes): Generator<DemoListing> {
  const { places, today, seed = 'campcairn', share = 1 } = wishes;
  const geography = createGeography(places);
  const titles = new Set<string>();
  const make = (
    random: Seeded,
    category: ListingInput['category'],
    countryCode: string,
    fleets: Fleet[],
  ) =>
    category === 'campsite'
      ? campsiteListing(random, { countryCode, geography, today })
      : vehicleListing(random, { category, countryCode, fleets, geography, today });

  for (const [countryCode, categories] of Object.entries(SHARES)) {
    const fleets = fleetsOf(seeded(`${seed}/${countryCode}/fleets`), geography, countryCode);
    for (const [category, count] of categories) {
      for (let i = 1; i <= Math.ceil(count * share); i++) {
        const number = String(i).padStart(4, '0');
        const externalId = `${countryCode.toLowerCase()}-${category}-${number}`;
        let random = seeded(`${seed}/${externalId}`);
        let made = make(random, category, countryCode, fleets);
        for (let again = 2; titles.has(made.input.title) && again < 6; again++) {
          random = seeded(`${seed}/${externalId}/${again}`);
          made = make(random, category, countryCode, fleets);
        }
        titles.add(made.input.title);
        yield {
          externalId,
          input: {
            ...made.input,
            status: random.chance(PAUSED) ? 'paused' : 'active',
            url: `${DEMO_PARTNER.website}/${countryCode.toLowerCase()}/${category}/${number}?from=campcairn`,
          },
          availability: { ranges: made.ranges },
        };
      }
    }
  }
}
