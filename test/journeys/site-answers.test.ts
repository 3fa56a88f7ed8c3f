import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aFullCampervan } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { listAFleet } from '../support/fleet.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let partner: Partner;
let paths: Map<string, string>;
before(async () => {
  site = await startTestSite();
  partner = await site.partner();
  paths = await listAFleet(partner);
});
after(() => site.stop());

describe('answers of the site', () => {
  it('carry a strict policy of what a page may load, and where it may be shown', async () => {
    for (const path of ['/', '/search', paths.get('van-Bristol-0')!, '/no-such-page']) {
      const { headers } = await site.page(path);
      const policy = headers.get('content-security-policy') ?? '';
      for (const rule of [
        "default-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ]) {
        assert.ok(policy.includes(rule), `${path}: ${rule}`);
      }
      assert.doesNotMatch(policy, /script-src[^;]*unsafe/);
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin');
      assert.match(headers.get('permissions-policy') ?? '', /camera=\(\)/);
      assert.equal(headers.get('set-cookie'), null);
    }
  });

  it('are revalidated each time, except files that never change', async () => {
    const { headers, text } = await site.page('/search');
    assert.equal(headers.get('cache-control'), 'private, no-cache');
    const [style] = /\/_app\/immutable\/[^"]+\.css/.exec(text)!;
    assert.match((await site.page(style)).headers.get('cache-control') ?? '', /immutable/);
  });

  it('refuse what another site makes a browser send', async () => {
    const path = paths.get('van-Bristol-0')!;
    const send = (headers: Record<string, string>) =>
      fetch(site.address + path, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ name: 'x' }),
      });
    assert.equal((await send({ origin: 'https://evil.example' })).status, 403);
    assert.equal((await send({ 'sec-fetch-site': 'cross-site' })).status, 403);
    assert.equal((await send({})).status, 422);
    assert.equal((await send({ origin: site.address })).status, 422);
  });

  it('are 404 for paths that lead nowhere, in the language of the path', async () => {
    for (const path of [
      '/nope',
      '/listing/x',
      '/listing/99999999',
      '/listing/0',
      '/place/1',
      '/campsites/atlantis',
      '/search/tiles/x/1/1.json/more',
    ]) {
      assert.equal((await site.page(path)).status, 404, path);
    }
    const french = await site.page('/fr/nope');
    assert.equal(french.status, 404);
    assert.match(french.text, /<html lang="fr">.*Aucun chemin ne mène ici/s);
    assert.match((await site.page('/go/99999999')).text, /There is no path here/);
  });

  it('say in the money of the language what the bars of prices stand for', async () => {
    const scale = async (path: string) => {
      const { text } = await site.page(path);
      const [svg = ''] = /<svg class="scale.*?<\/svg>/s.exec(text) ?? [];
      return [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, mark]) => mark);
    };
    assert.deepEqual(await scale('/search'), ['£0', '£75', '£150', '£500+']);
    assert.deepEqual(await scale('/fr/search'), [
      '0\u00a0£',
      '75\u00a0£',
      '150\u00a0£',
      '500\u00a0£+',
    ]);
  });

  it("list an area's page by its path, whatever place its parameters name", async () => {
    const path = '/campervan-hire/france/brittany';
    const { listings } = await site.page(path);
    assert.equal(listings.length, 8);
    for (const elsewhere of [
      'q=Bristol',
      'near=51.45,-2.59',
      'near=51.45,-2.59&km=10',
      'bounds=-3,51,-2,52',
      'area=GB',
    ]) {
      assert.deepEqual((await site.page(`${path}?${elsewhere}`)).listings, listings, elsewhere);
    }
  });

  it('send old addresses of a listing on, and keep what was asked', async () => {
    const path = paths.get('van-Keswick-0')!;
    const id = /\d+$/.exec(path)![0];
    for (const old of [`/listing/${id}`, `/listing/another-name-${id}`]) {
      const { status, location } = await site.page(`${old}?from=2026-06-01`);
      assert.deepEqual([status, location], [301, `${path}?from=2026-06-01`]);
    }
    assert.equal((await site.page(`/es/listing/${id}`)).location, `/es${path}`);
  });

  it('name an area that their address has by its codes, and keep it when a filter is chosen', async () => {
    for (const [address, heading, typed] of [
      [
        '/search?area=GB',
        '18 vans, caravans and campsites in the United Kingdom',
        'United Kingdom',
      ],
      ['/search?area=FR.FR-BRE', '9 vans, caravans and campsites in Brittany', 'Brittany, France'],
      [
        '/fr/search?area=GB.GB-ENG',
        '18 véhicules et campings en Angleterre',
        'Angleterre, Royaume-Uni',
      ],
      [
        '/search?area=GB-ENG.2654675',
        '9 vans, caravans and campsites in Bristol',
        'Bristol, England, United Kingdom',
      ],
      ['/search?area=2654675&pets=1', '4 vans, caravans and campsites in Bristol', 'Bristol'],
    ] as const) {
      const { text } = await site.page(address);
      const [, found] = /<h1[^>]*>([^<]*)/.exec(text)!;
      assert.equal(found, heading, address);
      assert.equal(/<input[^>]* name="q"[^>]* value="([^"]*)"/.exec(text)?.[1], typed, address);
      const { area } = Object.fromEntries(new URL(address, site.address).searchParams);
      const [, filters] = text.split('id="filters"');
      assert.match(filters!, new RegExp(`<input type="hidden" name="area" value="${area}"`));
      // The box asks by words, so it does not ask by codes as well.
      assert.equal(text.split('name="area"').length, 2, address);
      const { text: again } = await site.page(`/search?q=${encodeURIComponent(typed)}`);
      assert.match(again, /<h1[^>]*>(18|9) /, typed);
    }
  });

  it('say that a deleted listing is gone', async () => {
    const { body } = await partner.call('PUT', '/listings/short-lived', aFullCampervan());
    const { pathname } = new URL(body.public_url);
    assert.equal((await site.page(pathname)).status, 200);
    await partner.call('DELETE', '/listings/short-lived');
    const { status, text } = await site.page(pathname);
    assert.equal(status, 410);
    assert.match(text, /This listing is gone/);
    assert.match(text, /role="search"/);
  });

  it('lead to the partner only through the counted link', async () => {
    const path = paths.get('van-Bristol-0')!;
    const id = /\d+$/.exec(path)![0];
    const { text } = await site.page(path);
    assert.match(text, new RegExp(`<a[^>]*href="/go/${id}"[^>]*rel="nofollow sponsored"`));
    assert.doesNotMatch(text, /href="https:\/\/vans\.example/);
    assert.match(text, /See it on vans\.example/);
  });

  it('mark demo listings and keep them out of search engines', async () => {
    const demo = await site.partner('Demo Vans', { demo: true });
    const { body } = await demo.call('PUT', '/listings/demo', aFullCampervan());
    const { pathname } = new URL(body.public_url);
    const { text } = await site.page(pathname);
    assert.match(text, /This is a demo listing/);
    assert.match(text, /<meta name="robots" content="noindex"/);
    assert.doesNotMatch(text, /ld\+json|rel="canonical"/);
    assert.ok(!(await site.sitemaps()).has(pathname));
  });
});

