import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { AvailabilityRange, PublicListing } from './public-listing.ts';
import { answerStay } from './stay-cost.ts';

const price = (over: Partial<NonNullable<PublicListing['price']>> = {}) => ({
  from: 8400,
  currency: 'GBP',
  unit: 'night' as const,
  min_nights: null,
  deposit: null,
  ...over,
});

const free = (start: string, end: string, amount: number | null = null): AvailabilityRange => ({
  start,
  end,
  status: 'available',
  price: amount,
});

const van = (over?: Partial<NonNullable<PublicListing['price']>>) => ({
  price: price(over),
  campsite: null,
});

describe('the price of a stay', () => {
  it('is the sum of its nights, each at the price of its range or else the listing’s own', () => {
    const ranges = [free('2026-05-01', '2026-05-16', 9600), free('2026-05-16', '2026-06-01')];
    assert.deepEqual(answerStay(van(), ranges, '2026-05-14', '2026-05-21'), {
      answer: 'available',
      nights: 7,
      minNights: null,
      stay: {
        from: '2026-05-14',
        to: '2026-05-21',
        nights: 7,
        total: 2 * 9600 + 5 * 8400,
        perNight: 8743,
        currency: 'GBP',
      },
      byPrice: [
        { nights: 2, price: 9600 },
        { nights: 5, price: 8400 },
      ],
    });
  });

  it('takes a night of a weekly price as a seventh, and rounds once', () => {
    const ranges = [free('2026-05-01', '2026-06-01', 70_001)];
    const weekly = van({ unit: 'week', from: 50_000 });
    assert.equal(answerStay(weekly, ranges, '2026-05-01', '2026-05-08')!.stay!.total, 70_001);
    assert.equal(answerStay(weekly, ranges, '2026-05-01', '2026-05-03')!.stay!.total, 20_000);
    const yen = van({ unit: 'week', from: 50_000, currency: 'JPY' });
    assert.equal(answerStay(yen, ranges, '2026-05-01', '2026-05-04')!.stay!.total, 30_000);
  });

  it('is not said of a stay that is taken, unknown, out of season or unpriced', () => {
    const ranges = [
      free('2026-05-01', '2026-05-10', 9600),
      { ...free('2026-05-10', '2026-05-12', 9600), status: 'unavailable' as const },
    ];
    const answer = (from: string, to: string, of: Parameters<typeof answerStay>[0] = van()) => {
      const { answer: said, stay } = answerStay(of, ranges, from, to)!;
      return stay === null ? said : [said, stay.total];
    };
    assert.deepEqual(answer('2026-05-08', '2026-05-10'), ['available', 19_200]);
    assert.equal(answer('2026-05-09', '2026-05-11'), 'unavailable');
    assert.equal(answer('2026-05-11', '2026-05-14'), 'unavailable');
    assert.equal(answer('2026-05-13', '2026-05-14'), 'ask');
    const site = { ...van(), campsite: { open_from: '05-01', open_to: '05-20' } };
    assert.equal(answer('2026-05-18', '2026-05-22', site), 'closed');
    assert.equal(answer('2026-05-18', '2026-05-21', site), 'ask');
    assert.equal(answer('2026-05-08', '2026-05-10', { ...van(), price: null }), 'available');
    assert.deepEqual(answer('2026-05-08', '2026-05-09', van({ min_nights: 2 })), [
      'min_nights',
      9600,
    ]);
    const longer = van({ min_nights: 2 });
    assert.equal(
      answer('2026-05-13', '2026-05-14', longer),
      'min_nights',
      'there is nothing to ask',
    );
    assert.equal(answer('2026-05-11', '2026-05-12', longer), 'unavailable');
    assert.equal(answerStay(van(), ranges, '2026-05-10', '2026-05-10'), null);
    assert.equal(answerStay(van(), ranges, 'tomorrow', '2026-05-10'), null);
  });

  it('is exact to half a minor unit for any prices', () => {
    const anyPrices = fc.array(fc.integer({ min: 0, max: 2_000_000 }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(anyPrices, fc.constantFrom('night', 'week'), (prices, unit) => {
        const day = (n: number) => new Date(Date.UTC(2026, 4, 1 + n)).toISOString().slice(0, 10);
        const ranges = prices.map((amount, n) => free(day(n), day(n + 1), amount));
        const { stay } = answerStay(van({ unit }), ranges, day(0), day(prices.length))!;
        const sum = prices.reduce((all, one) => all + BigInt(one), 0n);
        const divisor = unit === 'week' ? 7n : 1n;
        assert.equal(BigInt(stay!.total), (2n * sum + divisor) / (2n * divisor));
        const nights = divisor * BigInt(prices.length);
        assert.equal(BigInt(stay!.perNight), (2n * sum + nights) / (2n * nights));
      }),
    );
  });
});
