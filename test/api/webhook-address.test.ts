import assert from 'node:assert/strict';
import { promises as dns } from 'node:dns';
import { after, before, describe, it } from 'node:test';
import type { Partner, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
});
after(() => campcairn.stop());

const HOOK = 'https://93.184.215.14/hooks?a=1';
const read = async () => (await partner.call('GET', '/me')).body;
const patch = (body: unknown) => partner.call('PATCH', '/me', body);
async function refusedAt(body: unknown): Promise<string[]> {
  const before = await read();
  const reply = await patch(body);
  assert.equal(reply.status, 422, JSON.stringify(body));
  assert.equal(reply.body.error.code, 'validation_error');
  assert.deepEqual(await read(), before);
  return reply.body.error.details.map(({ path }: { path: string }) => path).sort();
}

describe('the webhook address', () => {
  it('has to be set before anything can be sent to it', async () => {
    for (const change of [{}, { webhook_url: HOOK }, { webhook_url: null }]) {
      const { body } = await patch(change);
      if (body.webhook_url !== null) continue;
      const reply = await partner.call('POST', '/webhooks/test');
      assert.equal(reply.status, 409);
      assert.equal(reply.body.error.code, 'webhook_not_configured');
    }
  });

  const LONG = HOOK.padEnd(2000, 'x');

  it('is https on the public internet, or null', async () => {
    for (const url of [HOOK, 'https://8.8.8.8', 'https://[2606:4700::1111]:8443/x', LONG, null]) {
      assert.equal((await patch({ webhook_url: url })).body.webhook_url, url);
    }
  });

  it('is refused when it is no such address', async () => {
    const wrong = ['', 'x', 'http://93.184.215.14/', 'ftp://93.184.215.14/', '//93.184.215.14/'];
    const more = ['https://', 'https://u:p@93.184.215.14/', 'https://@93.184.215.14/', `${LONG}x`];
    for (const url of [...wrong, ...more, ` ${HOOK}`, `${HOOK}\n`, 7, true, [HOOK], {}]) {
      assert.deepEqual(await refusedAt({ webhook_url: url }), ['webhook_url'], String(url));
    }
  });

  it('is refused when it names an address that is not public, however it is spelt', async () => {
    for (const host of [
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '0.0.0.0',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '192.0.2.1',
      '198.18.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[64:ff9b::7f00:1]',
      '[fe80::1]',
      '[fd00::1]',
      '[2001:db8::1]',
      '[2002:7f00:1::]',
      'localhost',
      'LOCALHOST.',
      'a.localhost',
      'printer.local',
      'intranet',
      '127.0.0.1.',
      '１２７.0.0.1',
    ]) {
      const reply = await patch({ webhook_url: `https://${host}/hook` });
      assert.equal(reply.status, 422, host);
      assert.equal(reply.body.error.details[0].path, 'webhook_url');
    }
  });

  it('is refused when its name stands for an address that is not public; an unknown name is not', async (t) => {
    const names: Record<string, string[]> = {
      'public.vans.example': ['93.184.215.14'],
      'inside.vans.example': ['10.0.0.1'],
      'mixed.vans.example': ['93.184.215.14', '192.168.0.1'],
    };
    t.mock.method(dns.Resolver.prototype, 'resolve4', async (name: string) => {
      if (!names[name]) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
      return names[name];
    });
    t.mock.method(dns.Resolver.prototype, 'resolve6', async () => []);
    for (const [name, wanted] of [
      ['public', 200],
      ['inside', 422],
      ['mixed', 422],
      ['unknown', 200],
    ] as const) {
      const { status } = await patch({ webhook_url: `https://${name}.vans.example/hook` });
      assert.equal(status, wanted, name);
    }
  });
});
