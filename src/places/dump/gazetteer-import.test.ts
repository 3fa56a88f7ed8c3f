import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { dumpLine } from '../../../test/fixtures/places/geonames.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { searchPostcodes } from '../postcodes/postcode-search.ts';
import { searchGazetteer } from '../towns/gazetteer-search.ts';
import { importGazetteer } from './gazetteer-import.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

let database: TestDatabase;
let folder: string;
before(async () => {
  database = await createTestDatabase('world');
  folder = await mkdtemp(join(tmpdir(), 'gazetteer-'));
});
after(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function imported(lines: string[]) {
  const file = join(folder, 'XX.txt');
  await writeFile(file, `${lines.join('\n')}\n`);
  return importGazetteer(database.db, file, NOW);
}

const first = async (text: string): Promise<string | undefined> => {
  const [match] = await searchGazetteer(database.db, text, 1);
  return match && `${match.kind} ${match.label}`;
};

const ON_EXMOOR = { lat: 51.16, lng: -3.75 };

const DUMP = [
  dumpLine({ ...ON_EXMOOR, id: 900_001, name: 'Quibblestow', population: 900 }),
  dumpLine({ ...ON_EXMOOR, id: 900_002, name: 'Zobbleham', population: 0 }),
  dumpLine({ ...ON_EXMOOR, id: 900_003, name: 'Lake Wobblemere', kind: 'H', feature: 'LK' }),
  dumpLine({ ...ON_EXMOOR, id: 900_004, name: 'Exmoor', kind: 'L', feature: 'PRK' }),
  dumpLine({ ...ON_EXMOOR, id: 900_005, name: 'Some Inn', kind: 'S', feature: 'HTL' }),
];

test('a dump of a country adds its towns, villages, parks, lakes and others', async () => {
  const { problems, ...counts } = await imported(DUMP);
  assert.deepEqual(problems, []);
  assert.deepEqual([counts.read, counts.added, counts.skipped], [5, 3, 1]);
  assert.equal(await first('quibblestow'), 'town Quibblestow, England, United Kingdom');
  assert.equal(await first('zobbleham'), 'area Zobbleham, England, United Kingdom');
  assert.equal(await first('lake wobble'), 'lake Lake Wobblemere, England, United Kingdom');
  assert.equal(await first('exmoor'), 'park Exmoor, England, United Kingdom');
});

test('the same dump again changes nothing, and what a newer one lacks is gone', async () => {
  const again = await imported(DUMP);
  assert.deepEqual([again.added, again.updated, again.gone], [0, 0, 0]);
  const less = await imported(DUMP.filter((line) => !line.includes('Wobblemere')));
  assert.deepEqual([less.added, less.gone], [0, 1]);
  assert.equal(await first('lake wobble'), undefined);
});

test('lines that cannot be read are counted and named', async () => {
  const { problems, skipped } = await imported([
    ...DUMP,
    'too short',
    dumpLine({ id: 900_009, name: 'Nowhere', lat: 91, lng: 0 }),
  ]);
  assert.deepEqual(problems, ['line 6: 1 columns instead of 19', 'line 7: no point']);
  assert.equal(skipped, 3);
});

const postal = (country: string, code: string, lat: number | string, lng: number): string =>
  [country, code, 'Place', '', '', '', '', '', '', lat, lng, 4].join('\t');

const codes = async (text: string) =>
  (
    await searchPostcodes(database.db, text, { limit: 2, language: 'en', nearest: () => undefined })
  ).map(({ name, lat, lng }) => [name, lat, lng]);

test('a dump of postal codes replaces those of its countries by the means of their points', async () => {
  const lines = [
    postal('GB', 'TR7 1AA', 50.4, -5.1),
    postal('GB', 'TR7 1AB', 50.42, -5.08),
    postal('GB', 'QQ9', 51, -1),
    postal('GB', 'TR8', 'north', -1),
  ];
  const result = await imported(lines);
  assert.deepEqual(result.problems, ['line 4: no point']);
  assert.deepEqual([result.read, result.added, result.updated, result.skipped], [4, 1, 1, 1]);
  assert.deepEqual(await codes('TR7 2ZZ'), [['TR7', 50.41, -5.09]]);
  assert.deepEqual(await codes('EH1'), []);
  assert.equal((await codes('28013')).length, 1);
  const again = await imported(lines);
  assert.deepEqual([again.added, again.updated, again.gone], [0, 0, 0]);
});

test('imported postcodes stay when the gazetteer is made anew', async () => {
  await imported(DUMP);
  assert.deepEqual(await codes('TR7'), [['TR7', 50.41, -5.09]]);
});
