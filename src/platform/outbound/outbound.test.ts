import assert from 'node:assert/strict';
import { once } from 'node:events';
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from 'node:net';
import { after, before, describe, it } from 'node:test';
import { createServer as createTlsServer } from 'node:tls';
import { createAuthority } from '../../../test/support/certificates.ts';
import { type Receiver, type Reply, startReceiver } from '../../../test/support/receiver.ts';
import { createOutbound, type Outbound, type OutboundRequest } from './index.ts';

const authority = createAuthority();
const names: Record<string, string[]> = {
  'hooks.example.com': ['127.0.0.1'],
  'other.example.com': ['127.0.0.1'],
  'public.example.com': ['93.184.216.34'],
  'inside.example.com': ['10.0.0.1'],
};
const resolver = {
  resolve: (name: string) =>
    names[name] ? Promise.resolve(names[name]) : Promise.reject(new Error('ENOTFOUND')),
  close: () => {},
};

const cleanups: (() => Promise<void> | void)[] = [];
async function receiver(reply: Reply, wishes = {}): Promise<Receiver> {
  const hosts = ['127.0.0.1', 'hooks.example.com', 'other.example.com'];
  const started = await startReceiver(authority.issue({ names: hosts, ...wishes }), reply);
  cleanups.push(started.close);
  return started;
}

/** A server below HTTP, for what no HTTP server would do. */
async function listening(server: Server): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const speaking = (bytes: string) => (socket: Socket) => {
  socket.on('error', () => {});
  socket.once('data', () => socket.end(bytes));
};

let outbound: Outbound;
before(() => {
  outbound = createOutbound({
    allow: ['127.0.0.0/8'],
    ca: authority.ca,
    resolver,
    connectTimeoutMs: 100,
  });
});
after(async () => {
  await outbound.close();
  await Promise.all(cleanups.map((clean) => clean()));
});

const ask = (url: string, more: Partial<OutboundRequest> = {}) =>
  outbound.request({ group: '1', url, timeoutMs: 2_000, maxBytes: 1_000, ...more });

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

