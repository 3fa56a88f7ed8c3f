import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ListingInput } from '../listings/index.ts';
import type { SearchAnswer } from './index.ts';
import { type SearchWorld, startSearchWorld } from './testing/world.ts';

type Price = Partial<NonNullable<ListingInput['price']>>;

const pounds = (from: number, over: Price = {}) =>
  ({ from, currency: 'GBP', unit: 'night', ...over }) as ListingInput['price'];

const WEEK = 'from=2026-05-14&to=2026-05-21';

describe('a search with dates', () => {
  let world: SearchWorld;
  const id: Record<string, number> = {};
  const nameOf = (item: { id: number }) => Object.keys(id).find((name) => id[name] === item.id)!;
  const namesOf = ({ items }: SearchAnswer) => items.map(nameOf);
  const found = async (query: string) => namesOf(await world.find(query));
  const list = async (
    name: string,
    price: ListingInput['price'],
    ranges: readonly (readonly [start: string, end: string, price?: number | 'taken'])[],
    over: Partial<ListingInput> = {},
  ) => {
    id[name] = await world.list(name, { price, ...over });
    await world.availability.replace(world.partner.id, name, {
      ranges: ranges.map(([start, end, of]) => ({
        start,
        end,
        status: of === 'taken' ? ('unavailable' as const) : ('available' as const),
        ...(typeof of === 'number' && { price: of }),
      })),
    });
  };

  before(async () => {
    world = await startSearchWorld();
    await list('spring', pounds(8400), [
      ['2026-05-01', '2026-05-14', 7000],
      ['2026-05-14', '2026-06-01', 9600],
    ]);
    await list('cheap', pounds(9000), [['2026-05-01', '2026-06-01']]);
    await list('weekly', pounds(70_000, { unit: 'week' }), [
      ['2026-05-01', '2026-05-17', 63_001],
      ['2026-05-17', '2026-06-01'],
    ]);
    await list('euros', pounds(5000, { currency: 'EUR' }), [['2026-05-01', '2026-06-01', 20_000]]);
    await list('taken', pounds(1000), [['2026-05-16', '2026-05-17', 'taken']]);
    await list('silent', pounds(1000), []);
    await list('long', pounds(2000, { min_nights: 10 }), [['2026-05-01', '2026-06-01']]);
    await list('silent-long', pounds(2400, { min_nights: 8 }), [['2026-05-01', '2026-05-16']]);
    await list('taken-long', pounds(2500, { min_nights: 8 }), [
      ['2026-05-16', '2026-05-17', 'taken'],
    ]);
    await list('site', pounds(1500), [], {
      category: 'campsite',
      campsite: { open_from: '06-01', open_to: '09-30' } as never,
    });
    await list('unpriced', undefined, [['2026-05-01', '2026-06-01']]);
  });
  after(() => world.stop());

  it('says the price of these dates on cards that are free, and no total on others', async () => {
    const { items, answers } = await world.find(WEEK);
    const availabilities = Object.fromEntries(
      items.map((item) => [nameOf(item), [item.availability, item.stay?.total ?? null]]),
    );
    assert.deepEqual(availabilities, {
      spring: ['available', 7 * 9600],
      cheap: ['available', 7 * 9000],
      weekly: ['available', Math.round((3 * 63_001 + 4 * 70_000) / 7)],
      euros: ['available', 7 * 20_000],
      unpriced: ['available', null],
      silent: ['ask', null],
      long: ['min_nights', 7 * 2000],
      'silent-long': ['min_nights', null],
    });
    assert.deepEqual(answers, {
      available: 5,
      ask: 1,
      open_data: 0,
      min_nights: 2,
      closed: 1,
    });
    const spring = items.find((item) => nameOf(item) === 'spring')!;
    assert.deepEqual(spring.stay, {
      from: '2026-05-14',
      to: '2026-05-21',
      nights: 7,
      total: 67_200,
      perNight: 9600,
      currency: 'GBP',
    });
    assert.equal(items.find((item) => nameOf(item) === 'long')!.minNights, 10);
  });

  it('orders by the price of these dates: who is free, then to ask, then shorter than the minimum', async () => {
    assert.deepEqual(await found(`${WEEK}&sort=price`), [
      'cheap',
      'weekly',
      'spring',
      'euros',
      'unpriced',
      'silent',
      'long',
      'silent-long',
    ]);
    const { query } = await world.find(`${WEEK}&sort=price`);
    assert.deepEqual(query.currencies, ['GBP', 'EUR']);
    const inEuros = await world.find(`${WEEK}&sort=price&currency=EUR`);
    assert.deepEqual(inEuros.query.currencies, ['EUR', 'GBP']);
    assert.equal(namesOf(inEuros)[0], 'euros');
    assert.deepEqual((await world.find(WEEK)).query.currencies, []);
  });

  it('filters by the average night of these dates, and by the price from of those to ask', async () => {
    assert.deepEqual((await found(`${WEEK}&price_max=95`)).toSorted(), [
      'cheap',
      'long',
      'silent',
      'silent-long',
    ]);
    assert.deepEqual((await found(`${WEEK}&price_max=95&unstated=1`)).toSorted(), [
      'cheap',
      'long',
      'silent',
      'silent-long',
      'unpriced',
    ]);
    assert.deepEqual(await found(`${WEEK}&price_min=199&currency=EUR`), ['euros']);
    const { prices } = await world.find(`${WEEK}&currency=GBP`);
    assert.deepEqual(
      prices.bands.filter(({ count }) => count > 0).map(({ from, count }) => [from, count]),
      [
        [0, 3],
        [75, 3],
      ],
    );
  });

  it('leaves out those to ask and those that ask for more nights when only free ones are wanted', async () => {
    const answer = await world.find(`${WEEK}&ask=0`);
    assert.deepEqual(namesOf(answer).toSorted(), [
      'cheap',
      'euros',
      'spring',
      'unpriced',
      'weekly',
    ]);
    assert.deepEqual(answer.answers, {
      available: 5,
      ask: 0,
      open_data: 0,
      min_nights: 0,
      closed: 1,
    });
  });

  it('offers only listings that are free for long enough as ads', async () => {
    const checkIds = Object.values(id);
    const { matching } = await world.search.search(new URLSearchParams(WEEK), { checkIds });
    assert.deepEqual(matching.map((one) => nameOf({ id: one })).toSorted(), [
      'cheap',
      'euros',
      'spring',
      'unpriced',
      'weekly',
    ]);
    const cards = await world.search.cards(matching, new URLSearchParams(WEEK));
    const { items } = await world.find(WEEK);
    for (const { id: ad, availability, stay } of cards) {
      const card = items.find((item) => item.id === ad)!;
      assert.deepEqual([availability, stay], ['available', card.stay]);
    }
  });

  it('moves the whole stay by days where it may: the nearest dates that are free', async () => {
    const around = 'from=2026-05-15&to=2026-05-17';
    const datesOf = async (query: string) => {
      const { items } = await world.find(query);
      const taken = items.find((item) => nameOf(item) === 'taken');
      return taken && [taken.availability, taken.dates];
    };
    assert.equal(await datesOf(around), undefined);
    assert.deepEqual(await datesOf(`${around}&flex=1`), ['ask', null]);
    await world.availability.replace(world.partner.id, 'taken', {
      ranges: [
        { start: '2026-05-12', end: '2026-05-15', status: 'available' },
        { start: '2026-05-15', end: '2026-05-16', status: 'available', price: 3000 },
        { start: '2026-05-16', end: '2026-05-17', status: 'unavailable' },
        { start: '2026-05-17', end: '2026-05-21', status: 'available' },
      ],
    });
    const { items } = await world.find(`${around}&flex=3`);
    const moved = items.find((item) => nameOf(item) === 'taken')!;
    assert.deepEqual(moved.dates, { from: '2026-05-14', to: '2026-05-16' });
    assert.equal(moved.stay!.total, 4000);
    assert.deepEqual(items.find((item) => nameOf(item) === 'spring')!.dates, {
      from: '2026-05-15',
      to: '2026-05-17',
    });
  });

  it('finds a weekend or a week of a month, the earliest that is free', async () => {
    const stayOf = async (query: string, name: string) =>
      (await world.find(query)).items.find((item) => nameOf(item) === name)?.stay ?? null;
    const weekend = await stayOf('month=2026-05&stay=weekend', 'spring');
    assert.deepEqual([weekend!.from, weekend!.total], ['2026-05-01', 14_000]);
    assert.equal((await stayOf('month=2026-05', 'spring'))!.from, '2026-05-01');
    const { answers, query } = await world.find('month=2026-06&stay=week');
    assert.equal(answers!.available, 0);
    assert.equal(query.from, null);
    const gone = await world.find('month=2026-04');
    assert.deepEqual(gone.query.notes, [{ param: 'month', why: 'in_the_past' }]);
    assert.equal(gone.answers, null);
    const both = await world.find(`${WEEK}&month=2026-06`);
    assert.deepEqual(both.query.notes, [{ param: 'month', why: 'dates_count_first' }]);
    assert.equal(both.query.params.has('month'), false);
  });

  it('finds any number of nights in a month, and prices all of them', async () => {
    const stays = async (query: string) =>
      Object.fromEntries(
        (await world.find(query)).items.map((item) => [
          nameOf(item),
          item.stay && [item.availability, item.stay.from, item.stay.to, item.stay.total],
        ]),
      );
    const ten = await stays('month=2026-05&stay=10');
    assert.deepEqual(ten.long, ['available', '2026-05-01', '2026-05-11', 10 * 2000]);
    assert.deepEqual(ten.spring, ['available', '2026-05-01', '2026-05-11', 10 * 7000]);
    const twoWeeks = await stays('month=2026-05&stay=14&sort=price');
    assert.deepEqual(twoWeeks.cheap, ['available', '2026-05-01', '2026-05-15', 14 * 9000]);
    const { answers } = await world.find('month=2026-05&stay=40');
    assert.equal(answers!.available, 0);
    assert.deepEqual((await world.find('month=2026-05&stay=31')).answers!.available, 6);
  });

  it('prices the pins of the map as the cards', async () => {
    const params = new URLSearchParams(WEEK);
    const { items } = await world.find(WEEK);
    const { pins } = await world.search.tile(params, { z: 0, x: 0, y: 0 });
    assert.equal(pins.length, items.length);
    for (const { id: pin, availability, stay } of pins) {
      const card = items.find((item) => item.id === pin)!;
      assert.deepEqual([availability, stay], [card.availability, card.stay]);
    }
  });

  it('follows a change of a price, of its unit and of the calendar', async () => {
    const totalOf = async (name: string) =>
      (await world.find(WEEK)).items.find((item) => nameOf(item) === name)?.stay?.total;
    await world.list('cheap', { price: pounds(8000) });
    assert.equal(await totalOf('cheap'), 7 * 8000);
    await world.list('spring', { price: pounds(50_000, { unit: 'week' }) });
    assert.equal(await totalOf('spring'), 9600);
    await world.availability.replace(world.partner.id, 'spring', {
      ranges: [{ start: '2026-05-01', end: '2026-06-01', status: 'available', price: 70_000 }],
    });
    assert.equal(await totalOf('spring'), 70_000);
    const other = await world.otherProcess();
    const { items } = await other.search(new URLSearchParams(WEEK), { limit: 100 });
    assert.equal(items.find((item) => nameOf(item) === 'spring')!.stay!.total, 70_000);
  });
});
