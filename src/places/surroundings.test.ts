import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countyName } from './county-names.ts';
import { townColumnsOf } from '../../test/support/town-columns.ts';
import { countyColumnsOf } from './towns/town-columns.ts';
import { createGazetteer } from './gazetteer.ts';
import type { Town } from './towns/town.ts';
import { createSurroundings } from './surroundings.ts';

const town = (id: number, name: string, lat: number, more: Partial<Town> = {}): Town => ({
  id,
  name,
  countryCode: 'GB',
  regionId: 'GB-ENG',
  lat,
  lng: -1.5,
  population: 1000,
  ...more,
});
const county = (id: string, name: string, regionId = 'GB-ENG') => ({
  id,
  name,
  countryCode: 'GB',
  regionId,
});

const sheffield = { population: 685_000, countyId: 'GB.ENG.L9' };
const surroundings = createSurroundings(
  createGazetteer(
    townColumnsOf([
      town(1, 'Sheffield', 53.38, sheffield),
      town(2, 'Crookes', 53.39, { countyId: 'GB.ENG.L9' }),
      town(3, 'Rotherham', 53.43, { population: 109_000, countyId: 'GB.ENG.L3' }),
      town(4, 'Bakewell', 53.21, { countyId: 'GB.ENG.D3' }),
      town(5, 'Conwy', 53.28, { lng: -3.8, regionId: 'GB-WLS', countyId: 'GB.WLS.X8' }),
      town(7, 'Bristol', 51.45, { population: 465_000, countyId: 'GB.ENG.B7' }),
      town(6, 'Caerhun', 53.22, { regionId: 'GB-WLS', countyId: 'GB.WLS.X8' }),
    ]),
    countyColumnsOf([
      county('GB.ENG.L9', 'Sheffield'),
      county('GB.ENG.L3', 'Rotherham'),
      county('GB.ENG.SYK', 'South Yorkshire'),
      county('GB.ENG.YKS', 'Yorkshire'),
      county('GB.ENG.B7', 'City of Bristol'),
      county('GB.ENG.D3', 'Derbyshire'),
      county('GB.WLS.X8', 'Conwy', 'GB-WLS'),
      county('GB.WLS.Y2', 'Gwynedd', 'GB-WLS'),
      county('GB.SCT.V3', 'Highland', 'GB-SCT'),
    ]),
  ),
);

describe('a city', () => {
  it('stands for the towns around it, as far as its size reaches', () => {
    assert.deepEqual(surroundings.townsAround(1), [1, 2, 3]);
    assert.deepEqual(surroundings.citiesAround(2), [1]);
    assert.deepEqual(surroundings.citiesAround(1), []);
    assert.deepEqual(surroundings.townsAround(3), [3], 'a suburb stands for itself');
    assert.deepEqual(surroundings.townsAround(4), [4]);
    assert.deepEqual(surroundings.townsAround(99), [99]);
  });
});

describe('a county', () => {
  it('has the towns whose nearest listings are in it', () => {
    assert.deepEqual(surroundings.townsOfCounty('GB.ENG.D3'), [4]);
    assert.equal(surroundings.countyOf(4)?.name, 'Derbyshire');
  });

  it('has no pages where they would be a city’s, or those of its whole region', () => {
    assert.equal(surroundings.countyOf(7), undefined);
    assert.equal(surroundings.county('GB.ENG.B7'), undefined);
    assert.equal(surroundings.county('GB.SCT.V3'), undefined);
  });

  it('has no page where it is part of another, whose towns are its own', () => {
    assert.deepEqual(surroundings.townsOfCounty('GB.ENG.L9'), [1, 2]);
    assert.deepEqual(surroundings.townsOfCounty('GB.ENG.SYK'), [3, 1, 2]);
    assert.equal(surroundings.county('GB.ENG.L3'), undefined);
    assert.equal(surroundings.countyOf(3)?.name, 'South Yorkshire');
    assert.equal(surroundings.county('GB.ENG.YKS'), undefined);
    assert.deepEqual(surroundings.townsOfCounty('GB.ENG.YKS'), [3, 1, 2]);
    assert.deepEqual(surroundings.townsOfCounty('GB.ENG.XX'), []);
  });

  it('is told from a town of its name', () => {
    assert.equal(surroundings.county('GB.WLS.X8')?.name, 'Conwy county');
    assert.equal(surroundings.county('GB.WLS.Y2')?.name, 'Gwynedd');
  });

  it('is named as people say it', () => {
    const named = (names: Record<string, string>) =>
      Object.entries(names).map(([id, name]) => countyName(id, name));
    assert.deepEqual(
      named({
        'GB.ENG.B7': 'City of Bristol',
        'GB.ENG.H3': 'City and Borough of Leeds',
        'GB.SCT.T9': 'The Scottish Borders',
        'GB.WLS.X3': 'Bridgend county borough',
        'GB.ENG.D8': 'County Durham',
        'IE.C.20': 'Mayo County',
        'IE.L.31': 'Wicklow',
        'IE.M.32': 'Cork City',
        'FR.93.84': 'Département du Vaucluse',
        'FR.76.31': 'Upper Garonne',
        'ES.56.B': 'Província de Barcelona',
        'ES.58.C': 'Provincia da Coruña',
        'ES.59.BI': 'Bizkaia',
      }),
      [
        'Bristol',
        'Leeds',
        'Scottish Borders',
        'Bridgend',
        'County Durham',
        'County Mayo',
        'County Wicklow',
        'Cork',
        'Vaucluse',
        'Haute-Garonne',
        'Barcelona province',
        'Coruña province',
        'Bizkaia',
      ],
    );
  });
});