describe('the languages', () => {
  it('are declared to search engines on every page', async () => {
    const path = paths.get('van-Bristol-0')!;
    for (const [prefix, lang] of [
      ['', 'en'],
      ['/fr', 'fr'],
      ['/es', 'es'],
      ['/pt', 'pt'],
      ['/de', 'de'],
      ['/nl', 'nl'],
    ]) {
      const { text } = await site.page(prefix + path);
      assert.match(text, new RegExp(`<html lang="${lang}">`));
      assert.ok(
        text.includes(`<link rel="canonical" href="https://campcairn.example${prefix}${path}"`),
      );
      for (const other of ['', '/fr', '/es', '/pt', '/de', '/nl']) {
        assert.ok(
          text.includes(
            `hreflang="${other.slice(1) || 'en'}" href="https://campcairn.example${other}${path}"`,
          ),
        );
      }
      assert.ok(text.includes(`hreflang="x-default" href="https://campcairn.example${path}"`));
    }
  });

  it('keep a visitor in the language of the page', async () => {
    const { text } = await site.page('/fr/search?q=Bristol');
    assert.match(text, /<form[^>]*action="\/fr\/search"/);
    assert.match(text, /href="\/fr\/listing\//);
    assert.match(text, /campings autour de Bristol/);
    assert.match(text, /dès<\/small> <b[^>]*>70\s£/);
  });

  it('write money as they do, and never convert it', async () => {
    const price = async (prefix: string, path: string) =>
      /<b[^>]*>([^<]*(?:£|€)[^<]*)<\/b>/.exec((await site.page(prefix + path)).text)?.[1];
    const inEuros = paths.get('van-Vannes-0')!;
    assert.equal(await price('', inEuros), '€70');
    assert.equal(await price('/fr', inEuros), '70\u00a0€');
    assert.equal(await price('/pt', inEuros), '70\u00a0€');
    assert.equal(await price('/de', inEuros), '70\u00a0€');
    assert.equal(await price('/nl', inEuros), '€\u00a070');
  });
});

describe('pages of words', () => {
  it('are there in every language', async () => {
    for (const path of ['/about', '/how-results-are-ordered', '/privacy', '/terms', '/partners']) {
      const titles = new Set<string>();
      for (const prefix of ['', '/fr', '/es', '/pt', '/de', '/nl']) {
        const { status, text } = await site.page(prefix + path);
        assert.equal(status, 200);
        titles.add(/<h1[^>]*>([^<]+)/.exec(text)![1]!);
      }
      assert.ok(titles.size >= 5, path);
    }
  });

  it('list what robots have to leave alone', async () => {
    const { text } = await site.page('/robots.txt');
    const own = ['/dashboard', '/operator', '/profile', '/preview/'];
    for (const path of ['/go/', '/search', '/fr/search', '/enquiry/', ...own, '/api/']) {
      assert.ok(text.includes(`Disallow: ${path}\n`), path);
    }
    assert.match(text, /Sitemap: https:\/\/campcairn\.example\/sitemap\.xml/);
  });

  it('show the reference of the API from files of our own', async () => {
    const { text, headers } = await site.page('/developers/reference');
    const [, start] = /<script type="module" src="([^"]*reference[^"]*)"/.exec(text)!;
    const script = await site.page(start!);
    assert.match(script.text, /\/api\/v1\/openapi\.json/);
    assert.equal((await site.page('/developers/reference/scalar/standalone.esm.js')).status, 200);
    assert.equal(
      (await site.page('/developers/reference/scalar/..%2f..%2fpackage.json')).status,
      404,
    );
    assert.doesNotMatch(headers.get('content-security-policy') ?? '', /script-src[^;]*unsafe/);
  });
});
