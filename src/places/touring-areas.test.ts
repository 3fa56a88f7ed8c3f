import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { type Bounds, contains, kilometres, middle } from './geo.ts';
import type { Gazetteer } from './gazetteer.ts';
import { searchable } from './names.ts';
import { countryAt } from './countries.ts';
import { touringAreas } from './touring-areas.ts';
import { loadTowns } from './towns/town-load.ts';

let database: TestDatabase;
let gazetteer: Gazetteer;
before(async () => {
  database = await createTestDatabase('world');
  gazetteer = await loadTowns(database.db);
});
after(() => database.drop());

const areas = touringAreas();

/** Maximum diagonal of the box of each kind, in kilometres. */
const MOST_KM: Record<string, number> = {
  park: 160,
  lake: 95,
  valley: 330,
  airport: 60,
  village: 16,
  county: 240,
  island: 900,
  coast: 560,
  mountains: 500,
  area: 850,
};

const diagonal = ([west, south, east, north]: Bounds): number =>
  kilometres({ lng: west, lat: south }, { lng: east, lat: north });

const bare = (name: string): string => searchable(name).replace(/^(?:st|saint) /, '');

test('there are hundreds of touring areas, of every kind, in every country', () => {
  assert.ok(areas.length >= 400, `${areas.length}`);
  assert.equal(new Set(areas.map(({ id }) => id)).size, areas.length);
  assert.deepEqual([...new Set(areas.map(({ kind }) => kind))].sort(), Object.keys(MOST_KM).sort());
  for (const country of ['GB', 'IE', 'FR', 'ES', 'PT']) {
    assert.ok(areas.filter(({ countries }) => countries[0] === country).length >= 40, country);
  }
});

test('the box of a touring area holds the towns that it is known for', () => {
  const missing: string[] = [];
  for (const { id, bounds, countries, towns } of areas) {
    const inside = new Set(
      countries
        .flatMap((country) => gazetteer.townsOf(country))
        .filter((town) => contains(bounds, town))
        .map(({ name }) => bare(name)),
    );
    missing.push(
      ...towns.filter((name) => !inside.has(bare(name))).map((name) => `${id}: ${name}`),
    );
  }
  assert.deepEqual(missing, []);
  const known = areas.filter(({ kind }) => kind !== 'village' && kind !== 'airport');
  assert.ok(known.filter(({ towns }) => towns.length > 0).length > 0.95 * known.length);
});

test('a village is one that the gazetteer lacks, in reach of a town of its country', () => {
  const wrong: string[] = [];
  for (const { id, name, bounds, countries } of areas.filter(({ kind }) => kind === 'village')) {
    const there = middle(bounds);
    const near = gazetteer.nearest(there, 70, countries[0]);
    if (near === undefined) wrong.push(`${id} is far from any town`);
    if (near && near.km < 5 && bare(near.town.name) === bare(name)) wrong.push(`${id} is a town`);
  }
  assert.deepEqual(wrong, []);
});

test('no touring area is absurdly large or turned round, and its middle is near its country', () => {
  const wrong: string[] = [];
  for (const { id, kind, bounds, countries } of areas) {
    const [west, south, east, north] = bounds;
    if (west >= east || south >= north) wrong.push(`${id} is turned round`);
    if (diagonal(bounds) > MOST_KM[kind]!) wrong.push(`${id} is ${diagonal(bounds)} km long`);
    const corners = [west, (west + east) / 2, east].flatMap((lng) =>
      [south, (south + north) / 2, north].map((lat) => countryAt(lng, lat)),
    );
    if (!corners.some((country) => country !== null && countries.includes(country))) {
      wrong.push(`${id} is not in ${countries.join()}`);
    }
  }
  assert.deepEqual(wrong, []);
});
