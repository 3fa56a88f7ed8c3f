import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { createAuthority } from '../../../test/support/certificates.ts';
import { type Receiver, startReceiver } from '../../../test/support/receiver.ts';
import { manualClock } from '../../../test/support/manual-clock.ts';
import { createOutbound, type Outbound } from '../../platform/outbound/index.ts';
import { namedIn } from './business-name.ts';
import { mailDomainOf } from './mail-domain.ts';
import { createWebsiteCheck } from './website-check.ts';

let receiver: Receiver;
let outbound: Outbound;
let answer = (response: ServerResponse): void => void response.end();
before(async () => {
  const authority = createAuthority();
  receiver = await startReceiver(authority.issue(), (_, response) => answer(response));
  outbound = createOutbound({ allow: ['127.0.0.0/8'], ca: authority.ca });
});
after(async () => {
  await outbound.close();
  await receiver.close();
});

const check = (website: string, business = 'Harbour Vans Ltd') =>
  createWebsiteCheck({
    outbound,
    clock: manualClock('2026-05-04T09:00:00Z'),
    publicUrl: 'https://campcairn.example',
  })(website, business);

const html =
  (body: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);

describe("a look at an applicant's website", () => {
  it('says whether it answers, with its title, and names the business', async () => {
    answer = html('<title> Harbour&amp;Vans \n of Bristol</title><h1>HARBOUR<br>vans</h1>');
    const found = await check(receiver.url);
    assert.ok(found.durationMs >= 0);
    assert.deepEqual(
      { ...found, durationMs: 0 },
      {
        at: '2026-05-04T09:00:00Z',
        status: 200,
        error: null,
        host: new URL(receiver.url).host,
        title: 'Harbour&Vans of Bristol',
        named: 'whole',
        missing: [],
        links: 0,
        durationMs: 0,
      },
    );
  });

  it('reads what is given by http by https', async () => {
    answer = html('Harbour Vans');
    assert.equal((await check(receiver.url.replace('https:', 'http:'))).named, 'whole');
  });

  it('looks at the text alone, not at scripts, and unpacks it', async () => {
    answer = html('<script>var who = "Harbour Vans"</script>Welcome to our vans');
    assert.deepEqual((({ named, missing }) => [named, missing])(await check(receiver.url)), [
      'some',
      ['harbour'],
    ]);
    const page = '<p>Harbour Vans</p>';
    for (const [encoding, packed] of [
      ['gzip', gzipSync(page)],
      ['deflate', deflateSync(page)],
      ['br', brotliCompressSync(page)],
    ] as const) {
      answer = (response) =>
        void response.writeHead(200, { 'content-encoding': encoding }).end(packed);
      assert.equal((await check(receiver.url)).named, 'whole', encoding);
    }
  });

  it('reads UTF-16 by its byte order mark, whatever the header says', async () => {
    const little = Buffer.from('\ufeff<p>Harbour Vans</p>', 'utf16le');
    for (const bytes of [little, Buffer.from(little).swap16()]) {
      answer = (response) =>
        void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(bytes);
      assert.equal((await check(receiver.url)).named, 'whole');
    }
  });

  it('reads pages whose charset is none as browsers do', async () => {
    answer = (response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf8mb4' })
        .end('<p>Harbour Vans</p>');
    assert.equal((await check(receiver.url)).named, 'whole');
  });

  it('reads the beginning of a page of any length, and no bomb to its end', async () => {
    answer = html(`Harbour Vans ${'x'.repeat(2_000_000)}`);
    assert.equal((await check(receiver.url)).named, 'whole');
    answer = (response) =>
      void response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(`Harbour Vans${' '.repeat(100_000_000)}`));
    assert.equal((await check(receiver.url)).status, 200);
  });

  it('reads pages that are made to take long once, from the beginning to the end', async () => {
    // Parsing would take hours if each of these were searched for up to the end of the page.
    for (const part of ['<title', '<script>', '<!--', '<style', '<']) {
      answer = html(`Harbour Vans ${part.repeat(100_000)}`);
      assert.equal((await check(receiver.url)).named, 'whole', part);
    }
  });

  it('says why nothing answers, and reaches nothing that is not public', async () => {
    answer = (response) => void response.destroy();
    const { status, error } = await check(receiver.url);
    assert.equal(status, null);
    assert.match(error ?? '', /closed before/);
    for (const address of ['https://10.0.0.1/', 'https://localhost.internal/', 'https://[::1]/']) {
      const blocked = await check(address);
      assert.equal(blocked.status, null, address);
      assert.ok(blocked.error, address);
    }
    answer = (response) => void response.writeHead(302, { location: 'https://10.0.0.1/' }).end();
    assert.match((await check(receiver.url)).error ?? '', /not on the public internet/);
  });

  it('says the status of an error page', async () => {
    answer = (response) => void response.writeHead(503).end('Harbour Vans is coming soon');
    const { status, named } = await check(receiver.url);
    assert.deepEqual([status, named], [503, 'whole']);
  });
});

it('a business is named whatever its case, accents, signs and legal form', () => {
  for (const [text, business, named] of [
    ['Willkommen bei harbour-vans', 'Harbour Vans GmbH', 'whole'],
    ['www.harbourvans.example', 'Harbour Vans', 'whole'],
    ['CAMPING L’ÉTOILE DE MER', 'Camping l’Etoile de Mer SARL', 'whole'],
    ['The vans by the harbour', 'Harbour Vans', 'some'],
    ['Nothing of it', 'Harbour Vans', 'no'],
    ['The Company', 'The Company', 'whole'],
    ['', 'Harbour Vans', 'no'],
  ] as const) {
    assert.equal(namedIn(text, business).named, named, `${business} in ${text}`);
  }
});

it('an address is compared with the website, and free mail is known', () => {
  for (const [email, website, free, ofWebsite] of [
    ['zoe@vans.example', 'https://www.vans.example/hire', false, true],
    ['zoe@mail.vans.example', 'https://vans.example', false, true],
    ['zoe@vans.example', 'https://hire.vans.example', false, true],
    ['zoe@Gmail.com', 'https://vans.example', true, false],
    ['zoe@notvans.example', 'https://vans.example', false, false],
  ] as const) {
    const found = mailDomainOf(email, website);
    assert.deepEqual([found.free, found.ofWebsite], [free, ofWebsite], email);
  }
});