describe('a failure has its kind and a sentence for the partner', () => {
  const fails = async (url: string, kind: string, sentence: RegExp, timeoutMs = 2_000) => {
    await assert.rejects(ask(url, { timeoutMs }), {
      name: 'OutboundError',
      kind,
      message: sentence,
    });
  };

  it('timeout: the server never answers', async () => {
    const server = await receiver(() => {});
    await fails(server.url, 'timeout', /^No whole reply came within 0\.1 seconds\.$/, 100);
  });
  it('timeout: the server never agrees on a secure connection', async () => {
    const url = await listening(createTcpServer());
    await fails(url, 'timeout', /^No connection could be made in time\.$/);
  });
  it('timeout: the reply trickles past the deadline', async () => {
    const server = await receiver((_, response) => {
      response.write('x');
    });
    await fails(server.url, 'timeout', /within 0\.1 seconds/, 100);
  });
  it('dns: the name has no address', () =>
    fails('https://gone.example.com/', 'dns', /^The name could not be resolved\.$/));
  it('tls: the certificate is from nobody we trust', async () => {
    const stranger = createAuthority('Somebody').issue();
    const server = await startReceiver(stranger);
    cleanups.push(server.close);
    await fails(server.url, 'tls', /^The certificate /);
  });
  it('tls: the environment cannot turn the check off', async () => {
    const server = await startReceiver(createAuthority('Somebody').issue());
    cleanups.push(server.close);
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    await fails(server.url, 'tls', /^The certificate /);
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  });
  it('tls: the certificate has expired', async () => {
    const server = await receiver(() => {}, { until: new Date('2021-01-01') });
    await fails(server.url, 'tls', /^The certificate has expired\.$/);
  });
  it('tls: the certificate is for another name', async () => {
    const server = await receiver(() => {}, { names: ['127.0.0.2', 'elsewhere.example.com'] });
    await fails(server.url, 'tls', /^The certificate is for another name\.$/);
    const named = `https://hooks.example.com:${server.port}/`;
    await fails(named, 'tls', /^The certificate is for another name\.$/);
  });
  it('tls: the server speaks plain HTTP', async () => {
    const url = await listening(createTcpServer(speaking('HTTP/1.1 400 Bad Request\r\n\r\n')));
    await fails(url, 'tls', /^No secure connection could be agreed\.$/);
  });
  it('tls: the server knows old versions only', async () => {
    const old = { ...authority.issue(), maxVersion: 'TLSv1.1', minVersion: 'TLSv1' } as const;
    await fails(await listening(createTlsServer(old)), 'tls', /^No secure connection/);
  });
  it('connection: the port is closed', async () => {
    const server = await startReceiver(authority.issue());
    await server.close();
    await fails(server.url, 'connection', /^The connection was refused\.$/);
  });
  it('connection: it is closed before a reply', async () => {
    const url = await listening(createTlsServer(authority.issue(), speaking('')));
    await fails(
      url,
      'connection',
      /^The connection was closed before a whole reply had arrived\.$/,
    );
  });
  it('connection: it is closed at once', async () => {
    const url = await listening(createTcpServer((socket) => socket.destroy()));
    await fails(
      url,
      'connection',
      /^The connection was closed before a whole reply had arrived\.$/,
    );
  });
  it('connection: the reply breaks off', async () => {
    const server = await receiver((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('half', () => response.destroy());
    });
    await fails(server.url, 'connection', /closed before a whole reply|before its stated length/);
  });
  it('connection: the reply is not HTTP', async () => {
    const url = await listening(createTlsServer(authority.issue(), speaking('220 smtp ready\r\n')));
    await fails(url, 'connection', /^The reply was not HTTP\.$/);
  });
  it('connection: the headers never end', async () => {
    const endless = `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`;
    const url = await listening(createTlsServer(authority.issue(), speaking(endless)));
    await fails(url, 'connection', /^The headers of the reply are too long\.$/);
  });
  it('blocked: the name stands for an address inside', () =>
    fails('https://inside.example.com/', 'blocked', /^Its host is not on the public internet\.$/));
  it('too large: the reply says so', async () => {
    const server = await receiver((_, response) => {
      response.writeHead(200, { 'Content-Length': '1001' }).flushHeaders();
    });
    await fails(server.url, 'too_large', /^The reply is larger than 1000 bytes\.$/);
  });
  it('too large: the reply grows past what is wanted', async () => {
    const server = await receiver((_, response) => {
      for (let i = 0; i < 20; i += 1) response.write('x'.repeat(100));
    });
    await fails(server.url, 'too_large', /^The reply is larger than 1000 bytes\.$/);
  });
  it('blocked: a header that would end the line', async () => {
    const server = await receiver((_, response) => response.end());
    const bad = ['X-A: b\r\nX-C: d', 'X A: b', 'X-A: \u0100', 'Host: a', 'content-length: 1'];
    for (const line of [...bad, 'Transfer-Encoding: chunked', 'Connection: close']) {
      const [name = '', value = ''] = line.split(/: (.*)/s);
      await assert.rejects(ask(server.url, { headers: { [name]: value } }), { kind: 'blocked' });
    }
    assert.equal(server.connections(), 0);
  });
  it('connection: the caller gave up', async () => {
    const server = await receiver(() => {});
    const signal = AbortSignal.abort();
    await assert.rejects(ask(server.url, { signal }), { kind: 'connection' });
  });
});

