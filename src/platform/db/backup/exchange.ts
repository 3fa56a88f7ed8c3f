import pg from 'pg';
import type { Db, Tx } from '../database.ts';
import { messageOf } from '../../errors.ts';
import { CANCELED, retryWhileLocked } from '../locks.ts';
import { sequencesOf, tablesOf } from './catalogue.ts';

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

/** Gives the users of `from` the same rights on `to`, and on its relations of the same names. */
async function copyGrants(client: pg.ClientBase, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ grants: string }>(
    `select format('grant %s on schema %I to %s', p.privilege_type, $2::text,
         case p.grantee when 0 then 'public' else p.grantee::regrole::text end) as grants
       from pg_namespace n, aclexplode(n.nspacl) p where n.nspname = $1 and p.grantee <> n.nspowner
     union all
     select format('grant %s on %I.%I to %s', p.privilege_type, $2::text, c.relname,
         case p.grantee when 0 then 'public' else p.grantee::regrole::text end)
       from pg_class c, aclexplode(c.relacl) p
       where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'S')
         and p.grantee <> c.relowner
         and exists (select from pg_class o
           where o.relnamespace = $2::regnamespace and o.relname = c.relname)`,
    [from, to],
  );
  for (const { grants } of rows) await client.query(grants);
}

/** Numbers go on behind both the former ones and the restored ones. */
async function advanceSequences(client: pg.ClientBase, former: Record<string, string>) {
  for (const [name, last] of Object.entries(await sequencesOf(client))) {
    const highest = Math.max(Number(last), Number(former[name] ?? 0));
    await client.query('select setval($1::regclass, $2)', [
      quoted(name),
      highest + NUMBERS_LEFT_OUT,
    ]);
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
 * Puts the schema `restored` in the place of the one that is in use, in one transaction; processes that run
 * go on with it. Waits for transactions under way, and gives way to those that it keeps waiting.
 * @param steps are called in this transaction, more than once when it has to be tried again, but for `finish`.
 */
export async function exchangeSchemas(
  db: Db,
  restored: string,
  steps: ExchangeSteps,
): Promise<void> {
  const former = `${restored}_former`;
  const exchange = () =>
    db.transaction(async (tx) => {
      const { client } = tx;
      const { rows } = await client.query('select current_schema()::text as name');
      const live: string = rows[0].name;
      const tables = await tablesOf(client);
      // Who writes now has written all of it, and who comes next waits and finds the restored tables.
      await client.query(GIVE_WAY);
      await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')}
        in access exclusive mode`);
      await client.query(STAY);
      await steps.lastLook(tx);
      const numbers = await sequencesOf(client);
      await client.query(`alter schema ${quoted(live)} rename to ${quoted(former)}`);
      await client.query(`alter schema ${quoted(restored)} rename to ${quoted(live)}`);
      await copyGrants(client, former, live);
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
    throw new Error(`The restored data is in use, but ${left} (${why}).`, { cause });
  }
}

/** Drops a schema with all that is in it. Gives way to transactions that still use its tables, and waits for their end. */
export const dropSchema = (db: Db, name: string): Promise<void> =>
  retryWhileLocked(
    () =>
      db.transaction(async ({ client }) => {
        await client.query(`set local lock_timeout = ${DROP_LOCK_TIMEOUT_MS}`);
        await client.query(`drop schema if exists ${quoted(name)} cascade`);
      }),
    DROP_TRIES,
  );
