import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { campsiteFeature } from '../../test/support/campsites.ts';
import type { ListingInput } from '../listings/index.ts';
import type { MonthAhead, Search, YearAhead } from './index.ts';
import { plainMonth } from './testing/plain.sql.ts';
import { PLAIN, type SearchWorld, startSearchWorld, TODAY, TOWNS } from './testing/world.ts';

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

const yearOf = async (search: Search, query: string): Promise<YearAhead | null> => {
  const options = { months: true, limit: 1, facets: false };
  return (await search.search(new URLSearchParams(query), options)).yearAhead;
};

const monthAfter = (month: string): string => dayAfter(`${month}-28`, 4).slice(0, 7);

const anyListing = fc
  .record({
    category: fc.constantFrom('campervan', 'campsite'),
    town: fc.constantFrom(...TOWNS),
    price: fc.constantFrom(
      undefined,
      { from: 8900, currency: 'GBP', unit: 'night' },
      { from: 62_303, currency: 'GBP', unit: 'week' },
      { from: 9100, currency: 'GBP', unit: 'night', min_nights: 10 },
      { from: 4999, currency: 'EUR', unit: 'night', min_nights: 7 },
      { from: 9000, currency: 'JPY', unit: 'night' },
      { from: 200_001, currency: 'KWD', unit: 'week' },
    ),
    season: fc.constantFrom(
      undefined,
      { open_from: '04-15', open_to: '09-07' },
      { open_from: '10-26', open_to: '02-06' },
      { open_from: '05-27', open_to: '06-05' },
    ),
  })
  .map(({ category, town: { lat, lng }, price, season }) =>
    Object.assign({}, PLAIN, {
      category,
      price,
      location: { lat, lng, precision: 'exact' },
      ...(category === 'campsite' && { campsite: season ?? {} }),
    } as unknown as Partial<ListingInput>),
  );

const anyCalendar = fc.array(
  fc.record({
    gap: fc.constantFrom(0, 0, 0, 2, 40),
    nights: fc.integer({ min: 3, max: 70 }),
    available: fc.constantFrom(true, true, false),
    price: fc.constantFrom(undefined, undefined, 0, 4501, 12_345, 70_001),
  }),
  { maxLength: 8 },
);

describe('the months to come', () => {
  let world: SearchWorld;
  const ahead = async (query: string): Promise<YearAhead> => {
    return (await yearOf(world.search, query))!;
  };

  before(async () => {
    world = await startSearchWorld();
    const inputs = fc.sample(anyListing, { numRuns: 160, seed: 5 });
    const calendars = fc.sample(anyCalendar, { numRuns: 130, seed: 6 });
    await Promise.all(inputs.map((input, i) => world.list(`random-${i}`, input)));
    await Promise.all(
      calendars.map((parts, i) => {
        let start = TODAY;
        const ranges = parts.map(({ gap, nights, available, price }) => {
          const from = dayAfter(start, gap);
          start = dayAfter(from, nights);
          const status = available ? ('available' as const) : ('unavailable' as const);
          return { start: from, end: start, status, ...(price === undefined ? {} : { price }) };
        });
        return world.availability.replace(world.partner.id, `random-${i}`, { ranges });
      }),
    );
  });
  after(() => world.stop());

  it('are counted as a plain statement over the tables counts them', async () => {
    let priced = 0;
    for (const [category, country] of [
      [null, null],
      ['campervan', null],
      ['campsite', 'GB'],
      ['campervan', 'FR'],
    ] as const) {
      const query = [
        category && `category=${category}&source=partners`,
        country && `area=${country}`,
      ];
      const { listings, openData, months } = await ahead(query.filter(Boolean).join('&'));
      assert.equal(months.length, 12);
      assert.deepEqual([months[0]!.month, months[11]!.month], ['2026-05', '2027-04']);
      assert.equal(openData, 0);
      for (const { month, silent, openOfOpenData, seasonNotStated, ...counted } of months) {
        const {
          listings: all,
          shut,
          ...expected
        } = await world.db.one(plainMonth, [
          `${month}-01`,
          `${monthAfter(month)}-01`,
          category,
          country,
        ]);
        assert.deepEqual(counted, expected, `${category} ${country} ${month}`);
        assert.equal(all, listings);
        assert.equal(silent, listings - expected.free - expected.longer - expected.taken - shut);
        assert.equal(seasonNotStated, listings - expected.open - expected.closed);
        assert.equal(openOfOpenData, 0);
        priced += expected.prices.filter(({ count }) => count > 2).length;
      }
    }
    assert.ok(priced > 40, `only ${priced} prices of several listings`);
  });

  it('have as many free listings as a search of the month finds, whatever else is asked for', async () => {
    for (const query of ['', 'category=campsite', 'area=GB&amenity=toilet', 'people=2&area=FR']) {
      for (const { month, free, longer, prices } of (await ahead(query)).months) {
        const { answers, items } = await world.find(`${query}&month=${month}&sort=price`);
        assert.equal(free, answers!.available, month);
        // A search also counts those whose calendar does not say whether they are free.
        assert.ok(longer <= answers!.min_nights, month);
        for (const { currency, lowest } of prices) {
          const first = items.find(
            ({ availability, stay }) => availability === 'available' && stay?.currency === currency,
          );
          if (first?.stay) assert.equal(first.stay.perNight, lowest);
        }
      }
    }
  });

  it('are not counted where a price is asked for, which is another one each month', async () => {
    for (const query of ['price_max=90', 'price_min=20&currency=EUR']) {
      assert.equal(await yearOf(world.search, query), null);
    }
  });

  it('are the same whatever dates are asked for', async () => {
    const plain = await ahead('category=campervan');
    for (const dates of ['from=2026-06-01&to=2026-06-08', 'month=2026-07&stay=weekend&ask=0']) {
      assert.deepEqual(await ahead(`category=campervan&${dates}`), plain);
    }
  });
});

