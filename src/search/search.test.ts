import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { Days } from '@campcairn/column-index';
import {
  answerStay,
  type ListingInput,
  type PublicListing,
  type Range,
} from '../listings/index.ts';
import { dateOf, windowsAround, windowsOfMonth } from './filters/windows.ts';
import type { SearchAnswer } from './index.ts';
import { readSearch, type SearchParams } from './search.schema.ts';
import { FLAGS, plainSearch } from './testing/plain.sql.ts';
import { PLAIN, type SearchWorld, startSearchWorld, TODAY, TOWNS } from './testing/world.ts';

let world: SearchWorld;
before(async () => {
  world = await startSearchWorld();
  await fillAtRandom();
});
after(() => world.stop());

const maybe = <T>(...values: T[]) => fc.constantFrom<T | undefined>(undefined, ...values);
const yesOrNo = () => fc.constantFrom(undefined, true, false);

const anyVehicle = fc.record({
  vehicle_class: maybe('coachbuilt', 'a_class'),
  berths: maybe(2, 4, 6),
  seats: maybe(2, 4),
  transmission: maybe('manual', 'automatic'),
  fuel: maybe('diesel', 'electric'),
  length_m: maybe(5.4, 5.99, 7.41),
  height_m: maybe(2, 2.9),
  licence: maybe('B', 'c1'),
});
const anyCampsite = fc.record({
  pitch_types: maybe(['tent'], ['cabin', 'tent'], []),
  open_from: maybe('04-15', '10-01'),
  open_to: fc.constantFrom('05-08', '09-30'),
});
const anyListing = fc
  .record({
    category: fc.constantFrom('campervan', 'motorhome', 'caravan', 'campsite'),
    town: fc.constantFrom(...TOWNS),
    away: fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -90, max: 90 })),
    price: maybe(
      { from: 8900, currency: 'GBP', unit: 'night' },
      { from: 62_300, currency: 'GBP', unit: 'week' },
      { from: 8900, currency: 'GBP', unit: 'night', min_nights: 2 },
      { from: 4999, currency: 'EUR', unit: 'night' },
      { from: 61_000, currency: 'EUR', unit: 'week', min_nights: 7 },
      { from: 9000, currency: 'JPY', unit: 'night' },
      { from: 200_001, currency: 'KWD', unit: 'week' },
    ),
    vehicle: anyVehicle,
    campsite: anyCampsite,
    policies: fc.record({
      ...Object.fromEntries(FLAGS.map(({ policy }) => [policy, yesOrNo()])),
      min_driver_age: maybe(21, 25),
    }),
    amenities: fc.subarray(['toilet', 'shower', 'wifi', 'dogs_allowed']),
  })
  .map(({ town, away, vehicle, campsite, ...rest }) => {
    const kind = rest.category === 'campsite' ? { campsite } : { vehicle };
    const location = {
      lat: town.lat + away[0] / 1000,
      lng: town.lng + away[1] / 1000,
      precision: 'exact',
    };
    return Object.assign({}, PLAIN, rest, kind, { location }) as ListingInput;
  });

/** The price, season and calendar of each listing that was written, by id. */
const written = new Map<number, Pick<PublicListing, 'price' | 'campsite'> & { ranges: Range[] }>();

const anyCalendar = fc.array(
  fc.record({
    gap: fc.constantFrom(0, 0, 1, 3),
    nights: fc.integer({ min: 1, max: 9 }),
    available: fc.constantFrom(true, true, false),
    price: maybe(0, 4500, 12_345, 70_001),
  }),
  { maxLength: 5 },
);

async function fillAtRandom(): Promise<void> {
  const inputs = fc.sample(anyListing, { numRuns: 500, seed: 11 });
  const ids = await Promise.all(inputs.map((input, i) => world.list(`random-${i}`, input)));
  const calendars = fc.sample(anyCalendar, { numRuns: 400, seed: 12 });
  for (const [i, id] of ids.entries()) {
    let day = 0;
    const ranges = (calendars[i] ?? []).map(({ gap, nights, available, price }): Range => {
      const start = dayAfter(day + gap);
      day += gap + nights;
      const status = available ? 'available' : 'unavailable';
      return { start, end: dayAfter(day), status, ...(price === undefined ? {} : { price }) };
    });
    if (ranges.length > 0) {
      await world.availability.replace(world.partner.id, `random-${i}`, { ranges });
    }
    const { price, campsite = null } = inputs[i]!;
    const shown = price ? { ...price, min_nights: price.min_nights ?? null, deposit: null } : null;
    written.set(id, { price: shown, campsite, ranges });
  }
}

