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

const folder = mkdtempSync(join(tmpdir(), 'campcairn-migrations-'));
const name = `test_${randomUUID().replaceAll('-', '')}`;
let admin: Db;
let db: Db;
before(async () => {
  const { url } = await openTestCluster();
  admin = openDatabase(url('postgres'), { max: 1 });
  await admin.execute({ name: 'test.migrations.create', text: `create database ${name}` });
  db = openDatabase(url(name), { max: 2 });
});
after(async () => {
  await db.end();
  await admin.execute({
    name: 'test.migrations.drop',
    text: `drop database ${name} with (force)`,
  });
  await admin.end();
  rmSync(folder, { recursive: true });
});

it('a database of an earlier version is brought up to date with what is in it', async () => {
  const files = readdirSync(MIGRATIONS).sort();
  const [old, fresh] = [
    files.filter((file) => file < FIRST_NEW),
    files.filter((file) => file > FIRST_NEW),
  ];
  for (const file of old) cpSync(join(MIGRATIONS, file), join(folder, file));
  assert.deepEqual(await migrate(db, folder), old);
  await db.execute(insertPartner);
  assert.deepEqual(await migrate(db), fresh);
  assert.deepEqual(await db.query(selectPartners), [{ slug: 'harbour-vans' }]);
  assert.equal(await db.execute(insertApplication), 1);
  assert.deepEqual(await migrate(db), []);
});
