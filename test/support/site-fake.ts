import type { PublicListing } from '../../src/listings/public-listing.ts';
import type {
  Facet,
  FoundPlace,
  LandingArea,
  ListingCard,
  SearchAnswer,
  SiteServices,
} from '../../src/app/site-services.ts';
import { systemClock } from '../../src/platform/clock.ts';

/** A world of made-up listings for tests of pages alone. */
const TOWNS = [
  {
    id: 1,
    name: 'Keswick',
    region: 'England',
    regionId: 'GB-ENG',
    cc: 'GB',
    lat: 54.6,
    lng: -3.13,
  },
  {
    id: 2,
    name: 'Bristol',
    region: 'England',
    regionId: 'GB-ENG',
    cc: 'GB',
    lat: 51.45,
    lng: -2.6,
  },
  {
    id: 3,
    name: 'Inverness',
    region: 'Scotland',
    regionId: 'GB-SCT',
    cc: 'GB',
    lat: 57.48,
    lng: -4.22,
  },
  { id: 4, name: 'Cork', region: 'Munster', regionId: 'IE-M', cc: 'IE', lat: 51.9, lng: -8.47 },
  { id: 5, name: 'Quimper', region: 'Bretagne', regionId: 'FR-BRE', cc: 'FR', lat: 48, lng: -4.1 },
  {
    id: 6,
    name: 'Annecy',
    region: 'Auvergne-Rhône-Alpes',
    regionId: 'FR-ARA',
    cc: 'FR',
    lat: 45.9,
    lng: 6.12,
  },
  {
    id: 7,
    name: 'Málaga',
    region: 'Andalucía',
    regionId: 'ES-AN',
    cc: 'ES',
    lat: 36.72,
    lng: -4.42,
  },
  { id: 8, name: 'Lagos', region: 'Faro', regionId: 'PT-08', cc: 'PT', lat: 37.1, lng: -8.67 },
];
const CATEGORIES = ['campervan', 'motorhome', 'caravan', 'campsite'] as const;
const NAMES = {
  campervan: [
    'VW California Ocean',
    'Ford Transit Custom "Bramble"',
    'Renault Trafic with a pop-top, two bikes and a very long name that wraps over lines',
  ],
  motorhome: ['Bailey Autograph 79-4', 'Adria Coral Axess', 'Six-berth Roller Team Zefiro'],
  caravan: ['Swift Sprite Alpine 4', 'Static caravan by the dunes', 'Hobby De Luxe 495'],
  campsite: ['Low Wray Farm', 'Camping de la Plage', 'The Old Orchard camping field'],
};

export const LISTINGS: PublicListing[] = Array.from({ length: 180 }, (_, i) => {
  const category = CATEGORIES[i % 4]!;
  const town = TOWNS[(i * 7) % TOWNS.length]!;
  const site = category === 'campsite';
  const id = 1001 + i;
  const title = `${NAMES[category][i % 3]}${i > 20 ? ` ${i}` : ''}`;
  const slug = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const approximate = i % 9 === 4;
  const currency = town.cc === 'GB' ? 'GBP' : 'EUR';
  return {
    id,
    slug,
    path: `/listing/${slug}-${id}`,
    category,
    title,
    description:
      'A quiet, well-kept place to start from, twenty minutes from the hills and ten from the sea. Everything you need for two is on board, down to the coffee pot.\n\nPick-up is any day but Sunday. We show you round before you leave, and answer the phone while you are away.',
    partnerHost: 'hire.example',
    images:
      i % 11 === 10
        ? []
        : (Array.from({ length: 1 + (i % 7) }, (_, n) => ({
            url: `https://photos.example/${id}/${n}.jpg`,
            alt: n === 0 ? title : undefined,
            width: 1600,
            height: 1200,
          })) as PublicListing['images']),
    position: {
      lat: town.lat + ((i * 37) % 50) / 150 - 0.16,
      lng: town.lng + ((i * 53) % 50) / 120 - 0.2,
      radius: approximate ? 2000 : 0,
    },
    locationName: approximate || i % 3 ? null : `${town.name} station, main car park`,
    countryCode: town.cc,
    regionId: town.regionId,
    regionName: town.region,
    town: { id: town.id, name: town.name },
    price:
      i % 13 === 12
        ? null
        : {
            from: site ? 1800 + i * 20 : 7900 + i * 50,
            currency,
            unit: i % 17 === 16 ? 'week' : 'night',
            min_nights: i % 3 ? 2 : null,
            deposit: site ? null : 50000,
          },
    vehicle: site
      ? null
      : {
          vehicle_class:
            category === 'caravan'
              ? 'touring_caravan'
              : category === 'motorhome'
                ? 'coachbuilt'
                : 'campervan',
          make: 'Volkswagen',
          model: 'California',
          year: 2021,
          berths: 2 + (i % 5),
          seats: 4,
          transmission: i % 2 ? 'manual' : 'automatic',
          fuel: 'diesel',
          length_m: 4.9,
          height_m: 1.99,
          licence: 'B',
        },
    campsite: site
      ? {
          pitch_types: ['tent', 'campervan', 'motorhome'],
          pitches: 40,
          open_from: '03-20',
          open_to: '10-31',
          check_in: '14:00',
          check_out: '11:00',
        }
      : null,
    amenities: site
      ? ['toilets', 'showers', 'electric_hookup', 'dogs_allowed', 'shop', 'wifi']
      : ([
          'kitchen',
          'fridge',
          'heating',
          'solar',
          'awning',
          'bike_rack',
          'bedding',
          'usb' as never,
        ].slice(0, 7) as PublicListing['amenities']),
    policies: {
      pets_allowed: i % 3 === 0,
      festivals_allowed: false,
      travel_abroad_allowed: true,
      min_driver_age: 25,
      mileage_included_per_day_km: i % 2 ? 200 : null,
      insurance_included: true,
      insurance_excess: 100000,
      cancellation: 'moderate',
      cancellation_text: 'Free until 14 days before pick-up.',
    } as PublicListing['policies'],
    rating: i % 4 === 3 ? null : { value: 4 + (i % 10) / 10, count: 3 + i },
    sleeps: site ? null : 2 + (i % 5),
    placeId: null,
    partner: {
      name: 'Fellside Vans',
      slug: 'fellside',
      website: 'https://hire.example',
      isDemo: i % 6 === 0,
    },
    createdAt: new Date('2026-03-01T10:00:00Z'),
    updatedAt: new Date('2026-05-01T10:00:00Z'),
  } as PublicListing;
});

