import { readdir } from 'node:fs/promises';
import pg from 'pg';
import type { Db } from '../database.ts';
import type { Tx } from '../queryable.ts';
import { Mendable, messageOf } from '../../errors.ts';
import { CANCELED, retryWhileLocked } from '../locks.ts';
import { MIGRATIONS } from '../migrate.ts';
import { type SequenceState, sequencesOf, setSequence } from './catalogue.ts';
import { objectsOf, requireNoDependents, type SchemaObject } from './objects.ts';
import { grantUse, type Right, rightsOf, setRights } from './rights.ts';

/**
 * Numbers to skip in sequences, because numbers after the backup's last may have been given out
 * since.
 */
const NUMBERS_LEFT_OUT = 1_000_000;

/**
 * Limits the time for locking all tables to less than PostgreSQL's `deadlock_timeout` (1 s by
 * default). So a transaction that has used one of the tables and waits for another is not cancelled
 * for a deadlock: the locking gives up first.
 */
const GIVE_WAY = `select set_config('statement_timeout', (setting::int * 4 / 5)::text, true)
  from pg_settings where name = 'deadlock_timeout'`;
const STAY = 'set local statement_timeout to default';
const EXCHANGE_TRIES = { maxTries: 120, pauseMs: 500, alsoFor: [CANCELED] };

/**
 * Longest wait for a table of a schema that is dropped. Shorter than PostgreSQL's
 * `deadlock_timeout` of a second, so that a transaction with a statement planned for the former
 * tables is not cancelled for a deadlock.
 */
const DROP_LOCK_TIMEOUT_MS = 400;
const DROP_TRIES = { maxTries: 120, pauseMs: 500 };

const quoted = pg.escapeIdentifier;

