import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { addDays } from '../../site/src/lib/format/dates.ts';
import { askingOf } from '../../site/src/lib/trip/asking.ts';
import { changed, readChange, writeChange } from '../../site/src/lib/trip/changes.ts';
import {
  abroadOf,
  findingsOf,
  type KnownStop,
  nextNights,
  nightsOf,
  type StopKind,
} from '../../site/src/lib/trip/checks.ts';
import { routeOf } from '../../site/src/lib/trip/route.ts';
import { readTrip, type Stop, stayOf, writeTrip } from '../../site/src/lib/trip/stops.ts';
import { type StopAnswer, totalsOf } from '../../site/src/lib/trip/totals.ts';

const TODAY = '2026-05-01';

const stop = (kind: StopKind, id: number, from?: string, to?: string): KnownStop => ({
  kind,
  id,
  stay: from === undefined || to === undefined ? null : { from, to },
});
const place = (id: number, from?: string, to?: string) => stop('place', id, from, to);
const van = (from: string, to: string) => stop('hire', 1, from, to);

const anyStop: fc.Arbitrary<Stop> = fc
  .tuple(
    fc.integer({ min: 1, max: 999_999 }),
    fc.boolean(),
    fc.option(fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 365 }))),
  )
  .map(([number, isOpen, dates]) => {
    const from = dates && addDays('2026-01-01', dates[0]);
    return {
      id: isOpen ? -number : number,
      stay: from && dates ? { from, to: addDays(from, dates[1]) } : null,
    };
  });

describe('the address of a trip', () => {
  it('gives back every trip that was written to it', () => {
    const trips = fc.array(anyStop, { maxLength: 20 });
    fc.assert(
      fc.property(trips, (stops) => {
        assert.deepEqual(readTrip(writeTrip(stops)), { stops, unread: [] });
      }),
      { numRuns: 200 },
    );
  });

  it('takes any text, and is written in one way', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('12', 'p7_2026-05-02_3', '1_2026-02-30_2'));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const { stops } = readTrip(pieces.join('.'));
        assert.deepEqual(readTrip(writeTrip(stops)).stops, stops);
        assert.ok(stops.length <= 20);
      }),
      { numRuns: 200 },
    );
  });

  it('names what it cannot take, and keeps the stop where it is one', () => {
    const { stops, unread } = readTrip('12_2026-02-30_2.nonsense.p7_2026-05-02_0.9_2026-05-02_2_1');
    assert.deepEqual(
      stops.map(({ id, stay }) => [id, stay]),
      [
        [12, null],
        [-7, null],
      ],
    );
    assert.deepEqual(
      unread.map(({ why }) => why),
      ['no_date', 'no_stop', 'no_nights', 'no_stop'],
    );
    const many = readTrip(Array.from({ length: 22 }, (_, at) => at + 1).join('.'));
    assert.equal(many.stops.length, 20);
    assert.deepEqual(
      many.unread.map(({ why, text }) => [why, text]),
      [
        ['too_many', '21'],
        ['too_many', '22'],
      ],
    );
    assert.ok(readTrip('9.'.repeat(10_000)).unread.length < 600, 'bounded whatever is sent');
  });
});

describe('a change of a trip', () => {
  const trip = [place(2, '2026-05-02', '2026-05-04'), place(3, '2026-05-05', '2026-05-08')];

  it('is read as it was written, and one that there is not is refused', () => {
    const stay = stayOf('2026-05-08', '2026-05-09');
    for (const change of [
      { kind: 'add', id: -4, stay },
      { kind: 'dates', at: 1, stay },
      { kind: 'swap', first: 0, second: 1 },
      { kind: 'drop', at: 0 },
      { kind: 'shift', at: [0, 1], days: -3 },
      { kind: 'sort' },
    ] as const) {
      assert.deepEqual(readChange(new URLSearchParams(writeChange(change)), trip, stay), change);
    }
    for (const asked of ['drop=2', 'swap=0', 'add=x', 'at=', 'shift=0-9&days=1', 'shift=0']) {
      assert.equal(readChange(new URLSearchParams(asked), trip, null), 'not_understood', asked);
    }
  });

  it('lets two stops take turns within the same days, with the night between them', () => {
    const turned = changed(trip, { kind: 'swap', first: 0, second: 1 });
    assert.equal(writeTrip(turned), '3_2026-05-02_3.2_2026-05-06_2');
  });

  it('has what is added twice for the same nights once, and for others twice', () => {
    const add = (stops: Stop[], from: string, to: string) =>
      changed(stops, { kind: 'add', id: 4, stay: stayOf(from, to) });
    const once = add([], '2026-05-04', '2026-05-06');
    assert.deepEqual(add(once, '2026-05-04', '2026-05-06'), once);
    assert.equal(add(once, '2026-05-08', '2026-05-09').length, 2);
  });

  it('puts what is added where its dates are', () => {
    const stay = stayOf('2026-05-04', '2026-05-05');
    assert.deepEqual(
      changed(trip, { kind: 'add', id: 4, stay }).map(({ id }) => id),
      [2, 4, 3],
    );
    assert.equal(writeTrip(changed(trip, { kind: 'add', id: 5, stay: null })).endsWith('.5'), true);
  });
});

