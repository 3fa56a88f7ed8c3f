import assert from 'node:assert/strict';
import { it } from 'node:test';
import { workingDaysAfter, workingDaysUntil } from './working-days.ts';

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

it('the working days that are left do not count weekends, and are none on the last day', () => {
  const until = new Date('2026-05-12T00:00:00Z'); // Tuesday
  for (const [now, left] of [
    ['2026-05-07T10:00:00Z', 3], // Thursday
    ['2026-05-08T23:59:59Z', 2],
    ['2026-05-10T12:00:00Z', 2], // Sunday
    ['2026-05-11T00:00:00Z', 1],
    ['2026-05-12T15:00:00Z', 0],
    ['2026-05-20T15:00:00Z', 0],
  ] as const) {
    assert.equal(workingDaysUntil(new Date(now), until), left, now);
  }
});
