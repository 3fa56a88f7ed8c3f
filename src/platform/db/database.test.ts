import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { coalesce } from '../coalesce.ts';
import { DatabaseUnavailable, ExpectedError } from '../errors.ts';
import { type Db, migrate, openDatabase, ping, statement } from './index.ts';
import { namedError } from './unavailable.ts';

const makeTable = statement('test.db.table', 'create table note (text text not null)');
const empty = statement('test.db.empty', 'delete from note');
const insert = statement<never, [text: string]>('test.db.insert', 'insert into note values ($1)');
const notes = statement<{ text: string }>('test.db.notes', 'select text from note order by text');
const pid = statement<{ pid: number }>('test.db.pid', 'select pg_backend_pid() as pid');
const end = statement<unknown, [pid: number]>('test.db.end', 'select pg_terminate_backend($1)');

let database: TestDatabase;
/** Stands between a pool and the server, and breaks where it is told to. */
let wire: Server;
/** Once this goes to the server, the client hears nothing any more. */
let cutAfter: string | undefined;
/** When the server is done with the connection that was cut, and with all that came by it. */
let serverDone: Promise<unknown> | undefined;
before(async () => {
  database = await createTestDatabase();
  await database.db.execute(makeTable);
  const { searchParams } = new URL(database.url.replace('@/', '@socket/'));
  const socket = `${searchParams.get('host')}/.s.PGSQL.5432`;
  wire = createServer((client: Socket) => {
    const server = connect(socket);
    server.pipe(client);
    client.on('data', (chunk) => {
      if (cutAfter === undefined || !chunk.includes(cutAfter)) return void server.write(chunk);
      serverDone = once(server, 'close');
      server.unpipe(client);
      server.resume();
      server.write(chunk);
      client.destroy();
    });
    client.on('error', () => {}).on('close', () => server.end());
    server.on('error', () => {}).on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(wire, 'listening');
});
beforeEach(async () => {
  cutAfter = undefined;
  await database.db.execute(empty);
});
after(async () => {
  wire.close();
  await database.drop();
});

/** A pool of one connection by the wire. */
const onTheWire = (): Db => {
  const { port } = wire.address() as AddressInfo;
  const { pathname } = new URL(database.url.replace('@/', '@socket/'));
  return openDatabase(`postgres://postgres@127.0.0.1:${port}${pathname}`, { max: 1 });
};
const written = async () => (await database.db.query(notes)).map(({ text }) => text);
const unavailable = (error: unknown) => error instanceof DatabaseUnavailable;

describe('a transaction', () => {
  it('whose commit is never answered is reported as failed, although it may be there', async () => {
    const db = onTheWire();
    cutAfter = 'commit';
    await assert.rejects(
      db.transaction((tx) => tx.execute(insert, ['unsure'])),
      unavailable,
    );
    cutAfter = undefined;
    assert.deepEqual(await db.query(ping), [{ ok: 1 }], 'the next connection is another one');
    await serverDone;
    assert.deepEqual(await written(), ['unsure']);
    await db.end();
  });

  it('in which a failed statement was passed over is reported as failed', async () => {
    const work = database.db.transaction(async (tx) => {
      await tx.execute(insert, ['lost']);
      await tx.execute(insert, [null as never]).catch(() => undefined);
    });
    await assert.rejects(work, /rolled back/);
    assert.deepEqual(await written(), []);
  });

  it('whose connection ends between two statements is reported as failed', async () => {
    const db = openDatabase(database.url, { max: 1 });
    const work = db.transaction(async (tx) => {
      await tx.execute(insert, ['lost']);
      const { pid: ownPid } = await tx.one(pid);
      // Listened for first: the end may be told before the statement that caused it is answered.
      const ended = new Promise((resolve) => tx.client.once('end', resolve));
      await database.db.query(end, [ownPid]);
      await ended;
    });
    await assert.rejects(work, unavailable);
    assert.deepEqual(await written(), []);
    assert.deepEqual(await db.query(ping), [{ ok: 1 }]);
    await db.end();
  });

  it('that fails by itself leaves its connection to the next', async () => {
    const db = openDatabase(database.url, { max: 1 });
    const first = await db.one(pid);
    await assert.rejects(
      db.transaction(() => Promise.reject(new Error('ours'))),
      /^Error: ours$/,
    );
    assert.deepEqual(await db.one(pid), first);
    await db.end();
  });
});

describe('a connection', () => {
  it('that is left within a transaction is not used again', async () => {
    const db = openDatabase(database.url, { max: 1 });
    await db.withClient(async (client) => {
      await client.query('begin');
      await client.query("insert into note values ('left')");
    });
    await db.execute(insert, ['next']);
    assert.deepEqual(await written(), ['next']);
    await db.end();
  });

  it('that ends while nobody asks it anything is replaced, and told of once', async () => {
    const ended = Promise.withResolvers<void>();
    let times = 0;
    const onError = () => {
      times++;
      ended.resolve();
    };
    const db = openDatabase(database.url, { max: 1, onError });
    await database.db.query(end, [(await db.one(pid)).pid]);
    await ended.promise;
    assert.deepEqual(await db.query(ping), [{ ok: 1 }]);
    assert.equal(times, 1);
    await db.end();
  });

  it('to a server that is not there fails by name', async () => {
    const db = openDatabase('postgres://postgres@/nothing?host=/nowhere');
    await assert.rejects(db.query(ping), unavailable);
    await assert.rejects(
      db.transaction(() => Promise.resolve()),
      unavailable,
    );
    await db.end();
  });
});

describe('a connection that ends while its client is asked directly', () => {
  const ASKED = "select 'the end'";
  const directly: [what: string, ask: (db: Db) => Promise<unknown>][] = [
    ['in a transaction', (db) => db.transaction((tx) => tx.client.query(ASKED))],
    ['for a task of its own', (db) => db.withClient((client) => client.query(ASKED))],
    ['in a session', (db) => db.withSession(({ client }) => client.query(ASKED))],
  ];
  for (const [what, ask] of directly) {
    it(`${what} fails by name`, async () => {
      const db = onTheWire();
      cutAfter = ASKED;
      await assert.rejects(ask(db), unavailable);
      cutAfter = undefined;
      assert.deepEqual(await db.query(ping), [{ ok: 1 }]);
      await db.end();
    });
  }

  it('hides nothing that a use case refuses', async () => {
    const db = onTheWire();
    const refusal = new ExpectedError('not_found', 'There is no such thing.');
    cutAfter = ASKED;
    const work = db.transaction(async (tx) => {
      await tx.client.query(ASKED).catch(() => undefined);
      throw refusal;
    });
    await assert.rejects(work, (error) => error === refusal);
    await db.end();
  });

  it('in a migration is not a fault of the migration', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'campcairn-migrations-'));
    writeFileSync(join(folder, '9999-last.sql'), ASKED);
    const db = onTheWire();
    cutAfter = ASKED;
    await assert.rejects(migrate(db, folder), unavailable);
    cutAfter = undefined;
    writeFileSync(join(folder, '9999-last.sql'), 'select from nowhere');
    await assert.rejects(migrate(db, folder), /Migration 9999-last.sql failed: .*nowhere/);
    await db.end();
    rmSync(folder, { recursive: true });
  });
});

