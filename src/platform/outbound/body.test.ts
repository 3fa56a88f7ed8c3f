import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createOutboundLab } from '../../../test/support/outbound-fixture.ts';
import type { OutboundRequest } from './index.ts';

const fixture = createOutboundLab();
const { outbound, receiver } = fixture;
after(fixture.close);

describe('where only the status matters', () => {
  const askStatus = (url: string, more: Partial<OutboundRequest> = {}) =>
    outbound.requestStatus({ group: '1', url, timeoutMs: 3_000, maxBytes: 10, ...more });

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
    outbound.stream({ group: '1', url, timeoutMs: 30_000, idleMs: 10_000, maxBytes: 1e9, ...more });
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
    const stream = await open(server.url, { timeoutMs: 2_000 });
    await assert.rejects(count(stream.body), { kind: 'timeout', message: /within 2 seconds/ });
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
    await open(server.url, { timeoutMs: 2_000 });
    assert.equal(await count((await open(server.url)).body), 5_000_000);
  });
  it('waits for a slow reader without calling it stalled', async () => {
    const server = await receiver((_, response) => response.end(Buffer.alloc(1_000_000)));
    const stream = await open(server.url, { idleMs: 500 });
    let bytes = 0;
    for await (const chunk of stream.body) {
      if (bytes === 0) await new Promise((resolve) => setTimeout(resolve, 1_000));
      bytes += chunk.length;
    }
    assert.equal(bytes, 1_000_000);
  });
});
