import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { type ListingInput } from '../listings/index.ts';
import { readSearch } from './search.schema.ts';
import { plainSearch } from './testing/plain.sql.ts';
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
      { from: 4999, currency: 'EUR', unit: 'night' },
    ),
    vehicle: anyVehicle,
    campsite: anyCampsite,
    policies: fc.record({
      pets_allowed: yesOrNo(),
      festivals_allowed: yesOrNo(),
      travel_abroad_allowed: yesOrNo(),
      one_way_available: yesOrNo(),
      instant_book: yesOrNo(),
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

async function fillAtRandom(): Promise<void> {
  const inputs = fc.sample(anyListing, { numRuns: 500, seed: 11 });
  await Promise.all(inputs.map((input, i) => world.list(`random-${i}`, input)));
  const calendars = fc.sample(
    fc.array(
      fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 6 }), fc.boolean()),
      {
        maxLength: 4,
      },
    ),
    { numRuns: 400, seed: 12 },
  );
  for (const [i, parts] of calendars.entries()) {
    let day = 0;
    const ranges = parts.map(([gap, nights, available]) => {
      const start = dayAfter(day + gap);
      day += gap + nights;
      const status = available ? ('available' as const) : ('unavailable' as const);
      return { start, end: dayAfter(day), status };
    });
    await world.availability.replace(world.partner.id, `random-${i}`, { ranges });
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
      'pets=1',
      'one_way=1',
      'festivals=1',
      'abroad=1',
      'instant=1',
      'driver_age=22',
      'amenity=toilet',
      'amenity=dogs_allowed',
      'pitch=cabin',
    ),
    { maxLength: 4 },
  )
  .chain((filters) =>
    fc
      .tuple(
        fc.constantFrom(...AREAS),
        fc.option(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.constantFrom(1, 2, 5, 30))),
        fc.constantFrom('best', 'price', 'rating', 'newest'),
      )
      .map(([area, stay, sort]) => {
        const params = new URLSearchParams(filters.join('&'));
        params.set('sort', sort);
        if (area.area) params.set('area', area.area);
        if (area.bounds) params.set('bounds', area.bounds);
        if (stay !== null) {
          params.set('from', dayAfter(stay[0]));
          params.set('to', dayAfter(stay[0] + stay[1]));
        }
        return params;
      }),
  );

describe('search', () => {
  it('finds what a plain statement over the tables finds, for any filters', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (given) => {
        const { params } = readSearch(given, TODAY);
        const { area, bounds } = params;
        const expected = await world.db.query(plainSearch, [
          JSON.stringify(params),
          {
            country: area === 'FR' ? area : null,
            region: area === 'GB-WLS' ? area : null,
            town: area === '1' ? 1 : null,
          },
          bounds ?? null,
        ]);
        const answer = await world.find(given.toString());
        assert.equal(answer.total, expected.length);
        assert.equal(answer.stated, expected.filter(({ stated }) => stated).length);
        const ids = answer.items.map(({ id }) => id);
        let { next } = answer;
        while (next !== null) {
          given.set('after', next);
          const page = await world.find(given.toString());
          ids.push(...page.items.map(({ id }) => id));
          ({ next } = page);
        }
        const byNumber = (a: number, b: number) => a - b;
        assert.deepEqual(
          ids.slice(0, answer.stated).toSorted(byNumber),
          expected.flatMap(({ id, stated }) => (stated ? [id] : [])).toSorted(byNumber),
        );
        assert.deepEqual(ids.toSorted(byNumber), expected.map(({ id }) => id).toSorted(byNumber));
      }),
      { numRuns: 80 },
    );
  });

  it('leaves as many as it counted, whichever value of whichever filter is chosen', async () => {
    const { facets, stated, total } = await world.find('');
    assert.equal(stated, total);
    for (const [name, { values, notStated }] of Object.entries(facets)) {
      for (const { value, count } of values) {
        const left = await world.find(`${name}=${value}`);
        assert.deepEqual(
          { name, value, count: left.stated, notStated: left.total - left.stated },
          { name, value, count, notStated },
        );
      }
    }
  });
});