it('calls that share a statement fail together when the database is away', async () => {
  let runs = 0;
  const call = coalesce<number, number>({
    maxPerRun: 10,
    concurrency: 1,
    run() {
      runs++;
      return Promise.reject(new DatabaseUnavailable('gone'));
    },
  });
  const results = await Promise.allSettled([call(1), call(2), call(3)]);
  assert.ok(results.every((result) => result.status === 'rejected' && unavailable(result.reason)));
  assert.equal(runs, 1);
});

it('a connection that is refused is an absence of the database, whatever the reason', async () => {
  const stranger = openDatabase(database.superuserUrl.replace('postgres@', 'nobody@'), { max: 1 });
  await assert.rejects(stranger.query(ping), unavailable);
  await stranger.end();
});

it('what is an absence of the database is told from a fault of ours by its SQLSTATE', () => {
  const named = (code: string, ended = false) => {
    const error = new pg.DatabaseError('in the words of the server', 0, 'error');
    error.code = code;
    return unavailable(namedError(error, ended));
  };
  for (const code of [
    '08006',
    '57P01',
    '57P02',
    '57P03',
    '57P05',
    '25P03',
    '53300',
    '53100',
    '25006',
    '40001',
  ]) {
    assert.ok(named(code), code);
  }
  for (const code of ['23505', '40P01', '42P01', '57014', '58P01']) {
    assert.ok(!named(code), code);
    assert.ok(!named(code, true), `${code}, with the connection ended by it`);
  }
  assert.ok(unavailable(namedError(new Error('read ECONNRESET'), true)));
  assert.ok(!unavailable(namedError(new Error('a value that cannot be sent'), false)));
});