describe('the checks of a trip', () => {
  const said = (stops: KnownStop[], today = TODAY) =>
    findingsOf(stops, today).map((finding) =>
      'stay' in finding
        ? `${finding.about} ${finding.stay.from.slice(5)} to ${finding.stay.to.slice(5)}`
        : finding.about,
    );

  it('find nights without a place, before, between and after', () => {
    const stops = [
      van('2026-05-02', '2026-05-12'),
      place(2, '2026-05-03', '2026-05-05'),
      place(3, '2026-05-07', '2026-05-10'),
    ];
    assert.deepEqual(said(stops), [
      'no_place 05-02 to 05-03',
      'no_place 05-05 to 05-07',
      'no_place 05-10 to 05-12',
    ]);
    assert.deepEqual(nextNights(stops, TODAY), { from: '2026-05-02', to: '2026-05-03' });
  });

  it('take stops months apart for two trips, of which each has its own nights', () => {
    const stops = [
      van('2026-05-02', '2026-05-08'),
      place(2, '2026-05-02', '2026-05-07'),
      place(3, '2026-12-20', '2026-12-22'),
      place(4, '2026-12-23', '2026-12-24'),
    ];
    assert.deepEqual(said(stops), [
      'no_place 05-07 to 05-08',
      'break 05-08 to 12-20',
      'no_place 12-22 to 12-23',
    ]);
    const near = [place(2, '2026-05-02', '2026-05-07'), place(3, '2026-05-28', '2026-05-30')];
    assert.deepEqual(said(near), ['no_place 05-07 to 05-28']);
  });

  it('suggest as many nights as at the place before, until the next stop, and a week at most', () => {
    const far = place(9, '2026-12-20', '2026-12-22');
    const next = (...stops: KnownStop[]) => {
      const { from, to } = nextNights(stops, TODAY);
      return `${from.slice(5)} to ${to.slice(5)}`;
    };
    assert.equal(next(place(2, '2026-05-03', '2026-05-06'), far), '05-06 to 05-09');
    assert.equal(
      next(place(2, '2026-05-03', '2026-05-06'), place(3, '2026-05-08', '2026-05-09')),
      '05-06 to 05-08',
    );
    assert.equal(next(place(2, '2026-05-03', '2026-06-30'), far), '06-30 to 07-07');
    assert.equal(next(van('2026-05-03', '2026-12-22')), '05-03 to 05-05');
    assert.equal(next(place(2, '2026-05-03', '2026-05-07')), '05-07 to 05-11');
    assert.equal(next(), '05-01 to 05-03');
  });

  it('find nights with several places, and a van that goes back too early', () => {
    assert.deepEqual(
      said([
        van('2026-05-02', '2026-05-06'),
        place(2, '2026-05-02', '2026-05-05'),
        place(3, '2026-05-04', '2026-05-08'),
      ]),
      ['several_places 05-04 to 05-05', 'no_vehicle 05-06 to 05-08'],
    );
  });

  it('count a night with three places once', () => {
    const stops = [
      place(2, '2026-05-02', '2026-05-05'),
      place(3, '2026-05-02', '2026-05-05'),
      place(4, '2026-05-02', '2026-05-05'),
      place(5, '2026-05-05', '2026-05-08'),
      place(6, '2026-05-06', '2026-05-07'),
    ];
    assert.deepEqual(said(stops), [
      'several_places 05-02 to 05-05',
      'several_places 05-06 to 05-07',
    ]);
  });

  it('find what is past, and an order that is none', () => {
    const stops = [place(2, '2026-05-05', '2026-05-06'), place(3, '2026-04-30', '2026-05-05')];
    assert.deepEqual(said(stops), ['past', 'order']);
    assert.deepEqual(said([place(2), place(3)]), []);
  });

  it('name the vehicle that may not go abroad, or does not say, with the countries it goes to', () => {
    const inside = (one: KnownStop, countryCode: string, mayLeave: boolean | null = null) => ({
      ...one,
      countryCode,
      mayLeave,
    });
    const places = [
      inside(place(2, '2026-05-02', '2026-05-04'), 'GB'),
      inside(place(3, '2026-05-04', '2026-05-05'), 'FR'),
      inside(place(4, '2026-05-05', '2026-05-06'), 'ES'),
      inside(place(5, '2026-05-06', '2026-05-07'), 'FR'),
      inside(place(6, '2026-05-12', '2026-05-14'), 'PT'),
      inside(stop('gone', 7, '2026-05-04', '2026-05-05'), ''),
    ];
    const hired = van('2026-05-02', '2026-05-08');
    const found = { about: 'abroad', hire: 0, countries: ['FR', 'ES'] };
    for (const isAllowed of [false, null]) {
      assert.deepEqual(abroadOf([inside(hired, 'GB', isAllowed), ...places]), [
        { ...found, isAllowed },
      ]);
    }
    assert.deepEqual(abroadOf([inside(hired, 'GB', true), ...places]), []);
    assert.deepEqual(abroadOf([inside(hired, 'GB', false), places[0]!, places[4]!]), []);
    const undated = abroadOf([inside(stop('hire', 1), 'GB', false), inside(place(2), 'IE')]);
    assert.deepEqual(undated, [{ ...found, isAllowed: false, countries: ['IE'] }]);
  });

  it('count the nights of what is still shown', () => {
    const gone = stop('gone', 3, '2026-05-07', '2026-05-12');
    assert.equal(nightsOf([place(2, '2026-05-05', '2026-05-07'), gone, place(4)]), 2);
    assert.equal(nightsOf([gone]), 0);
  });

  it('ask for a place in the stead of a listing that is gone', () => {
    assert.deepEqual(said([stop('gone', 2, '2026-05-05', '2026-05-07')]), [
      'no_place 05-05 to 05-07',
    ]);
  });
});

