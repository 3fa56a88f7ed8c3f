import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readSearch, type SearchParams, writeSearch } from './search.schema.ts';

const TODAY = '2026-05-01';

const read = (query: string) => readSearch(new URLSearchParams(query), TODAY);
const paramsOf = (query: string): Partial<SearchParams> => {
  const all = read(query).params;
  const nothing = read('').params;
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(nothing[name as 'q']),
    ),
  );
};

describe('the address of a search', () => {
  it('asks for nothing when it says nothing, and empty fields of a form are nothing', () => {
    assert.deepEqual(paramsOf(''), {});
    assert.deepEqual(paramsOf('q=&people=&category=&from=&to=&price_min='), {});
    assert.deepEqual(read('q=&people=').notes, []);
  });

  it('says a place, dates, people and what', () => {
    assert.deepEqual(
      paramsOf('q=+Saint-Malo+&from=2026-06-01&to=2026-06-08&people=4&category=campervan'),
      {
        q: 'Saint-Malo',
        from: '2026-06-01',
        to: '2026-06-08',
        people: 4,
        category: ['campervan'],
      },
    );
  });

  it('repeats a parameter, or separates by commas, where a list makes sense', () => {
    const both = { amenity: ['toilet', 'wifi'] as const };
    assert.deepEqual(paramsOf('amenity=wifi&amenity=toilet&amenity=wifi'), both);
    assert.deepEqual(paramsOf('amenity=wifi,toilet'), both);
    assert.deepEqual(paramsOf('licence=c1&licence=b'), { licence: ['B', 'C1'] });
  });

  it('says every filter by the name that people see', () => {
    assert.deepEqual(
      paramsOf(
        'bounds=-5.8,49.9,-4,51&near=50.1,-5.5&km=20&ask=0&price_min=40&price_max=90&currency=gbp' +
          '&class=coachbuilt&berths=4&seats=5&transmission=automatic&fuel=lpg&length_max=6.5' +
          '&height_max=2.9&licence=B&pets=1&one_way=1&festivals=1&abroad=1&instant=1&driver_age=23' +
          '&pitch=tent&sea=0.5&lake=2&unstated=1&sort=price&after=abc&area=gb-eng',
      ),
      {
        bounds: [-5.8, 49.9, -4, 51],
        near: [50.1, -5.5],
        km: 20,
        area: 'GB-ENG',
        ask: false,
        price_min: 40,
        price_max: 90,
        currency: 'GBP',
        class: ['coachbuilt'],
        berths: 4,
        seats: 5,
        transmission: ['automatic'],
        fuel: ['lpg'],
        length_max: 6.5,
        height_max: 2.9,
        licence: ['B'],
        pets: true,
        one_way: true,
        festivals: true,
        abroad: true,
        instant: true,
        driver_age: 23,
        pitch: ['tent'],
        sea: 0.5,
        lake: 2,
        unstated: true,
        sort: 'price',
        after: 'abc',
      },
    );
  });

  it('reads a point with as many digits as a computed one has', () => {
    const near = [44.150_581_383_705_14, 3.485_176_712_274_551_4];
    assert.deepEqual(paramsOf(`near=${near.join(',')}&km=40`), { near, km: 40 });
    assert.deepEqual(paramsOf(`near=${50 / 3},${-0.01 / 3}`), { near: [50 / 3, -0.01 / 3] });
  });

  it('ignores what it does not know', () => {
    assert.deepEqual(read('utm_source=mail&colour=red&__proto__=1').notes, []);
    assert.deepEqual(paramsOf('utm_source=mail&colour=red'), {});
  });

  for (const [query, param, why] of [
    ['people=none', 'people', 'not_understood'],
    ['people=0', 'people', 'not_understood'],
    ['people=2.5', 'people', 'not_understood'],
    ['berths=13', 'berths', 'not_understood'],
    ['category=hotel', 'category', 'not_understood'],
    ['bounds=1,2,3', 'bounds', 'not_understood'],
    ['bounds=0,50,1,40', 'bounds', 'not_understood'],
    ['near=91,0', 'near', 'not_understood'],
    ['near=NaN,0', 'near', 'not_understood'],
    ['currency=XXQ', 'currency', 'not_understood'],
    ['currency=pounds', 'currency', 'not_understood'],
    ['sort=cheapest', 'sort', 'not_understood'],
    ['pets=maybe', 'pets', 'not_understood'],
    ['length_max=long', 'length_max', 'not_understood'],
    ['price_max=1e3', 'price_max', 'not_understood'],
    ['from=2026-02-30&to=2026-06-01', 'from', 'not_understood'],
    ['from=2026-06-01', 'to', 'needs_both_dates'],
    ['to=2026-06-01', 'from', 'needs_both_dates'],
    ['from=2026-06-01&to=2026-06-01', 'to', 'ends_before_it_begins'],
    ['from=2026-04-30&to=2026-05-03', 'from', 'in_the_past'],
    ['from=2026-06-01&to=2028-06-01', 'to', 'too_long'],
    ['flex=4', 'flex', 'not_understood'],
    ['month=2026-13', 'month', 'not_understood'],
    ['month=2026-04', 'month', 'in_the_past'],
    ['stay=fortnight', 'stay', 'not_understood'],
    ['stay=0', 'stay', 'not_understood'],
    ['stay=61', 'stay', 'not_understood'],
    ['stay=week&stay=7.5', 'stay', 'not_understood'],
  ] as const) {
    it(`goes on without ${query}, and says so`, () => {
      const { notes } = read(query);
      assert.ok(notes.some((note) => note.param === param && note.why === why));
      assert.deepEqual(paramsOf(query), {});
    });
  }

  it('says dates that may move, or a stay of a month, which exact dates leave out', () => {
    assert.deepEqual(paramsOf('from=2026-06-01&to=2026-06-08&flex=2'), {
      from: '2026-06-01',
      to: '2026-06-08',
      flex: 2,
    });
    assert.deepEqual(paramsOf('month=2026-06&stay=weekend'), { month: '2026-06', stay: 'weekend' });
    assert.deepEqual(paramsOf('month=2026-06&stay=week'), { month: '2026-06' });
    assert.deepEqual(paramsOf('month=2026-06&stay=weekend&stay=10'), {
      month: '2026-06',
      stay: 10,
    });
    assert.deepEqual(paramsOf('month=2026-06&stay=14&stay='), { month: '2026-06', stay: 14 });
    assert.deepEqual(read('from=2026-06-01&to=2026-06-08&month=2026-06').notes, [
      { param: 'month', why: 'dates_count_first' },
    ]);
    assert.deepEqual(paramsOf('from=2026-06-08&to=2026-06-01&month=2026-06'), { month: '2026-06' });
  });

  it('keeps the known ones of a list with unknown ones', () => {
    assert.deepEqual(paramsOf('category=hotel&category=campsite'), { category: ['campsite'] });
  });

  it('takes the bounds of a map that was dragged around the world', () => {
    assert.deepEqual(paramsOf('bounds=170,-50,200,-30'), { bounds: [170, -50, -160, -30] });
    assert.deepEqual(paramsOf('bounds=-300,-50,100,50'), { bounds: [-180, -50, 180, 50] });
  });

  it('turns a price range around that was given the wrong way', () => {
    assert.deepEqual(paramsOf('price_min=90&price_max=40'), { price_min: 40, price_max: 90 });
  });

  it('is the same for the same search, in a fixed order, without what says nothing', () => {
    const { params } = read('sort=best&pets=on&amenity=wifi&amenity=shower&q=Bristol&ask=1');
    assert.equal(writeSearch(params).toString(), 'q=Bristol&pets=1&amenity=shower&amenity=wifi');
    assert.equal(writeSearch({}).toString(), '');
    assert.equal(
      writeSearch({ q: 'São Tomé & Co', sort: 'price' }).toString(),
      'q=S%C3%A3o+Tom%C3%A9+%26+Co&sort=price',
    );
  });

  it('reads what it wrote as the same search, whatever was in it', () => {
    const names = [...Object.keys(read('').params), 'colour'];
    const values = [
      '1',
      '0',
      '4',
      'B',
      'campsite',
      'wifi',
      'price',
      '2026-06-01',
      '2026-07-01',
      '2026-06',
      '2026-05',
      'weekend',
      '1,2,3,4',
      'é &=#',
    ];
    const anyQuery = fc.array(
      fc.tuple(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...values), fc.string())),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(anyQuery, (pairs) => {
        const once = readSearch(new URLSearchParams(pairs), TODAY).params;
        const again = readSearch(writeSearch(once), TODAY);
        assert.deepEqual(again.params, once);
        assert.deepEqual(again.notes, []);
      }),
    );
  });
});
