import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createAuthority } from '../../../test/support/certificates.ts';
import { type Receiver, startReceiver } from '../../../test/support/receiver.ts';
import { createOutbound, OutboundError } from './index.ts';

// Hosts that a partner could enter to reach internal addresses; HOST is the text between // and /.
const insideHosts = `
127.0.0.1 127.0.0.1. 127.1 127.0.1 127.255.255.254 0177.0.0.1 0177.1 017700000001 0x7f.0.0.1 0x7f.1
0x7f000001 0x7F000001 2130706433 127.0.0.0x1 0x7f.0.0.01 0000177.0.0.1 %31%32%37.0.0.1 127%2e0%2e0%2e1
127。0。0。1 １２７．０．０．１ ①②⑦.⓪.⓪.① 127.0。0.1 0 0.0.0.0 00 0x0 0.0 0.0.0.0. 0.1.2.3
10.0.0.1 10.1 10.255.255.255 0xa.1 012.0.0.1 167772161 172.16.0.1 172.31.255.254 0xac100001 2886729729
192.168.0.1 192.168.1 192.168.257 0xc0a80001 3232235521 100.64.0.1 100.127.255.254
169.254.169.254 169.254.43518 0xa9fea9fe 2852039166 0251.0376.0251.0376 169.254.169.254. 169.254.1.1
168.63.129.16 192.0.0.1 192.0.0.170 192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.1 192.175.48.1
198.18.0.1 198.19.255.254 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
[::] [::1] [0:0:0:0:0:0:0:1] [0000:0000:0000:0000:0000:0000:0000:0001] [::0001] [::127.0.0.1] [::7f00:1]
[::ffff:127.0.0.1] [::ffff:7f00:1] [::FFFF:7F00:0001] [0:0:0:0:0:ffff:127.0.0.1] [::ffff:0:127.0.0.1]
[::ffff:10.0.0.1] [::ffff:169.254.169.254] [::ffff:a9fe:a9fe] [::ffff:192.168.0.1] [::ffff:0.0.0.0]
[::ffff:8.8.8.8] [64:ff9b::127.0.0.1] [64:ff9b::7f00:1] [64:ff9b::a00:1] [64:ff9b:1::7f00:1]
[2002:7f00:1::] [2002:7f00:1::1] [2002:a00:1::1] [2002:c0a8:1::] [2002:a9fe:a9fe::]
[2001::1] [2001:0:7f00:1::] [2001:0:4136:e378:8000:63bf:80ff:fffe] [2001:10::1] [2001:20::1] [2001:1::1]
[2001:db8::1] [3fff::1] [3fff:fff::1] [5f00::1] [2620:4f:8000::1] [100::1] [100:0:0:1::1]
[fc00::1] [fd00::1] [fd00:ec2::254] [fdff:ffff::1] [fe80::1] [febf::1] [fec0::1] [feff::1]
[ff00::1] [ff02::1] [ff0e::1] [1fff::1] [4000::1] [8000::1] [::2] [::ffff] [::1.2.3.4]
localhost LOCALHOST localhost. LocalHost. lOcAlHoSt localhost.localdomain foo.localhost a.b.localhost.
ip6-localhost localdomain foo.localdomain printer.local router.local. db.internal metadata.google.internal
metadata.google.internal. metadata kubernetes.default.svc.cluster.local wiki.intranet wiki.corp nas.lan
fritz.home hub.home.arpa vault.private intranet postgres redis host.docker.internal
localhost%2e ⓛocalhost ｌｏｃａｌｈｏｓｔ localhost。 %6c%6f%63%61%6c%68%6f%73%74
`
  .trim()
  .split(/\s+/);

// Addresses that are refused whatever their host is.
const badAddresses = [
  'http://HOST/',
  'HTTP://HOST/',
  '//HOST/',
  '/hook',
  'HOST',
  '',
  'https:',
  'https://',
  'https:///HOST/',
  'https:/HOST/',
  'https:HOST',
  'https:\\\\HOST\\',
  'https://HOST\\@example.com/',
  'https://example.com\\@HOST/',
  'ftp://HOST/',
  'file:///etc/passwd',
  'gopher://HOST/_x',
  'ws://HOST/',
  'wss://HOST/',
  'data:text/plain,x',
  'javascript:alert(1)',
  'blob:https://HOST/x',
  'unix:/var/run/docker.sock',
  'http+unix://%2Fvar%2Frun%2Fdocker.sock/x',
  'https://user@HOST/',
  'https://user:password@HOST/',
  'https://:@HOST/',
  'https://@HOST/',
  'https://example.com@HOST/',
  'https://example.com:443@HOST/',
  'https://example.com%40HOST/',
  'https://exa mple.com/',
  ' https://HOST/',
  'https://HOST/ ',
  '\thttps://HOST/',
  'https://HO\nST/',
  'ht\ntps://HOST/',
  'https://HOST/\r\nHost: inside',
  'https://HOST/\u0000',
  'https://example.com\u0000.HOST/',
  'https://example.com\u2028/',
  'https://example.com:99999/',
  'https://example.com:port/',
  'https://[::1/',
  'https://::1/',
  'https://[fe80::1%25eth0]/',
  'https://[::1%lo]/',
  'https://[::ffff:127.0.0.1.]/',
  'https://256.256.256.256/',
  'https://127.0.0.1.5/',
  'https://0x100000000/',
  'https://0x7f.0.0.1.1/',
  'https://a..b/',
  'https://.example.com/',
  `https://${'a'.repeat(64)}.com/`,
  `https://${'a.'.repeat(130)}com/`,
  'https://%/',
  'https://exa<mple.com/',
];