const dayAfter = (days: number): string =>
  new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);

const AREAS: { area?: string; bounds?: string }[] = [
  {},
  { area: 'FR' },
  { area: 'GB-WLS' },
  { area: '1' },
  { bounds: '-3,51.4,-2.55,51.49' },
];

const anySearch = fc
  .array(
    fc.constantFrom(
      'category=campsite',
      'category=campervan',
      'category=caravan',
      'ask=0',
      'people=4',
      'price_min=60',
      'price_max=89',
      'currency=GBP',
      'class=a_class',
      'berths=4',
      'seats=4',
      'transmission=automatic',
      'fuel=electric',
      'length_max=6',
      'height_max=2',
      'licence=C1',
      ...FLAGS.map(({ name }) => `${name}=1`),
      'driver_age=22',
      'amenity=toilet',
      'amenity=dogs_allowed',
      'pitch=cabin',
      'unstated=1',
      'unstated=1',
    ),
    { maxLength: 5 },
  )
  .chain((filters) =>
    fc
      .tuple(
        fc.constantFrom(...AREAS),
        fc.option(
          fc.record({
            first: fc.integer({ min: 0, max: 12 }),
            nights: fc.constantFrom(1, 2, 5, 7, 30),
            more: fc.constantFrom('', '', '', '&flex=1', '&flex=3'),
            month: fc.constantFrom(null, null, null, 'weekend', 'week'),
          }),
        ),
        fc.constantFrom('best', 'price', 'rating', 'newest'),
      )
      .map(([area, stay, sort]) => {
        const params = new URLSearchParams(filters.join('&'));
        params.set('sort', sort);
        if (area.area) params.set('area', area.area);
        if (area.bounds) params.set('bounds', area.bounds);
        if (stay === null) return params;
        const { first, nights, more, month } = stay;
        const dates =
          month === null
            ? `from=${dayAfter(first)}&to=${dayAfter(first + nights)}${more}`
            : `month=2026-05&stay=${month}`;
        return new URLSearchParams(`${params}&${dates}`);
      }),
  );

interface Asked {
  params: SearchParams;
  windows: readonly Days[];
}

function readAsked(given: URLSearchParams): Asked {
  const { params } = readSearch(given, TODAY);
  const { from, to, flex, month, stay } = params;
  const windows =
    from !== null && to !== null
      ? windowsAround(from, to, flex ?? 0, TODAY)
      : month === null
        ? []
        : windowsOfMonth(month, stay, TODAY);
  return { params, windows };
}

/** The results of the plain statement, and the number of listings that do not say whether they match. */
async function plainly(asked: Asked) {
  const rows = await plainRows(asked);
  const results = rows.filter(({ says }) => says || asked.params.unstated);
  return { results, silent: rows.filter(({ says }) => !says).length };
}

function plainRows({ params, windows }: Asked) {
  const { area, bounds } = params;
  const stays = windows.map(({ from, to }) => ({ from: dateOf(from), to: dateOf(to) }));
  return world.db.query(plainSearch, [
    JSON.stringify(params),
    {
      country: area === 'FR' ? area : null,
      region: area === 'GB-WLS' ? area : null,
      town: area === '1' ? 1 : null,
    },
    bounds ?? null,
    JSON.stringify(stays),
  ]);
}

/** Collects the results of all pages. */
async function allItems(given: URLSearchParams): Promise<SearchAnswer['items']> {
  const params = new URLSearchParams(given);
  const items: SearchAnswer['items'] = [];
  let next: string | null = null;
  do {
    if (next !== null) params.set('after', next);
    const page = await world.find(params.toString());
    items.push(...page.items);
    ({ next } = page);
  } while (next !== null);
  return items;
}

/** Counts the results on the one tile of the map that is the whole world. */
async function onTheMap(given: URLSearchParams): Promise<number> {
  const { pins, clusters } = await world.search.tile(given, { z: 0, x: 0, y: 0 });
  return clusters.reduce((sum, { count }) => sum + count, pins.length);
}

