import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { writePbf } from '../../test/fixtures/places/write-pbf.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { townColumnsOf } from '../../test/support/town-columns.ts';
import { createGazetteer } from './gazetteer.ts';
import { findCampsite, campsitesBetween, campsitesNear } from './campsite.ts';
import { importCampsites } from './campsite-import.ts';
import { createLocator } from './locator.ts';

const FIRST = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-04-01T12:00:00Z');
const LAST = new Date('2026-05-01T12:00:00Z');
const NOTHING = { read: 0, added: 0, updated: 0, unchanged: 0, gone: 0, skipped: 0 };

const locator = createLocator(
  createGazetteer(
    townColumnsOf([
      {
        id: 2656173,
        name: 'Bath',
        lat: 51.3751,
        lng: -2.36172,
        countryCode: 'GB',
        regionId: 'GB-ENG',
        population: 94_782,
      },
    ]),
  ),
);

let database: TestDatabase;
let folder: string;
before(async () => {
  database = await createTestDatabase('world');
  folder = await mkdtemp(join(tmpdir(), 'places-'));
});
after(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => query('truncate place, gazetteer_import restart identity cascade'));

const query = (sql: string) =>
  database.db.withClient(
    async (client) => (await client.query(sql)).rows as Record<string, unknown>[],
  );

interface Site {
  id: string;
  lat: number;
  lng: number;
  tags?: Record<string, string>;
}

const campsite = (n: number, change: Partial<Site> = {}): Site => ({
  id: `node/${n}`,
  lat: 51.4 + n / 1000,
  lng: -2.4,
  tags: { tourism: 'camp_site', name: `Campsite ${n}` },
  ...change,
});
const irish = (n: number): Site => campsite(n, { lat: 53.27, lng: -9.05 + n / 1000 });

