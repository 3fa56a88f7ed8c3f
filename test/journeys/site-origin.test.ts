import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import { APPLICANT } from '../support/application.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const ENQUIRY = {
  name: 'Ines Duarte',
  email: 'ines@traveller.example',
  message: 'Is Bramble free in June?',
  consent: '1',
  website: '',
};
const HSTS = 'strict-transport-security';

let site: TestSite;
let partner: Partner;
let listing: { id: number; path: string };

async function start(settings: Record<string, string>): Promise<void> {
  site = await startTestSite({ ENQUIRY_LIMIT: '100', ...settings });
  partner = await site.partner();
  const { body } = await partner.call('PUT', '/listings/van', aListing());
  listing = { id: body.id, path: new URL(body.public_url).pathname };
}

/** Sends a page's form as it is shown, with the headers of a browser that names `origin`. */
async function post(path: string, fields: Record<string, string | string[]>, origin: string) {
  const { text } = await site.page(path);
  const form = /name="form" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const body = new URLSearchParams({ form });
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) body.append(name, one);
  }
  const headers = { accept: 'text/html', origin };
  const response = await fetch(site.address + path, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body,
  });
  return response.status;
}

const enquire = (origin: string) => post(listing.path, ENQUIRY, origin);
const apply = (origin: string) => post('/partners/apply', { ...APPLICANT, fax: '' }, origin);

/** Every kind of answer: pages, files, the API, clicks, pictures, health, and errors of each. */
async function everyAnswer(headers: Record<string, string> = {}): Promise<Response[]> {
  const paths = ['/', '/search', '/robots.txt', '/no-such-page', '/api/v1/taxonomy', '/api/v1/me'];
  const more = ['/api/v1/nothing', `/go/${listing.id}`, '/go/x', '/img/640/x', '/healthz'];
  return Promise.all(
    [...paths, ...more].map((path) => fetch(site.address + path, { redirect: 'manual', headers })),
  );
}

describe('a site that people reach by https through a proxy that is not trusted', () => {
  before(() => start({ PUBLIC_URL: 'https://campcairn.example' }));
  after(() => site.stop());

  it('takes the forms of its own pages', async () => {
    assert.equal(await enquire('https://campcairn.example'), 303);
    assert.equal(await apply('https://campcairn.example'), 303);
  });

  it('refuses the forms of any other page', async () => {
    for (const origin of [
      'https://evil.example',
      'http://campcairn.example',
      'https://campcairn.example:8443',
      'https://www.campcairn.example',
      'https://campcairn.example.evil.example',
      'null',
    ]) {
      assert.equal(await enquire(origin), 403, origin);
      assert.equal(await apply(origin), 403, origin);
    }
  });

  it('makes browsers use https alone (HSTS) by every answer', async () => {
    for (const { url, headers } of await everyAnswer())
      assert.equal(headers.get(HSTS), 'max-age=31536000', url);
  });
});

