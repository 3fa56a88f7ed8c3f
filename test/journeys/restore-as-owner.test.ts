import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { writeFrames } from '../../src/platform/db/backup/frames.ts';
import { aListing } from '../builders/listing.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { type CommandLine, commandLine, endOf } from '../support/command-line.ts';
import { openTestCluster } from '../support/cluster.ts';
import { type Catalogue, catalogueOf, tableContents } from '../support/schema.ts';
import { freePort } from '../support/free-port.ts';
import { type LeadLab, type Owner, startLeadLab } from '../support/lead-fixture.ts';

/** A role that owns databases and may do nothing else, as an installation has it. */
const OWNER = `owner_${randomUUID().slice(0, 8)}`;
/** One that reads for reports, and one that nobody has on another server. */
const READER = `reader_${randomUUID().slice(0, 8)}`;
const LOST = `lost_${randomUUID().slice(0, 8)}`;

const folder = mkdtempSync(join(tmpdir(), 'campcairn-restore-'));
const file = join(folder, 'backup');
let url: (name: string, role?: string) => string;
let admin: pg.Client;
let fixture: LeadLab;
let owner: Owner;
let cc: CommandLine;
const databases: string[] = [];
/** What was backed up. */
let contents: Record<string, string>;
let source: Catalogue;

/** Runs statements on a connection of their own. */
async function on<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const run = (address: string, ...statements: string[]) =>
  on(address, async (client) => {
    for (const text of statements) await client.query(text);
  });

/** Makes an empty database of the owner; `schemaOwner` is who has the schema public. */
async function emptyDatabase(schemaOwner = 'pg_database_owner'): Promise<string> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  databases.push(name);
  await admin.query(`create database ${name} owner ${OWNER}`);
  if (schemaOwner !== 'pg_database_owner') {
    await run(
      url(name),
      `alter schema public owner to ${schemaOwner}`,
      `grant create, usage on schema public to ${OWNER}`,
    );
  }
  return name;
}
const ccOn = (name: string, role = OWNER) =>
  commandLine(fixture, { DATABASE_URL: url(name, role), LOG_LEVEL: 'error' });

const schemaOf = (address: string) => on(address, catalogueOf);

