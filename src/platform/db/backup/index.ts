import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { ExpectedError } from '../../errors.ts';
import { openClient } from '../client.ts';
import { type Db, openDatabase } from '../database.ts';
import type { Tx } from '../queryable.ts';
import { openEmbeddedPostgres } from '../embedded/index.ts';
import type { BackupSummary } from './dump.ts';
import { dropSchema, exchangeSchemas, type ExchangeSteps, inSchema } from './exchange.ts';
import { loadDatabase, readHeader } from './load.ts';
import { knownRights } from './rights.ts';

export { type BackupSummary, dumpDatabase, type Header } from './dump.ts';
export { leaveNumbersOut } from './exchange.ts';
export { BackupUnreadable } from './frames.ts';
export { readHeader } from './load.ts';

/** A scratch database has nothing to lose. */
const SCRATCH_SETTINGS = ['fsync=off', 'full_page_writes=off', 'autovacuum=off'];
/**
 * Owner of the restored data: no superuser, so that a check finds a backup that only a superuser
 * could restore.
 */
const SCRATCH_OWNER = 'ordinary_owner';

/**
 * Restores a backup into a scratch PostgreSQL in a folder beside it, and compares every table with
 * the digest in the backup. Throws {BackupUnreadable}.
 */
export async function checkBackup(file: string): Promise<BackupSummary> {
  const path = resolve(file);
  await readHeader(path);
  const folder = await mkdtemp(join(dirname(path), `.${basename(path)}-check-`));
  try {
    const scratch = await openEmbeddedPostgres(folder, 'scratch', SCRATCH_SETTINGS);
    try {
      const admin = openDatabase(scratch.url('scratch'), { max: 1 });
      await admin
        .withClient(async (client) => {
          await client.query(`create role ${SCRATCH_OWNER} login`);
          await client.query(`alter database scratch owner to ${SCRATCH_OWNER}`);
        })
        .finally(() => admin.end());
      const db = openDatabase(scratch.url('scratch', SCRATCH_OWNER), { max: 2 });
      return await loadDatabase(db, path).finally(() => db.end());
    } finally {
      await scratch.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Steps before and while the restored data takes its place. */
export interface RestoreSteps extends Pick<ExchangeSteps, 'exchange' | 'finish'> {
  /** Runs first, in a schema of its own, to which `scratch` is connected. */
  prepare(scratch: Db): Promise<void>;
  /** Runs after all writers have stopped, while the former tables are still in use. */
  lastLook(tx: Tx, scratch: Db): Promise<void>;
}

/** The result of a restore, with the parts that could not be restored. */
export interface RestoreSummary extends BackupSummary {
  /**
   * Tables of the backup that no migration creates; they belong to other programs and are left out.
   */
  unknownTables: string[];
  /** Roles with rights in the backup that do not exist on this server. */
  unknownRoles: string[];
}

/** Held while a backup is restored. */
const LOCK = 7_301_232;

/** Prefix of the schemas of a restore: the loaded one and the replaced one. */
const PREFIX = 'campcairn_restore_';
const LEFT_BEHIND = `^${PREFIX}[0-9a-f]{8}(_former)?$`;

/**
 * Does `work` while no other process restores into this database. Throws `bad_request` when one
 * does.
 */
async function alone<T>(db: Db, work: () => Promise<T>): Promise<T> {
  // Not from the pool, which may have a single connection.
  const client = openClient({ connectionString: db.url });
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1) as held',
      [LOCK],
    );
    if (!rows[0]!.held) {
      throw new ExpectedError(
        'bad_request',
        'Another "cc restore" is at work on this database: wait until it has ended.',
      );
    }
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Drops the schemas of restores that were killed, except those that others use by now. */
async function dropLeftBehind(db: Db): Promise<void> {
  const { rows } = await db.withClient((client) =>
    client.query<{ name: string }>(
      `select nspname::text as name from pg_namespace
       where nspname ~ $1 and pg_has_role(nspowner, 'usage')`,
      [LEFT_BEHIND],
    ),
  );
  for (const { name } of rows) {
    await dropSchema(db, name).catch((error: unknown) => {
      if (!(error instanceof ExpectedError)) throw error;
    });
  }
}

/**
 * Replaces the database's content by a backup. The backup is loaded into a schema of its own and
 * compared first, so that the content stays as it is, and in use, when anything fails. Throws
 * {BackupUnreadable}, and `bad_request` when another restore runs or an object of others depends on
 * the tables.
 * @param options.withRights gives other roles the rights that they had when the backup was made,
 *   besides those that they have here; for a database that was empty
 */
export const restoreDatabase = (
  db: Db,
  file: string,
  options: { withRights: boolean },
  steps: RestoreSteps,
): Promise<RestoreSummary> =>
  alone(db, async () => {
    await dropLeftBehind(db);
    const schema = `${PREFIX}${randomBytes(4).toString('hex')}`;
    await db.withClient((client) => client.query(`create schema ${pg.escapeIdentifier(schema)}`));
    const scratch = openDatabase(inSchema(db.url, schema), { max: 4 });
    try {
      const { tables, rows, unknownTables, rights } = await loadDatabase(scratch, file);
      await steps.prepare(scratch);
      const known = await db.withClient((client) =>
        knownRights(client, schema, options.withRights ? rights : []),
      );
      await exchangeSchemas(db, schema, known.rights, {
        lastLook: (tx) => steps.lastLook(tx, scratch),
        exchange: steps.exchange,
        finish: steps.finish,
      });
      return { tables, rows, unknownTables, unknownRoles: known.unknownRoles };
    } finally {
      await scratch.end();
      await dropSchema(db, schema);
    }
  });
