import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import type { Db } from '../database.ts';
import { statement } from '../statement.ts';
import { exchangeSchemas } from './exchange.ts';

const makeRestored = statement(
  'test.exchange.make',
  `create schema restored;
   create table restored.first_table as select 'restored' as from_where;
   create table restored.second_table as select 'restored' as from_where`,
);
const makeLive = statement(
  'test.exchange.live',
  `create table first_table as select 'former' as from_where;
   create table second_table as select 'former' as from_where`,
);
const lock = (table: string) =>
  statement(`test.exchange.lock.${table}`, `lock table ${table} in access share mode`);
const read = statement<{ from_where: string }>(
  'test.exchange.read',
  'select from_where from first_table',
);
const schemas = statement<{ name: string }>(
  'test.exchange.schemas',
  `select nspname::text as name from pg_namespace where nspname like 'restored%'`,
);
const waiting = statement<{ count: number }>(
  'test.exchange.waiting',
  `select count(*)::int as count from pg_stat_activity
   where wait_event_type = 'Lock' and query like 'drop schema%'`,
);

const waitingSince = statement<{ seconds: number }>(
  'test.exchange.waiting_since',
  `select coalesce(extract(epoch from clock_timestamp() - min(query_start)), 0)::float8 as seconds
   from pg_stat_activity where wait_event_type = 'Lock' and query like 'do ''begin%'
     and datname = current_database()`,
);
const now = statement<{ seconds: number }>(
  'test.exchange.now',
  'select extract(epoch from clock_timestamp())::float8 as seconds',
);
const backToFormer = statement(
  'test.exchange.back',
  'drop table first_table, second_table; drop schema if exists restored cascade',
);
const nothing = {
  lastLook: () => Promise.resolve(),
  exchange: () => Promise.resolve(),
  finish: () => Promise.resolve(),
};

describe('a restored schema that takes the place of the one in use', () => {
  let database: TestDatabase;
  before(async () => {
    database = await createTestDatabase();
    await database.db.withClient(async (client) => {
      await client.query(makeLive.text);
      await client.query(makeRestored.text);
    });
  });
  after(() => database.drop());
  afterEach(() =>
    database.db.withClient(async (client) => {
      await client.query(backToFormer.text);
      await client.query(makeLive.text);
      await client.query(makeRestored.text);
    }),
  );

  it('is in place, and the former one gone, though a request uses former tables crosswise', async () => {
    const { db } = database;
    let request: Promise<void> | undefined;
    let began = () => {};
    const reading = new Promise<void>((resolve) => (began = resolve));
    /** As a request whose statement was planned before, and which locks tables in another order than the drop. */
    const use = async (first: string, second: string) => {
      await db.transaction(async (tx) => {
        await tx.execute(lock(`restored_former.${first}`));
        began();
        while ((await db.one(waiting)).count === 0);
        await tx.execute(lock(`restored_former.${second}`));
      });
    };
    // Between the exchange and the drop.
    const between: Db = {
      ...db,
      async transaction(work) {
        if ((await db.query(schemas)).some(({ name }) => name === 'restored_former')) {
          request ??= use('second_table', 'first_table');
          await reading;
        }
        return db.transaction(work);
      },
    };
    await exchangeSchemas(between, 'restored', [], nothing);
    assert.ok(request);
    await request;
    assert.equal((await db.one(read)).from_where, 'restored');
    assert.deepEqual(await db.query(schemas), []);
  });

  it('ends no request that has used one table for long and then waits for another', async () => {
    const { db } = database;
    let exchanged: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await tx.execute(lock('second_table'));
      exchanged = exchangeSchemas(db, 'restored', [], nothing);
      while ((await db.one(waitingSince)).seconds === 0);
      // Later than who waits looks for a deadlock: it would find none, and the request would find it.
      const { seconds: began } = await db.one(now);
      while ((await db.one(now)).seconds < began + 1.1);
      await tx.execute(lock('first_table'));
    });
    await exchanged;
    assert.equal((await db.one(read)).from_where, 'restored');
  });

  it('ends none of the requests that use tables crosswise all the time, and gets its place', async () => {
    const { db } = database;
    const end = new AbortController();
    let requests = 0;
    const useAllTheTime = async () => {
      while (!end.signal.aborted) {
        await db.transaction(async (tx) => {
          await tx.execute(lock('second_table'));
          await tx.execute(lock('first_table'));
        });
        requests += 1;
      }
    };
    const users = Promise.all([useAllTheTime(), useAllTheTime()]);
    await Promise.race([exchangeSchemas(db, 'restored', [], nothing), users]).finally(() =>
      end.abort(),
    );
    await users;
    assert.equal((await db.one(read)).from_where, 'restored');
    assert.ok(requests > 0);
  });

  it('is made right before the former one is removed, and also where that fails', async () => {
    const { db } = database;
    const seen: string[] = [];
    const refused: Db = {
      ...db,
      transaction: (work) => {
        if (seen.length > 0) throw new Error('it is read by somebody');
        return db.transaction(work);
      },
    };
    const exchanged = exchangeSchemas(refused, 'restored', [], {
      lastLook: () => Promise.resolve(),
      exchange: () => Promise.resolve(),
      async finish() {
        const { from_where: from } = await db.one(read);
        seen.push(from, ...(await db.query(schemas)).map(({ name }) => name));
      },
    });
    await assert.rejects(exchanged, /restored data is in use.*schema restored_former/);
    assert.deepEqual(seen, ['restored', 'restored_former']);
  });
});