describe('a site that people reach by https through a proxy that is trusted', () => {
  before(() => start({ PUBLIC_URL: 'https://campcairn.example', TRUST_PROXY: '1' }));
  after(() => site.stop());

  const ask = (path: string, proto: string | undefined, init: RequestInit = {}) =>
    fetch(site.address + path, {
      redirect: 'manual',
      ...init,
      headers: { ...init.headers, ...(proto === undefined ? {} : { 'x-forwarded-proto': proto }) },
    });

  it('sends whoever came by http to the same address by https', async () => {
    const paths = ['/', '/search?q=van&sleeps=2', '/no-such-page', `/go/${listing.id}`];
    for (const path of [...paths, listing.path, '/robots.txt', '/img/640/x', '/caf%E9', '/api']) {
      for (const method of ['GET', 'POST', 'HEAD']) {
        const { status, headers } = await ask(path, 'http', { method });
        assert.deepEqual(
          [status, headers.get('location')],
          [308, `https://campcairn.example${path}`],
          method,
        );
        assert.equal(headers.get(HSTS), null);
      }
    }
    const { headers } = await ask('//evil.example/search', 'https, http');
    assert.equal(new URL(headers.get('location')!).origin, 'https://campcairn.example');
  });

  it('refuses calls of the API by http before anything else is looked at', async () => {
    for (const [method, path] of [
      ['GET', '/me'],
      ['PUT', '/listings/van'],
      ['GET', '/taxonomy'],
      ['OPTIONS', '/me'],
      ['GET', '/nothing'],
    ] as const) {
      for (const key of [partner.key, `cc_live_${'x'.repeat(43)}`, undefined]) {
        const authorization: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
        const response = await ask(`/api/v1${path}`, 'http', { method, headers: authorization });
        assert.equal(response.status, 403, path);
        for (const header of [HSTS, 'ratelimit-limit'])
          assert.equal(response.headers.get(header), null);
        assert.match(response.headers.get('x-request-id') ?? '', /^[0-9a-f]{32}$/);
        assert.equal(response.headers.get('cache-control'), 'no-store');
        const { error } = (await response.json()) as { error: { code: string; message: string } };
        assert.equal(error.code, 'forbidden');
        assert.match(error.message, /https:\/\/campcairn\.example\/api\/v1/);
      }
    }
  });

  it('answers health checks, and what came by https or of which the proxy says nothing', async () => {
    for (const path of ['/healthz', '/readyz'])
      assert.equal((await ask(path, 'http')).status, 200, path);
    for (const proto of ['https', undefined]) {
      for (const path of ['/', listing.path, '/api/v1/taxonomy'])
        assert.equal((await ask(path, proto)).status, 200, path);
    }
  });
});

describe('a site that people reach by http', () => {
  before(() =>
    start({
      PUBLIC_URL: 'http://vans.example:8080',
      TRUST_PROXY: '1',
      MAP_STYLE_URL: 'https://tiles.example/styles/calm',
    }),
  );
  after(() => site.stop());

  it('lets pages ask whoever makes its map, and nobody else', async () => {
    const { headers } = await fetch(`${site.address}/search?view=map`);
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /connect-src 'self' https:\/\/tiles\.example;/);
    assert.equal(policy.split('https:').length, 2);
  });

  it('takes the forms of its own pages and no others', async () => {
    assert.equal(await enquire('http://vans.example:8080'), 303);
    assert.equal(await enquire('https://vans.example:8080'), 403);
    assert.equal(await apply('http://evil.example'), 403);
  });

  it('never asks for https, whatever a proxy says', async () => {
    for (const { url, headers } of await everyAnswer({ 'x-forwarded-proto': 'https' }))
      assert.equal(headers.get(HSTS), null, url);
  });
});

describe('a site whose map is of a style at a path of its own', () => {
  before(() => start({ MAP_STYLE_URL: '/style.json' }));
  after(() => site.stop());

  it('starts, and lets pages ask nobody else for it', async () => {
    const { status, headers } = await fetch(`${site.address}/search?view=map`);
    assert.equal(status, 200);
    assert.match(headers.get('content-security-policy') ?? '', /connect-src 'self';/);
  });
});

describe('a site without a PUBLIC_URL', () => {
  before(() => start({ PUBLIC_URL: '', TRUST_PROXY: '1' }));
  after(() => site.stop());

  it('takes forms of the host that was asked and no others', async () => {
    assert.equal(await enquire(site.address), 303);
    assert.equal(await enquire('http://evil.example'), 403);
  });

  it('goes by what a trusted proxy says of https', async () => {
    for (const { url, headers } of await everyAnswer()) assert.equal(headers.get(HSTS), null, url);
    for (const { url, headers } of await everyAnswer({ 'x-forwarded-proto': 'https' }))
      assert.equal(headers.get(HSTS), 'max-age=31536000', url);
  });
});
