import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer as createTcpServer } from 'node:net';
import { after, describe, it } from 'node:test';
import { createOutboundLab } from '../../../test/support/outbound-fixture.ts';
import { createOutbound } from './index.ts';

const fixture = createOutboundLab();
const { ask, authority, listening, receiver } = fixture;
/** A client with a short timeout for servers that never complete a connection. */
const hasty = createOutboundLab({ connectTimeoutMs: 200 });
after(fixture.close);
after(hasty.close);

describe('a reply', () => {
  it('comes with its status, headers and whole body', async () => {
    const server = await receiver((_, response) =>
      response.writeHead(201, { 'X-A': 'b' }).end('ok'),
    );
    const reply = await ask(`${server.url}/path?q=1#fragment`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: Buffer.from('{"é":1}'),
    });
    assert.deepEqual([reply.status, reply.headers['x-a'], reply.body.toString()], [201, 'b', 'ok']);
    assert.equal(reply.url, `${server.url}/path?q=1#fragment`);
    assert.ok(Number.isInteger(reply.durationMs));
    const [received] = server.received;
    assert.equal(received?.path, '/path?q=1');
    assert.equal(received?.body.toString(), '{"é":1}');
    assert.deepEqual(received?.headers, {
      host: `127.0.0.1:${server.port}`,
      connection: 'keep-alive',
      'content-type': 'application/json',
      'content-length': '8',
    });
  });

  it('is given as sent, unpacked by nobody', async () => {
    const server = await receiver((_, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('not gzip at all'),
    );
    assert.equal((await ask(server.url)).body.toString(), 'not gzip at all');
  });

  it('is asked for by name, and the certificate is for that name', async () => {
    const server = await receiver((_, response) => response.end());
    assert.equal((await ask(`https://hooks.example.com:${server.port}/`)).status, 200);
    assert.equal(server.received[0]?.headers.host, `hooks.example.com:${server.port}`);
  });

  it('that redirects is a reply like any other unless redirects are asked for', async () => {
    const server = await receiver((_, response) =>
      response.writeHead(302, { Location: 'https://127.0.0.1/' }).end(),
    );
    assert.equal((await ask(server.url)).status, 302);
    assert.equal(server.received.length, 1);
  });

  it('comes over connections that are kept for a moment', async () => {
    const server = await receiver((_, response) => response.end());
    for (let asked = 0; asked < 10; asked += 1) await ask(server.url);
    assert.ok(server.connections() <= 2);
  });

  it('does not come through a proxy that the environment names', async () => {
    const proxy = await receiver((_, response) => response.end());
    process.env.HTTPS_PROXY = proxy.url;
    process.env.NODE_USE_ENV_PROXY = '1';
    const server = await receiver((_, response) => response.end());
    await ask(server.url);
    delete process.env.HTTPS_PROXY;
    delete process.env.NODE_USE_ENV_PROXY;
    assert.deepEqual([server.received.length, proxy.connections()], [1, 0]);
  });
});

describe("a partner's pool", () => {
  it('that is full of hanging requests holds no other partner back', async () => {
    const server = await receiver((request, response) => {
      if (request.path === '/ok') response.end();
    });
    const hanging = Array.from({ length: 12 }, () =>
      assert.rejects(ask(`${server.url}/hang`, { group: 'slow', timeoutMs: 300 }), {
        kind: 'timeout',
      }),
    );
    const reply = await ask(`${server.url}/ok`, { group: 'quick' });
    assert.equal(reply.status, 200);
    await Promise.all(hanging);
    // All connections of the pool are free again afterwards.
    const again = Array.from({ length: 8 }, () => ask(`${server.url}/ok`, { group: 'slow' }));
    assert.equal((await Promise.all(again)).length, 8);
  });
  it('has four connections to a host at most', async () => {
    const server = await receiver((_, response) => setTimeout(() => response.end(), 20));
    await Promise.all(Array.from({ length: 20 }, () => ask(server.url, { group: 'busy' })));
    assert.equal(server.connections(), 4);
  });
  it('frees its places when a server never agrees on a connection', async () => {
    const server = createTcpServer();
    const url = await listening(server);
    for (let round = 0; round < 2; round += 1) {
      const asked = Array.from({ length: 4 }, () => hasty.ask(url, { group: 'mute' }));
      const settled = await Promise.allSettled(asked);
      assert.ok(settled.every((one) => one.status === 'rejected' && one.reason.kind === 'timeout'));
    }
    const connections = once(server, 'connection');
    await assert.rejects(hasty.ask(url, { group: 'mute' }), { kind: 'timeout' });
    await connections;
  });
});

it('without settings neither loopback nor the names of the machine are reached', async () => {
  const server = await receiver((_, response) => response.end());
  const strict = createOutbound({ allow: [], ca: authority.ca });
  for (const host of ['127.0.0.1', 'localhost'])
    await assert.rejects(
      strict.request({
        group: '1',
        url: `https://${host}:${server.port}/`,
        timeoutMs: 1_000,
        maxBytes: 1,
      }),
      { kind: 'blocked' },
    );
  await strict.close();
  assert.equal(server.connections(), 0);
});

it('a development machine may open loopback, and localhost with it', async () => {
  const server = await receiver((_, response) => response.writeHead(204).end(), {});
  const open = createOutbound({ allow: ['127.0.0.0/8'], ca: authority.ca });
  for (const host of ['127.0.0.1', 'localhost']) {
    const url = `https://${host}:${server.port}/`;
    assert.equal((await open.checkUrl(url)).ok, true);
    const reply = await open.request({ group: '1', url, timeoutMs: 3_000, maxBytes: 1 });
    assert.equal(reply.status, 204);
  }
  for (const host of ['10.0.0.1', '[::1]', 'printer.local'])
    assert.equal((await open.checkUrl(`https://${host}/`)).ok, false, host);
  await open.close();
});
