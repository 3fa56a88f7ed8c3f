import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { DatabaseUnavailable } from '../errors.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { type Db, openDatabase, ping } from './index.ts';

describe('a database that takes connections and never answers', () => {
  let server: Server;
  let db: Db;
  const sockets = new Set<Socket>();
  before(async () => {
    server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
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
    const began = performance.now();
    void db.look();
    await assert.rejects(db.query(ping), DatabaseUnavailable);
    const waited = performance.now() - began;
    assert.ok(waited < 6_000, `${waited} ms`);
    assert.equal(db.standing, 'away');
    const again = performance.now();
    await assert.rejects(db.query(ping), DatabaseUnavailable);
    assert.ok(performance.now() - again < 500);
  });
});

describe('a database', () => {
  let database: TestDatabase;
  before(async () => {
    database = await createTestDatabase();
  });
  after(() => database.drop());

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