const card = (l: PublicListing): ListingCard => ({
  id: l.id,
  path: l.path,
  category: l.category,
  title: l.title,
  image: l.images[0] ?? null,
  imageCount: l.images.length,
  position: l.position,
  countryCode: l.countryCode,
  regionName: l.regionName,
  townName: l.town?.name ?? null,
  price: l.price,
  sleeps: l.sleeps,
  seats: l.vehicle?.seats ?? null,
  vehicleClass: l.vehicle?.vehicle_class ?? null,
  transmission: l.vehicle?.transmission ?? null,
  pitchTypes: l.campsite?.pitch_types ?? null,
  rating: l.rating,
  partner: { name: l.partner.name, isDemo: l.partner.isDemo },
});

const facet = (values: string[]): Facet => ({
  values: [...new Set(values)].map((value) => ({
    value,
    count: values.filter((v) => v === value).length,
  })),
  notStated: 0,
});

const found = (t: (typeof TOWNS)[number]): FoundPlace => ({
  kind: 'town',
  name: t.name,
  context: t.region,
  countryCode: t.cc,
  lat: t.lat,
  lng: t.lng,
  bounds: null,
  query: `${t.name}, ${t.region}, ${t.cc}`,
});

function answer(params: URLSearchParams, limit: number): SearchAnswer {
  const categories = params
    .getAll('category')
    .filter((c): c is ListingCard['category'] => CATEGORIES.includes(c as never));
  const q = params.get('q')?.trim() || null;
  const place = TOWNS.find((t) => q && t.name.toLowerCase() === q.split(',')[0]!.toLowerCase());
  const max = Number(params.get('price_max')) || Infinity;
  const all = LISTINGS.filter(
    (l) => (!q || l.town?.name === place?.name) && (l.price?.from ?? 0) <= max * 100,
  );
  const hits = all.filter((l) => categories.length === 0 || categories.includes(l.category));
  const start = Number(params.get('after') ?? 0);
  const from = params.get('from');
  return {
    query: {
      params: new URLSearchParams([...params].filter(([k, v]) => v && k !== 'after')),
      q,
      place: place ? found(place) : null,
      from,
      to: params.get('to'),
      people: Number(params.get('people')) || null,
      categories,
      sort: (params.get('sort') as 'best') ?? 'best',
      notes: [],
    },
    total: hits.length,
    stated: hits.length,
    items: hits.slice(start, start + limit).map((l, i) => ({
      ...card(l),
      availability: from ? (i % 3 ? 'available' : 'ask') : null,
      distance: place ? i * 1700 : null,
      notStated: params.has('pets') && i % 4 === 1 ? ['pets'] : [],
    })),
    next: start + limit < hits.length ? String(start + limit) : null,
    facets: {
      category: facet(all.map((l) => l.category)),
      transmission: facet(hits.flatMap((l) => l.vehicle?.transmission ?? [])),
      fuel: facet(hits.flatMap((l) => l.vehicle?.fuel ?? [])),
      class: facet(hits.flatMap((l) => l.vehicle?.vehicle_class ?? [])),
      amenity: facet(hits.flatMap((l) => l.amenities)),
      pitch: facet(hits.flatMap((l) => l.campsite?.pitch_types ?? [])),
      pets: {
        values: [{ value: '1', count: hits.filter((l) => l.policies?.pets_allowed).length }],
        notStated: 3,
      },
      seats: {
        values: [2, 3, 4, 5, 6].map((n) => ({ value: String(n), count: 60 - n * 7 })),
        notStated: 9,
      },
    },
    prices: {
      currency: 'GBP',
      bands: [0, 25, 50, 75, 100, 125, 150, 200].map((n, i, a) => ({
        from: n,
        to: a[i + 1] ?? null,
        count: [3, 8, 14, 22, 18, 12, 5, 3][i]!,
      })),
      currencies: [
        { value: 'GBP', count: 90 },
        { value: 'EUR', count: 60 },
      ],
      notStated: 4,
    },
    dates: from ? { available: 12, ask: 6 } : null,
    loosenings:
      hits.length === 0
        ? [
            { filter: 'price', total: 32 },
            { filter: 'amenity', value: 'wifi', total: 18 },
          ]
        : [],
    bounds: [-9, 36, 7, 58],
    ad: null,
  };
}

