import assert from 'node:assert/strict';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { after, describe, it } from 'node:test';
import { createServer as createTlsServer } from 'node:tls';
import { createAuthority } from '../../../test/support/certificates.ts';
import { createOutboundLab } from '../../../test/support/outbound-fixture.ts';
import { startReceiver } from '../../../test/support/receiver.ts';

/** Waits for the client's first bytes, sends `bytes` and disconnects. */
const speaking = (bytes: string) => (socket: Socket) => {
  socket.on('error', () => {});
  socket.once('data', () => socket.end(bytes));
};

const fixture = createOutboundLab();
const { ask, authority, listening, receiver } = fixture;
after(fixture.close);

/** A client with a short timeout for connections. */
const hasty = createOutboundLab({ connectTimeoutMs: 200 });
after(hasty.close);

describe('a failure has its kind and a sentence for the partner', () => {
  const fails = async (url: string, kind: string, sentence: RegExp, timeoutMs = 30_000) => {
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
    const sentence = 'No connection could be made in time.';
    await assert.rejects(hasty.ask(url), { kind: 'timeout', message: sentence });
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
    after(server.close);
    await fails(server.url, 'tls', /^The certificate /);
  });
  it('tls: the environment cannot turn the check off', async () => {
    const server = await startReceiver(createAuthority('Somebody').issue());
    after(server.close);
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
