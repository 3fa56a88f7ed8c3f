import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rangesOf, rangesText } from '../../site/src/lib/stay/ranges-text.ts';

test('a calendar is the same after it was written for the scripts of a page', () => {
  const ranges = [
    { start: '2027-02-27', end: '2027-03-01', status: 'available', price: 9400 },
    { start: '2027-03-01', end: '2027-03-28', status: 'unavailable', price: null },
    { start: '2027-10-30', end: '2027-11-01', status: 'available', price: null },
    { start: '2027-11-01', end: '2028-01-01', status: 'available', price: 0 },
  ] as const;
  const text = rangesText(ranges);
  assert.equal(text, '2027-02-27 2a9400 27u 216 2a 61a0');
  assert.deepEqual(rangesOf(text), ranges);
});

test('a listing without a calendar has no ranges', () => {
  assert.deepEqual(rangesOf(rangesText([])), []);
});
