import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite, aListing } from '../builders/listing.ts';
import { client, type Partner } from '../support/campcairn.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn } from '../support/visitor.ts';
import { testAccount } from '../support/test-account.ts';

/** In the title, the text and the address of every test listing, and in nothing else. */
const SECRET = /quixotic/i;

const VAN = {
  title: 'Quixotic van by the sea',
  description: 'A quixotic van.',
  url: 'https://vans.example/quixotic',
};

/** What lists, counts or draws listings around Newquay, where the builder's van stands. */
const PUBLIC = [
  '/',
  '/fr',
  '/search',
  '/search?q=Newquay',
  '/search?near=50.4155,-5.0737&km=5',
  '/search?category=motorhome',
  '/search?from=2026-07-03&to=2026-07-10',
  '/search.json',
  '/search.json?category=motorhome',
  '/search/tiles/0/0/0.json',
  '/search/tiles/9/248/172.json',
  '/campervan-hire',
  '/campervan-hire/united-kingdom',
  '/campervan-hire/united-kingdom/england',
  '/campervan-hire/united-kingdom/england/newquay',
  '/motorhome-hire',
  '/campsites',
  '/how-results-are-ordered',
  '/sitemap.xml',
  '/robots.txt',
];

let site: TestSite;
let test: Partner;
before(async () => {
  site = await startTestSite({}, { worker: false });
  const live = await site.partner();
  await live.call('PUT', '/listings/van', aListing());
  test = await testAccount(site, live);
  await loadCampsites(site, [campsiteFeature(11, 50.4155, -5.0737, { name: 'Trenance Meadow' })]);
});
after(() => site.stop());

/** Every public answer, with the addresses of the sitemaps. */
async function everything(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const addresses = await site.sitemaps();
  texts.set('sitemaps', [...addresses.keys()].join('\n'));
  for (const path of new Set([...PUBLIC, ...addresses.keys()])) {
    const { status, text } = await site.page(path);
    // Forms carry the moment at which they are shown.
    texts.set(path, `${status} ${text.replaceAll(/name="form" value="[^"]*"/g, '')}`);
  }
  return texts;
}

describe('the dashboard of a test account', () => {
  it('is opened where keys are, has a key of its own, and leads back', async () => {
    const { slug } = await site.partner('Hill Vans', { email: 'owner@hill.example' });
    const owner = await signedIn(site, 'owner@hill.example');
    const base = `/dashboard/${slug}`;
    assert.equal((await owner.get(`${base}~test`)).status, 404, 'not opened yet');
    assert.doesNotMatch((await owner.get(base)).text, /~test/);
    const opened = await owner.post(`${base}/key?/test`);
    assert.deepEqual([opened.status, opened.location], [303, `${base}~test/key`]);
    const { text } = await owner.post(`${base}~test/key?/create`);
    const [key = ''] = /cc_test_[0-9A-Za-z]{43}/.exec(text) ?? [];
    const { status, body } = await client(site.address, key)('GET', '/me');
    assert.deepEqual([status, body.slug], [200, `${slug}~test`]);
    assert.match((await owner.get(base)).text, new RegExp(`href="${base}~test"`));
    const overview = (await owner.get(`${base}~test`)).text;
    assert.match(overview, /Test mode\. Listings here are seen by nobody/);
    assert.match(overview, new RegExp(`href="${base}"`));
    for (const page of ['listings', 'leads', 'webhooks', 'key'])
      assert.equal((await owner.get(`${base}~test/${page}`)).status, 200, page);
    for (const page of ['account', 'claims', 'feed', 'premium', 'statistics', 'team']) {
      const { status, text } = await owner.get(`${base}~test/${page}`);
      assert.equal(status, 404, page);
      assert.match(text, /This page does not exist/, page);
      assert.doesNotMatch(overview, new RegExp(`~test/${page}`));
    }
    const listed = await owner.get('/dashboard');
    assert.equal(listed.location, base, 'it is no account to choose');
  });

  it('belongs to the members of its partner alone', async () => {
    await site.partner('Coast Vans', { email: 'stranger@coast.example' });
    const stranger = await signedIn(site, 'stranger@coast.example');
    assert.equal((await stranger.get(`/dashboard/${test.slug}`)).status, 404);
  });
});

describe('listings of a test account', () => {
  it('change nothing at all of what is public', async () => {
    const before = await everything();
    const listings = [
      ['van', aListing(VAN)],
      ['motorhome', aListing({ ...VAN, category: 'motorhome' })],
      ['site', aCampsite({ ...VAN, osm_ref: 'node/11' })],
    ] as const;
    const ids: number[] = [];
    for (const [name, listing] of listings) {
      const { status, body } = await test.call('PUT', `/listings/${name}`, listing);
      assert.equal(status, 201, JSON.stringify(body));
      ids.push(body.id);
    }
    const ranges = [{ start: '2026-07-01', end: '2026-07-31', status: 'available' }];
    await test.call('PUT', '/listings/van/availability', { ranges });
    await test.call('POST', '/test/enquiries', { external_id: 'van' });
    const after = await everything();
    assert.deepEqual([...after.keys()], [...before.keys()]);
    for (const [path, text] of after) {
      assert.doesNotMatch(text, SECRET, path);
      assert.equal(text, before.get(path), path);
    }
    for (const id of ids) {
      for (const path of [`/listing/quixotic-van-by-the-sea-${id}`, `/go/${id}`, `/listing/${id}`])
        assert.equal((await site.page(path)).status, 404, path);
      for (const path of [`/search/cards.json?ids=${id}`, `/saved?ids=${id}`, `/compare?ids=${id}`])
        assert.doesNotMatch((await site.page(path)).text, SECRET, path);
    }
  });

  it('are shown to whoever has their secret link, and to nobody who guesses it', async () => {
    const { body } = await test.call('PUT', '/listings/secret', aListing(VAN));
    const path = new URL(body.public_url).pathname;
    const { status, text, headers } = await site.page(path);
    assert.equal(status, 200);
    assert.match(text, SECRET);
    assert.match(text, /test listing/);
    assert.match(text, /<meta name="robots" content="noindex"/);
    assert.match(headers.get('x-robots-tag') ?? '', /noindex/);
    assert.match(headers.get('cache-control') ?? '', /no-store/);
    assert.match(text, /<aside class="cost[^"]*" inert/, 'nothing can be booked or sent');
    for (const guess of [
      path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A'),
      path.replace(/preview\/\d+/, 'preview/1'),
      `/preview/${body.id}`,
    ])
      assert.equal((await site.page(guess)).status, 404, guess);
    await test.call('DELETE', '/listings/secret');
    assert.equal((await site.page(path)).status, 404);
  });

  it('of a live account have no such link', async () => {
    const { previewLinks } = site.services;
    const [live] = (await site.page('/search')).listings;
    const path = new URL(previewLinks.urlOf(live!)).pathname;
    assert.equal((await site.page(path)).status, 404);
  });
});
