import type { Seeded } from '@campcairn/seeded';
import type { Centre } from './synthetic.ts';

/** One kind of question. */
export interface Kind {
  name: string;
  ask(): Asked;
}

/** A question: a search, a map tile of a search, or the first letters of a town or area. */
export type Asked =
  | { params: URLSearchParams; tile?: { z: number; x: number; y: number } }
  | { letters: string };

const DAY_MS = 86_400_000;

const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

const tileAt = ({ lat, lng }: Centre, z: number) => ({
  z,
  x: Math.floor(((lng + 180) / 360) * 2 ** z),
  y: Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z),
});

/** Returns all kinds of questions that the site asks, around random centres. */
export function kindsOf(centres: readonly Centre[], stream: Seeded, today: number): Kind[] {
  const areas = {
    city: () => near(stream.pick(centres)),
    'map of a city': () => bounds(stream.pick(centres), 0.2),
    region: () => `area=${stream.pick(regions)}`,
    'map of a region': () => bounds(stream.pick(centres), 1),
    country: () => `area=${stream.pick(['FR', 'GB', 'ES', 'PT', 'IE'])}`,
    'all of it': () => '',
  };
  const regions = [...new Set(centres.flatMap(({ regionId }) => regionId ?? []))];
  const stay = () => {
    const from = today + stream.whole(1, 200);
    return `from=${dateOf(from)}&to=${dateOf(from + stream.whole(2, 14))}`;
  };
  const three = () => `category=campervan&category=motorhome&people=${stream.whole(2, 4)}&pets=1`;
  const filters = {
    'no filter': () => '',
    '3 filters': three,
    '5 filters': () =>
      `${three()}&price_max=${stream.whole(60, 200)}&amenity=heating&transmission=manual`,
    dates: stay,
    'dates and 3 filters': () => `${stay()}&${three()}`,
    campsites: () => 'category=campsite',
    'campsites and 3 filters': () => 'category=campsite&amenity=showers&pitch=motorhome&pets=1',
  };
  const kinds = Object.entries(areas).flatMap(([area, make]) =>
    Object.entries(filters).map(([name, filter]) => ({
      name: `${area}, ${name}`,
      ask: () => ({ params: new URLSearchParams(`${make()}&${filter()}`) }),
    })),
  );
  for (const sort of ['price', 'rating', 'newest', 'distance']) {
    const make = areas[sort === 'distance' ? 'city' : 'country'];
    kinds.push({
      name: `${sort === 'distance' ? 'city' : 'country'}, by ${sort}`,
      ask: () => ({ params: new URLSearchParams(`${make()}&sort=${sort}`) }),
    });
  }
  for (const [area, make] of Object.entries(areas)) {
    if (area === 'map of a city' || area === 'map of a region') continue;
    const dated = {
      'dates, by price': () => `${stay()}&sort=price`,
      'dates, price filter': () => `${stay()}&price_max=${stream.whole(60, 200)}`,
      'dates ± 3 days': () => `${stay()}&flex=3&sort=price`,
      'sixty nights of a month': () =>
        `month=${dateOf(today + stream.whole(31, 200)).slice(0, 7)}&stay=60`,
      'week of a month': () => `month=${dateOf(today + stream.whole(31, 200)).slice(0, 7)}`,
    };
    for (const [name, filter] of Object.entries(dated)) {
      kinds.push({
        name: `${area}, ${name}`,
        ask: () => ({ params: new URLSearchParams(`${make()}&${filter()}`) }),
      });
    }
  }
  const tiles = [3, 5, 8, 11, 14].flatMap((z) =>
    [filters['no filter'], filters['3 filters'], filters.dates].map((filter, i) => ({
      name: `tile at depth ${z}, ${['no filter', '3 filters', 'dates'][i]}`,
      ask: () => ({
        params: new URLSearchParams(filter()),
        tile: tileAt(stream.pick(centres), z),
      }),
    })),
  );
  // The page suggests places from the second letter on.
  const typeAhead = [2, 3, 6].map((letters) => ({
    name: `type-ahead, ${letters} letters`,
    ask: () => ({ letters: stream.pick(centres).name.slice(0, letters) }),
  }));
  return [...kinds, ...tiles, ...typeAhead];
}

/** Returns the parameters of a search around a city. */
export const near = ({ lat, lng }: Centre) => `near=${lat.toFixed(4)},${lng.toFixed(4)}&km=25`;

const bounds = ({ lat, lng }: Centre, half: number) =>
  `bounds=${[lng - half * 1.5, lat - half, lng + half * 1.5, lat + half].map((n) => n.toFixed(4)).join(',')}`;
