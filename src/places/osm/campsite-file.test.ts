import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { type PbfObject, writePbf } from '../../../test/fixtures/places/write-pbf.ts';
import type { OsmCampsite } from './osm-campsite.ts';
import { readCampsites, timeOfData } from './campsite-file.ts';

const FIXTURES = join(import.meta.dirname, '../../../test/fixtures/places');

/** The campsites that every fixture file contains, each file in another tool's format. */
const CAMPSITES: OsmCampsite[] = [
  {
    ref: 'node/101',
    kind: 'camp_site',
    name: 'Hill View Farm',
    lat: 54.6012345,
    lng: -3.1376543,
    tags: { tourism: 'camp_site', name: 'Hill View Farm', tents: 'yes', 'name:cy': 'Fferm' },
  },
  {
    ref: 'way/201',
    kind: 'caravan_site',
    name: 'Orchard Park',
    lat: 51.3805,
    lng: -2.359,
    tags: { tourism: 'caravan_site', name: 'Orchard Park', fee: 'yes' },
  },
  {
    ref: 'relation/301',
    kind: 'camp_site',
    name: null,
    lat: 53.385,
    lng: -9.595,
    tags: {
      type: 'multipolygon',
      tourism: 'camp_site;caravan_site',
      operator: 'Lakeside Ltd',
    },
  },
];

const tagsOf = (ref: string) => CAMPSITES.find((campsite) => campsite.ref === ref)?.tags ?? {};

const BLOCKS: PbfObject[][] = [
  [
    { type: 'node', id: 1, lat: 51.38, lng: -2.36 },
    { type: 'node', id: 2, lat: 51.38, lng: -2.358 },
    { type: 'node', id: 3, lat: 51.381, lng: -2.358 },
    { type: 'node', id: 4, lat: 51.381, lng: -2.36 },
    { type: 'node', id: 11, lat: 53.38, lng: -9.6 },
    { type: 'node', id: 12, lat: 53.38, lng: -9.59 },
  ],
  [
    { type: 'node', id: 13, lat: 53.39, lng: -9.59 },
    { type: 'node', id: 14, lat: 53.39, lng: -9.6 },
    { type: 'node', id: 101, lat: 54.6012345, lng: -3.1376543, tags: tagsOf('node/101') },
    { type: 'node', id: 102, lat: 54.6, lng: -3.1, tags: { tourism: 'hotel' } },
  ],
  [
    { type: 'way', id: 201, refs: [1, 2, 3, 4, 1], tags: tagsOf('way/201') },
    { type: 'way', id: 202, refs: [11, 12, 13] },
    { type: 'way', id: 203, refs: [13, 14, 11] },
  ],
  [
    {
      type: 'relation',
      id: 301,
      members: [
        { type: 'way', ref: 202, role: 'outer' },
        { type: 'way', ref: 203, role: 'outer' },
      ],
      tags: tagsOf('relation/301'),
    },
  ],
];

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'places-'));
});
after(() => rm(folder, { recursive: true }));

async function written(name: string, content: string | Buffer): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

async function campsitesIn(file: string): Promise<(OsmCampsite | undefined)[]> {
  const campsites: (OsmCampsite | undefined)[] = [];
  for await (const campsite of readCampsites(file)) campsites.push(campsite);
  return campsites;
}

const sorted = (campsites: (OsmCampsite | undefined)[]): OsmCampsite[] =>
  campsites
    .filter((campsite) => campsite !== undefined)
    .sort((a, b) => a.ref.split('/')[1]!.localeCompare(b.ref.split('/')[1]!));

for (const name of [
  'overpass-center.json',
  'overpass-geom.json',
  'overpass-members.json',
  'osmtogeojson.geojson',
  'osmtogeojson-nested.geojson',
  'osmium.geojson',
  'osmium-attributes.geojson',
  'quickosm.geojson',
]) {
  test(`${name} has the same campsites as every other format`, async () => {
    const campsites = await campsitesIn(join(FIXTURES, name));
    assert.deepEqual(sorted(campsites), CAMPSITES);
    assert.equal(
      campsites.filter((campsite) => campsite === undefined).length,
      1,
      'the hotel is skipped',
    );
  });
}

test('a .osm.pbf has the same campsites, its ways and relations in the middle of their nodes', async () => {
  const file = await written('small.osm.pbf', writePbf(BLOCKS));
  assert.deepEqual(sorted(await campsitesIn(file)), CAMPSITES);
});

test('a relation of nodes is in the middle of them', async () => {
  const members = [1, 3].map((ref) => ({ type: 'node' as const, ref, role: '' }));
  const relation: PbfObject = { type: 'relation', id: 9, members, tags: { tourism: 'camp_site' } };
  const file = await written('relation.osm.pbf', writePbf([...BLOCKS.slice(0, 1), [relation]]));
  const [campsite] = await campsitesIn(file);
  assert.deepEqual([campsite?.ref, campsite?.lat, campsite?.lng], ['relation/9', 51.3805, -2.359]);
});

test('an object whose nodes are not in the file is skipped, not put at 0, 0', async () => {
  const file = await written('no-nodes.osm.pbf', writePbf(BLOCKS.slice(2)));
  assert.deepEqual(await campsitesIn(file), [undefined, undefined]);
});

