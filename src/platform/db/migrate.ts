import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Db } from './database.ts';
import { namedError } from './unavailable.ts';

/** The folder of the program's migrations. */
export const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

/** Held while migrating, so that starters that race wait for each other. */
const LOCK = 7_301_220;

async function applyOne(client: pg.PoolClient, name: string, sql: string): Promise<boolean> {
  await client.query('begin');
  try {
    // The bookkeeping row goes first: a second process finds it and does nothing.
    const { rowCount } = await client.query(
      'insert into migration (name) values ($1) on conflict do nothing',
      [name],
    );
    if (rowCount === 1) await client.query(sql);
    await client.query('commit');
    return rowCount === 1;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const named = namedError(error, false);
    // Not a fault of the migration, which did not get its answer.
    if (named !== error || !(error instanceof pg.DatabaseError)) throw named;
    throw new Error(`Migration ${name} failed: ${error.message}`, { cause: error });
  }
}

/**
 * Brings the database to the newest schema: every file of `folder` that it has not had yet,
 * in the order of their names, each in a transaction of its own.
 * @param only leaves out all others, for a schema as an earlier release has it.
 * @returns the names of those that were applied now.
 */
export async function migrate(
  db: Db,
  folder: string = MIGRATIONS,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.sql') && (only?.has(file) ?? true))
    .sort();
  return db.withClient(async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    try {
      await client.query(
        'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
      );
      const { rows } = await client.query<{ name: string }>('select name from migration');
      const known = new Set(rows.map(({ name }) => name));
      const applied: string[] = [];
      for (const file of files.filter((name) => !known.has(name))) {
        const sql = await readFile(join(folder, file), 'utf8');
        if (await applyOne(client, file, sql)) applied.push(file);
      }
      return applied;
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    }
  });
}
