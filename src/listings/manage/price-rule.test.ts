import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Range } from '../calendar/nights.ts';
import { changedPrice, priceChange, type PriceRule } from './price-rule.ts';

const rule = (fields: Partial<PriceRule> = {}): PriceRule => ({
  direction: 'raise',
  by: { basisPoints: 500 },
  roundTo: null,
  scope: { kind: 'usual' },
  ...fields,
});

describe('a changed price', () => {
  it('is exact to the smallest unit of its currency, or a multiple of whole ones', () => {
    assert.equal(changedPrice(9999, 'GBP', rule()), 10_499);
    assert.equal(changedPrice(9999, 'GBP', rule({ roundTo: 1 })), 10_500);
    assert.equal(changedPrice(9250, 'GBP', rule({ roundTo: 5 })), 9500);
    assert.equal(changedPrice(12_345, 'JPY', rule({ roundTo: 10 })), 12_960);
    assert.equal(changedPrice(12_345, 'KWD', rule({ by: { amount: 1.5 } })), 13_845);
  });

  it('is never turned round by rounding', () => {
    assert.equal(
      changedPrice(9200, 'GBP', rule({ by: { basisPoints: 100 }, roundTo: 10 })),
      10_000,
    );
    const lowered = rule({ direction: 'lower', by: { basisPoints: 100 }, roundTo: 10 });
    assert.equal(changedPrice(9800, 'GBP', lowered), 9000);
  });

  it('is none where nothing would be left', () => {
    const lowered = rule({ direction: 'lower', by: { amount: 95 } });
    assert.equal(changedPrice(9500, 'GBP', lowered), null);
    assert.equal(changedPrice(9501, 'GBP', lowered), 1);
  });
});

describe('the calendar of a listing', () => {
  const ranges: Range[] = [
    { start: '2026-07-01', end: '2026-07-31', status: 'available', price: 10_000 },
    { start: '2026-07-31', end: '2026-08-20', status: 'unavailable' },
  ];
  const listing = { price: 9000, currency: 'GBP', ranges };

  it('is split where the dates begin and end, and taken nights stay', () => {
    const nights = { start: '2026-07-10', end: '2026-08-10' };
    const change = priceChange(listing, rule({ scope: { kind: 'nights', nights } }));
    assert.ok(typeof change !== 'string');
    assert.equal(change.own, null);
    assert.deepEqual(
      change.ranges?.after.map(({ start, end, price }) => [start, end, price]),
      [
        ['2026-07-01', '2026-07-10', 10_000],
        ['2026-07-10', '2026-07-31', 10_500],
        ['2026-07-31', '2026-08-20', undefined],
      ],
    );
  });

  it('keeps the prices of nights that are over', () => {
    const change = priceChange(listing, rule({ scope: { kind: 'all', today: '2026-08-01' } }));
    assert.ok(typeof change !== 'string');
    assert.deepEqual([change.own, change.ranges], [{ before: 9000, after: 9450 }, null]);
  });

  it('without free nights on the dates is left as it is', () => {
    const nights = { start: '2027-01-01', end: '2027-02-01' };
    assert.equal(priceChange(listing, rule({ scope: { kind: 'nights', nights } })), 'no_nights');
  });
});
