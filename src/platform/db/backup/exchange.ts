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

/** Numbers that are left out, since the ones behind the backup's last may have been given to others since. */
const NUMBERS_LEFT_OUT = 1_000_000;

/**
 * Limits the time for locking tables, of all together, to less than PostgreSQL waits before it looks for a deadlock, which
 * is a second unless it is set otherwise. Whoever has used one of them and then waits for another is not ended for a
 * deadlock: the locking gives way.
 */
const GIVE_WAY = `select set_config('statement_timeout', (setting::int * 4 / 5)::text, true)
  from pg_settings where name = 'deadlock_timeout'`;
const STAY = 'set local statement_timeout to default';
const EXCHANGE_TRIES = { maxTries: 120, pauseMs: 500, alsoFor: [CANCELED] };

/**
 * Longest wait for a table of a schema that is dropped. Shorter than PostgreSQL's `deadlock_timeout` of a second, so
 * that whoever still has a statement planned for the former tables is not ended for a deadlock.
 */
const DROP_LOCK_TIMEOUT_MS = 400;
const DROP_TRIES = { maxTries: 120, pauseMs: 500 };

const quoted = pg.escapeIdentifier;

/** The address of a database with another schema in front. */
export const inSchema = (url: string, schema: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c search_path=${schema}`)}`;

/**
 * Locks tables, all by one statement, so that nobody else reads or writes them. LOCK TABLE needs a right to write, which even
 * the owner does not have on the audit log; a change of the owner to who is it already changes nothing, and needs to
 * be the owner alone.
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

/** Moves what schemas hold from one to another. */
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

/** Whether the database has had migrations that this release does not know: it was served by a later one. */
async function isOfLaterRelease(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>('select name from migration');
  const known = new Set(await readdir(MIGRATIONS));
  return rows.some(({ name }) => !known.has(name));
}

const tablesIn = (objects: readonly SchemaObject[]): string[] =>
  objects.filter(({ kind }) => kind === 'table').map(({ name }) => name);

const keyOf = ({ kind, name }: SchemaObject): string => `${kind} ${name}`;

/**
 * What of the schema in use is replaced: what the restored one has, too. Anything else that is there, such as tables of
 * extensions and of other programs, stays, unless a later release may have made it.
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

/** Gives what was restored to who owned what it replaces. */
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

/** Numbers go on behind both the former ones and the restored ones. */
async function advanceSequences(
  client: pg.ClientBase,
  former: Record<string, SequenceState>,
): Promise<void> {
  for (const [name, { value }] of Object.entries(await sequencesOf(client))) {
    const highest = Math.max(value, former[name]?.value ?? 0);
    await setSequence(client, name, { value: highest + NUMBERS_LEFT_OUT, isCalled: true });
  }
}

/** Has the numbers of all rows go on far behind the last: some were given away that are lost. Gives how many are left out. */
export async function leaveNumbersOut({ client }: Tx): Promise<number> {
  await advanceSequences(client, {});
  return NUMBERS_LEFT_OUT;
}

/** What is done while the restored data takes the place of the former. */
export interface ExchangeSteps {
  /** When nobody writes any more, and the former tables still have their place. */
  lastLook(tx: Tx): Promise<void>;
  /** When the restored tables have their place already. */
  exchange(tx: Tx, numbersLeftOut: number): Promise<void>;
  /**
   * When that is committed: whatever has to be done for the restored tables to be right, before those that they
   * replace are removed, which may fail.
   */
  finish(): Promise<void>;
}

/**
 * Puts what the schema `restored` holds in the place of the same in the one that is in use, in one transaction;
 * processes that run go on with it. The schema itself stays, and with it its owner, its rights, the default rights of what
 * is made in it, and what others keep there. What is replaced hands on its owner and its rights. Waits for transactions
 * under way, and gives way to those that it keeps waiting. Throws `bad_request` where something of others depends on
 * what is replaced.
 * @param rights that are given besides those of what is replaced
 * @param steps are called in this transaction, more than once when it has to be tried again, but for `finish`.
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
      // Who writes now has written all of it, and who comes next waits and finds the restored tables.
      await client.query(GIVE_WAY);
      await lockTables(client, live, replaced);
      await client.query(STAY);
      await requireNoDependents(client, live, tablesIn(replaced));
      await steps.lastLook(tx);
      const numbers = await sequencesOf(client);
      await client.query(`create schema ${quoted(former)}`);
      await move(client, replaced, live, former);
      await move(client, fresh, restored, live);
      // Refused where anything is left in it.
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
 * Drops a schema with all that is in it. Gives way to transactions that still use its tables, and waits for their end.
 * Throws `bad_request` where something of others depends on it.
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