describe('redirects that are asked for', () => {
  const to =
    (location: string, status = 302): Reply =>
    (request, response) => {
      if (request.path === '/end') response.end('there');
      else response.writeHead(status, { Location: location }).end();
    };

  it('are followed within the number, whatever their status', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const server = await receiver(to('/end', status));
      const reply = await ask(server.url, { redirects: 1 });
      assert.deepEqual([reply.body.toString(), reply.url], ['there', `${server.url}/end`]);
    }
  });
  it('end after the number', async () => {
    const server = await receiver(to('/again'));
    const asked = ask(server.url, { redirects: 3 });
    await assert.rejects(asked, { kind: 'redirect', message: 'It redirects too often.' });
    assert.equal(server.received.length, 4);
  });
  it('lead to https only', async () => {
    for (const target of ['http://127.0.0.1/', 'ftp://example.com/', 'https://', 'data:,x']) {
      const server = await receiver(to(target));
      await assert.rejects(ask(server.url, { redirects: 3 }), { kind: 'redirect' });
    }
  });
  it('never lead inside', async () => {
    const urls = ['https://10.0.0.1/', 'https://inside.example.com/', 'https://a:b@127.0.0.1/'];
    for (const target of [...urls, '//[::1]/']) {
      const server = await receiver(to(target));
      await assert.rejects(ask(server.url, { redirects: 3 }), { kind: 'blocked' });
    }
  });
  it('show no secret header to another host, nor when they come back', async () => {
    const headers = { Authorization: 'Bearer a', 'X-Feed-Token': 'b', Accept: 'text/csv' };
    const server = await receiver((request, response) => {
      const { port } = server;
      const hops: Record<string, string> = {
        '/': '/same',
        '/same': `https://hooks.example.com:${port}/away`,
        '/away': `https://127.0.0.1:${port}/back`,
      };
      const next = hops[request.path];
      response.writeHead(next ? 302 : 200, next ? { Location: next } : {}).end();
    });
    const headersDroppedOnHostChange = ['x-feed-token'];
    await ask(`${server.url}/`, { redirects: 5, headers, headersDroppedOnHostChange });
    const seen = server.received.map(({ path, headers: h }) => [
      path,
      h.authorization,
      h['x-feed-token'],
      h.accept,
    ]);
    assert.deepEqual(seen, [
      ['/', 'Bearer a', 'b', 'text/csv'],
      ['/same', 'Bearer a', 'b', 'text/csv'],
      ['/away', undefined, undefined, 'text/csv'],
      ['/back', undefined, undefined, 'text/csv'],
    ]);
  });
  it('share one deadline', async () => {
    const server = await receiver((_, response) => {
      setTimeout(() => response.writeHead(302, { Location: '/' }).end(), 30);
    });
    const asked = ask(server.url, { redirects: 1_000, timeoutMs: 150 });
    await assert.rejects(asked, { kind: 'timeout' });
  });
  it('are never followed by what is not a read', async () => {
    const server = await receiver(to('/end'));
    await assert.rejects(ask(server.url, { method: 'POST', redirects: 1 }), TypeError);
  });
});

describe('where only the status matters', () => {
  const askStatus = (url: string, more: Partial<OutboundRequest> = {}) =>
    outbound.requestStatus({ group: '1', url, timeoutMs: 200, maxBytes: 10, ...more });

  it('the start of the body comes along', async () => {
    const server = await receiver((_, response) => response.writeHead(500).end('0123456789abc'));
    const reply = await askStatus(server.url);
    assert.deepEqual([reply.status, reply.body.toString()], [500, '0123456789']);
  });
  it('an endless body changes nothing', async () => {
    const server = await receiver((_, response) => {
      const flood = () => response.write('x'.repeat(65_536)) && setImmediate(flood);
      response.on('drain', flood).on('error', () => {});
      flood();
    });
    assert.equal((await askStatus(server.url)).status, 200);
  });
  it('a body that trickles, breaks off or is late changes nothing', async () => {
    const trickling = await receiver((_, response) => {
      response.write('abc');
    });
    const reply = await askStatus(trickling.url);
    assert.deepEqual([reply.status, reply.body.toString()], [200, 'abc']);
    const breaking = await receiver((_, response) => {
      response.writeHead(204 + 1, { 'Content-Length': '9' });
      response.write('abc', () => response.destroy());
    });
    assert.equal((await askStatus(breaking.url)).status, 205);
  });
  it('a status that is late is a failure', async () => {
    const server = await receiver(() => {});
    await assert.rejects(askStatus(server.url), { kind: 'timeout' });
  });
});

