import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { townColumnsOf } from '../../test/support/town-columns.ts';
import { createGazetteer, type Gazetteer } from './gazetteer.ts';
import type { Town } from './towns/town.ts';
import { isLand } from './land.ts';
import { createLocator, type Locator } from './locator.ts';
import { countriesWithRegions, regionOfGeoNames } from './regions.ts';
import { defaultTowns } from './towns/town-import.ts';
import { readTowns } from './towns/town-file.ts';

const towns: Town[] = [];
let gazetteer: Gazetteer;
let locator: Locator;

before(async () => {
  for await (const batch of readTowns(defaultTowns())) {
    for (const town of batch) {
      if (town === undefined) continue;
      const { id, name, lat, lng, countryCode, admin1, population } = town;
      const regionId = regionOfGeoNames(countryCode, admin1);
      towns.push({ id, name, lat, lng, countryCode, regionId, population });
    }
  }
  gazetteer = createGazetteer(townColumnsOf(towns));
  locator = createLocator(gazetteer);
});

const point = ({ lat, lng }: Town) => ({ lat, lng });
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)} %`;
const covered = () => {
  const codes = new Set(countriesWithRegions());
  return towns.filter((town) => codes.has(town.countryCode));
};

test('towns of the five countries are in their countries and regions', (t) => {
  const answers = covered().map((town) => ({ town, located: locator.locate(point(town)) }));
  for (const country of [...countriesWithRegions(), 'all']) {
    const counted = answers.filter(({ town }) => country === 'all' || town.countryCode === country);
    const whole = counted.length;
    const countries = counted.filter(
      ({ town, located }) => located?.countryCode === town.countryCode,
    );
    const regions = counted.filter(({ town, located }) => located?.regionId === town.regionId);
    t.diagnostic(
      `${country}: ${whole} towns, countries ${percent(countries.length, whole)}, regions ${percent(regions.length, whole)}`,
    );
    assert.ok(countries.length / whole >= 0.9998, `countries of ${country}`);
    assert.ok(regions.length / whole >= 0.998, `regions of ${country}`);
  }
});

test('a town that the gazetteer lacks is located too, each tenth left out in turn', (t) => {
  const counted = covered();
  let [countries, regions] = [0, 0];
  for (let tenth = 0; tenth < 10; tenth++) {
    const isLeftOut = (i: number) => i % 10 === tenth;
    const others = createLocator(
      createGazetteer(townColumnsOf(counted.filter((_, i) => !isLeftOut(i)))),
    );
    for (const town of counted.filter((_, i) => isLeftOut(i))) {
      const located = others.locate(point(town));
      if (located?.countryCode === town.countryCode) countries += 1;
      if (located?.regionId === town.regionId) regions += 1;
    }
  }
  t.diagnostic(
    `left out: countries ${percent(countries, counted.length)}, regions ${percent(regions, counted.length)}`,
  );
  assert.ok(countries / counted.length >= 0.999);
  assert.ok(regions / counted.length >= 0.997);
});

test('towns of the whole world are in their countries', (t) => {
  const right = towns.filter(
    (town) => locator.locate(point(town))?.countryCode === town.countryCode,
  );
  t.diagnostic(`world: ${towns.length} towns, countries ${percent(right.length, towns.length)}`);
  assert.ok(right.length / towns.length >= 0.999);
});

const CASES: [string, lat: number, lng: number, country: string | null, region: string | null][] = [
  ['Bath', 51.38, -2.36, 'GB', 'GB-ENG'],
  ['Edinburgh', 55.95, -3.19, 'GB', 'GB-SCT'],
  ['Cardiff', 51.48, -3.18, 'GB', 'GB-WLS'],
  ['Derry', 54.995, -7.32, 'GB', 'GB-NIR'],
  ['Galway', 53.27, -9.05, 'IE', 'IE-C'],
  ['Donegal', 54.65, -8.11, 'IE', 'IE-U'],
  ['Waterford', 52.258, -7.112, 'IE', 'IE-M'],
  ['Brest', 48.39, -4.49, 'FR', 'FR-BRE'],
  ['Ajaccio', 41.93, 8.74, 'FR', 'FR-20R'],
  ['Valréas, of Provence inside Rhône-Alpes', 44.384, 4.99, 'FR', 'FR-PAC'],
  ['Treviño, of Castile inside the Basque Country', 42.735, -2.75, 'ES', 'ES-CL'],
  ['Llívia, of Spain inside France', 42.465, 1.981, 'ES', 'ES-CT'],
  ['Tenerife', 28.3, -16.5, 'ES', 'ES-CN'],
  ['Ceuta', 35.89, -5.31, 'ES', 'ES-CE'],
  ['Melilla', 35.29, -2.94, 'ES', 'ES-ML'],
  ['Porto', 41.15, -8.61, 'PT', 'PT-13'],
  ['Ponta Delgada', 37.74, -25.67, 'PT', 'PT-20'],
  ['Funchal', 32.65, -16.91, 'PT', 'PT-30'],
  ['Jersey', 49.2, -2.1, 'JE', null],
  ['Guernsey', 49.45, -2.58, 'GG', null],
  ['Isle of Man', 54.2, -4.5, 'IM', null],
  ['Gibraltar', 36.14, -5.35, 'GI', null],
  ['Guadeloupe', 16.2, -61.5, 'GP', 'FR-971'],
  ['Andorra', 42.51, 1.52, 'AD', null],
  ['the Sahara, far from any coast or town', 22.5, 3.5, 'DZ', null],
  ['Simferopol', 44.95, 34.1, 'UA', null],
  ['Kyrenia', 35.33, 33.32, 'CY', null],
  ['a pier of Brighton', 50.813, -0.137, 'GB', 'GB-ENG'],
  ['the Berlengas', 39.41, -9.51, 'PT', 'PT-10'],
  ['40 km west of Connemara', 53.3, -10.85, 'IE', 'IE-C'],
  ['70 km west of Connemara', 53.3, -11.3, null, null],
  ['the Azores, between two groups', 38.5, -29.5, null, null],
  ['the middle of Biscay', 45, -4, null, null],
  ['the middle of the North Sea', 56, 3, null, null],
  ['the Atlantic', 40, -40, null, null],
  ['null island', 0, 0, null, null],
  ['Bath with swapped coordinates', -2.36, 51.38, null, null],
  ['the North Pole', 90, 0, null, null],
  ['Fiji across the antimeridian', -17, 180, 'FJ', null],
];

for (const [name, lat, lng, country, region] of CASES) {
  test(`${name} is in ${region ?? country ?? 'no country'}`, () => {
    const located = locator.locate({ lat, lng });
    assert.equal(located?.countryCode ?? null, country);
    assert.equal(located?.regionId ?? null, region);
  });
}

test('the given country wins, and a region of another country is not given', () => {
  const paris = locator.locate({ lat: 48.85, lng: 2.35, countryCode: 'GB' });
  assert.deepEqual(paris, {
    countryCode: 'GB',
    regionId: null,
    town: { id: 2988507, name: 'Paris' },
  });
  const jersey = locator.locate({ lat: 49.2, lng: -2.1, countryCode: 'GB' });
  assert.equal(jersey?.regionId, null);
});

test('the given country counts in an ocean too', () => {
  assert.deepEqual(locator.locate({ lat: 40, lng: -40, countryCode: 'PT' }), {
    countryCode: 'PT',
    regionId: null,
    town: null,
  });
});

test('the overseas regions are French whichever of their two codes is given', () => {
  const guadeloupe = { lat: 16.2, lng: -61.5 };
  for (const countryCode of ['FR', 'GP']) {
    assert.equal(locator.locate({ ...guadeloupe, countryCode })?.regionId, 'FR-971');
  }
  assert.equal(locator.locate({ ...guadeloupe, countryCode: 'MQ' })?.regionId, null);
});

test('a border town that the drawn border cuts off is in the country that is given', () => {
  const halluin = towns.find((town) => town.name === 'Halluin');
  assert.ok(halluin);
  const located = locator.locate({ ...point(halluin), countryCode: 'FR' });
  assert.equal(located?.regionId, 'FR-HDF');
});

test('the town is of the same country, though one over the border is nearer', () => {
  // The point is on the beach of Hendaye in France. Hondarribia in Spain, across the river, is nearer.
  const beach = { lat: 43.373, lng: -1.782 };
  assert.equal(locator.locate(beach)?.town?.name, 'Hendaye');
  assert.equal(locator.locate({ ...beach, countryCode: 'ES' })?.town?.name, 'Hondarribia');
});

test('towns are found by id and by country', () => {
  assert.equal(locator.town(2735943)?.name, 'Porto');
  assert.equal(locator.town(1), undefined);
  const portuguese = locator.townsOf('PT').map(({ id }) => id);
  assert.ok(portuguese.includes(2735943) && !portuguese.includes(2656173));
  assert.deepEqual(
    portuguese,
    portuguese.toSorted((a, b) => a - b),
  );
});

test('land is distinguished from sea', () => {
  assert.ok(isLand({ lat: 51.38, lng: -2.36 }) && isLand({ lat: 22.5, lng: 3.5 }));
  assert.ok(!isLand({ lat: 51, lng: -8.5 }) && !isLand({ lat: 50.2, lng: -2 }));
});

test('without towns there are still countries and regions', () => {
  const empty = createLocator(createGazetteer(townColumnsOf([])));
  assert.deepEqual(empty.locate({ lat: 51.38, lng: -2.36 }), {
    countryCode: 'GB',
    regionId: 'GB-ENG',
    town: null,
  });
  assert.equal(empty.locate({ lat: 40, lng: -40 }), null);
});
