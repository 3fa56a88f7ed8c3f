import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite, aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let partner: Partner;
before(async () => {
  site = await startTestSite();
  partner = await site.partner();
});
after(() => site.stop());

/** Everything that lists listings at Newquay in Cornwall, where the builder's van stands. */
const LISTS = [
  '/search',
  '/search?q=Newquay',
  '/search?near=50.4155,-5.0737&km=5',
  '/campervan-hire',
  '/campervan-hire/united-kingdom',
  '/campervan-hire/united-kingdom/england',
  '/campervan-hire/united-kingdom/england/newquay',
];

/** The tile around Newquay at zoom 9, its JSON and its address. */
const TILE = '/search/tiles/9/248/172.json';

const put = async (externalId: string, listing: unknown) => {
  const { status, body } = await partner.call('PUT', `/listings/${externalId}`, listing);
  assert.ok(status < 300, JSON.stringify(body));
  return body as { id: number; public_url: string };
};

const pathOf = ({ public_url }: { public_url: string }) => new URL(public_url).pathname;

describe('a listing that was pushed', () => {
  it('is in the next answer of every list, map and sitemap, and has its page', async () => {
    const listing = await put('van', aListing());
    for (const path of LISTS) {
      const page = await site.page(path);
      assert.equal(page.status, 200, path);
      assert.deepEqual(page.listings, [listing.id], path);
    }
    const answer = JSON.parse((await site.page('/search.json')).text);
    assert.equal(answer.total, 1);
    assert.equal(answer.items[0].id, listing.id);
    assert.equal(JSON.parse((await site.page(TILE)).text).pins[0].id, listing.id);
    assert.equal((await site.page(pathOf(listing))).status, 200);
    assert.equal((await site.page(`/go/${listing.id}`)).status, 302);
    const addresses = await site.sitemaps();
    for (const path of [...LISTS.slice(3), pathOf(listing)]) assert.ok(addresses.has(path), path);
  });

  it('is in none of them once it is paused, and back when it is resumed', async () => {
    const listing = await put('paused', aListing({ category: 'motorhome' }));
    const town = '/motorhome-hire/united-kingdom/england/newquay';
    assert.deepEqual((await site.page(town)).listings, [listing.id]);

    await put('paused', aListing({ category: 'motorhome', status: 'paused' }));
    assert.ok(!(await site.page('/search')).listings.includes(listing.id));
    assert.ok(!(await site.page('/search.json')).text.includes(`"id":${listing.id},`));
    assert.ok(!(await site.page(TILE)).text.includes(`"id":${listing.id},`));
    assert.deepEqual((await site.page('/motorhome-hire')).listings, []);
    for (const path of [
      'united-kingdom',
      'united-kingdom/england',
      'united-kingdom/england/newquay',
    ]) {
      assert.equal((await site.page(`/motorhome-hire/${path}`)).status, 404, path);
    }
    assert.equal((await site.page(pathOf(listing))).status, 404);
    const addresses = [...(await site.sitemaps()).keys()];
    assert.ok(!addresses.includes(pathOf(listing)));
    assert.ok(!addresses.some((address) => address.startsWith('/motorhome-hire')));

    await put('paused', aListing({ category: 'motorhome' }));
    assert.deepEqual((await site.page(town)).listings, [listing.id]);
  });

  it('leaves 410 behind when it is deleted, and no trace in any list', async () => {
    const listing = await put('deleted', aListing({ category: 'caravan' }));
    await partner.call('DELETE', '/listings/deleted');
    assert.equal((await site.page(pathOf(listing))).status, 410);
    assert.equal((await site.page('/caravan-hire/united-kingdom')).status, 404);
    assert.ok(!(await site.sitemaps()).has(pathOf(listing)));
  });

  it('is on another landing page as soon as it has moved', async () => {
    const listing = await put('moving', aCampsite());
    await put('moving', aCampsite({ location: { lat: 47.6582, lng: -2.7608 } }));
    const page = await site.page('/campsites/france/brittany/vannes');
    assert.deepEqual(page.listings, [listing.id]);
    assert.equal((await site.page('/campsites/united-kingdom')).status, 404);
  });

  it('has its page at its newest slug, and the older ones and its bare number lead there', async () => {
    const { id } = await put('renamed', aListing({ title: 'Bluebell of Penzance' }));
    const renamed = await put('renamed', aListing({ title: 'Λίμνη – Ferme d’Été' }));
    const path = pathOf(renamed);
    assert.equal((await site.page(path)).status, 200);
    for (const former of [`/listing/bluebell-of-penzance-${id}`, `/listing/${id}`]) {
      const { status, location } = await site.page(former);
      assert.deepEqual([status, location], [301, path], former);
    }
  });
});

describe('a partner', () => {
  it('that is suspended has nothing anywhere, and everything back with approval', async () => {
    const other = await site.partner('Fell Vans');
    const { body } = await other.call('PUT', '/listings/fell', aListing({ title: 'Fell van' }));
    const shown = async () => {
      const { listings } = await site.page('/campervan-hire/united-kingdom/england/newquay');
      const addresses = await site.sitemaps();
      return [listings.includes(body.id), addresses.has(pathOf(body))];
    };
    assert.deepEqual(await shown(), [true, true]);
    await site.services.partners.setStatus(other.slug, 'suspended');
    assert.deepEqual(await shown(), [false, false]);
    assert.equal((await site.page(pathOf(body))).status, 404);
    await site.services.partners.setStatus(other.slug, 'approved');
    assert.deepEqual(await shown(), [true, true]);
  });

  it('that is a demo is found and marked, and in no sitemap', async () => {
    const demo = await site.partner('Demo Vans', { demo: true });
    const { body } = await demo.call(
      'PUT',
      '/listings/demo',
      aListing({ title: 'Demo van', location: { lat: 38.7223, lng: -9.1393 } }),
    );
    const { listings, text } = await site.page('/campervan-hire/portugal/lisbon');
    assert.deepEqual(listings, [body.id]);
    assert.match(text, /Demo/);
    const page = await site.page(pathOf(body));
    assert.match(page.text, /<meta name="robots" content="noindex/);
    const addresses = [...(await site.sitemaps()).keys()];
    assert.ok(!addresses.some((address) => address.includes('demo-van')));
    assert.ok(!addresses.some((address) => address.includes('portugal')));
  });
});

describe('what is not there', () => {
  it('is the same page, 404, for ways out and for listings', async () => {
    const paused = await put('away', aListing({ status: 'paused' }));
    for (const path of [
      `/go/${paused.id}`,
      '/go/999999999',
      '/go/nonsense',
      '/listing/van-999999999',
    ]) {
      const { status, text, headers } = await site.page(path);
      assert.equal(status, 404, path);
      assert.match(headers.get('content-type') ?? '', /^text\/html/, path);
      assert.match(text, /<form[^>]*action="\/search"/, path);
    }
  });

  it('is JSON below the API, whatever the site has', async () => {
    for (const path of ['/api/v1', '/api/v1/', '/api/v1/search', '/api/v1/listings/a/b/c']) {
      const { status, text } = await site.page(path);
      assert.equal(status, 404, path);
      assert.equal(JSON.parse(text).error.code, 'not_found', path);
    }
  });
});
