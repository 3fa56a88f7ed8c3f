import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable } from '../errors.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { seeded } from '@campcairn/seeded';
import { startFaultProxy } from '../../../test/support/fault-proxy.ts';
import { type Db, openDatabase, ping, statement } from './index.ts';

const PARTS = /@\/(?<name>\w+)\?host=(?<host>[^&]+)/;
const writeLate = statement(
  'test.watch.write',
  "insert into wiped_table (name) values ('written too late')",
);
const countLate = statement<{ count: number }>(
  'test.watch.count',
  "select count(*)::int as count from wiped_table where name = 'written too late'",
);
const countBehind = statement<{ count: number }>(
  'test.watch.behind',
  "select count(*)::int as count from pg_stat_activity where application_name = 'behind the proxy'",
);
const selectIdleTimeout = statement<{ idle: string }>(
  'test.watch.idle',
  "select current_setting('idle_in_transaction_session_timeout') as idle",
);

describe('a database that takes connections and never answers', () => {
  let server: Server;
  let db: Db;
  const sockets = new Set<Socket>();
  before(async () => {
    server = createServer((socket) => {
      sockets.add(socket);
      // Who gives up resets the connection.
      socket.on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    db = openDatabase(`postgres://campcairn@127.0.0.1:${port}/campcairn`, { watched: true });
  });
  after(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await db.end();
  });

  it('is away after seconds, and fails statements at once from then on', async () => {
    void db.look();
    await assert.rejects(db.query(ping), DatabaseUnavailable);
    assert.equal(db.status, 'away');
    // Asked of the database, it would wait for the watch again, which looks at other times.
    const first = await Promise.race([db.query(ping).catch((error: unknown) => error), db.look()]);
    assert.ok(first instanceof DatabaseUnavailable);
  });
});

describe('a database', () => {
  let database: TestDatabase;
  before(async () => {
    database = await createTestDatabase();
  });
  after(() => database.drop());

  it('that was silent does not make the writes that were refused meanwhile', async () => {
    const { host, name } = PARTS.exec(database.url)!.groups!;
    const socket = join(decodeURIComponent(host!), '.s.PGSQL.5432');
    const proxy = await startFaultProxy({ path: socket }, seeded('silence'));
    const url = `postgres://postgres@${proxy.host}:${proxy.port}/${name}`;
    const db = openDatabase(url, { watched: true, applicationName: 'behind the proxy' });
    const written = async () => (await database.db.one(countLate)).count;
    await db.query(ping);
    await proxy.set({ kind: 'silence', directions: ['to server', 'to client'] });
    void db.look();
    await assert.rejects(db.execute(writeLate), DatabaseUnavailable);
    assert.equal(db.status, 'away');
    await proxy.set(undefined);
    await db.end();
    // Whatever has arrived is done once its connection has ended.
    while ((await database.db.one(countBehind)).count > 0);
    assert.equal(await written(), 0);
    await proxy.close();
  });

  it('is not away while this process itself is too busy to read its answer', async (t) => {
    const db = openDatabase(database.url, { watched: true });
    const never = new Int32Array(new SharedArrayBuffer(4));
    const looking = db.look();
    Atomics.wait(never, 0, 0, 3_500);
    const busy = setInterval(() => Atomics.wait(never, 0, 0, 100), 1);
    t.after(async () => {
      clearInterval(busy);
      await db.end();
    });
    assert.equal(await looking, 'there');
  });

  it('is not away while it is silent on the same machine, where others take its processors', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'silent-'));
    const sockets: Socket[] = [];
    const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
    await once(server.listen(join(folder, '.s.PGSQL.5432')), 'listening');
    const url = `postgres://postgres@/campcairn?host=${encodeURIComponent(folder)}`;
    const db = openDatabase(url, { watched: true });
    const looking = db.look();
    assert.equal(await Promise.race([looking, wait(4_000, 'it waits')]), 'it waits');
    server.close();
    for (const socket of sockets) socket.destroy();
    assert.equal(await looking, 'away');
    await db.end();
    rmSync(folder, { recursive: true });
  });

  it('is asked to let go of the locks of machines that are lost', async () => {
    const db = openDatabase(database.url);
    const { idle } = await db.one(selectIdleTimeout);
    assert.equal(idle, '30s');
    await db.end();
  });

  it('that takes no writes is told apart from one that is away', async () => {
    const [name = ''] = /test_\w+/.exec(database.url) ?? [];
    const db = openDatabase(database.url, { watched: true });
    assert.equal(await db.look(), 'there');
    const readOnly = (value: string) =>
      database.db.withClient((client) =>
        client.query(`alter database ${name} set default_transaction_read_only = ${value}`),
      );
    await readOnly('on');
    await db.end();
    const standby = openDatabase(database.url, { watched: true });
    assert.equal(await standby.look(), 'reads only');
    await readOnly('off');
    assert.equal(await standby.look(), 'there');
    await standby.end();
  });
});
