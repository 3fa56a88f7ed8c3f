import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { areasOf } from './area.ts';
import { createAreaPaths } from './area-paths.ts';

const town = (id: number, name: string, regionId: string | null, population: number) => ({
  id,
  name,
  countryCode: regionId?.slice(0, 2) ?? 'DE',
  regionId,
  population,
  lat: 0,
  lng: 0,
});

const TOWNS = [
  town(1, 'Newport', 'GB-WLS', 120_000),
  town(2, 'Newport', 'GB-ENG', 9_000),
  town(3, 'Newport', 'GB-ENG', 25_000),
  town(4, "Saint-Étienne-d'Orthe", 'FR-NAQ', 600),
  town(5, 'Λίμνη', 'FR-NAQ', 5),
  town(6, '***', 'FR-NAQ', 1),
];

const GWENT = { id: 'GB.WLS.Y4', name: 'Gwent', countryCode: 'GB', regionId: 'GB-WLS' };
const surroundings = {
  county: (id: string) => (id === GWENT.id ? GWENT : undefined),
  countyOf: (id: number) => (id === 1 ? GWENT : undefined),
};
const areaPaths = createAreaPaths(
  {
    town: (id) => TOWNS.find((one) => one.id === id),
    townsOf: (country) => TOWNS.filter(({ countryCode }) => countryCode === country),
  },
  surroundings,
);

describe('the address of a landing page', () => {
  it('names category, country, region and town in English', () => {
    assert.equal(areaPaths.path('campsite', []), '/campsites');
    assert.equal(areaPaths.path('campervan', ['GB']), '/campervan-hire/united-kingdom');
    assert.equal(areaPaths.path('caravan', ['FR', 'FR-BRE']), '/caravan-hire/france/brittany');
    assert.equal(
      areaPaths.path('motorhome', ['FR', 'FR-NAQ', '4']),
      '/motorhome-hire/france/nouvelle-aquitaine/saint-etienne-dorthe',
    );
  });

  it('is the plain slug for the largest of several towns of one name; the others have their number', () => {
    assert.equal(areaPaths.slug(['GB', 'GB-WLS', '1']), 'newport');
    assert.equal(areaPaths.slug(['GB', 'GB-ENG', '3']), 'newport');
    assert.equal(areaPaths.slug(['GB', 'GB-ENG', '2']), 'newport-2');
  });

  it('distinguishes a town beyond the border of a region from one within', () => {
    assert.equal(areaPaths.slug(['GB', 'GB-ENG', '1']), 'newport-1');
  });

  it('is escaped where a name is in other letters, and a number where it has none', () => {
    assert.equal(areaPaths.slug(['FR', 'FR-NAQ', '5']), 'λιμνη');
    assert.match(areaPaths.path('campsite', ['FR', 'FR-NAQ', '5']), /\/%CE%BB[%\dA-F]+$/);
    assert.equal(areaPaths.slug(['FR', 'FR-NAQ', '6']), '6');
  });
});

describe('the address of a county', () => {
  it('is beside those of its region’s towns', () => {
    const codes = ['GB', 'GB-WLS', 'GB~WLS~Y4'];
    assert.equal(areaPaths.path('campsite', codes), '/campsites/united-kingdom/wales/gwent');
    assert.deepEqual(
      [areaPaths.step('campsite', codes).level, areaPaths.step('campsite', codes).name],
      ['county', 'Gwent'],
    );
  });
});

describe('the addresses of landing pages', () => {
  it('follow the towns of an import, by whichever process it was', () => {
    let inWales = TOWNS.slice(0, 1);
    const following = createAreaPaths(
      { town: (id) => inWales.find((one) => one.id === id), townsOf: () => inWales },
      surroundings,
    );
    const codes = ['GB', 'GB-WLS', '1'];
    assert.equal(following.path('campsite', codes), '/campsites/united-kingdom/wales/newport');
    inWales = [town(1, 'Casnewydd', 'GB-WLS', 120_000), town(7, 'Newport', 'GB-WLS', 80)];
    assert.equal(following.path('campsite', codes), '/campsites/united-kingdom/wales/casnewydd');
    assert.equal(following.slug(['GB', 'GB-WLS', '7']), 'newport');
  });
});

describe('a listing', () => {
  it('belongs to its country, region, county and town, as far as they are known', () => {
    const at = (regionId: string | null, id: number | null) =>
      areasOf({ countryCode: 'GB', regionId, town: id === null ? null : { id } }, surroundings);
    assert.deepEqual(at('GB-ENG', 3), [['GB'], ['GB', 'GB-ENG'], ['GB', 'GB-ENG', '3']]);
    assert.deepEqual(at('GB-ENG', null), [['GB'], ['GB', 'GB-ENG']]);
    assert.deepEqual(at(null, 3), [['GB']]);
    const inWales = [
      ['GB'],
      ['GB', 'GB-WLS'],
      ['GB', 'GB-WLS', 'GB~WLS~Y4'],
      ['GB', 'GB-WLS', '1'],
    ];
    assert.deepEqual(at('GB-WLS', 1), inWales);
    assert.deepEqual(at('GB-ENG', 1), [['GB'], ['GB', 'GB-ENG'], ['GB', 'GB-ENG', '1']]);
  });
});
