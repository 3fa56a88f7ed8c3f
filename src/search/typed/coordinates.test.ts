import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typedCoordinates } from './coordinates.ts';

const READ: [language: string, typed: string, lat: number, lng: number][] = [
  ['en', '50.4155,-5.0737', 50.4155, -5.0737],
  ['en', '50°24\'55.8"N 5°04\'25.3"W', 50.4155, -5.0737],
  ['en', 'N 50.4155° W 5.0737°', 50.4155, -5.0737],
  ['en', '5.0737W 50.4155N', 50.4155, -5.0737],
  ['en', '50.41, -5.07', 50.41, -5.07],
  ['fr', '48,3904 ; −4,4861', 48.3904, -4.4861],
  ['fr', '48° 23,4′ N, 4° 29,2′ O', 48.39, -4.4867],
  ['es', '36°43’17”N 4°25’17”O', 36.7214, -4.4214],
  ['de', '48,1372° N 3,9961° O', 48.1372, 3.9961],
  ['nl', '44.889 N, 1.2166 O', 44.889, 1.2166],
];

for (const [language, typed, lat, lng] of READ) {
  test(`${typed} is a point for readers of ${language}`, () => {
    const read = typedCoordinates(typed, language);
    assert.ok(read);
    assert.ok(Math.abs(read.at.lat - lat) < 2e-4, `${read.at.lat}`);
    assert.ok(Math.abs(read.at.lng - lng) < 2e-4, `${read.at.lng}`);
  });
}

test('dates, prices, sizes, postcodes and a single number are no point', () => {
  for (const typed of [
    '15.07 22.07',
    '12.07.2026 19.07.2026',
    '2026-05-04',
    '50,41',
    '1000-001',
    '4x4',
    '95.123, 4.123',
    '51.5 N',
  ]) {
    assert.equal(typedCoordinates(typed, 'en'), null, typed);
  }
});
