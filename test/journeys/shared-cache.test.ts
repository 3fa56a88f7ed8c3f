import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import { fillSite, PAGE_KINDS, type PageKind } from '../support/page-kinds.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { startVarnish, type Varnish, withoutVarnish } from '../support/varnish.ts';
import { signedIn, type Visitor, visitor } from '../support/visitor.ts';

const SECONDS = 2;

/** Pages that no shared cache keeps: forms for one person, secret links, and what is not there. */
const KEPT_BY_NOBODY = new Set<PageKind>([
  'listing that is gone',
  'listing of a test account',
  'report of a listing',
  'report that was sent',
  'enquiry that was sent',
  'receipt of an enquiry',
  'claim of a campsite',
  'claim of a campsite in French',
  'enquiry to several',
  'enquiry to several in German, one gone',
  'enquiry to nobody',
  'enquiries that were sent',
  'receipts of enquiries',
  'a listing beside a campsite of open data',
  'saved campsite of open data',
  'saved listings',
  'shared list',
  'shared list that is empty',
  'trip',
  'trip without stops in German',
  'listings side by side',
  'nothing side by side',
  'application',
  'application with a campsite',
  'application that was sent',
  'status of the service',
  'sign-in',
  'sign-in in French',
  'sign-in that was asked for',
  'form that waits for its sender, asked for without one',
  'link to sign in that is over',
  'second step without the first',
  'link that switches off mails, cut',
  'link of a contact change, cut',
  'account that was closed',
  'page that is not there',
  'link of a listing that is not there',
]);

let site: TestSite;
let paths: [kind: PageKind, path: string][];
let member: Visitor;
before(async () => {
  site = await startTestSite({ SHARED_CACHE_SECONDS: String(SECONDS) });
  const shown = await fillSite(site);
  const kinds = Object.entries(PAGE_KINDS) as [PageKind, (typeof PAGE_KINDS)[PageKind]][];
  paths = kinds.map(([kind, pathOf]) => [kind, pathOf(shown)]);
  member = await signedIn(site, 'office@vans.example');
});
after(() => site.stop());

const saysShared = (header: string | null) => /^public\b/.test(header ?? '');

describe('a page', () => {
  it('may be kept by shared caches where it is the same for everybody, for as long as is set', async () => {
    for (const [kind, path] of paths) {
      const { headers, status } = await site.page(path);
      const says = headers.get('cache-control');
      if (KEPT_BY_NOBODY.has(kind)) {
        assert.match(says ?? '', /^(?:private|no-store)/, kind);
      } else {
        const shared = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
        assert.equal(says, shared, `${kind}: in SHARED of caching.ts, or in KEPT_BY_NOBODY`);
        assert.equal(status, 200, kind);
        assert.match(headers.get('vary') ?? '', /Accept-Language/, kind);
      }
      assert.deepEqual(headers.getSetCookie(), [], kind);
    }
    const listing = paths.find(([kind]) => kind === 'listing')![1];
    assert.match((await site.page(listing)).headers.get('vary') ?? '', /Referer/);
  });

  it('of somebody who has signed in is kept by no cache', async () => {
    for (const path of ['/dashboard', '/dashboard/harbour-vans/leads', '/profile']) {
      const { headers } = await member.get(path);
      assert.match(headers.get('cache-control') ?? '', /no-store/, path);
    }
  });

  it('is not kept where nobody set that it may be', async () => {
    const plain = await startTestSite();
    const { headers } = await plain.page('/search');
    assert.equal(headers.get('cache-control'), 'private, no-cache');
    await plain.stop();
  });
});

describe('a shared cache in front', { skip: withoutVarnish }, () => {
  let cache: Varnish;
  before(async () => {
    cache = await startVarnish(site.address);
  });
  after(() => cache.stop());

  /** Whether an answer came from the cache: it then names two requests. */
  const isKept = (headers: Headers) => /\d+ \d+/.test(headers.get('x-varnish') ?? '');

  it("never shows another's page or cookie, whoever asks first", async () => {
    const own = [
      '/dashboard/harbour-vans',
      '/dashboard/harbour-vans/leads',
      '/profile',
      ...paths.map(([, path]) => path),
    ];
    const through = visitor(cache);
    for (const [name, value] of member.cookies) through.cookies.set(name, value);
    assert.equal((await through.get('/dashboard/harbour-vans/leads')).status, 200);
    for (const path of own) await through.get(path);
    const stranger = visitor(cache);
    for (const path of own) {
      const { headers, text, location } = await stranger.get(path);
      assert.deepEqual(headers.getSetCookie(), [], path);
      assert.equal(text.includes('office@vans.example'), false, path);
      if (/^\/(?:dashboard|profile)/.test(path)) assert.match(location ?? '', /sign-in/, path);
      if (isKept(headers)) assert.ok(saysShared(headers.get('cache-control')), path);
    }
    assert.deepEqual([...stranger.cookies], []);
  });

  it('answers the same page again by itself, in the language of whoever asks', async () => {
    const somebody = visitor(cache);
    const path = '/campervan-hire';
    await somebody.get(path, { 'accept-language': 'en' });
    const again = await somebody.get(path, { 'accept-language': 'en' });
    assert.ok(isKept(again.headers));
    const french = await somebody.get(path, { 'accept-language': 'fr' });
    assert.equal(isKept(french.headers), false);
    assert.notEqual(french.text, again.text, 'it offers French');
  });

  it('shows a listing that was paused for no longer than is set, and answers its link at once', async () => {
    const partner = await site.partner('Moor Vans');
    const { body } = await partner.call('PUT', '/listings/van', aListing());
    const path = new URL(body.public_url).pathname;
    const somebody = visitor(cache);
    await somebody.get(path);
    assert.ok(isKept((await somebody.get(path)).headers));
    await partner.call('PUT', '/listings/van', aListing({ status: 'paused' }));
    assert.equal((await somebody.get(`/go/${body.id}`)).status, 404);
    for (;;) {
      const { status, headers } = await somebody.get(path);
      if (status !== 200) break;
      assert.ok(Number(headers.get('age')) <= SECONDS, `kept for ${headers.get('age')} s`);
    }
  });
});