describe('a stream', () => {
  const open = (url: string, more: Partial<OutboundRequest> & { idleMs?: number } = {}) =>
    outbound.stream({ group: '1', url, timeoutMs: 2_000, idleMs: 1_000, maxBytes: 1e9, ...more });
  const count = async (body: AsyncIterable<Buffer>) => {
    let bytes = 0;
    for await (const chunk of body) bytes += chunk.length;
    return bytes;
  };

  it('gives a long body piece by piece', async () => {
    const server = await receiver((_, response) => response.end(Buffer.alloc(5_000_000)));
    const stream = await open(server.url);
    assert.equal(await count(stream.body), 5_000_000);
  });
  it('that stops arriving ends as a timeout', async () => {
    const server = await receiver((_, response) => {
      response.write('a,b\n');
    });
    const stream = await open(server.url, { idleMs: 50 });
    await assert.rejects(count(stream.body), { kind: 'timeout', message: /stopped arriving/ });
  });
  it('that trickles for ever ends at the deadline', async () => {
    const server = await receiver((_, response) => {
      const timer = setInterval(() => response.write('a'), 10);
      response.on('close', () => clearInterval(timer));
    });
    const stream = await open(server.url, { timeoutMs: 100 });
    await assert.rejects(count(stream.body), { kind: 'timeout', message: /within 0\.1 seconds/ });
  });
  it('that is cut off does not look whole', async () => {
    const server = await receiver((_, response) => {
      response.write('a,b\n', () => response.destroy());
    });
    const stream = await open(server.url);
    await assert.rejects(count(stream.body), { kind: 'connection' });
  });
  it('that is too long ends there', async () => {
    const server = await receiver((_, response) => response.end(Buffer.alloc(5_000_000)));
    await assert.rejects(open(server.url, { maxBytes: 4_999_999 }), { kind: 'too_large' });
    const chunked = await receiver((_, response) => {
      response.write(Buffer.alloc(3_000_000));
      response.end(Buffer.alloc(2_000_000));
    });
    const stream = await open(chunked.url, { maxBytes: 4_999_999 });
    await assert.rejects(count(stream.body), { kind: 'too_large' });
  });
  it('may be left in the middle or never be read', async () => {
    const server = await receiver((_, response) => response.end(Buffer.alloc(5_000_000)));
    for await (const _ of (await open(server.url)).body) break;
    (await open(server.url)).discard();
    await open(server.url, { timeoutMs: 50 });
    assert.equal(await count((await open(server.url)).body), 5_000_000);
  });
  it('waits for a slow reader without calling it stalled', async () => {
    const server = await receiver((_, response) => response.end(Buffer.alloc(1_000_000)));
    const stream = await open(server.url, { idleMs: 40 });
    let bytes = 0;
    for await (const chunk of stream.body) {
      if (bytes === 0) await new Promise((resolve) => setTimeout(resolve, 80));
      bytes += chunk.length;
    }
    assert.equal(bytes, 1_000_000);
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
    const reply = await ask(`${server.url}/ok`, { group: 'quick', timeoutMs: 250 });
    assert.equal(reply.status, 200);
    await Promise.all(hanging);
    // All places are free again afterwards.
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
      const asked = Array.from({ length: 4 }, () => ask(url, { group: 'mute' }));
      const settled = await Promise.allSettled(asked);
      assert.ok(settled.every((one) => one.status === 'rejected' && one.reason.kind === 'timeout'));
    }
    const connections = once(server, 'connection');
    await assert.rejects(ask(url, { group: 'mute' }), { kind: 'timeout' });
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
  const server = await startReceiver(authority.issue());
  cleanups.push(server.close);
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