describe('a month to come', () => {
  let world: SearchWorld;
  const months = async (query = '', on: SearchWorld['search'] = world.search) => {
    const year = await yearOf(on, query);
    return new Map(year!.months.map((one) => [one.month, one]));
  };
  const freeIn = (year: ReadonlyMap<string, MonthAhead>): string[] =>
    [...year.values()].filter(({ free }) => free > 0).map(({ month }) => month);
  const free = (start: string, end: string, price?: number) => ({
    start,
    end,
    status: 'available' as const,
    ...(price === undefined ? {} : { price }),
  });
  const calendar = (name: string, ranges: ReturnType<typeof free>[]) =>
    world.availability.replace(world.partner.id, name, { ranges });

  before(async () => {
    world = await startSearchWorld();
    await world.list('van', { price: { from: 9000, currency: 'GBP', unit: 'night' } as never });
  });
  after(() => world.stop());

  it('has a free week only where seven nights of it follow one another', async () => {
    await calendar('van', [free('2026-05-26', '2026-06-07'), free('2026-07-25', '2026-08-08')]);
    assert.deepEqual(freeIn(await months()), ['2026-07', '2026-08']);
    await calendar('van', [free('2026-07-25', '2026-08-07')]);
    assert.deepEqual(freeIn(await months()), ['2026-07']);
  });

  it('is taken where each week has a taken night, and silent where the calendar says too little', async () => {
    const taken = (start: string, end: string) => ({ ...free(start, end), status: 'unavailable' });
    const everySixth = ['06', '12', '18', '24', '30'].map((day) =>
      taken(`2026-06-${day}`, dayAfter(`2026-06-${day}`, 1)),
    );
    await calendar('van', [...everySixth, taken('2026-07-10', '2026-07-12')] as never);
    const year = await months();
    const countsOf = ({ free: are, taken: gone, silent }: MonthAhead) => [are, gone, silent];
    assert.deepEqual(countsOf(year.get('2026-06')!), [0, 1, 0]);
    assert.deepEqual(countsOf(year.get('2026-07')!), [0, 0, 1]);
    assert.deepEqual(countsOf(year.get('2026-08')!), [0, 0, 1]);
    const { saying, listings } = (await yearOf(world.search, ''))!;
    assert.deepEqual([saying, listings], [1, 1]);
  });

  it('is closed and not taken where a campsite out of season has taken nights alone', async () => {
    const campsite = { open_from: '04-01', open_to: '09-30' } as never;
    await world.list('coast', { category: 'campsite', campsite });
    const taken = { ...free('2026-05-01', '2027-04-01'), status: 'unavailable' };
    await calendar('coast', [taken] as never);
    const year = await months('category=campsite&source=partners');
    const countsOf = ({ taken: gone, closed, silent }: MonthAhead) => [gone, closed, silent];
    assert.deepEqual(countsOf(year.get('2026-08')!), [1, 0, 0]);
    assert.deepEqual(countsOf(year.get('2026-11')!), [0, 1, 0]);
    await world.list('coast', { category: 'campsite', campsite, status: 'paused' });
  });

  it('shows what an owner changes at once, in every process', async () => {
    const other = await world.otherProcess();
    await calendar('van', [free('2026-09-01', '2026-10-01', 7700)]);
    for (const on of [world.search, other]) {
      const year = await months('', on);
      assert.deepEqual(freeIn(year), ['2026-09']);
      assert.deepEqual(year.get('2026-09')!.prices, [
        { currency: 'GBP', count: 1, lowest: 7700, median: 7700 },
      ]);
    }
    await calendar('van', []);
    for (const on of [world.search, other]) assert.deepEqual(freeIn(await months('', on)), []);
  });

  it('never puts prices of two currencies together', async () => {
    for (const [name, from, currency] of [
      ['a', 5000, 'EUR'],
      ['b', 7000, 'EUR'],
      ['c', 20_000, 'EUR'],
      ['d', 100, 'GBP'],
    ] as const) {
      await world.list(name, {
        category: 'motorhome',
        price: { from, currency, unit: 'night' } as never,
      });
      await calendar(name, [free('2026-06-01', '2026-07-01')]);
    }
    assert.deepEqual((await months('category=motorhome')).get('2026-06')!.prices, [
      { currency: 'EUR', count: 3, lowest: 5000, median: 7000 },
      { currency: 'GBP', count: 1, lowest: 100, median: 100 },
    ]);
  });

  it('is one in which campsites are open, closed, or do not say, also over New Year', async () => {
    const site = (open_from: string, open_to: string) => ({
      category: 'campsite' as const,
      campsite: { open_from, open_to } as never,
    });
    await world.list('summer', site('04-01', '09-30'));
    await world.list('winter', site('11-27', '02-06'));
    await world.list('unsaid', { category: 'campsite' });
    await world.list('calendar alone', { category: 'campsite' });
    await calendar('calendar alone', [free('2026-11-01', '2026-12-01')]);
    await world.campsites([
      campsiteFeature(1, 51.45, -2.6, { name: 'Meadow', opening_hours: 'Apr-Sep' }),
      campsiteFeature(2, 51.45, -2.61, { name: 'Wood' }),
    ]);
    const year = await months('category=campsite');
    const countsOf = (month: string) => {
      const { open, openOfOpenData, closed, seasonNotStated } = year.get(month)!;
      return { open, openOfOpenData, closed, seasonNotStated };
    };
    const summer = { open: 2, openOfOpenData: 1, closed: 1, seasonNotStated: 3 };
    assert.deepEqual(countsOf('2026-07'), summer);
    // A season with four days in November, or six in February, has no week of that month.
    assert.deepEqual(countsOf('2026-11'), {
      open: 1,
      openOfOpenData: 0,
      closed: 3,
      seasonNotStated: 2,
    });
    assert.deepEqual(countsOf('2026-12'), {
      open: 1,
      openOfOpenData: 0,
      closed: 2,
      seasonNotStated: 3,
    });
    assert.deepEqual(countsOf('2027-02'), {
      open: 0,
      openOfOpenData: 0,
      closed: 3,
      seasonNotStated: 3,
    });
    const { listings, openData } = (await yearOf(world.search, 'category=campsite'))!;
    assert.deepEqual([listings, openData], [4, 2]);
    assert.equal(
      year.get('2026-07')!.silent,
      4,
      'open-data campsites are in no count of calendars',
    );
  });

  it('is this one as long as a week is left of it, and February with its 29th', async () => {
    world.clock.set('2026-05-25T12:00:00Z');
    assert.equal([...(await months()).keys()][0], '2026-05');
    world.clock.set('2026-05-26T12:00:00Z');
    const later = [...(await months()).keys()];
    assert.deepEqual([later[0], later.at(-1), later.length], ['2026-06', '2027-04', 11]);
    world.clock.set('2027-12-01T12:00:00Z');
    await calendar('van', [free('2028-02-23', '2028-03-01')]);
    assert.deepEqual(freeIn(await months('category=campervan')), ['2028-02']);
    await calendar('van', [free('2028-02-24', '2028-03-01')]);
    assert.deepEqual(freeIn(await months('category=campervan')), []);
    // Calendar days in the past no longer count.
    await calendar('van', [free('2027-11-20', '2027-12-06')]);
    assert.deepEqual(freeIn(await months('category=campervan')), []);
    await calendar('van', [free('2027-11-20', '2027-12-08')]);
    assert.deepEqual(freeIn(await months('category=campervan')), ['2027-12']);
  });
});
