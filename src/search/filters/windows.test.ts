import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dateOf, windowsAround, windowsOfMonth } from './windows.ts';

const rangesOf = (windows: readonly { from: number; to: number }[]) =>
  windows.map(({ from, to }) => `${dateOf(from)} ${dateOf(to)}`);

describe('the stays that are asked for', () => {
  it('are the dates themselves, then those around them, the nearest and earlier first', () => {
    assert.deepEqual(rangesOf(windowsAround('2026-06-10', '2026-06-12', 0, '2026-05-01')), [
      '2026-06-10 2026-06-12',
    ]);
    assert.deepEqual(rangesOf(windowsAround('2026-06-10', '2026-06-12', 2, '2026-06-09')), [
      '2026-06-10 2026-06-12',
      '2026-06-09 2026-06-11',
      '2026-06-11 2026-06-13',
      '2026-06-12 2026-06-14',
    ]);
  });

  it('are the weekends of a month from today on, whose Friday is in it', () => {
    assert.deepEqual(rangesOf(windowsOfMonth('2026-07', 'weekend', '2026-07-04')), [
      '2026-07-10 2026-07-12',
      '2026-07-17 2026-07-19',
      '2026-07-24 2026-07-26',
      '2026-07-31 2026-08-02',
    ]);
  });

  it('are of any number of nights, all in the month unless it has fewer', () => {
    const july = (nights: number) => rangesOf(windowsOfMonth('2026-07', nights, '2026-05-01'));
    assert.deepEqual(
      [july(10)[0], july(10).at(-1)],
      ['2026-07-01 2026-07-11', '2026-07-22 2026-08-01'],
    );
    assert.deepEqual(july(31), ['2026-07-01 2026-08-01']);
    assert.equal(july(60).length, 31);
    assert.equal(july(60).at(-1), '2026-07-31 2026-09-29');
    assert.equal(july(1).length, 31);
  });

  it('are the weeks of which all nights are in a month', () => {
    const weeks = rangesOf(windowsOfMonth('2028-02', 7, '2026-05-01'));
    assert.equal(weeks.length, 23);
    assert.equal(weeks[0], '2028-02-01 2028-02-08');
    assert.equal(weeks.at(-1), '2028-02-23 2028-03-01');
    assert.deepEqual(rangesOf(windowsOfMonth('2026-05', 7, '2026-05-26')), []);
  });
});