const geojson = (sites: Site[]): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: sites.map(({ id, lat, lng, tags }) => ({
      type: 'Feature',
      id,
      properties: tags,
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  });

async function importedFile(content: string | Buffer, now: Date) {
  const file = join(folder, 'places');
  await writeFile(file, content);
  return importCampsites(database.db, locator, file, now);
}
const imported = (sites: Site[], now = FIRST) => importedFile(geojson(sites), now);

const live = async () =>
  (await query('select osm_ref from place where gone_at is null order by id')).map(
    (row) => row.osm_ref,
  );

test('campsites are added with their tags, country, region and town', async () => {
  assert.deepEqual(await imported([campsite(1)]), { ...NOTHING, read: 1, added: 1 });
  assert.deepEqual(await findCampsite(database.db, 1), {
    id: 1,
    osmRef: 'node/1',
    kind: 'camp_site',
    name: 'Campsite 1',
    lat: 51.401,
    lng: -2.4,
    tags: { tourism: 'camp_site', name: 'Campsite 1' },
    countryCode: 'GB',
    dataAt: null,
    regionId: 'GB-ENG',
    townId: 2656173,
    firstSeenAt: FIRST,
    updatedAt: FIRST,
    goneAt: null,
    importedAt: FIRST,
    saysSomething: true,
    leftOut: null,
    osmRefs: ['node/1'],
  });
});

test('a campsite without a name is imported too', async () => {
  await imported([campsite(1, { tags: { tourism: 'caravan_site' } })]);
  const found = await findCampsite(database.db, 1);
  assert.deepEqual([found?.name, found?.kind], [null, 'caravan_site']);
});

test('the same file again changes nothing but the age of the data', async () => {
  const sites = [campsite(1), irish(2)];
  await imported(sites);
  assert.deepEqual(await imported(sites, LATER), { ...NOTHING, read: 2, unchanged: 2 });
  const found = await findCampsite(database.db, 1);
  assert.deepEqual([found?.updatedAt, found?.importedAt], [FIRST, LATER]);
});

test('a campsite that was moved, renamed or tagged is updated and keeps its id', async () => {
  await imported([campsite(1), campsite(2), campsite(3), campsite(4)]);
  const counts = await imported(
    [
      campsite(1, { lat: 51.5 }),
      campsite(2, { tags: { tourism: 'camp_site', name: 'Renamed' } }),
      campsite(3, { tags: { tourism: 'caravan_site', name: 'Campsite 3' } }),
      campsite(4),
    ],
    LATER,
  );
  assert.deepEqual(counts, { ...NOTHING, read: 4, updated: 3, unchanged: 1 });
  const rows = await query(
    'select id, lat, name, kind, updated_at = first_seen_at as same from place order by id',
  );
  assert.deepEqual(rows, [
    { id: 1, lat: 51.5, name: 'Campsite 1', kind: 'camp_site', same: false },
    { id: 2, lat: 51.402, name: 'Renamed', kind: 'camp_site', same: false },
    { id: 3, lat: 51.403, name: 'Campsite 3', kind: 'caravan_site', same: false },
    { id: 4, lat: 51.404, name: 'Campsite 4', kind: 'camp_site', same: true },
  ]);
});

test('a campsite that a country’s file no longer has is gone, and comes back with it', async () => {
  await imported([campsite(1), campsite(2)]);
  assert.deepEqual(await imported([campsite(1)], LATER), {
    ...NOTHING,
    read: 1,
    unchanged: 1,
    gone: 1,
  });
  assert.deepEqual(await live(), ['node/1']);
  assert.deepEqual((await findCampsite(database.db, 2))?.goneAt, LATER);

  assert.equal((await imported([campsite(1)], LAST)).gone, 0, 'it goes only once');
  assert.deepEqual(await imported([campsite(1), campsite(2)], LAST), {
    ...NOTHING,
    read: 2,
    updated: 1,
    unchanged: 1,
  });
  const back = await findCampsite(database.db, 2);
  assert.deepEqual([back?.goneAt, back?.firstSeenAt, back?.updatedAt], [null, FIRST, LAST]);
});

test('a file of one country leaves the others alone', async () => {
  await imported([campsite(1), irish(2)]);
  assert.equal((await imported([campsite(3)], LATER)).gone, 1);
  assert.deepEqual(await live(), ['node/2', 'node/3']);
});

test('a file with fewer than half of a country’s campsites does not cover it', async () => {
  const sites = Array.from({ length: 20 }, (_, i) => campsite(i + 1));
  await imported(sites);
  assert.equal((await imported([...sites.slice(0, 9), campsite(99)], LATER)).gone, 0);
  assert.equal((await imported(sites.slice(0, 11), LAST)).gone, 10);
});

test('a campsite that moved to another country is not gone from the first', async () => {
  await imported([campsite(1), campsite(2)]);
  const moved = await imported([campsite(1), { ...irish(2), id: 'node/2' }], LATER);
  assert.deepEqual(moved, { ...NOTHING, read: 2, updated: 1, unchanged: 1 });
  assert.equal((await findCampsite(database.db, 2))?.countryCode, 'IE');
});

test('what is no campsite, repeats, or lies in an ocean is skipped', async () => {
  const counts = await imported([
    campsite(1),
    campsite(1, { lat: 52 }),
    campsite(2, { tags: { tourism: 'hotel' } }),
    campsite(3, { lat: 40, lng: -40 }),
    campsite(4, { id: 'farm/4' }),
  ]);
  assert.deepEqual(counts, { ...NOTHING, read: 5, added: 1, skipped: 4 });
  assert.equal((await findCampsite(database.db, 1))?.lat, 51.401);
});

test('the same campsites from another tool are unchanged', async () => {
  const { tags = {} } = campsite(1);
  await imported([campsite(1)]);
  const overpass = JSON.stringify({
    elements: [{ type: 'node', id: 1, lat: 51.401, lon: -2.4, tags }],
  });
  assert.equal((await importedFile(gzipSync(overpass), LATER)).unchanged, 1);
  const pbf = writePbf([[{ type: 'node', id: 1, lat: 51.401, lng: -2.4, tags }]]);
  assert.equal((await importedFile(pbf, LAST)).unchanged, 1);
});

test('a file that breaks off changes nothing', async () => {
  await imported([campsite(1)]);
  await assert.rejects(importedFile(geojson([campsite(2)]).slice(0, -1), LATER), /mid-parsing/);
  assert.deepEqual(await live(), ['node/1']);
  assert.equal((await query('select from gazetteer_import')).length, 1);
});

test('the nearest campsites come nearest first, without the gone ones', async () => {
  await imported([campsite(1), campsite(2), campsite(3), irish(4)]);
  await imported([campsite(1), campsite(3), irish(4)], LATER);
  const near = await campsitesNear(database.db, 51.4035, -2.4, 2);
  assert.deepEqual(
    near.map(({ osmRef }) => osmRef),
    ['node/3', 'node/1'],
  );
  assert.ok(Math.abs((near[0]?.distanceKm ?? 0) - 0.0556) < 0.001);
});

test('the sitemap goes through those that exist and say something, by id', async () => {
  await imported([
    campsite(1),
    campsite(2, { tags: { tourism: 'camp_site' } }),
    campsite(3),
    campsite(4),
  ]);
  assert.deepEqual(await campsitesBetween(database.db, 0, 3), [
    { id: 1, name: 'Campsite 1', updatedAt: FIRST },
    { id: 3, name: 'Campsite 3', updatedAt: FIRST },
  ]);
  assert.deepEqual(
    (await campsitesBetween(database.db, 3, 2)).map(({ id }) => id),
    [4],
  );
});

test('an id that was never given has no campsite', async () => {
  for (const id of [1, 0, -1, 1.5, 2 ** 31, Number.NaN]) {
    assert.equal(await findCampsite(database.db, id), undefined);
  }
});