describe('who can be asked about a trip', () => {
  const stay = { from: '2026-06-02', to: '2026-06-04' };
  const owned = (id: number, answer: StopAnswer, dates: typeof stay | null = stay) => ({
    id,
    answer,
    stay: dates,
    partner: { name: 'Harbour Vans', isDemo: false },
  });

  it('is each owner once, but not for dates that are past, taken, too few or closed', () => {
    const past = { from: '2026-04-02', to: '2026-04-04' };
    const asking = askingOf([
      owned(1, 'available'),
      owned(2, 'past', past),
      owned(3, 'closed'),
      owned(4, 'unavailable'),
      owned(5, 'min_nights'),
      owned(7, 'no_dates', stay),
      owned(1, 'past', past),
      owned(1, 'ask'),
      { ...owned(-5, 'open_data'), partner: null },
      { ...owned(6, 'gone'), partner: null },
    ]);
    assert.deepEqual(
      asking.asked.map(({ id, answer }) => [id, answer]),
      [
        [1, 'available'],
        [7, 'no_dates'],
      ],
    );
    assert.deepEqual(
      asking.leftOut.map(({ id }) => id),
      [2, 3, 4, 5],
    );
    assert.deepEqual(asking.stay, stay);
  });

  it('is nobody of a trip that is over, and has no common dates where they differ', () => {
    assert.deepEqual(askingOf([owned(1, 'past')]).asked, []);
    assert.equal(askingOf([owned(1, 'past')]).stay, null);
    assert.equal(askingOf([owned(1, 'ask'), owned(2, 'no_dates', null)]).stay, null);
    assert.equal(askingOf([owned(2, 'no_dates', null), owned(1, 'ask')]).stay, null);
  });
});

describe('the sums of a trip', () => {
  const cost = (total: number, currency: string) => ({
    answer: 'available' as const,
    cost: { from: '', to: '', nights: 1, total, perNight: total, currency },
  });

  it('keep currencies apart, and count nothing that is not known', () => {
    const { totals, unpriced } = totalsOf([
      cost(100, 'GBP'),
      cost(2050, 'EUR'),
      { ...cost(900, 'GBP'), answer: 'min_nights' },
      cost(30, 'GBP'),
      { answer: 'ask', cost: null },
    ]);
    assert.deepEqual(
      totals.map(({ currency, amount, stops }) => [currency, amount, stops]),
      [
        ['GBP', 130, 2],
        ['EUR', 2050, 1],
      ],
    );
    assert.deepEqual(unpriced, [2, 4]);
  });
});

describe('the way of a trip', () => {
  it('fetches the van first and brings it back last, by the days', () => {
    const at = (lat: number) => ({ position: { lat, lng: 0 } });
    const points = routeOf([
      { ...place(2, '2026-05-02', '2026-05-04'), ...at(51) },
      { ...van('2026-05-02', '2026-05-06'), ...at(50) },
      { ...place(3, '2026-05-04', '2026-05-06'), ...at(52) },
      { ...place(4), ...at(53) },
      { ...stop('gone', 5), position: null },
    ]);
    assert.deepEqual(
      points.map(({ does, at: index, leg }) => [does, index, leg && Math.round(leg.km), leg?.from]),
      [
        ['fetch', 1, null, undefined],
        ['stay', 0, 111, 1],
        ['stay', 2, 111, 0],
        ['stay', 3, 111, 2],
        ['return', 1, 334, 3],
      ],
    );
  });

  it('fetches a van that has dates before it goes to places that have none', () => {
    const position = { lat: 50, lng: 0 };
    const wayOf = (...stops: KnownStop[]) =>
      routeOf(stops.map((one) => ({ ...one, position }))).map(({ does, at }) => `${does} ${at}`);
    const hired = van('2026-05-02', '2026-05-06');
    assert.deepEqual(wayOf(hired, place(2)), ['fetch 0', 'stay 1', 'return 0']);
    assert.deepEqual(wayOf(place(2), hired), ['fetch 1', 'stay 0', 'return 1']);
    assert.deepEqual(
      wayOf(hired, place(2, '2026-05-02', '2026-05-04'), van('2026-05-06', '2026-05-09'), place(3)),
      ['fetch 0', 'stay 1', 'return 0', 'fetch 2', 'stay 3', 'return 2'],
    );
  });
});