// Addresses that a name may resolve to. One forbidden address among permitted ones refuses the
// name.
const insideAnswers = [
  ['127.0.0.1'],
  ['0.0.0.0'],
  ['10.1.2.3'],
  ['172.20.0.5'],
  ['192.168.178.1'],
  ['169.254.169.254'],
  ['100.100.100.200'],
  ['168.63.129.16'],
  ['::1'],
  ['::'],
  ['fd00:ec2::254'],
  ['fe80::1'],
  ['fe80::1%eth0'],
  ['::ffff:127.0.0.1'],
  ['::ffff:93.184.216.34'],
  ['64:ff9b::7f00:1'],
  ['2002:7f00:1::1'],
  ['2001:db8::1'],
  ['ff02::1'],
  ['93.184.216.34', '127.0.0.1'],
  ['127.0.0.1', '93.184.216.34'],
  ['93.184.216.34', '::1'],
  ['2606:2800:220:1::1', '10.0.0.1'],
  ['93.184.216.34', '2606:2800:220:1::1', '192.168.0.1'],
  ['not-an-address'],
  ['127.1'],
  ['2130706433'],
  [''],
];

const publicUrls = [
  'https://hooks.example.com/leads',
  'https://hooks.example.com:8443/leads?token=a%20b&x=1',
  'HTTPS://Hooks.Example.COM/leads',
  'https://hooks.example.com./leads',
  'https://93.184.216.34/',
  'https://93.184.216.34:8080/',
  'https://[2606:2800:220:1:248:1893:25c8:1946]/',
  'https://bücher.example.com/straße',
  'https://xn--bcher-kva.example.com/',
  'https://under_score.example.com/',
  'https://127.0.0.1.example.com/',
  'https://localhost.example.com/',
  'https://internal.example.com/local',
  'https://example.com/?url=https://127.0.0.1/',
  'https://example.com/@127.0.0.1',
  'https://example.com#@127.0.0.1',
  'https://1.1.1.1/',
  'https://172.15.255.255/',
  'https://172.32.0.1/',
  'https://192.167.255.255/',
  'https://11.0.0.1/',
  'https://[2a00:1450:4001::1]/',
];

describe('nothing that a partner can write makes us connect inside', () => {
  const authority = createAuthority();
  let inside: Receiver;
  let answers: string[] = [];
  const resolver = { resolve: () => Promise.resolve(answers), close: () => {} };
  const outbound = createOutbound({ allow: [], ca: authority.ca, resolver });

  before(async () => {
    inside = await startReceiver(authority.issue({ names: ['127.0.0.1', 'rebind.example.com'] }));
  });
  after(async () => {
    await outbound.close();
    await inside.close();
  });

  const send = (url: string) =>
    outbound.request({ group: '1', url, timeoutMs: 2_000, maxBytes: 1_000 });
  const isBlocked = (error: unknown) => error instanceof OutboundError && error.kind === 'blocked';

  it('tries at least 150 spellings and answers', () => {
    assert.ok(insideHosts.length + badAddresses.length + insideAnswers.length >= 150);
    assert.equal(new Set(insideHosts).size, insideHosts.length);
  });

  for (const host of insideHosts) {
    it(`refuses the host ${host}`, async () => {
      // The resolver would accept any name, so the spelling alone must be refused.
      answers = ['93.184.216.34'];
      const check = await outbound.checkUrl(`https://${host}/hook`);
      assert.equal(check.ok, false, 'on entry');
      await assert.rejects(send(`https://${host}:${inside.port}/hook`), isBlocked);
    });
  }

  for (const pattern of badAddresses) {
    it(`refuses the address ${JSON.stringify(pattern.slice(0, 60))}`, async () => {
      answers = ['127.0.0.1'];
      for (const host of ['hooks.example.com', `127.0.0.1:${inside.port}`]) {
        const url = pattern.replaceAll('HOST', host);
        const check = await outbound.checkUrl(url);
        assert.equal(check.ok, false, 'on entry');
        await assert.rejects(send(url), isBlocked);
      }
    });
  }

  for (const answer of insideAnswers) {
    it(`refuses a name that stands for ${answer.join(' and ')}`, async () => {
      answers = answer;
      const url = `https://rebind.example.com:${inside.port}/hook`;
      const check = await outbound.checkUrl(url);
      assert.deepEqual([check.ok, !check.ok && check.reason], [false, 'address'], 'on entry');
      await assert.rejects(send(url), isBlocked);
    });
  }

  it('refuses a name that was public when it was entered and is not when it is used', async () => {
    const url = `https://rebind.example.com:${inside.port}/hook`;
    answers = ['93.184.216.34'];
    assert.equal((await outbound.checkUrl(url)).ok, true);
    answers = ['127.0.0.1'];
    await assert.rejects(send(url), isBlocked);
  });

  it('does not tell the partner what a name of ours resolves to', async () => {
    answers = ['10.9.8.7'];
    const check = await outbound.checkUrl('https://hooks.example.com/');
    assert.equal(check.ok ? '' : check.sentence, 'Its host is not on the public internet.');
  });

  for (const url of publicUrls) {
    it(`accepts ${url}`, async () => {
      answers = ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'];
      assert.deepEqual(await outbound.checkUrl(url), { ok: true, url: new URL(url) });
    });
  }

  it('accepts a name that has no address now', async () => {
    answers = [];
    assert.equal((await outbound.checkUrl('https://soon.partner.example/hook')).ok, true);
    await assert.rejects(send('https://soon.partner.example/hook'), { kind: 'dns' });
  });

  it('made no connection in all of this', () => {
    assert.equal(inside.connections(), 0);
  });
});
