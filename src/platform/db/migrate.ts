import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Db } from './database.ts';
import { retryWhileLocked } from './locks.ts';
import type { Queryable } from './queryable.ts';
import { statement } from './statement.ts';
import { namedError } from './unavailable.ts';

/** The folder of the program's migrations. */
export const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

/** Held while migrating, so that starters that race wait for each other. */
const LOCK = 7_301_220;

/** Interval of asking for it. Who waits within a statement holds up `create index concurrently`, which waits for all. */
const LOCK_INTERVAL_MS = 100;

/**
 * Longest time that a migration waits for a table's lock, since later queries on the table wait
 * behind it. The migration is then tried again, when the lock may have been released.
 */
const TABLE_LOCK_TIMEOUT_MS = 400;
const TRIES = { maxTries: 300, pauseMs: 1000 };

/** First line of a migration whose statements are each a transaction of their own. */
const OUTSIDE = '-- Outside of a transaction:';

/** The statements of a migration that is outside of a transaction; undefined of any other. */
export function statementsOutside(sql: string): string[] | undefined {
  if (!sql.startsWith(OUTSIDE)) return undefined;
  const text = sql.replaceAll(/^\s*--.*$/gm, '');
  return text.split(/;\s*(?:\n|$)/).filter((one) => one.trim() !== '');
}

async function applyOne(client: pg.PoolClient, name: string, sql: string): Promise<boolean> {
  const statements = statementsOutside(sql);
  if (statements !== undefined) {
    // Recorded only after all of them have run: they can be repeated.
    for (const one of statements) await client.query(one);
    await client.query('insert into migration (name) values ($1)', [name]);
    return true;
  }
  return retryWhileLocked(() => applyWhole(client, name, sql), TRIES);
}

async function applyWhole(client: pg.PoolClient, name: string, sql: string): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${TABLE_LOCK_TIMEOUT_MS}`);
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
    // The connection failed, not the migration.
    if (named !== error || !(error instanceof pg.DatabaseError)) throw named;
    throw new Error(`Migration ${name} failed: ${error.message}`, { cause: error });
  }
}

async function holdLock(client: pg.PoolClient): Promise<void> {
  const ask = 'select pg_try_advisory_lock($1) as held';
  while (!(await client.query<{ held: boolean }>(ask, [LOCK])).rows[0]!.held) {
    await wait(LOCK_INTERVAL_MS);
  }
}

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();

const selectApplied = statement<{ name: string }>(
  'db.select_applied',
  'select name from migration',
);

/** Whether a database, such as a replica, has the newest schema. Rejects when it cannot be asked. */
export async function isMigrated(db: Queryable, folder: string = MIGRATIONS): Promise<boolean> {
  const rows = await db.query(selectApplied);
  const known = new Set(rows.map(({ name }) => name));
  return (await filesOf(folder)).every((file) => known.has(file));
}

/**
 * Brings the database to the newest schema: every file of `folder` that it has not had yet,
 * in the order of their names, each in a transaction of its own, unless its first line says otherwise.
 * @param only leaves out all others, for a schema as an earlier release has it.
 * @returns the names of those that were applied now.
 */
export async function migrate(
  db: Db,
  folder: string = MIGRATIONS,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const files = (await filesOf(folder)).filter((file) => only?.has(file) ?? true);
  return db.withClient(async (client) => {
    await holdLock(client);
    try {
      await client.query(
        'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
      );
      const { rows } = await client.query<{ name: string }>(selectApplied.text);
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
