import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { defaultTowns, ensureTowns, SHIPPED_VERSION } from '../../src/places/index.ts';
import { type Db, migrate, MIGRATIONS, openDatabase } from '../../src/platform/db/index.ts';
import { openTestCluster } from './cluster.ts';
import { SOME_TOWNS_RULE, writeSomeTowns } from './some-towns.ts';

const LOCK = 7_301_221;

/** Who owns the databases of tests: no superuser, as in production, so that whatever needs one shows. */
const OWNER = 'owner_of_tests';

/** Which towns a database has: some, or all that are shipped. */
export type Towns = 'some' | 'world';

/** A name that changes whenever a migration or the shipped gazetteer does. */
function templateName(towns: Towns): string {
  const hash = createHash('sha256').update(SHIPPED_VERSION).update(OWNER).update(SOME_TOWNS_RULE);
  for (const file of readdirSync(MIGRATIONS).sort()) {
    hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  }
  return `template_${towns}_${hash.digest('hex').slice(0, 12)}`;
}

/** Loads the gazetteer, which takes seconds, where copying it takes milliseconds. */
async function loadTowns(db: Db, towns: Towns): Promise<void> {
  const at = new Date('2026-01-01T00:00:00Z');
  if (towns === 'world') return void (await ensureTowns(db, at));
  const folder = mkdtempSync(join(tmpdir(), 'campcairn-towns-'));
  const file = join(folder, basename(defaultTowns()));
  writeSomeTowns(file);
  await ensureTowns(db, at, file);
  rmSync(folder, { recursive: true });
}

/** Makes a template unless it is there; of several who want it, one does. */
async function ensureTemplate(
  admin: pg.Client,
  url: (name: string, role: string) => string,
  towns: Towns,
): Promise<string> {
  const name = templateName(towns);
  const isThere = async () =>
    (await admin.query('select from pg_database where datname = $1', [name])).rowCount === 1;
  if (await isThere()) return name;
  await admin.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    if (await isThere()) return name;
    const making = `${name}_making`;
    await admin.query(`drop database if exists ${making} with (force)`);
    const roles = await admin.query('select from pg_roles where rolname = $1', [OWNER]);
    if (roles.rowCount === 0) await admin.query(`create role ${OWNER} login`);
    await admin.query(`create database ${making} owner ${OWNER}`);
    const db = openDatabase(url(making, OWNER), { max: 2 });
    await migrate(db);
    await loadTowns(db, towns);
    await db.execute({ name: 'vacuum', text: 'vacuum analyze' });
    await db.end();
    await admin.query(`alter database ${making} rename to ${name}`);
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

/** False once it is known not to work on this system, or between files of this file system. */
let canClone = true;

/**
 * Copies a database as files, inside the kernel where it can. PostgreSQL's other way, through its log, takes fourteen
 * times the processor: 1.6 s for 64 MB.
 */
async function copyDatabase(admin: pg.Client, name: string, template: string): Promise<void> {
  const copy = `create database ${name} template ${template} owner ${OWNER} strategy file_copy`;
  if (canClone) {
    try {
      await admin.query('set file_copy_method = clone');
      return void (await admin.query(copy));
    } catch {
      canClone = false;
      await admin.query('reset file_copy_method');
    }
  }
  await admin.query(copy);
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

/**
 * Clones a migrated, empty database; `drop` it in `after`.
 * @param towns `world` for what depends on villages, or on how many towns there are.
 */
export async function createTestDatabase(towns: Towns = 'some'): Promise<TestDatabase> {
  const cluster = await openTestCluster();
  const admin = new pg.Client({ connectionString: cluster.url('postgres') });
  await admin.connect();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await copyDatabase(admin, name, await ensureTemplate(admin, cluster.url, towns));
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
