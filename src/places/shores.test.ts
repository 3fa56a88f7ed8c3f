import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { metresToWater } from './shores.ts';

describe('the distance to water', () => {
  for (const [place, lat, lng, water, least, most] of [
    ['Fistral beach, Newquay', 50.416, -5.1, 'sea', 0, 400],
    ['the station of Newquay', 50.415, -5.0757, 'sea', 300, 1300],
    ['the beach of Benidorm', 38.534, -0.131, 'sea', 0, 400],
    ['Nazaré', 39.601, -9.07, 'sea', 0, 600],
    ['the pier of Brighton', 50.8195, -0.1366, 'sea', 0, 500],
    ['Las Palmas de Gran Canaria', 28.1, -15.42, 'sea', 0, 1500],
    ['Ponta Delgada, on the Azores', 37.74, -25.67, 'sea', 0, 1500],
    ['Windermere', 54.364, -2.92, 'lake', 0, 500],
    ['the shore of Loch Ness', 57.32, -4.42, 'lake', 0, 700],
    ['Annecy', 45.899, 6.129, 'lake', 200, 1200],
    ['Keswick, from Derwentwater', 54.6, -3.137, 'lake', 500, 1800],
  ] as const) {
    it(`at ${place} is between ${least} and ${most} m to the ${water}`, () => {
      const metres = metresToWater({ lat, lng }, water)!;
      assert.ok(metres >= least && metres <= most, `${metres} m`);
    });
  }

  it('is 10 km where none is near: rivers are neither', () => {
    for (const [lat, lng] of [
      [48.857, 2.352],
      [45.75, 4.84],
      [47.395, 0.69],
    ] as const) {
      assert.equal(metresToWater({ lat, lng }, 'sea'), 10_000);
      assert.equal(metresToWater({ lat, lng }, 'lake'), 10_000);
    }
  });

  it('is unknown overseas, where there is no base map', () => {
    assert.equal(metresToWater({ lat: -21.1, lng: 55.5 }, 'sea'), null);
    assert.equal(metresToWater({ lat: 16.2, lng: -61.5 }, 'sea'), null);
  });
});
