import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { type Db, openDatabase, type Tx } from '../database.ts';
import { openEmbeddedPostgres } from '../embedded/index.ts';
import type { BackupSummary } from './dump.ts';
import { dropSchema, exchangeSchemas, type ExchangeSteps, inSchema } from './exchange.ts';
import { loadDatabase, readHeader } from './load.ts';

export { type BackupSummary, dumpDatabase, type Header } from './dump.ts';
export { leaveNumbersOut } from './exchange.ts';
export { BackupUnreadable } from './frames.ts';
export { readHeader } from './load.ts';

/** A scratch database has nothing to lose. */
const SCRATCH_SETTINGS = ['fsync=off', 'full_page_writes=off', 'autovacuum=off'];

/**
 * Restores a backup into a scratch PostgreSQL in a folder beside it, and compares every table with what was
 * backed up. Throws {BackupUnreadable}.
 */
export async function checkBackup(file: string): Promise<BackupSummary> {
  const path = resolve(file);
  await readHeader(path);
  const folder = await mkdtemp(join(dirname(path), `.${basename(path)}-check-`));
  try {
    const scratch = await openEmbeddedPostgres(folder, 'scratch', SCRATCH_SETTINGS);
    try {
      const db = openDatabase(scratch.url('scratch'), { max: 2 });
      return await loadDatabase(db, path).finally(() => db.end());
    } finally {
      await scratch.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is done with restored data before and while it takes its place. */
export interface RestoreSteps extends Pick<ExchangeSteps, 'exchange' | 'finish'> {
  /** Before, in a schema of its own that `scratch` works in. */
  prepare(scratch: Db): Promise<void>;
  /** When nobody writes any more, and the former tables still have their place. */
  lastLook(tx: Tx, scratch: Db): Promise<void>;
}

/**
 * Replaces what the database holds with a backup. It is loaded beside it and compared first, so that what is
 * there stays as it is, and in use, when anything fails. Throws {BackupUnreadable}.
 */
export async function restoreDatabase(
  db: Db,
  file: string,
  steps: RestoreSteps,
): Promise<BackupSummary> {
  const schema = `campcairn_restore_${randomBytes(4).toString('hex')}`;
  await db.withClient((client) => client.query(`create schema ${pg.escapeIdentifier(schema)}`));
  const scratch = openDatabase(inSchema(db.url, schema), { max: 4 });
  try {
    const summary = await loadDatabase(scratch, file);
    await steps.prepare(scratch);
    await exchangeSchemas(db, schema, {
      lastLook: (tx) => steps.lastLook(tx, scratch),
      exchange: steps.exchange,
      finish: steps.finish,
    });
    return summary;
  } finally {
    await scratch.end();
    await dropSchema(db, schema);
  }
}
