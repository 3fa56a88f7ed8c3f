import type { DemoListing } from '@campcairn/demo-partner';
import type { Seeded } from '@campcairn/seeded';
import { checkListing } from '../../src/listings/index.ts';
import { type Traits, traitsOf } from '../../src/duplicates/traits.ts';

/** A generated listing with its stated facts and its pictures. */
export interface MadeListing {
  traits: Traits;
  photos: MadePhoto[];
}

/** A picture, and whether it is altered as if another partner had copied it. */
export interface MadePhoto {
  url: string;
  copied: boolean;
}

/** Two listings of different partners near each other. */
export interface MadePair {
  isSame: boolean;
  what: string;
  listings: readonly [MadeListing, MadeListing];
}

type Input = DemoListing['input'];

const METRES_PER_DEGREE = 111_195;

const moved = (random: Seeded, { lat, lng }: { lat: number; lng: number }, metres: number) => ({
  lat: lat + random.between(-metres, metres) / METRES_PER_DEGREE,
  lng: lng + random.between(-metres, metres) / METRES_PER_DEGREE,
});

/** Returns the traits of an input at a position, as the service reads them. */
function stated(input: unknown, at: { lat: number; lng: number }, radius: number): Traits {
  const checked = checkListing(input);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return traitsOf(checked.value, { ...at, radius });
}

/**
 * Returns the URL of the same scene with another vehicle or place, in the same light and landscape.
 */
const ofAnother = (url: string, seed: string): string => url.replace(/[^/]+(?=\.jpg$)/, seed);

/** Returns the manufacturer's picture of a scene, which is the same for all vehicles of a model. */
const ofMaker = (url: string, model: string): string =>
  ofAnother(
    url.replace(/[a-z]+\/[a-z]+-[a-z]+(?=\/[^/]+$)/, 'hills/summer-day'),
    `maker${model.replaceAll(/[^a-z0-9]/gi, '').toLowerCase()}`.slice(0, 16),
  );

const MODELS_IN_OTHER_WORDS: readonly ((model: string, make: string) => string)[] = [
  (model) => model,
  (model) => model.toUpperCase(),
  (model, make) => `${make} ${model}`,
  (model) => `${model} 2.0 TDI`,
  (model) => model.split(' ')[0]!,
];

/**
 * Describes the same vehicle or campsite as another partner would: in other words, at other prices,
 * and with some facts left out.
 */
function toldByAnother(random: Seeded, input: Input): Input {
  const { vehicle } = input;
  const title = input.category === 'campsite' ? siteTitle(random, input.title) : 'Hire this van';
  const changed = { ...input, title, price: { from: 1, currency: 'EUR', unit: 'night' } };
  if (!vehicle) return changed as Input;
  const { make, model, year, seats, berths, fuel, transmission, length_m, height_m } = vehicle;
  const says = <T>(value: T): T | undefined => (random.chance(0.75) ? value : undefined);
  return {
    ...changed,
    vehicle: {
      make: says(make === 'Volkswagen' && random.chance(0.5) ? 'VW' : make),
      model: says(random.pick(MODELS_IN_OTHER_WORDS)(model ?? '', make ?? '')),
      year: says(random.chance(0.1) && year !== undefined ? year - 1 : year),
      seats: says(seats),
      berths: says(random.chance(0.1) && berths !== undefined ? Math.max(1, berths - 1) : berths),
      fuel: says(fuel),
      transmission: says(transmission),
      length_m: says(length_m),
      height_m: says(height_m),
    },
  } as Input;
}

const siteTitle = (random: Seeded, title: string): string =>
  random.pick([title, `${title} ***`, `Camping ${title}`, `Your holidays: ${title}`]);

/** Generates one vehicle or campsite that two partners offer. */
function samePair(random: Seeded, { input }: DemoListing): MadePair {
  const isSite = input.category === 'campsite';
  const at = input.location;
  const radius = () => (!isSite && random.chance(0.3) ? 2000 : 0);
  const spot = (metres: number, wide: number) => moved(random, at, wide > 0 ? 1200 : metres);
  const [mine, theirs] = [radius(), radius()];
  const shown = random.some(input.images, random.whole(3, input.images.length));
  const shared = random.some(shown, Math.max(1, shown.length - random.whole(0, 2)));
  const photos = shared.map(({ url }) => ({ url, copied: true }));
  // Further pictures that the second partner has taken itself.
  const own = random.some(input.images, random.whole(0, 2)).map(({ url }, index) => ({
    url: ofAnother(url, `own${random.whole(1, 1e6)}${index}`),
    copied: false,
  }));
  return {
    isSame: true,
    what: isSite ? 'one campsite' : 'one vehicle',
    listings: [
      {
        traits: stated(input, spot(0, mine), mine),
        photos: shown.map(({ url }) => ({ url, copied: false })),
      },
      {
        traits: stated(toldByAnother(random, input), spot(120, theirs), theirs),
        photos: [...photos, ...own],
      },
    ],
  };
}

/**
 * Generates two vehicles of one model at one depot, or two neighbouring campsites, of two partners.
 */
function otherPair(random: Seeded, { input, externalId }: DemoListing): MadePair {
  const isSite = input.category === 'campsite';
  const kind = isSite ? input.title : `${input.vehicle?.make} ${input.vehicle?.model}`;
  const makers = input.images.slice(0, random.whole(0, isSite ? 0 : 3)).map(({ url }) => ({
    url: ofMaker(url, kind),
    copied: true,
  }));
  const seed = externalId.replaceAll('-', '').slice(-8);
  // Some of these pairs share a picture that nobody else has, such as one of the depot.
  const depot = random.chance(0.15)
    ? [{ url: ofAnother(input.images.at(-1)!.url, `depot${seed}`), copied: true }]
    : [];
  const photosOf = (name: string): MadePhoto[] => [
    ...input.images
      .slice(0, random.whole(2, 4))
      .map(({ url }) => ({ url: ofAnother(url, `${name}${seed}`), copied: false })),
    ...makers,
    ...depot,
  ];
  const other = isSite
    ? { ...input, title: `${random.pick(['Les Pins', 'Old Mill', 'Riverside', 'La Playa'])} camp` }
    : toldByAnother(random, input);
  return {
    isSame: false,
    what: isSite ? 'two campsites' : 'one model at one depot',
    listings: [
      { traits: stated(input, input.location, 0), photos: photosOf('one') },
      {
        traits: stated(other, moved(random, input.location, isSite ? 400 : 30), 0),
        photos: photosOf('two'),
      },
    ],
  };
}

/** Generates pairs of listings. Half of the pairs are the same offer. */
export function madePairs(
  random: Seeded,
  listings: readonly DemoListing[],
  count: number,
): MadePair[] {
  const shuffled = random.some(
    listings.filter(({ input }) => input.images.length >= 3),
    count,
  );
  return shuffled.map((listing, index) => {
    const of = random.fork(listing.externalId);
    return index % 2 === 0 ? samePair(of, listing) : otherPair(of, listing);
  });
}
