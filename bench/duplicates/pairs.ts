import type { DemoListing } from '@campcairn/demo-partner';
import type { Seeded } from '@campcairn/seeded';
import { checkListing } from '../../src/listings/index.ts';
import { type Traits, traitsOf } from '../../src/duplicates/traits.ts';

/** A made-up listing: what it states, and its pictures. */
export interface MadeListing {
  traits: Traits;
  photos: MadePhoto[];
}

/** A picture, and whether it is shown as another partner has copied it. */
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

/** The traits of an input at a position, as the service reads them. */
function stated(input: unknown, at: { lat: number; lng: number }, radius: number): Traits {
  const checked = checkListing(input);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return traitsOf(checked.value, { ...at, radius });
}

/** The address of the same scene of another vehicle or place, in the same light and land. */
const ofAnother = (url: string, seed: string): string => url.replace(/[^/]+(?=\.jpg$)/, seed);

/** The maker's picture of a scene: the same for all vehicles of a model. */
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

/** What another partner states of the same vehicle or campsite: other words, other prices, and not all of it. */
function toldByAnother(random: Seeded, input: Input): Input {
  const { vehicle } = input;
  const title = input.category === 'campsite' ? siteTitle(random, input.title) : 'Hire this van';
  const told = { ...input, title, price: { from: 1, currency: 'EUR', unit: 'night' } };
  if (!vehicle) return told as Input;
  const { make, model, year, seats, berths, fuel, transmission, length_m, height_m } = vehicle;
  const says = <T>(value: T): T | undefined => (random.chance(0.75) ? value : undefined);
  return {
    ...told,
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

/** One vehicle or campsite that two partners offer. */
function samePair(random: Seeded, { input }: DemoListing): MadePair {
  const isSite = input.category === 'campsite';
  const at = input.location;
  const radius = () => (!isSite && random.chance(0.3) ? 2000 : 0);
  const spot = (metres: number, wide: number) => moved(random, at, wide > 0 ? 1200 : metres);
  const [mine, theirs] = [radius(), radius()];
  const shown = random.some(input.images, random.whole(3, input.images.length));
  const shared = random.some(shown, Math.max(1, shown.length - random.whole(0, 2)));
  const photos = shared.map(({ url }) => ({ url, copied: true }));
  // Others that the second partner has taken itself.
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

/** Two vehicles of one model at one depot, or two campsites beside each other, of two partners. */
function otherPair(random: Seeded, { input, externalId }: DemoListing): MadePair {
  const isSite = input.category === 'campsite';
  const kind = isSite ? input.title : `${input.vehicle?.make} ${input.vehicle?.model}`;
  const makers = input.images.slice(0, random.whole(0, isSite ? 0 : 3)).map(({ url }) => ({
    url: ofMaker(url, kind),
    copied: true,
  }));
  const seed = externalId.replaceAll('-', '').slice(-8);
  // Now and then the two share a picture that nobody else has, such as one of the depot.
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

/** Makes pairs of listings, half of them of one thing. */
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
