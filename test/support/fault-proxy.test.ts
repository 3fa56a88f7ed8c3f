import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { seeded } from '@campcairn/seeded';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

/** A server that says everything back, and what it heard on each of its connections. */
let server: Server;
const heard: { text: string; socket: Socket; closed: Promise<unknown> }[] = [];
let proxy: FaultProxy;
const clients: Socket[] = [];
before(async () => {
  server = createServer((socket) => {
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const own = { text: '', socket, closed };
    heard.push(own);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      own.text += bytes.toString();
      socket.write(bytes);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(async () => {
  const { port } = server.address() as AddressInfo;
  heard.length = 0;
  proxy = await startFaultProxy({ host: '127.0.0.1', port }, seeded('proxy'));
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await proxy.close();
});
after(() => server.close());

interface Client {
  socket: Socket;
  text: string;
  /** The code with which it ended; empty for an ordinary end. */
  ended: Promise<string>;
}

async function aClient(): Promise<Client> {
  const socket = connect(proxy.port, proxy.host);
  clients.push(socket);
  const ended = Promise.withResolvers<string>();
  const connected = Promise.withResolvers<void>();
  const client = { socket, text: '', ended: ended.promise };
  socket.on('data', (bytes) => {
    client.text += bytes.toString();
  });
  socket.on('error', (error: NodeJS.ErrnoException) => ended.resolve(error.code ?? ''));
  socket.on('close', () => ended.resolve(''));
  socket.on('connect', () => connected.resolve());
  await Promise.race([connected.promise, ended.promise]);
  return client;
}

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

/** A client whose connection works. */
async function talking(): Promise<Client> {
  const client = await aClient();
  client.socket.write('hello');
  await until(() => client.text === 'hello');
  return client;
}

describe('a proxy that fails on purpose', () => {
  it('passes on what is sent late, and in its order', async () => {
    await proxy.set({ kind: 'latency', mostMs: 20 });
    const client = await aClient();
    const words = Array.from({ length: 20 }, (_, n) => `${n} `);
    for (const word of words) {
      client.socket.write(word);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await until(() => client.text === words.join(''));
  });

  it('cuts a connection after some bytes, for both sides', async () => {
    const { socket, ended } = await talking();
    await proxy.set({ kind: 'cut', direction: 'to server', mostBytes: 0, deaf: false });
    socket.write('never heard');
    assert.equal(await ended, 'ECONNRESET');
    await heard[0]!.closed;
    assert.equal(heard[0]!.text, 'hello');
    assert.equal(proxy.ended, 1);
  });

  it('lets a server believe that its client is there', async () => {
    const { socket, ended } = await talking();
    await proxy.set({ kind: 'cut', direction: 'to server', mostBytes: 0, deaf: true });
    socket.write('x');
    assert.equal(await ended, 'ECONNRESET');
    assert.equal(heard[0]!.socket.readyState, 'open');
  });

  it('lets a server hear the end of something, and keeps its answer', async () => {
    const client = await talking();
    await proxy.set({ kind: 'cut after', text: 'commit' });
    client.socket.write('commit');
    assert.equal(await client.ended, 'ECONNRESET');
    assert.deepEqual([heard[0]!.text, client.text], ['hellocommit', 'hello']);
  });

  it('delivers what was sent into a silence when that is over', async () => {
    const client = await talking();
    await proxy.set({ kind: 'silence', directions: ['to server'] });
    client.socket.write(' again');
    await proxy.set({ kind: 'silence', directions: ['to client'] });
    await until(() => heard[0]!.text === 'hello again');
    assert.equal(client.text, 'hello');
    await proxy.set(undefined);
    await until(() => client.text === 'hello again');
  });

  it('delivers nothing of a connection that its client reset meanwhile, and all of one that it closed', async () => {
    const [one, two] = [await talking(), await talking()];
    await proxy.set({ kind: 'silence', directions: ['to server', 'to client'] });
    one.socket.write(' reset');
    two.socket.write(' closed', () => {
      one.socket.resetAndDestroy();
      two.socket.destroy();
    });
    await until(() => proxy.reset === 1);
    await proxy.set(undefined);
    await Promise.all(heard.slice(0, 2).map(({ closed }) => closed));
    assert.deepEqual(
      heard
        .slice(0, 2)
        .map(({ text }) => text)
        .sort(),
      ['hello', 'hello closed'],
    );
  });

  it('refuses connections, and takes them again on the same port', async () => {
    const { ended } = await talking();
    await proxy.set({ kind: 'refused' });
    assert.equal(await ended, 'ECONNRESET');
    assert.equal(await (await aClient()).ended, 'ECONNREFUSED');
    await proxy.set(undefined);
    await talking();
  });
});
