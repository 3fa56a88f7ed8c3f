import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { createOutbound, type Outbound } from './index.ts';

let server: Server;
let url: string;
let asked = 0;
const clients: Outbound[] = [];

before(async () => {
  server = createServer((_, response) => {
    asked += 1;
    response.end('plain');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.csv`;
});
after(async () => {
  for (const client of clients) await client.close();
  server.closeAllConnections();
  server.close();
});

/**
 * Creates a client for which `feeds.example` resolves to our own server, and `public.example` to a
 * public one.
 */
function clientThat(allow: string[]): Outbound {
  const names: Record<string, string[]> = {
    'feeds.example': ['127.0.0.1'],
    'public.example': ['93.184.215.14'],
    'both.example': ['127.0.0.1', '93.184.215.14'],
  };
  const resolver = { resolve: async (name: string) => names[name] ?? [], close: () => {} };
  const client = createOutbound({ allow, resolver, connectTimeoutMs: 500 });
  clients.push(client);
  return client;
}

const named = (name: string) => url.replace('127.0.0.1', name);
const ask = (client: Outbound, address: string, mayBePlain?: boolean) =>
  client.request({
    url: address,
    group: 'test',
    timeoutMs: 1000,
    maxBytes: 1000,
    ...(mayBePlain === undefined ? {} : { mayBePlain }),
  });

describe('http', () => {
  it('passes where it is asked for and the settings open its address', async () => {
    const client = clientThat(['127.0.0.0/8']);
    for (const address of [url, named('feeds.example')]) {
      assert.equal((await client.checkUrl(address, true)).ok, true);
      assert.equal((await ask(client, address, true)).body.toString(), 'plain');
    }
  });

  it('passes nowhere else', async () => {
    const opened = clientThat(['127.0.0.0/8']);
    const closed = clientThat([]);
    const before = asked;
    const refused: [Outbound, string, boolean?][] = [
      [opened, url],
      [opened, named('feeds.example')],
      [opened, 'http://public.example/', true],
      [opened, 'http://93.184.215.14/', true],
      [opened, named('both.example'), true],
      [opened, 'http://10.0.0.1/', true],
      [closed, url, true],
      [closed, named('feeds.example'), true],
    ];
    for (const [client, address, mayBePlain] of refused) {
      const check = await client.checkUrl(address, mayBePlain);
      assert.deepEqual(
        [check.ok, !check.ok && check.sentence],
        [false, 'It must start with https://.'],
        address,
      );
      await assert.rejects(ask(client, address, mayBePlain), { name: 'OutboundError' }, address);
    }
    assert.equal(asked, before);
  });
});
