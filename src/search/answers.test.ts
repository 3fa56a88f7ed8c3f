import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { SearchAnswer } from './index.ts';
import { PLAIN, type SearchWorld, startSearchWorld, TOWNS } from './testing/world.ts';

const [BRISTOL, CARDIFF, VANNES, FARO] = TOWNS as [
  (typeof TOWNS)[number],
  (typeof TOWNS)[number],
  (typeof TOWNS)[number],
  (typeof TOWNS)[number],
];

const at = (town: { lat: number; lng: number }, north = 0) => ({
  ...PLAIN.location,
  lat: town.lat + north,
  lng: town.lng,
});

const pounds = (from: number, unit: 'night' | 'week' = 'night') => ({
  from,
  currency: 'GBP',
  unit,
  min_nights: undefined,
  deposit: undefined,
});

describe('an answer', () => {
  let world: SearchWorld;
  const id: Record<string, number> = {};
  const namesOf = ({ items }: SearchAnswer) =>
    items.map((item) => Object.keys(id).find((name) => id[name] === item.id));
  const found = async (query: string) => namesOf(await world.find(query));

  before(async () => {
    world = await startSearchWorld();
    id.bristol = await world.list('bristol', {
      title: 'Bristol van',
      price: pounds(8900),
      images: [
        { url: 'https://vans.example/1.jpg', alt: 'By the sea' },
        { url: 'https://vans.example/2.jpg' },
      ],
      vehicle: { berths: 4, transmission: 'automatic', vehicle_class: 'coachbuilt' } as never,
      policies: { pets_allowed: true } as never,
      rating: { value: 4.5, count: 10 },
    });
    id.near = await world.list('near', {
      location: at(BRISTOL, 0.05),
      price: pounds(70_000, 'week'),
      policies: { pets_allowed: false } as never,
      rating: { value: 4.8, count: 3 },
    });
    id.silent = await world.list('silent', { location: at(BRISTOL, 0.1) });
    id.cardiff = await world.list('cardiff', {
      location: at(CARDIFF),
      rating: { value: 5, count: 0 },
    });
    id.vannes = await world.list('vannes', {
      location: at(VANNES),
      price: { ...pounds(5000), currency: 'EUR' },
    });
    id.faro = await world.list('faro', {
      category: 'campsite',
      location: { ...at(FARO), precision: 'approximate', name: 'Hidden Lane 7' },
      campsite: { pitch_types: ['tent'], open_from: '05-15', open_to: '09-30' } as never,
      amenities: ['wifi', 'dogs_allowed'],
    });
  });
  after(() => world.stop());

  it('shows a card of what was found, and nothing about who is elsewhere', async () => {
    const { items, total } = await world.find('q=Bristol&category=campervan');
    const card = items.find((item) => item.id === id.bristol)!;
    assert.equal(total, 3);
    assert.deepEqual(
      { ...card, distance: undefined },
      {
        kind: 'listing',
        id: id.bristol,
        path: `/listing/bristol-van-${id.bristol}`,
        category: 'campervan',
        title: 'Bristol van',
        image: { url: 'https://vans.example/1.jpg', alt: 'By the sea' },
        imageCount: 2,
        position: { lat: 51.45, lng: -2.59, radius: 0 },
        countryCode: 'GB',
        regionId: 'GB-ENG',
        regionName: 'GB-ENG',
        townId: 1,
        townName: 'Bristol',
        price: { from: 8900, currency: 'GBP', unit: 'night', min_nights: null, deposit: null },
        sleeps: 4,
        seats: null,
        vehicleClass: 'coachbuilt',
        transmission: 'automatic',
        driving: {},
        pitchTypes: null,
        rating: { value: 4.5, count: 10 },
        offers: [],
        partner: { name: 'Harbour Vans', isDemo: false },
        availability: null,
        dates: null,
        water: { sea: null, lake: null },
        stay: null,
        minNights: null,
        costs: {
          nights: null,
          currency: 'GBP',
          deposit: null,
          insurance_excess: null,
          min_driver_age: null,
          notSaid: ['deposit', 'insurance_excess', 'min_driver_age', 'mileage_included_per_day_km'],
        },
        distance: undefined,
        notStated: [],
      },
    );
  });

  it('finds places by name: around a town, in a region, in a country', async () => {
    assert.deepEqual(await found('q=bristol&sort=distance'), ['bristol', 'near', 'silent']);
    assert.deepEqual(await found('q=Bristol&km=60&sort=distance'), [
      'bristol',
      'near',
      'silent',
      'cardiff',
    ]);
    assert.deepEqual(await found('q=Brittany'), ['vannes']);
    assert.equal((await world.find('q=United+Kingdom')).total, 4);
  });

  it('reports the distance from a named point, and not from the middle of a map', async () => {
    const { items } = await world.find('q=Bristol&sort=distance');
    assert.equal(items[0]!.distance, 0);
    assert.ok(Math.abs(items[1]!.distance! - 5560) < 20);
    const onMap = await world.find('bounds=-3.3,51,-2,52&sort=distance');
    assert.ok(onMap.items.every(({ distance }) => distance === null));
  });

  it('adds the nearest to a place that has few results, with their distance, where that is asked for', async () => {
    const params = new URLSearchParams('q=Cardiff');
    const { items, nearest } = await world.search.search(params, { nearest: 2 });
    const found = new Set(items.map(({ id }) => id));
    assert.ok(items.length < 10 && nearest.length === 2);
    assert.ok(nearest.every(({ id }) => !found.has(id)));
    assert.ok(nearest[0]!.distance! > 25_000 && nearest[0]!.distance! <= nearest[1]!.distance!);
    assert.deepEqual((await world.search.search(params)).nearest, []);
  });

  it('adds nothing that is far beyond the place, however little there is', async () => {
    const { nearest } = await world.search.search(new URLSearchParams('q=Cardiff'), { nearest: 6 });
    const names = namesOf({ items: nearest } as SearchAnswer);
    assert.deepEqual(names.toSorted(), ['bristol', 'near', 'silent']);
  });

  it('adds the nearest to a point that is given beside an area, which has no middle of its own', async () => {
    const params = new URLSearchParams('area=GB-WLS');
    const options = { nearest: 3, nearestTo: CARDIFF };
    const { items, nearest } = await world.search.search(params, options);
    assert.deepEqual(namesOf({ items } as SearchAnswer), ['cardiff']);
    assert.deepEqual(namesOf({ items: nearest } as SearchAnswer), ['near', 'bristol', 'silent']);
    assert.ok(nearest.every(({ distance }) => distance! > 30_000));
    assert.deepEqual((await world.search.search(params, { nearest: 3 })).nearest, []);
  });

  it('puts the nearest in the order of prices where the results are', async () => {
    const nearest = async (query: string) => {
      const params = new URLSearchParams(query);
      const answer = await world.search.search(params, { nearest: 6 });
      return namesOf({ items: answer.nearest } as SearchAnswer);
    };
    const silent = 'near=51.55,-2.59&km=1';
    assert.deepEqual(await nearest(silent), ['near', 'bristol', 'cardiff']);
    assert.deepEqual(await nearest(`${silent}&sort=price`), ['bristol', 'near', 'cardiff']);
  });

  it('finds nothing at a place that nobody knows, and says what there is without it', async () => {
    const answer = await world.find('q=Nowhereville');
    assert.equal(answer.total, 0);
    assert.equal(answer.query.q, 'Nowhereville');
    assert.equal(answer.query.place, null);
    assert.deepEqual(answer.relaxedFilters, [{ filter: 'q', total: 6 }]);
  });

  it('names the filter to loosen when nothing is left', async () => {
    const query = 'area=FR&price_max=40&category=campervan';
    const strict = await world.find(query);
    assert.equal(strict.total, 0);
    assert.deepEqual(strict.relaxedFilters, [
      { filter: 'price', total: 1 },
      { filter: 'category', total: 0 },
      { filter: 'area', total: 0 },
    ]);
    const { total, relaxedFilters } = await world.find(`${query}&unstated=1`);
    assert.equal(total, 0);
    assert.deepEqual(relaxedFilters, [
      { filter: 'area', total: 2 },
      { filter: 'price', total: 1 },
      { filter: 'category', total: 0 },
    ]);
  });

  it('leaves out and counts who states nothing; dates keep who does not say', async () => {
    const answer = await world.find('q=Bristol&pets=1&transmission=automatic');
    assert.deepEqual(namesOf(answer), ['bristol']);
    assert.deepEqual([answer.total, answer.stated, answer.silent], [1, 1, 1]);
    const dated = await world.find('q=Bristol&pets=1&from=2026-07-01&to=2026-07-03');
    assert.deepEqual([namesOf(dated), dated.silent], [['bristol'], 1]);
    assert.equal(dated.answers!.ask, 1);
  });

  it('takes the amenity of dogs for the filter of pets, which reads both', async () => {
    const { query, items } = await world.find('amenity=dogs_allowed&amenity=wifi');
    assert.equal(query.params.toString(), 'pets=1&amenity=wifi');
    assert.deepEqual(namesOf({ items } as SearchAnswer), ['faro']);
    const { facets } = await world.find('');
    assert.ok(!facets.amenity!.values.some(({ value }) => value === 'dogs_allowed'));
    assert.deepEqual(facets.pets!.values, [{ value: '1', count: 2 }]);
  });

  it('keeps who states nothing where asked for, after those that state a match, and marks them', async () => {
    const answer = await world.find('q=Bristol&pets=1&transmission=automatic&unstated=1');
    assert.deepEqual(namesOf(answer), ['bristol', 'silent']);
    assert.deepEqual(
      answer.items.map(({ notStated }) => notStated),
      [[], ['pets', 'transmission']],
    );
    assert.deepEqual([answer.total, answer.stated], [2, 1]);
  });

  it('sorts by price a night, in one currency after the other, and by rating', async () => {
    assert.deepEqual((await found('sort=price')).slice(0, 3), ['bristol', 'near', 'vannes']);
    assert.deepEqual((await found('sort=price&currency=EUR')).slice(0, 3), [
      'vannes',
      'bristol',
      'near',
    ]);
    assert.deepEqual((await found('sort=rating')).slice(0, 2), ['near', 'bristol']);
    assert.deepEqual(await found('sort=newest'), Object.keys(id).toReversed());
  });

  it('compares a week as seven nights', async () => {
    assert.ok(!(await found('price_max=99')).includes('near'));
    assert.ok((await found('price_max=100')).includes('near'));
  });

  it('answers dates with free, taken, or ask the owner; a closed season is taken', async () => {
    await world.availability.replace(world.partner.id, 'bristol', {
      ranges: [{ start: '2026-05-20', end: '2026-05-25', status: 'available' }],
    });
    await world.availability.replace(world.partner.id, 'near', {
      ranges: [{ start: '2026-05-22', end: '2026-05-23', status: 'unavailable' }],
    });
    const answer = await world.find('from=2026-05-20&to=2026-05-25');
    assert.equal(namesOf(answer)[0], 'bristol');
    assert.ok(!namesOf(answer).includes('near'));
    assert.deepEqual(
      answer.items.map(({ availability }) => availability),
      ['available', 'ask', 'ask', 'ask', 'ask'],
    );
    assert.deepEqual(answer.answers, {
      available: 1,
      ask: 4,
      open_data: 0,
      min_nights: 0,
      closed: 0,
    });
    assert.deepEqual(await found('from=2026-05-20&to=2026-05-25&ask=0'), ['bristol']);
    assert.ok(!(await found('from=2026-05-10&to=2026-05-12')).includes('faro'));
    assert.ok((await found('from=2026-06-10&to=2026-06-12')).includes('faro'));
  });

  it('shows an approximate listing at its blurred point only, on cards, maps and in distances', async () => {
    const { items } = await world.find('category=campsite');
    const { lat, lng, radius } = items[0]!.position;
    assert.equal(radius, 2000);
    assert.ok(!JSON.stringify(items).includes('Hidden Lane'));
    const [near] = (await world.find(`near=${lat},${lng}&km=1`)).items;
    assert.ok(near!.distance! < 5);
    const exactly = await world.find(`near=${FARO.lat},${FARO.lng}&sort=distance&km=5`);
    assert.ok(exactly.items[0]!.distance! >= 990);
    const { pins } = await world.search.tile(new URLSearchParams('category=campsite'), {
      z: 0,
      x: 0,
      y: 0,
    });
    assert.deepEqual(pins.length, 1);
    assert.ok(Math.abs(pins[0]!.lat - lat) < 1e-4 && Math.abs(pins[0]!.lng - lng) < 1e-4);
  });

  it('draws on a tile what a search finds, with prices', async () => {
    const tile = { z: 5, x: 15, y: 10 };
    const strict = new URLSearchParams('area=GB&price_max=95');
    assert.deepEqual(
      (await world.search.tile(strict, tile)).pins.map(({ id: one }) => one),
      [id.bristol],
    );
    const { pins } = await world.search.tile(
      new URLSearchParams('area=GB&price_max=95&unstated=1'),
      tile,
    );
    assert.deepEqual(
      pins.map(({ id, price }) => [id, price?.from ?? null]).toSorted(),
      [
        [id.bristol, 8900],
        [id.silent, null],
        [id.cardiff, null],
      ].toSorted(),
    );
    const beyond = await world.search.tile(new URLSearchParams(), { z: 3, x: 8, y: 0 });
    assert.deepEqual(beyond, { pins: [], clusters: [] });
  });

  it('carries on what it understood, and notes what it did not', async () => {
    const { query } = await world.find('colour=red&people=many&sort=distance&amenity=wifi&after=!');
    assert.equal(query.params.toString(), 'amenity=wifi');
    assert.deepEqual(query.notes, [
      { param: 'people', why: 'not_understood' },
      { param: 'sort', why: 'nowhere_to_measure_from' },
      { param: 'after', why: 'page_not_found' },
    ]);
  });

  it('goes on behind the last result, also when that has been deleted meanwhile', async () => {
    const first = await world.search.search(new URLSearchParams('sort=newest'), { limit: 2 });
    assert.deepEqual(namesOf(first), ['faro', 'vannes']);
    const extra = await world.list('extra');
    const params = new URLSearchParams({ sort: 'newest', after: first.next! });
    await world.listings.delete(world.partner.id, 'vannes');
    const second = await world.search.search(params, { limit: 2 });
    assert.deepEqual(namesOf(second), ['cardiff', 'silent']);
    assert.ok(!second.items.some((item) => item.id === extra));
    params.set('sort', 'price');
    const { query } = await world.search.search(params);
    assert.deepEqual(query.notes, [{ param: 'after', why: 'page_not_found' }]);
  });
});
