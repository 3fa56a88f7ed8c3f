import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ensureTowns, SHIPPED_VERSION } from '../../src/places/index.ts';
import { type Db, migrate, MIGRATIONS, openDatabase } from '../../src/platform/db/index.ts';
import { openTestCluster } from './cluster.ts';

const LOCK = 7_301_221;

/** Who owns the databases of tests: no superuser, as in production, so that whatever needs one shows. */
const OWNER = 'owner_of_tests';

/** A name that changes whenever a migration or the shipped gazetteer does. */
function templateName(): string {
  const hash = createHash('sha256').update(SHIPPED_VERSION).update(OWNER);
  for (const file of readdirSync(MIGRATIONS).sort()) {
    hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  }
  return `template_${hash.digest('hex').slice(0, 12)}`;
}

async function ensureTemplate(
  admin: pg.Client,
  url: (name: string, role: string) => string,
): Promise<string> {
  const name = templateName();
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    const making = `${name}_making`;
    await admin.query(`drop database if exists ${making} with (force)`);
    const roles = await admin.query('select from pg_roles where rolname = $1', [OWNER]);
    if (roles.rowCount === 0) await admin.query(`create role ${OWNER} login`);
    await admin.query(`create database ${making} owner ${OWNER}`);
    const db = openDatabase(url(making, OWNER), { max: 2 });
    await migrate(db);
    // The gazetteer takes seconds to load and milliseconds to clone.
    await ensureTowns(db, new Date('2026-01-01T00:00:00Z'));
    await db.execute({ name: 'vacuum', text: 'vacuum analyze' });
    await db.end();
    await admin.query(`alter database ${making} rename to ${name}`);
  }
  return name;
}

/** Copies a database of 200 MB, inside the kernel where it can: 0.2 s instead of 0.6. */
async function copyDatabase(admin: pg.Client, name: string, template: string): Promise<void> {
  const copy = `create database ${name} template ${template} owner ${OWNER} strategy file_copy`;
  try {
    await admin.query('set file_copy_method = clone');
    await admin.query(copy);
  } catch {
    // Not on this system, or not between files of this file system.
    await admin.query('reset file_copy_method');
    await admin.query(copy);
  }
}

/** A database of a test file's own. */
export interface TestDatabase {
  /** Opened by the owner, who is no superuser. */
  db: Db;
  url: string;
  /** Its address for the superuser. */
  superuserUrl: string;
  drop(): Promise<void>;
}

/** Clones a migrated, empty database; `drop` it in `after`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = await openTestCluster();
  const admin = new pg.Client({ connectionString: cluster.url('postgres') });
  await admin.connect();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    const template = await ensureTemplate(admin, cluster.url);
    await copyDatabase(admin, name, template);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [LOCK]);
  }
  const url = cluster.url(name, OWNER);
  const db = openDatabase(url, { max: 10 });
  return {
    db,
    url,
    superuserUrl: cluster.url(name),
    async drop() {
      await db.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
