import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countriesWithRegions,
  isRegionOf,
  regionDrawnAt,
  regionName,
  regionOf,
  regionOfGeoNames,
  regionsOf,
} from './regions.ts';

test('the five countries have their regions, the French ones overseas included', () => {
  assert.deepEqual(
    countriesWithRegions().map((country) => [country, regionsOf(country).length]),
    [
      ['GB', 4],
      ['IE', 4],
      ['FR', 18],
      ['ES', 19],
      ['PT', 20],
    ],
  );
  assert.deepEqual(regionsOf('DE'), []);
});

test('a region has a name in English and in its own language', () => {
  assert.equal(regionName('FR-BRE'), 'Brittany');
  assert.equal(regionOf('FR-BRE')?.localName, 'Bretagne');
  assert.equal(regionName('XX-YY'), undefined);
});

test('every region has a border, and its box is around it', () => {
  for (const region of countriesWithRegions().flatMap(regionsOf)) {
    const [west, south, east, north] = region.bounds;
    assert.ok(west < east && south < north, region.code);
    let hits = 0;
    for (let i = 0; i < 900; i++) {
      const at = {
        lng: west + ((east - west) * (i % 30)) / 30,
        lat: south + ((north - south) * Math.floor(i / 30)) / 30,
      };
      if (regionDrawnAt(region.countryCode, at) === region.code) hits += 1;
    }
    assert.ok(hits > 0, region.code);
  }
});

test('Portugal is numbered one way by GeoNames and another by ISO', () => {
  assert.equal(regionOfGeoNames('PT', '17'), 'PT-13');
  assert.equal(regionName('PT-13'), 'Porto');
  assert.equal(regionOfGeoNames('FR', '94'), 'FR-20R');
  assert.equal(regionOfGeoNames('DE', '02'), null);
});

test('Réunion is a region of France and the whole of RE', () => {
  assert.equal(regionOfGeoNames('RE', ''), 'FR-974');
  assert.ok(isRegionOf('FR-974', 'FR') && isRegionOf('FR-974', 'RE'));
  assert.ok(!isRegionOf('FR-974', 'GP') && !isRegionOf('FR-BRE', 'RE'));
});
