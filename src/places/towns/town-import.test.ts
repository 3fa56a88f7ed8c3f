import assert from 'node:assert/strict';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, beforeEach, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { type DumpTown, dumpLine, dumpOf } from '../../../test/fixtures/places/geonames.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { createLog } from '../../platform/log.ts';
import { zipOf } from '../../platform/zip.ts';
import { searchGazetteer } from './gazetteer-search.ts';
import { openTowns } from './live-towns.ts';
import { ensureTowns, importTowns } from './town-import.ts';
import { loadTowns } from './town-load.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const NOTHING = { read: 0, added: 0, updated: 0, unchanged: 0, gone: 0, skipped: 0 };

let database: TestDatabase;
let folder: string;
before(async () => {
  database = await createTestDatabase('world');
  folder = await mkdtemp(join(tmpdir(), 'towns-'));
});
after(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(() => query('truncate town, area, gazetteer_name, gazetteer_import'));

const query = (sql: string) =>
  database.db.withClient(
    async (client) => (await client.query(sql)).rows as Record<string, unknown>[],
  );

async function imported(content: string | Buffer) {
  const file = join(folder, 'towns.txt');
  await writeFile(file, content);
  return importTowns(database.db, file, NOW);
}

const names = async (text: string) =>
  (await searchGazetteer(database.db, text, 5)).map((match) => `${match.kind} ${match.label}`);

const BATH: DumpTown = {
  id: 1,
  name: 'Bath',
  lat: 51.38,
  lng: -2.36,
  admin2: 'A4',
  population: 94_782,
};
const PORTO: DumpTown = {
  id: 2,
  name: 'Pôrto',
  alternates: 'Oporto,Порту',
  lat: 41.15,
  lng: -8.61,
  country: 'PT',
  admin1: '17',
  population: 230_000,
};

test('a dump adds its towns with their regions', async () => {
  assert.deepEqual(await imported(dumpOf([BATH, PORTO])), { ...NOTHING, read: 2, added: 2 });
  const towns = await query(
    'select id, name, ascii_name, region_id, population from town order by id',
  );
  assert.deepEqual(towns, [
    { id: 1, name: 'Bath', ascii_name: 'Bath', region_id: 'GB-ENG', population: 94_782 },
    { id: 2, name: 'Pôrto', ascii_name: 'Porto', region_id: 'PT-13', population: 230_000 },
  ]);
});

test('towns are searched by every name they have', async () => {
  await imported(dumpOf([PORTO]));
  for (const text of ['Pôrto', 'porto', 'OPORTO', 'порту']) {
    assert.equal((await names(text))[0], 'town Pôrto, Porto, Portugal', text);
  }
});

test('the same dump again changes nothing', async () => {
  await imported(dumpOf([BATH, PORTO]));
  assert.deepEqual(await imported(dumpOf([BATH, PORTO])), { ...NOTHING, read: 2, unchanged: 2 });
});

test('a renamed town is found by its new name and no longer by its old one', async () => {
  await imported(dumpOf([BATH, PORTO]));
  const renamed = { ...BATH, name: 'Aquae Sulis' };
  assert.deepEqual(await imported(dumpOf([renamed, PORTO])), {
    ...NOTHING,
    read: 2,
    updated: 1,
    unchanged: 1,
  });
  assert.equal((await names('aquae'))[0], 'town Aquae Sulis, England, United Kingdom');
  assert.ok(!(await names('bath')).some((name) => name.startsWith('town')));
});

test('a town the dump no longer has keeps its name, but is not offered', async () => {
  await imported(dumpOf([BATH, { ...BATH, id: 3, name: 'Wells' }]));
  assert.deepEqual(await imported(dumpOf([BATH])), { ...NOTHING, read: 1, unchanged: 1, gone: 1 });
  assert.deepEqual(await names('wells'), []);
  const gazetteer = await loadTowns(database.db);
  assert.equal(gazetteer.size, 1);
  assert.equal(gazetteer.town(3)?.name, 'Wells');
});

test('a town that returns is offered again', async () => {
  const wells = { ...BATH, id: 3, name: 'Wells' };
  await imported(dumpOf([BATH, wells]));
  await imported(dumpOf([BATH]));
  assert.deepEqual(await imported(dumpOf([BATH, wells])), {
    ...NOTHING,
    read: 2,
    unchanged: 1,
    updated: 1,
  });
  assert.equal((await names('wells')).length, 1);
});

test('a process starts with the towns of the last import, which a file keeps', async () => {
  const file = join(folder, 'kept');
  const nameAtStart = async () => {
    const towns = await openTowns(database.db, createLog('silent'), file);
    await towns.close();
    return towns.town(BATH.id)?.name;
  };
  await imported(dumpOf([BATH]));
  assert.equal(await nameAtStart(), 'Bath');
  await query(`update town set name = 'Aquae Sulis'`);
  assert.equal(await nameAtStart(), 'Bath', 'the towns are not sent again');
  await truncate(file, 100);
  assert.equal(await nameAtStart(), 'Aquae Sulis', 'a damaged file is replaced');
  await imported(dumpOf([BATH]));
  assert.equal(await nameAtStart(), 'Bath', 'the towns of a newer import are sent');
});

test('a dump of one country leaves the others alone', async () => {
  await imported(dumpOf([BATH, PORTO]));
  assert.deepEqual(await imported(dumpOf([PORTO])), { ...NOTHING, read: 1, unchanged: 1 });
});

test('a file of fewer than half of a country marks no town as gone', async () => {
  const many = Array.from({ length: 20 }, (_, i) => ({ ...BATH, id: 10 + i, name: `Town ${i}` }));
  await imported(dumpOf(many));
  assert.equal((await imported(dumpOf(many.slice(0, 9)))).gone, 0);
  assert.equal((await imported(dumpOf(many.slice(0, 10)))).gone, 10);
});

test('lines that are no populated place are skipped, and so are repeats', async () => {
  const lines = [
    dumpLine(BATH),
    'a short line',
    dumpLine({ ...BATH, id: 0 }),
    dumpLine({ ...BATH, id: 2 ** 31 }),
    dumpLine({ ...BATH, id: 4, lat: 91 }),
    dumpLine({ ...BATH, id: 5, lng: Number.NaN }),
    dumpLine({ ...BATH, id: 6, name: ' ' }),
    dumpLine({ ...BATH, id: 7, country: 'England' }),
    dumpLine({ ...BATH, id: 8, kind: 'T' }),
    dumpLine({ ...BATH, name: 'Bath again' }),
    '',
  ];
  assert.deepEqual(await imported(lines.join('\r\n')), {
    ...NOTHING,
    read: 10,
    added: 1,
    skipped: 9,
  });
  assert.equal((await query('select name from town'))[0]?.name, 'Bath');
});

async function zipped(files: Record<string, string>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, text]) => ({
    name,
    content: Readable.from([text]),
  }));
  return Buffer.concat(await Array.fromAsync(zipOf(entries, NOW)));
}

