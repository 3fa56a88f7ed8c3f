import assert from 'node:assert/strict';
import { it } from 'node:test';
import { workingDaysAfter } from './working-days.ts';

it('three working days are three days, and a weekend where there is one between', () => {
  for (const [sent, answered] of [
    ['2026-05-04T09:00:00Z', '2026-05-07'], // Monday
    ['2026-05-05T23:59:59Z', '2026-05-08'],
    ['2026-05-06T00:00:00Z', '2026-05-11'],
    ['2026-05-08T12:00:00Z', '2026-05-13'],
    ['2026-05-09T12:00:00Z', '2026-05-13'], // Saturday
    ['2026-05-10T12:00:00Z', '2026-05-13'],
    ['2026-12-30T12:00:00Z', '2027-01-04'],
  ] as const) {
    const day = workingDaysAfter(new Date(sent), 3);
    assert.equal(day.toISOString(), `${answered}T00:00:00.000Z`, sent);
  }
});