before(async () => {
  const cluster = await openTestCluster();
  ({ url } = cluster);
  admin = new pg.Client({ connectionString: url('postgres') });
  await admin.connect();
  for (const role of [OWNER, READER, LOST]) await admin.query(`create role ${role} login`);
  fixture = await startLeadLab();
  fixture.clock.set(new Date().toISOString());
  cc = commandLine(fixture);
  owner = await fixture.owner();
  await fixture.enquire(owner.listingId);
  await fixture.drain();
  await run(
    fixture.database.url,
    'truncate gazetteer_name, town, area, postcode',
    `grant select on partner, listing to ${READER}`,
    `grant select (id, title) on listing to ${LOST} with grant option`,
    `grant usage on schema public to ${READER}`,
  );
  await cc.cc('backup', file, '--no-check');
  contents = await on(fixture.database.url, tableContents);
  source = await on(fixture.database.url, catalogueOf);
});
after(async () => {
  await fixture.stop();
  for (const name of databases) await admin.query(`drop database ${name} with (force)`);
  for (const role of [OWNER, READER, LOST]) await admin.query(`drop role ${role}`);
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

describe('a return by the owner of a database, who is no superuser', () => {
  for (const schemaOwner of ['pg_database_owner', 'postgres']) {
    it(`fills an empty one, whose schema is of ${schemaOwner}, with the same in every table`, async () => {
      const name = await emptyDatabase(schemaOwner);
      await run(url(name), 'create schema extensions', 'create table public.notes (text text)');
      const restored = await ccOn(name).cc('restore', file);
      assert.deepEqual([restored.unknown_tables, restored.unknown_roles], [[], []]);
      const found = await on(url(name, OWNER), tableContents);
      // The return itself is an entry, sessions end, and the running server may note a snapshot of its index.
      const changing = ['audit_entry', 'session', 'search_snapshot'];
      for (const changed of changing) delete found[changed];
      const wanted = { ...contents };
      for (const changed of [...changing, 'notes']) delete wanted[changed];
      assert.deepEqual(differing(found, wanted), CHANGED);
      const target = await schemaOf(url(name, OWNER));
      assert.deepEqual(named(target.objects), named(source.objects));
      assert.deepEqual(target.rights, source.rights);
      assert.deepEqual(new Set(target.owners), new Set([OWNER]));
      assert.equal(target.schemaOwner, schemaOwner);
      for (const [sequence, { value, isCalled }] of Object.entries(target.sequences)) {
        assert.equal(isCalled, true, sequence);
        assert.ok(value >= (source.sequences[sequence]?.value ?? 0) + 1_000_000, sequence);
      }
    });
  }

  it('names roles that another server does not have, and tables that are none of ours', async () => {
    await run(fixture.database.url, 'create table kept_by_hand (text text)');
    const other = join(folder, 'other');
    await cc.cc('backup', other);
    await run(fixture.database.url, 'drop table kept_by_hand');
    const name = await emptyDatabase();
    await run(fixture.database.url, `revoke select (id, title) on listing from ${LOST}`);
    await admin.query(`alter role ${LOST} rename to ${LOST}_away`);
    const restored = await ccOn(name).cc('restore', other);
    await admin.query(`alter role ${LOST}_away rename to ${LOST}`);
    assert.deepEqual(restored.unknown_tables, ['kept_by_hand']);
    assert.deepEqual(restored.unknown_roles, [LOST]);
    assert.equal((await on(url(name, OWNER), rightsOfReader)).length, 2);
  });

  it('comes back over one in use, with its rights as they are now, and what others keep there', async () => {
    await run(
      fixture.database.url,
      `revoke select on partner from ${READER}`,
      `alter default privileges in schema public grant select on tables to ${READER}`,
    );
    await run(
      fixture.database.superuserUrl,
      'create table notes (text text)',
      "insert into notes values ('kept')",
      // Left behind by a return that was killed.
      'create schema campcairn_restore_0badcafe',
      'alter schema campcairn_restore_0badcafe owner to owner_of_tests',
    );
    const earlier = await schemaOf(fixture.database.url);
    assert.equal((await owner.call('PUT', '/listings/later', aListing())).status, 201);
    await cc.cc('restore', file, '--force');
    assert.equal((await owner.call('GET', '/listings/later')).status, 404);
    assert.equal((await owner.call('GET', '/listings/bramble')).status, 200);
    assert.equal((await owner.call('PUT', '/listings/later', aListing())).status, 201);
    const now = await schemaOf(fixture.database.url);
    assert.deepEqual(now.objects, earlier.objects);
    assert.deepEqual(now.rights, earlier.rights);
    assert.deepEqual(now.owners, earlier.owners);
    assert.deepEqual(now.defaults, earlier.defaults);
    assert.deepEqual(now.schemas, ['public']);
    const notes = await on(fixture.database.superuserUrl, (client) =>
      client.query('select text from notes'),
    );
    assert.deepEqual(notes.rows, [{ text: 'kept' }]);
    await run(fixture.database.superuserUrl, 'drop table notes');
  });

  it('is refused, with nothing changed, where the report of somebody else stands on its tables', async () => {
    await run(
      fixture.database.superuserUrl,
      'create schema reports',
      'create view reports.partners as select slug from partner',
    );
    const refusal = await cc.refusal('restore', file, '--force');
    assert.match(refusal, /would go with them: view reports\.partners\. Drop it, and make it/);
    assert.equal(refusal.trim().split('\n').length, 1);
    assert.equal((await owner.call('GET', '/listings/later')).status, 200);
    await run(fixture.database.superuserUrl, 'drop schema reports cascade');
    assert.deepEqual((await schemaOf(fixture.database.url)).schemas, ['public']);
  });

  it('says what the role needs where it may make no schema, and waits for no other return', async () => {
    const name = await emptyDatabase();
    const guest = ccOn(name);
    await guest.cc('jobs', 'status');
    await admin.query(`alter database ${name} owner to postgres`);
    await run(url(name), `grant create on schema public to ${OWNER}`);
    const refusal = await guest.refusal('restore', file);
    assert.match(refusal, /permission denied for database restored_/);
    assert.match(refusal, /has to own/);
    assert.equal(refusal.trim().split('\n').length, 1);
    await admin.query(`alter database ${name} owner to ${OWNER}`);
    await on(url(name), async (client) => {
      await client.query('select pg_advisory_lock(7301232)');
      assert.match(await guest.refusal('restore', file), /Another "cc restore" is at work/);
    });
  });

  it('by a superuser leaves everything to the owner that it had, with triggers as they were', async () => {
    const name = await emptyDatabase();
    await ccOn(name).cc('jobs', 'status');
    await ccOn(name, 'postgres').cc('restore', file);
    const target = await schemaOf(url(name, OWNER));
    assert.deepEqual(named(target.objects), named(source.objects));
    assert.deepEqual(new Set(target.owners), new Set([OWNER]));
    assert.deepEqual(target.rights, source.rights);
    await ccOn(name).cc('partner', 'list');
  });
});

describe('what an operator can mend', () => {
  it('is said in one line with what to do, and no trace', async () => {
    const name = await emptyDatabase();
    await ccOn(name).cc('jobs', 'status');
    const newer = join(folder, 'newer');
    await writeFrames(newer, (write) =>
      write({
        kind: 'object',
        value: {
          format: 'campcairn backup',
          version: 1,
          migrations: ['9999-later.sql'],
          contents: {},
        },
      }),
    );
    const cut = join(folder, 'cut');
    writeFileSync(cut, readFileSync(file).subarray(0, 3000));
    const port = await freePort();
    const here = url(name, OWNER);
    const cases: [address: string, line: string[], exit: number, text: RegExp][] = [
      [url(name, 'nobody_here'), ['partner', 'list'], 1, /correct its user.*nobody_here/],
      [url('not_there', OWNER), ['backup', cut], 1, /make the database.*"not_there"/],
      [`postgres://a@127.0.0.1:${port}/x`, ['restore', file], 1, /start PostgreSQL/],
      [
        here,
        ['restore', join(folder, 'nothing')],
        3,
        /nothing cannot be opened: it, or its folder/,
      ],
      [here, ['restore', join(file, 'in-a-file')], 3, /a part of its path is no folder/],
      [here, ['restore', folder], 3, /it is a folder/],
      [here, ['restore', cut], 5, /damaged|cut off/],
      [here, ['restore', newer], 5, /newer release, which has 9999-later\.sql/],
      [here, ['backup', join(folder, 'no', 'folder')], 3, /it, or its folder, is not there/],
    ];
    for (const [address, line, exit, text] of cases) await fails(address, line, exit, text);
    await admin.query(`alter database ${name} set default_transaction_read_only = on`);
    await fails(here, ['restore', file], 1, /takes no writes: name the primary/);
    await admin.query(`alter database ${name} reset default_transaction_read_only`);
    await run(here, 'drop table claim cascade');
    await fails(here, ['claim', 'list'], 1, /restore a backup.*"claim" does not exist/);
    await ccOn(name).cc('restore', file);
    await ccOn(name).cc('claim', 'list');
  });
});

/** Runs a command that fails in one line. */
async function fails(address: string, line: string[], exit: number, text: RegExp): Promise<void> {
  const { DATA_DIR, PUBLIC_URL } = fixture.context.settings;
  const env = { ...bareEnvironment(), DATA_DIR, PUBLIC_URL, DATABASE_URL: address };
  const { code, stderr } = await endOf({ ...env, LOG_LEVEL: 'fatal' }, ...line);
  assert.match(stderr, text);
  assert.equal(stderr.trim().split('\n').length, 1, stderr);
  assert.equal(code, exit, stderr);
}

/**
 * Tables of which a return changes rows: numbers go on behind those given away, the search is loaded anew, and nothing
 * of the new files was wiped.
 */
const CHANGED = [
  'event_sequence',
  'lead_sequence',
  'search_change',
  'search_change_cleared',
  'wiped_table',
];

const differing = (found: Record<string, string>, wanted: Record<string, string>): string[] =>
  [...new Set([...Object.keys(found), ...Object.keys(wanted)])]
    .filter((table) => found[table] !== wanted[table])
    .sort();

/** Of objects that migrations make. */
const named = (objects: readonly string[]) => objects.filter((object) => !/\bnotes\b/.test(object));

const rightsOfReader = async (client: pg.Client) =>
  (
    await client.query(`select from information_schema.role_table_grants where grantee = $1`, [
      READER,
    ])
  ).rows;
