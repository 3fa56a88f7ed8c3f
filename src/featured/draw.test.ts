import assert from 'node:assert/strict';
import { it } from 'node:test';
import { draw, MAX_FEATURED } from './draw.ts';

const HOUR_MS = 3_600_000;
const at = (hour: number): Date => new Date(hour * HOUR_MS);

it('the same two are featured for a whole hour, whoever asks, in whatever order they are listed', () => {
  const now = Date.UTC(2026, 4, 4, 9);
  const drawn = draw([7, 12, 31, 44], new Date(now));
  assert.equal(drawn.length, MAX_FEATURED);
  assert.deepEqual(draw([44, 31, 12, 7], new Date(now + HOUR_MS - 1)), drawn);
});

it('one is featured where only one is eligible, and none where nobody is', () => {
  assert.deepEqual(draw([7], at(1)), [7]);
  assert.deepEqual(draw([], at(1)), []);
});

for (const [name, ids] of Object.entries({
  neighbours: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  'far apart': [3, 900, 81_111, 1_000_003, 2_000_000_011, 40_960, 65_536],
})) {
  it(`over the hours each of the eligible is featured as often as another: ids that are ${name}`, () => {
    const hours = 40_000;
    const times = new Map(ids.map((id) => [id, 0]));
    for (let hour = 0; hour < hours; hour++) {
      for (const id of draw(ids, at(490_000 + hour))) times.set(id, times.get(id)! + 1);
    }
    const share = (hours * MAX_FEATURED) / ids.length;
    // Five standard deviations of a fair draw.
    const most = 5 * Math.sqrt(share);
    for (const [id, count] of times) assert.ok(Math.abs(count - share) < most, `${id}: ${count}`);
  });
}