test('a gzipped file with a misleading name is known by its content', async () => {
  const pbf = await written('campsites.json', gzipSync(writePbf(BLOCKS)));
  assert.deepEqual(sorted(await campsitesIn(pbf)), CAMPSITES);
  const json = await readFile(join(FIXTURES, 'overpass-center.json'));
  const zipped = await written('campsites.osm.pbf', gzipSync(json));
  assert.deepEqual(sorted(await campsitesIn(zipped)), CAMPSITES);
});

const feature = (properties: object, rest: object = {}) => ({
  type: 'Feature',
  id: 'node/1',
  properties: { tourism: 'camp_site', ...properties },
  geometry: { type: 'Point', coordinates: [-2, 51] },
  ...rest,
});
const geojson = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features });

test('features without a point on Earth or an id are skipped', async () => {
  const file = await written(
    'odd.geojson',
    geojson(
      feature({}, { geometry: null }),
      feature({}, { id: 'campsite-1' }),
      feature({}, { geometry: { type: 'Point', coordinates: [-200, 51] } }),
      feature({ tourism: undefined }),
      null,
      'text',
    ),
  );
  assert.deepEqual(await campsitesIn(file), Array(6).fill(undefined));
});

test('tags are kept as text; empty and unstorable values are left out', async () => {
  const file = await written(
    'tags.geojson',
    geojson(feature({ capacity: 20, fee: true, stars: null, note: 'a\0b\ud800', name: '  ' })),
  );
  const [campsite] = await campsitesIn(file);
  assert.deepEqual(campsite?.tags, {
    tourism: 'camp_site',
    capacity: '20',
    fee: 'true',
    note: 'ab\ufffd',
  });
  assert.equal(campsite?.name, null);
});

test('an id is understood however a converter writes it', async () => {
  const ids = ['node/7', 'n7', 'N7', 'https://www.openstreetmap.org/node/7', 'node 7', 'node/007'];
  const file = await written('ids.geojson', geojson(...ids.map((id) => feature({}, { id }))));
  assert.deepEqual(
    (await campsitesIn(file)).map((campsite) => campsite?.ref),
    ids.map(() => 'node/7'),
  );
});

test('a byte order mark and blank lines around a document do not matter', async () => {
  const file = await written('bom.geojson', `\u{feff}\n${geojson(feature({}))}\n\n`);
  assert.equal((await campsitesIn(file)).length, 1);
});

for (const [what, name, content, message] of [
  [
    'an Overpass answer that ran out of time',
    'a',
    '{"elements":[],"remark":"runtime error: Query timed out"}',
    /did not finish/,
  ],
  ['a document that breaks off', 'b', geojson(feature({})).slice(0, -2), /mid-parsing/],
  ['a document of something else', 'c', '{"listings":[]}', /neither features/],
  ['OSM XML', 'd', '<?xml version="1.0"?><osm/>', /osmium cat/],
  ['a text', 'e', 'id,name', /neither .osm.pbf/],
  ['an empty file', 'f', '', /neither .osm.pbf/],
  ['a .osm.pbf that breaks off', 'g', writePbf(BLOCKS).subarray(0, -20), /breaks off/],
  ['a .osm.pbf of histories', 'h', writePbf(BLOCKS, ['HistoricalInformation']), /needs Historical/],
  [
    'a damaged .osm.pbf',
    'i',
    Buffer.concat([writePbf([]), Buffer.alloc(40, 7)]),
    /cannot be read|breaks off/,
  ],
  [
    'a gzip that breaks off',
    'j',
    gzipSync(geojson(feature({}))).subarray(0, -12),
    /unexpected end/,
  ],
] as const) {
  test(`${what} is refused`, async () => {
    await assert.rejects(campsitesIn(await written(name, content)), message);
  });
}

test('the date of the data is what the file says before its data, not that of one object', async () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const timeOf = async (name: string, content: string | Buffer) =>
    (await timeOfData(await written(name, content), now))?.toISOString() ?? null;
  const overpass = await timeOfData(join(FIXTURES, 'overpass-center.json'), now);
  assert.equal(overpass?.toISOString(), '2026-08-01T12:00:00.000Z');
  const turbo = '{"type":"FeatureCollection","timestamp":"2026-07-02T03:04:05Z","features":[]}';
  assert.equal(await timeOf('turbo.geojson', turbo), '2026-07-02T03:04:05.000Z');
  const quoted = `{"source":"Overpass osm_base \\"2026-08-01T12:53:51Z\\"","features":[]}`;
  assert.equal(await timeOf('quoted.geojson', quoted), '2026-08-01T12:53:51.000Z');
  const ofObject = geojson(feature({ '@timestamp': '2020-01-01T00:00:00Z' }));
  assert.equal(await timeOf('object.geojson', ofObject), null);
  const future = '{"timestamp":"2031-01-01T00:00:00Z","features":[]}';
  assert.equal(await timeOf('future.geojson', future), null);
  assert.equal(await timeOf('without.osm.pbf', writePbf(BLOCKS)), null);
  const pbf = writePbf(BLOCKS, undefined, Date.parse('2026-06-01T00:00:00Z') / 1000);
  assert.equal(await timeOf('with.osm.pbf', pbf), '2026-06-01T00:00:00.000Z');
});
