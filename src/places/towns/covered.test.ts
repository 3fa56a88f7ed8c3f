import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importCampsitesCommand } from '../campsite-download.ts';
import { countriesWithRegions } from '../regions.ts';
import { coverCountries, coveredCountries, isCovered } from './covered.ts';

test('the five countries are covered with their islands and overseas regions', () => {
  for (const code of ['GB', 'IE', 'FR', 'ES', 'PT', 'JE', 'GG', 'IM', 'GI', 'RE', 'GP'])
    assert.ok(isCovered(code), code);
  for (const code of ['DE', 'US', 'NL']) assert.ok(!isCovered(code), code);
  assert.match(importCampsitesCommand(), /\^\(GB\|JE\|GG\|IM\|GI\|/);
});

test('others are, where the settings say so', () => {
  try {
    coverCountries(['DE', 'DK']);
    assert.deepEqual(coveredCountries(), ['DE', 'DK', 'FO']);
    assert.deepEqual([isCovered('DE'), isCovered('GB'), isCovered('RE')], [true, false, false]);
    assert.match(importCampsitesCommand(), /\^\(DE\|DK\|FO\)\$/);
  } finally {
    coverCountries(countriesWithRegions());
  }
});