describe('search', () => {
  it('finds what a plain statement over the tables finds, for any filters', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (given) => {
        const { results: expected, silent } = await plainly(readAsked(given));
        const answer = await world.find(given.toString());
        assert.equal(answer.total, expected.length);
        assert.equal(answer.silent, silent);
        assert.equal(answer.stated, expected.filter(({ stated }) => stated).length);
        const ids = (await allItems(given)).map(({ id }) => id);
        const byNumber = (a: number, b: number) => a - b;
        assert.deepEqual(
          ids.slice(0, answer.stated).toSorted(byNumber),
          expected.flatMap(({ id, stated }) => (stated ? [id] : [])).toSorted(byNumber),
        );
        assert.deepEqual(ids.toSorted(byNumber), expected.map(({ id }) => id).toSorted(byNumber));
        assert.equal(await onTheMap(given), expected.length);
        const other = new URLSearchParams(given);
        const isLoose = given.has('unstated');
        if (isLoose) other.delete('unstated');
        else other.set('unstated', '1');
        const change = isLoose ? -silent : silent;
        assert.equal((await world.find(other.toString())).total, expected.length + change);
      }),
      { numRuns: 80 },
    );
  });

  it('prices dates as a plain sum over their nights: on cards, in filter, order and bands, on the page', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (given) => {
        given.set('sort', 'price');
        const search = readAsked(given);
        const expected = new Map((await plainly(search)).results.map((row) => [row.id, row]));
        const { prices, answers } = await world.find(given.toString());
        const items = await allItems(given);
        const isDated = search.windows.length > 0;
        const count = (answer: string) =>
          [...expected.values()].filter((row) => row.answer === answer).length;
        if (!isDated) assert.equal(answers, null);
        else {
          const { closed: _, ...counted } = answers!;
          const plain = {
            available: count('available'),
            ask: count('ask'),
            open_data: 0,
            min_nights: count('min_nights'),
          };
          assert.deepEqual(counted, plain);
        }

        const groups: string[] = [];
        let before = Number.NEGATIVE_INFINITY;
        for (const item of items) {
          const row = expected.get(item.id)!;
          assert.equal(item.availability, isDated ? row.answer : null);
          assert.equal(item.stay?.total ?? null, row.total);
          assert.equal(item.dates?.from ?? null, row.first);
          if (item.stay !== null) {
            const { ranges, ...listing } = written.get(item.id)!;
            const shown = ranges.map(({ price = null, ...range }) => ({ ...range, price }));
            const { from, to } = item.stay;
            const expectedStay = answerStay(listing, shown, from, to)!;
            assert.deepEqual(
              [expectedStay.answer, expectedStay.stay],
              [item.availability, item.stay],
            );
          }
          const group = `${item.availability} ${item.notStated.length > 0} ${row.currency}`;
          if (group !== groups.at(-1)) {
            groups.push(group);
            before = Number.NEGATIVE_INFINITY;
          }
          if (row.nightly !== null) {
            assert.ok(row.nightly >= before - 1e-9);
            before = row.nightly;
          }
        }
        assert.equal(new Set(groups).size, groups.length, 'each group comes once');
        const order = ['null', 'available', 'ask', 'min_nights'];
        const places = groups.map((group) => order.indexOf(group.split(' ')[0]!));
        assert.deepEqual(places, places.toSorted());

        const anyPrice = { ...search.params, price_min: null, price_max: null };
        const { results: free } = await plainly({ ...search, params: anyPrice });
        for (const { from, to, count: counted } of prices.bands) {
          const within = free.filter(
            ({ nightly, currency }) =>
              currency === prices.currency && nightly! >= from && (to === null || nightly! < to),
          );
          assert.equal(counted, within.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('leaves as many as it counted, whichever value of whichever filter is chosen', async () => {
    const { facets, stated, total, silent } = await world.find('');
    assert.deepEqual([stated, silent], [total, 0]);
    for (const [name, { values, notStated }] of Object.entries(facets)) {
      for (const { value, count } of values) {
        const left = await world.find(`${name}=${value}`);
        assert.deepEqual(
          { name, value, count: left.total, notStated: left.silent },
          { name, value, count, notStated },
        );
        const more = await world.find(`${name}=${value}&unstated=1`);
        assert.deepEqual([more.total, more.stated], [count + notStated, count]);
      }
    }
  });
});
