import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createOutboundLab } from '../../../test/support/outbound-fixture.ts';
import type { Reply } from '../../../test/support/receiver.ts';

const fixture = createOutboundLab();
const { ask, receiver } = fixture;
after(fixture.close);

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
