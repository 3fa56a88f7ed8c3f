import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import {
  type Db,
  migrate,
  MIGRATIONS,
  openDatabase,
  statement,
} from '../../src/platform/db/index.ts';
import { openTestCluster } from '../support/cluster.ts';

/** The first migration that came after people could have run this. */
const FIRST_NEW = '0007';

const insertPartner = statement(
  'test.migrations.partner',
  `insert into partner (slug, name, website, contact_email, status, created_at)
   values ('harbour-vans', 'Harbour Vans', 'https://vans.example', 'office@vans.example', 'approved', now())`,
);
const selectPartners = statement<{ slug: string }>(
  'test.migrations.partners',
  'select slug from partner',
);
const insertApplication = statement(
  'test.migrations.application',
  `insert into application (created_at, language, business, website, country_code, categories,
     listings, delivery, terms_version, partner_id)
   select now(), 'en', name, website, 'GB', '{campervan}', 12, 'api', '2026-05', id from partner`,
);

const insertLeads = statement(
  'test.migrations.leads',
  `insert into lead (seq, id, partner_id, kind, created_at, name, email, message, delivery_status)
   select n, 'lead_' || n, partner.id, case n % 2 when 0 then 'click' else 'enquiry' end, now(),
     'Zoë ' || n, 'zoe' || n || '@mail.example', 'Room for ' || n, 'pending'
   from partner, generate_series(1, 50) n`,
);
const selectLeads = statement<object>(
  'test.migrations.all_leads',
  // Without the columns that later migrations add.
  `select to_jsonb(lead) - 'found' - 'clicked_at' as lead from lead order by seq`,
);
const analyze = statement('test.migrations.analyze', 'analyze');
const samplesOfZoe = statement<{ columns: string[] }>(
  'test.migrations.samples',
  `select coalesce(array_agg(attname::text order by attname), '{}') as columns from pg_stats
   where concat(most_common_vals, histogram_bounds) ~* 'zoe|Zoë|Room'`,
);

const enableOrdinarily = statement(
  'test.migrations.enable_ordinarily',
  'alter table audit_entry enable trigger user',
);
const selectAuditTriggers = statement<{ state: string }>(
  'test.migrations.audit_triggers',
  `select tgenabled::text as state from pg_trigger
   where tgrelid = 'audit_entry'::regclass and not tgisinternal`,
);

const folders: string[] = [];
const databases: Db[] = [];
let url: (name: string) => string;
let admin: Db;
let role: string;
before(async () => {
  ({ url } = await openTestCluster());
  admin = openDatabase(url('postgres'), { max: 1 });
  role = unique('owner');
  await run(`create role ${role} login`);
});
after(async () => {
  for (const db of databases) {
    const { pathname } = new URL(db.url.replace('@/', '@socket/'));
    await db.end();
    await run(`drop database ${pathname.slice(1)} with (force)`);
  }
  await run(`drop role ${role}`);
  await admin.end();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const unique = (what: string) => `${what}_${randomUUID().replaceAll('-', '')}`;
const run = (text: string) => admin.withClient((client) => client.query(text));

/** An empty database, opened by an owner who is no superuser. */
async function emptyDatabase(): Promise<Db> {
  const name = unique('test');
  await run(`create database ${name} owner ${role}`);
  const db = openDatabase(url(name).replace('postgres@', `${role}@`), { max: 2 });
  databases.push(db);
  return db;
}

/** Brings it up to the version before a migration; gives the migrations that are left. */
async function migrateUpTo(db: Db, first: string): Promise<string[]> {
  const files = readdirSync(MIGRATIONS).sort();
  const old = files.filter((file) => file < first);
  const folder = mkdtempSync(join(tmpdir(), 'campcairn-migrations-'));
  folders.push(folder);
  for (const file of old) cpSync(join(MIGRATIONS, file), join(folder, file));
  assert.deepEqual(await migrate(db, folder), old);
  return files.filter((file) => file > first);
}

it('a database of an earlier version is brought up to date with what is in it', async () => {
  const db = await emptyDatabase();
  const fresh = await migrateUpTo(db, FIRST_NEW);
  await db.execute(insertPartner);
  assert.deepEqual(await migrate(db), fresh);
  assert.deepEqual(await db.query(selectPartners), [{ slug: 'harbour-vans' }]);
  assert.equal(await db.execute(insertApplication), 1);
  assert.deepEqual(await migrate(db), []);
});

it('what the planner has sampled of people is forgotten, and not sampled again', async () => {
  const db = await emptyDatabase();
  await migrateUpTo(db, '0013');
  await db.execute(insertPartner);
  await db.execute(insertLeads);
  await db.execute(analyze);
  const leads = await db.query(selectLeads);
  assert.deepEqual((await db.one(samplesOfZoe)).columns, ['email', 'lower', 'message', 'name']);
  await migrate(db);
  assert.deepEqual((await db.one(samplesOfZoe)).columns, []);
  await db.execute(analyze);
  assert.deepEqual((await db.one(samplesOfZoe)).columns, []);
  assert.deepEqual(await db.query(selectLeads), leads);
});

it('triggers of the audit log that a return had left as ordinary ones always run again', async () => {
  const db = await emptyDatabase();
  await migrateUpTo(db, '0081');
  await db.execute(enableOrdinarily);
  await migrate(db);
  const states = await db.query(selectAuditTriggers);
  assert.deepEqual(
    states.map(({ state }) => state),
    ['A', 'A'],
  );
});