const area = (t: (typeof TOWNS)[number], path: string): LandingArea => ({
  level: 'region',
  name: t.region,
  slug: t.region.toLowerCase(),
  countryCode: t.cc,
  path,
  count: 24,
  lat: t.lat,
  lng: t.lng,
});

/** Services whose answers are the made-up listings; enquiries are kept in memory. */
export function fakeSiteServices(publicUrl: string): SiteServices {
  return {
    clock: systemClock,
    site: {
      publicUrl,
      contactEmail: 'hello@campcairn.example',
      builtAt: new Date('2026-11-01T00:00:00Z'),
      mapStyleUrl: null,
    },
    listings: {
      publicListing: async (id) => {
        const listing = LISTINGS.find((l) => l.id === id);
        return listing ? { found: true, listing } : { found: false, gone: id === 999 };
      },
      availability: async () => [
        { start: '2026-11-25', end: '2026-12-20', status: 'available', price: null },
        { start: '2026-12-20', end: '2027-01-04', status: 'unavailable', price: null },
        { start: '2027-01-04', end: '2027-03-01', status: 'available', price: 9900 },
      ],
      cards: async (ids) => ids.flatMap((id) => LISTINGS.filter((l) => l.id === id).map(card)),
      sitemap: {
        starts: async () => [0],
        entries: async () =>
          LISTINGS.filter((l) => !l.partner.isDemo).map(({ path, updatedAt }) => ({
            path,
            updatedAt,
          })),
      },
    },
    search: {
      search: async (params, options) => answer(params, options?.limit ?? 24),
      suggest: async (text) =>
        TOWNS.filter((t) => t.name.toLowerCase().startsWith(text.toLowerCase())).map(found),
      tile: async () => ({
        pins: LISTINGS.slice(0, 60).map((l) => ({
          id: l.id,
          lat: l.position.lat,
          lng: l.position.lng,
          category: l.category,
          approximate: l.position.radius > 0,
          price: l.price,
        })),
        clusters: [],
      }),
    },
    landings: {
      page: async ({ category, country }) =>
        category === null || country
          ? null
          : {
              category,
              trail: [],
              count: 45,
              children: TOWNS.map((t) => area(t, `/search?q=${t.name}`)),
              siblings: [],
              categories: [],
              params: new URLSearchParams({ category }),
            },
      trailOf: () => [],
      regions: async (limit) =>
        TOWNS.slice(0, limit).map((t) => ({
          ...area(t, `/search?q=${t.name}`),
          image: `https://photos.example/${t.id}/0.jpg`,
        })),
      totals: async () => ({ campervan: 45, motorhome: 45, caravan: 45, campsite: 45 }),
      sitemap: async () => [],
    },
    places: {
      place: async () => null,
      near: async () => [],
      towns: ([west, south, east, north], limit) =>
        TOWNS.filter((t) => t.lng >= west && t.lng < east && t.lat >= south && t.lat < north)
          .slice(0, limit)
          .map((t) => ({ name: t.name, lat: t.lat, lng: t.lng, population: 10_000 })),
      sitemap: { starts: async () => [], entries: async () => [] },
    },
    images: {
      path: (url) => `/img/{w}/${encodeURIComponent(url)}`,
      card: () => '/img/card/1.jpg',
      sizeOf: () => undefined,
    },
    leads: {
      enquiryToken: () => 'token',
      enquire: async (_id, form) =>
        form.email.includes('@')
          ? { sent: true, token: 'demo' }
          : { sent: false, why: 'invalid', problems: { email: 'not_an_email' } },
      receipt: async () => null,
      erase: async () => false,
    },
  };
}
