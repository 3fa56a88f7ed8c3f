import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDegrees, parsePair } from './position.ts';

test('the sign of a degree may be the ordinal that Spanish keyboards have', () => {
  for (const text of ['50.4155º N', '50º24\'55.8"N']) assert.equal(parseDegrees(text), 50.4155);
  assert.equal(parseDegrees('5,0737º O', 'es'), -5.0737);
});

test('degrees, minutes and seconds may stand with spaces, and in one column', () => {
  for (const text of ['50 24 55.8 N', 'N 50 24 55.8', '50° 24\' 55.8" N', '50 24.93 N'])
    assert.equal(parseDegrees(text), 50.4155, text);
  assert.equal(parseDegrees('50 24 55.8'), null);
  const point = { lat: 50.4155, lng: -5.0737 };
  for (const text of [
    '50° 24\' 55.8" N 5° 4\' 25.32" W',
    '50°24\'55.8"N, 5°4\'25.32"W',
    '50 24 55.8 N / 5 4 25.32 W',
    'N50 24.93 W5 4.422',
    'N 50.4155 W 5.0737',
    'Lat: 50.4155, Long: -5.0737',
    'latitude=50.4155; longitude=-5.0737',
    'geo:50.4155,-5.0737',
    '50:24:55.8N 005:04:25.32W',
    '50.4155 N; 5.0737 W',
  ]) {
    assert.deepEqual(parsePair(text), point, text);
  }
  assert.deepEqual(parsePair('50,4155 N 5,0737 O', 'es'), point);
});