/** Returns the URL of a database with another schema first in the search path. */
export const inSchema = (url: string, schema: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c search_path=${schema}`)}`;

/**
 * Locks tables by one statement, so that nobody else reads or writes them. LOCK TABLE needs a right
 * to write, which not even the owner has on the audit log; changing the owner to the present one
 * changes nothing, takes the lock, and only needs ownership.
 */
async function lockTables(
  client: pg.ClientBase,
  schema: string,
  objects: readonly SchemaObject[],
): Promise<void> {
  const tables = objects.filter(({ kind }) => kind === 'table');
  const locks = tables.map(
    ({ name, owner }) => `alter table ${quoted(schema)}.${name} owner to ${quoted(owner)};`,
  );
  await client.query(`do ${pg.escapeLiteral(`begin ${locks.join('\n')} end`)}`);
}

/** Moves objects from one schema to another. */
async function move(
  client: pg.ClientBase,
  objects: readonly SchemaObject[],
  from: string,
  to: string,
): Promise<void> {
  for (const { kind, name } of objects) {
    await client.query(`alter ${kind} ${quoted(from)}.${name} set schema ${quoted(to)}`);
  }
}

/**
 * Whether a later release has served the database, because it has had migrations that this release
 * does not know.
 */
async function isOfLaterRelease(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>('select name from migration');
  const known = new Set(await readdir(MIGRATIONS));
  return rows.some(({ name }) => !known.has(name));
}

const tablesIn = (objects: readonly SchemaObject[]): string[] =>
  objects.filter(({ kind }) => kind === 'table').map(({ name }) => name);

const keyOf = ({ kind, name }: SchemaObject): string => `${kind} ${name}`;

/**
 * Returns the objects of the schema in use that are replaced: those that the restored schema also
 * has. Other objects, such as tables of extensions and of other programs, stay, unless a later
 * release may have made them.
 */
async function replacedBy(
  client: pg.ClientBase,
  live: string,
  restored: readonly SchemaObject[],
): Promise<SchemaObject[]> {
  const all = await objectsOf(client, live);
  const names = new Set(restored.map(keyOf));
  const same = all.filter((object) => names.has(keyOf(object)));
  if (!(await isOfLaterRelease(client))) return same;
  const owners = new Set(same.map(({ owner }) => owner));
  return all.filter((object) => names.has(keyOf(object)) || owners.has(object.owner));
}

/** Gives restored objects to the owners of the objects that they replace. */
async function giveToFormerOwners(
  client: pg.ClientBase,
  schema: string,
  restored: readonly SchemaObject[],
  replaced: readonly SchemaObject[],
): Promise<void> {
  const former = new Map(replaced.map((object) => [keyOf(object), object.owner]));
  for (const { kind, name, owner } of restored) {
    const to = former.get(`${kind} ${name}`) ?? owner;
    if (to === owner) continue;
    await client.query(`alter ${kind} ${quoted(schema)}.${name} owner to ${quoted(to)}`);
  }
}

/** Advances sequences past both the former and the restored numbers. */
async function advanceSequences(
  client: pg.ClientBase,
  former: Record<string, SequenceState>,
): Promise<void> {
  for (const [name, { value }] of Object.entries(await sequencesOf(client))) {
    const highest = Math.max(value, former[name]?.value ?? 0);
    await setSequence(client, name, { value: highest + NUMBERS_LEFT_OUT, isCalled: true });
  }
}

/**
 * Advances all sequences far past their last number, because numbers given out since the backup are
 * unknown. Returns how many numbers are skipped.
 */
export async function leaveNumbersOut({ client }: Tx): Promise<number> {
  await advanceSequences(client, {});
  return NUMBERS_LEFT_OUT;
}

/** Steps while the restored data replaces the former data. */
export interface ExchangeSteps {
  /** Runs after all writers have stopped, while the former tables are still in use. */
  lastLook(tx: Tx): Promise<void>;
  /** Runs after the restored tables have replaced the former ones. */
  exchange(tx: Tx, numbersLeftOut: number): Promise<void>;
  /**
   * Runs after the commit, before the replaced tables are removed, which may fail: completes what
   * the restored tables need to be correct.
   */
  finish(): Promise<void>;
}

/**
 * Replaces objects of the schema in use by those of the schema `restored`, in one transaction;
 * running processes continue with them. The schema itself stays, with its owner, rights, default
 * rights and other objects. Replaced objects pass on their owners and rights. Waits for running
 * transactions, and gives way to transactions that it delays. Throws `bad_request` when an object
 * of others depends on a replaced one.
 * @param rights given in addition to the rights of the replaced objects
 * @param steps called in this transaction, again at each new attempt, except `finish`
 */
export async function exchangeSchemas(
  db: Db,
  restored: string,
  rights: readonly Right[],
  steps: ExchangeSteps,
): Promise<void> {
  const former = `${restored}_former`;
  const exchange = () =>
    db.transaction(async (tx) => {
      const { client } = tx;
      const { rows } = await client.query('select current_schema()::text as name');
      const live: string = rows[0].name;
      const fresh = await objectsOf(client, restored);
      const replaced = await replacedBy(client, live, fresh);
      // Transactions that write now commit before this; later ones wait and find the restored
      // tables.
      await client.query(GIVE_WAY);
      await lockTables(client, live, replaced);
      await client.query(STAY);
      await requireNoDependents(client, live, tablesIn(replaced));
      await steps.lastLook(tx);
      const numbers = await sequencesOf(client);
      await client.query(`create schema ${quoted(former)}`);
      await move(client, replaced, live, former);
      await move(client, fresh, restored, live);
      // Fails if the schema still contains anything.
      await client.query(`drop schema ${quoted(restored)}`);
      await giveToFormerOwners(client, live, fresh, replaced);
      await setRights(client, live, [...(await rightsOf(client, former)), ...rights]);
      await grantUse(client, live, rights);
      await advanceSequences(client, numbers);
      await steps.exchange(tx, NUMBERS_LEFT_OUT);
    });
  await retryWhileLocked(exchange, EXCHANGE_TRIES);
  try {
    await steps.finish();
    await dropSchema(db, former);
  } catch (cause) {
    const why = messageOf(cause);
    const left = `what it replaced is left in the schema ${former}: drop it once nobody reads it`;
    throw new Mendable(`The restored data is in use, but ${left} (${why}).`, { cause });
  }
}

/**
 * Drops a schema with its content. Gives way to transactions that still use its tables, and waits
 * for their end. Throws `bad_request` when an object of others depends on it.
 */
export const dropSchema = (db: Db, name: string): Promise<void> =>
  retryWhileLocked(
    () =>
      db.transaction(async ({ client }) => {
        await requireNoDependents(client, name, tablesIn(await objectsOf(client, name)));
        await client.query(`set local lock_timeout = ${DROP_LOCK_TIMEOUT_MS}`);
        await client.query(`drop schema if exists ${quoted(name)} cascade`);
      }),
    DROP_TRIES,
  );