test('a packed dump is read as well, beside a readme; two tables in an archive are refused', async () => {
  assert.equal((await imported(gzipSync(dumpOf([BATH])))).added, 1);
  const zip = await zipped({ 'readme.txt': 'Read me', 'GB.txt': dumpOf([BATH]) });
  assert.equal((await imported(zip)).unchanged, 1);
  const two = await zipped({ 'GB.txt': dumpOf([BATH]), 'IE.txt': dumpOf([BATH]) });
  await assert.rejects(imported(two), /holds GB\.txt and IE\.txt: unpack it/);
  await assert.rejects(imported('PK\u0003\u0004rest'), /no whole one/);
});

test('a dump that cannot be read to its end changes nothing', async () => {
  await imported(dumpOf([BATH]));
  const broken = gzipSync(dumpOf([PORTO, { ...BATH, name: 'Bad' }])).subarray(0, -8);
  await assert.rejects(imported(broken), /unexpected end/);
  assert.deepEqual(await query('select name from town'), [{ name: 'Bath' }]);
});

test('names of regions and counties come from files beside the dump, else from the install', async () => {
  const bathAndMore = 'county Bath and North East Somerset, England, United Kingdom';
  await imported(dumpOf([BATH]));
  assert.deepEqual(await names('bath and north'), [bathAndMore]);
  await writeFile(join(folder, 'admin2Codes.txt'), 'GB.ENG.A4\tAquae Sulis\tAquae Sulis\t1\n');
  await imported(dumpOf([BATH]));
  await rm(join(folder, 'admin2Codes.txt'));
  assert.deepEqual(await names('aquae'), ['county Aquae Sulis, England, United Kingdom']);
});

test('text with characters special to COPY arrives as it was written', async () => {
  const name = 'Back\\slash \\N';
  await imported(dumpOf([{ ...BATH, name }]));
  assert.equal((await query('select name from town'))[0]?.name, name);
  assert.equal((await loadTowns(database.db)).town(1)?.name, name);
});

test('processes that start at once load the first gazetteer once', async () => {
  const file = join(folder, 'first.txt');
  await writeFile(file, dumpOf([BATH, PORTO]));
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => ensureTowns(database.db, NOW, file)),
  );
  assert.deepEqual(
    answers.filter((answer) => answer !== undefined),
    [{ ...NOTHING, read: 2, added: 2 }],
  );
  assert.equal(await ensureTowns(database.db, NOW, file), undefined);
});

test('areas that a migration dropped are rebuilt, and towns stay', async () => {
  const file = join(folder, 'towns.txt');
  await imported(dumpOf([BATH, PORTO]));
  await query('truncate area');
  await query('delete from gazetteer_name where area_id is not null');
  assert.deepEqual(await names('inglaterra'), []);
  assert.equal(await ensureTowns(database.db, NOW, file), undefined);
  assert.deepEqual(await names('inglaterra'), ['region England, United Kingdom']);
  assert.deepEqual(await names('oporto'), [
    'town Pôrto, Porto, Portugal',
    'region Porto, Portugal',
  ]);
});

test('every import is on record', async () => {
  await imported(dumpOf([BATH, PORTO]));
  assert.deepEqual(
    await query('select kind, file, at, countries, read, added from gazetteer_import'),
    [{ kind: 'towns', file: 'towns.txt', at: NOW, countries: ['GB', 'PT'], read: 2, added: 2 }],
  );
});
