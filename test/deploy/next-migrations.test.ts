import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { type Db, migrate, MIGRATIONS, openDatabase } from '../../src/platform/db/index.ts';
import { applyAndComplain, complaintsOutside } from '../../tools/migration-effects.ts';
import { openTestCluster } from '../support/cluster.ts';

/** The last migration from before releases had to be deployed without a gap. */
const BASELINE = '0040-erasures.sql';

const files = readdirSync(MIGRATIONS).sort();
const folders: string[] = [];
let admin: pg.Client;
let name: string;
let url: string;
let db: Db;
let client: pg.Client;
before(async () => {
  const cluster = await openTestCluster();
  name = `test_${randomUUID().replaceAll('-', '')}`;
  url = cluster.url(name);
  admin = new pg.Client({ connectionString: cluster.url('postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  db = openDatabase(url, { max: 2 });
  await migrate(db, MIGRATIONS, new Set(files.filter((file) => file <= BASELINE)));
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
after(async () => {
  await client.end();
  await db.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** What is said of a migration, which is then undone. */
async function tried(sql: string): Promise<string[]> {
  await client.query('begin');
  try {
    return await applyAndComplain(client, sql);
  } finally {
    await client.query('rollback');
  }
}

/** A folder with one migration. */
function folderOf(sql: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'campcairn-migrations-'));
  folders.push(folder);
  writeFileSync(join(folder, `${randomUUID()}.sql`), sql);
  return folder;
}

describe('a migration that others feel is refused', () => {
  const REFUSED: [what: string, sql: string, complaint: RegExp][] = [
    [
      'writes a large table anew',
      'alter table listing add column seen timestamptz not null default clock_timestamp()',
      /listing is written anew/,
    ],
    [
      'makes an index that writers wait for',
      'create index availability_end on availability (ends)',
      /all of availability is read while availability is locked/,
    ],
    [
      'checks every row under a lock',
      'alter table delivery add constraint sane check (attempts >= 0)',
      /all of delivery is read while delivery is locked/,
    ],
    [
      'checks every row of a partition',
      'alter table lead add constraint sane check (seq > 0)',
      /all of lead_click is read/,
    ],
    [
      'changes every row in one transaction',
      'update listing set title = title',
      /rows of listing are written wherever they are/,
    ],
    [
      'takes a column from the release before',
      'alter table partner drop column website',
      /partner.website is gone/,
    ],
    ['renames one', 'alter table partner rename website to site', /partner.website is gone/],
    [
      'wants a column that the release before leaves out',
      'alter table partner add column motto text; alter table partner alter motto set not null',
      /partner.motto has to be given/,
    ],
    ['drops a table', 'drop table listing_report', /listing_report.\w+ is gone/],
  ];
  for (const [what, sql, complaint] of REFUSED) {
    it(`one that ${what}`, async () => {
      assert.match((await tried(sql)).join('\n'), complaint);
    });
  }

  const TAKEN: [what: string, sql: string][] = [
    ['a column with a default', 'alter table listing add column seen integer not null default 0'],
    [
      'a rule that is checked later',
      'alter table delivery add constraint sane check (attempts >= 0) not valid',
    ],
    [
      'a table that refers to listings',
      'create table fan (listing bigint not null references listing)',
    ],
    ['a change of some rows', 'update listing set title = title where id in (1, 2)'],
    [
      'what nothing uses any longer',
      '-- Contract: unused since 0.2\nalter table partner drop column website',
    ],
  ];
  for (const [what, sql] of TAKEN) {
    it(`but not ${what}`, async () => {
      assert.deepEqual(await tried(sql), []);
    });
  }

  it('and outside of a transaction all but indexes that can be made again', () => {
    const head = '-- Outside of a transaction: an index of all listings.\n';
    const made = 'create index concurrently wanted on listing (title);\n';
    assert.deepEqual(
      complaintsOutside(`${head}drop index concurrently if exists wanted;\n${made}`),
      [],
    );
    assert.equal(complaintsOutside(head + made)?.length, 1);
    assert.equal(complaintsOutside(`${head}update listing set title = '';\n`)?.length, 1);
    assert.equal(complaintsOutside(made), undefined);
  });
});

it('the migrations of the next release can be applied while the one before works', async () => {
  const complaints: string[] = [];
  for (const file of files.filter((one) => one > BASELINE)) {
    const sql = readFileSync(join(MIGRATIONS, file), 'utf8');
    const outside = complaintsOutside(sql);
    if (outside === undefined) await client.query('begin');
    const found = outside ?? (await applyAndComplain(client, sql));
    complaints.push(...found.map((complaint) => `${file}: ${complaint}`));
    await client.query(outside === undefined ? 'commit' : 'select');
    if (outside !== undefined) await migrate(db, MIGRATIONS, new Set([file]));
  }
  assert.deepEqual(complaints, []);
});

describe('a migration', () => {
  it('that waits for a table does not keep others from it', async () => {
    await client.query('create table busy (id integer)');
    await client.query('begin');
    await client.query('select from busy');
    const migrated = migrate(db, folderOf('alter table busy add column name text'));
    // Sees the migration wait, or would wait for the end of the transaction itself.
    const waiting = `select from pg_locks where relation = 'busy'::regclass and not granted`;
    while ((await client.query(waiting)).rowCount === 0);
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('select from busy');
    await other.end();
    await client.query('commit');
    assert.equal((await migrated).length, 1);
  });

  it('makes an index outside of a transaction while other starters wait for it', async () => {
    await client.query('create table indexed (id integer)');
    const folder = folderOf(
      `-- Outside of a transaction: an index.\ndrop index concurrently if exists wanted;\ncreate index concurrently wanted on indexed (id);\n`,
    );
    const applied = await Promise.all([1, 2, 3].map(() => migrate(db, folder)));
    assert.deepEqual(applied.map(({ length }) => length).sort(), [0, 0, 1]);
  });
});
