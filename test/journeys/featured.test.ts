import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import fc from 'fast-check';
import { createSearchWithAds } from '../../src/app/pages/ads.ts';
import { createFeatured } from '../../src/featured/index.ts';
import { readSettings } from '../../src/platform/config/index.ts';
import { periodOf } from '../../src/statistics/index.ts';
import { aListing } from '../builders/listing.ts';
import { NO_BROWSER, startBrowser } from '../support/browser.ts';
import { dashboardOf } from '../support/dashboard.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedIn } from '../support/visitor.ts';

const HOUR_MS = 3_600_000;
const PARTNERS = 5;
/** How long a search may go on with the partners with Premium that it knows. */
const KNOWN_FOR_MS = 10_000;

let site: TestSite;
const slugs: string[] = [];
/** Ids of listings by their external ids. */
const ids = new Map<string, number>();

before(async () => {
  site = await startTestSite();
  for (let number = 0; number < PARTNERS; number++) {
    const partner = await site.partner(`Vans No ${number}`, { email: `p${number}@vans.example` });
    slugs.push(partner.slug);
    for (let listing = 0; listing < 6; listing++) {
      const isSite = listing === 5;
      const id = `van-${number}-${listing}`;
      const { body } = await partner.call('PUT', `/listings/${id}`, {
        ...aListing({
          title: `Heather ${number} ${listing} of the moor`,
          price: { from: 4000 + 700 * number + 100 * listing, currency: 'GBP' },
        }),
        ...(isSite ? { category: 'campsite', vehicle: undefined } : {}),
      });
      ids.set(id, body.id);
    }
  }
});
after(() => site.stop());
beforeEach(() => grant([]));

/** Gives Premium to these partners and to no others. */
async function grant(numbers: readonly number[]): Promise<void> {
  const until = new Date(site.clock.now().getTime() + 400 * 24 * HOUR_MS);
  for (const [number, slug] of slugs.entries()) {
    await site.services.partners.setPremium(slug, numbers.includes(number) ? until : null);
  }
  site.clock.advance(KNOWN_FOR_MS);
}

const BLOCK = /<aside class="ads.*?<\/aside>/s;
/** The block of a page: the partners that it names, and the pages it leads to. */
const blockOf = (text: string) => {
  const block = BLOCK.exec(text)?.[0] ?? '';
  return {
    payers: [...block.matchAll(/paid for by ([^<]*?)\s*</g)].map(([, name]) => name),
    paths: [...block.matchAll(/<h2[^>]*><a href="([^"]*)"/g)].map(([, path]) => path),
    text: block,
  };
};

describe('the block of featured listings', () => {
  it('is there for nobody without Premium', async () => {
    assert.doesNotMatch((await site.page('/search')).text, BLOCK);
  });

  it('shows at most two, each labelled “Ad” with who pays, above results and landing pages', async () => {
    await grant([0, 1, 2, 3, 4]);
    for (const path of ['/search', '/campervan-hire', '/fr/search']) {
      const { text, listings } = await site.page(path);
      const block = BLOCK.exec(text)![0];
      assert.equal(block.match(/<article/g)?.length, 2, path);
      assert.ok(text.indexOf(block) < text.indexOf('data-listing='), path);
      assert.ok(listings.length > 0);
    }
    const { payers, text } = blockOf((await site.page('/search')).text);
    assert.equal(new Set(payers).size, 2);
    assert.equal(text.match(/>Ad</g)?.length, 2);
  });

  it('shows only what matches the question, and stands on the first page alone', async () => {
    await grant([0, 4]);
    const cheap = blockOf((await site.page('/search?price_max=45')).text);
    assert.deepEqual(cheap.payers, ['Vans No 0']);
    assert.doesNotMatch((await site.page('/search?category=motorhome')).text, BLOCK);
    assert.doesNotMatch((await site.page('/search?q=Porto')).text, BLOCK);
    const { text } = await site.page('/search');
    const next = /href="([^"]*after=[^"]*)"/.exec(text)![1]!.replaceAll('&amp;', '&');
    assert.doesNotMatch((await site.page(next)).text, BLOCK);
  });

  it('changes by the hour, and shows each partner as often as another', async () => {
    await grant([0, 1, 2, 3, 4]);
    const times = new Map<string, number>();
    for (let hour = 0; hour < 30; hour++) {
      site.clock.advance(HOUR_MS);
      for (const payer of blockOf((await site.page('/search')).text).payers) {
        times.set(payer!, (times.get(payer!) ?? 0) + 1);
      }
    }
    assert.equal(times.size, PARTNERS);
    for (const [payer, count] of times) assert.ok(count > 2 && count < 24, `${payer}: ${count}`);
  });

  it('shows the listing that its partner has chosen, and stops with Premium', async () => {
    await grant([2]);
    const owner = await signedIn(site, 'p2@vans.example');
    const page = `/dashboard/${slugs[2]}/premium`;
    assert.match((await owner.get(page)).text, /It is your first one/);
    const wrong = await owner.post(`${page}?/feature`, { listing: 'van-1-1' });
    assert.equal(wrong.status, 422);
    assert.match(wrong.text, /Travellers do not see this listing/);
    assert.match(wrong.text, /<option[^>]*value="van-2-3"[^>]*>Heather 2 3/);
    assert.equal((await owner.post(`${page}?/feature`, { listing: 'van-2-3' })).status, 303);
    const { paths } = blockOf((await site.page('/search')).text);
    assert.match(paths[0]!, new RegExp(`-${ids.get('van-2-3')}\\?`));
    await grant([]);
    assert.doesNotMatch((await site.page('/search')).text, BLOCK);
    assert.match((await owner.get(page)).text, /You do not have Premium/);
    const reader = await dashboardOf(site, slugs[2]!, 'reader');
    assert.throws(() => reader.premium.feature('van-2-1'), /Your role/);
  });

  it('leaves out a chosen listing at once when travellers may not see it any more', async () => {
    await grant([3]);
    const { context, services } = site;
    const first = ids.get('van-3-0')!;
    assert.match(blockOf((await site.page('/search')).text).paths[0]!, new RegExp(`-${first}\\?`));
    await context.db.transaction((tx) => services.listingHiding.hide(tx, first, 'Not a van.'));
    assert.doesNotMatch((await site.page('/search')).text, BLOCK);
    await context.db.transaction((tx) => services.listingHiding.unhide(tx, first));
  });

  it('is off with one setting', async () => {
    await grant([0, 1]);
    const { context, services } = site;
    assert.equal((await services.featured.pool()).length, 2);
    const off = createFeatured({ ...context, isOn: readSettings({ FEATURED: '0' }).FEATURED });
    assert.deepEqual(await off.pool(), []);
    const { answer, ads } = await createSearchWithAds(services.search, off)(new URLSearchParams());
    assert.deepEqual([answer.total > 0, ads], [true, []]);
  });
});

describe('the page of Premium', () => {
  const shown = async (of: TestSite, slug: string, email: string) => {
    await of.services.partners.setPremium(slug, new Date(of.clock.now().getTime() + HOUR_MS));
    const { text } = await (await signedIn(of, email)).get(`/dashboard/${slug}/premium`);
    return {
      bought: !text.includes('Payments are not set up here'),
      promised: text.includes('One of your listings can be drawn'),
      chosen: text.includes('Feature another of your listings'),
    };
  };

  it('promises a place in the block, and lets one be chosen, only where the block is on', async () => {
    const on = { bought: false, promised: true, chosen: true };
    assert.deepEqual(await shown(site, slugs[0]!, 'p0@vans.example'), on);
    const other = await startTestSite({ FEATURED: '0' });
    try {
      const partner = await other.partner('Vans', { email: 'office@vans.example' });
      await partner.call('PUT', '/listings/van', aListing());
      const off = { bought: false, promised: false, chosen: false };
      assert.deepEqual(await shown(other, partner.slug, 'office@vans.example'), off);
    } finally {
      await other.stop();
    }
  });
});

describe('the words of the site', () => {
  it('speak of the block of ads, and of a place in it, only where the block is on', async () => {
    const LANGUAGES = ['', '/fr', '/es', '/pt', '/de', '/nl'];
    const said = async (of: TestSite) => {
      const texts: string[] = [];
      for (const language of LANGUAGES) {
        for (const path of ['/how-results-are-ordered', '/partners']) {
          texts.push((await of.page(language + path)).text);
        }
      }
      for (const text of texts) assert.doesNotMatch(text, /\{ads|<li><\/li>/);
      return texts.map((text) =>
        /“Ad”|labelled as an ad|« Publicité »|comme publicité|«Publicidade?»|como publicidade?|„Anzeige“|als Anzeige|‘Advertentie’|data-show-ads/.test(
          text,
        ),
      );
    };
    assert.deepEqual(new Set(await said(site)), new Set([true]));
    const other = await startTestSite({ FEATURED: '0' });
    try {
      assert.deepEqual(new Set(await said(other)), new Set([false]));
    } finally {
      await other.stop();
    }
  });
});

describe('a traveller', () => {
  /** The figures of a partner by the block, as they are after all that was counted. */
  const byTheBlock = async (slug: string) => {
    const { counts, jobs, ownFigures } = site.services.statistics;
    await counts.write();
    await jobs.find(({ kind }) => kind.endsWith('count_leads'))!.run({} as never);
    const { id } = await site.services.partners.bySlug(slug);
    const { sources } = await ownFigures.ofPartner(id, periodOf(7, null, site.clock.now()));
    const { shown, viewed, clicks } = sources.find(({ source }) => source === 'featured') ?? {
      shown: 0,
      viewed: 0,
      clicks: 0,
    };
    return { shown, viewed, clicks };
  };

  it('who sees an ad, opens it and goes on to its owner is counted as one by the block', async () => {
    await grant([4]);
    const before = await byTheBlock(slugs[4]!);
    const { paths } = blockOf((await site.page('/search')).text);
    const { text } = await site.page(paths[0]!.replaceAll('&amp;', '&'));
    const way = /href="(\/go\/[^"]*)"/.exec(text)![1]!.replaceAll('&amp;', '&');
    const { status, headers } = await site.page(way);
    assert.equal(status, 302);
    assert.doesNotMatch(headers.get('location')!, /via|featured/);
    assert.deepEqual(await byTheBlock(slugs[4]!), {
      shown: before.shown + 1,
      viewed: before.viewed + 1,
      clicks: before.clicks + 1,
    });
  });

  it('hides ads for good with one touch, and shows them again', { skip: NO_BROWSER }, async () => {
    await grant([0, 1, 2, 3, 4]);
    const browser = await startBrowser(site.address);
    try {
      const { page, faults } = await browser.open('/search', {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
      });
      const block = page.locator('[data-ads]');
      assert.equal(await block.isVisible(), true);
      await page.getByText('Hide ads for good').tap();
      assert.equal(await block.isVisible(), false);
      await page.goto(`${site.address}/campervan-hire`);
      assert.equal(await block.isVisible(), false);
      await page.goto(`${site.address}/how-results-are-ordered#ads`);
      await page.getByText('Show ads again').tap();
      await page.goto(`${site.address}/search`);
      assert.equal(await block.isVisible(), true);
      assert.deepEqual(faults, []);
    } finally {
      await browser.close();
    }
  });
});

const anyQuestion = fc
  .record({
    category: fc.constantFrom(null, 'campervan', 'campsite'),
    sort: fc.constantFrom(null, 'price', 'rating', 'newest'),
    price_max: fc.constantFrom(null, '45', '60', '70'),
    people: fc.constantFrom(null, '2', '9'),
    amenities: fc.constantFrom(null, 'heating', 'wifi'),
    near: fc.constantFrom(null, '54.45,-2.98'),
  })
  .map(
    (given) =>
      new URLSearchParams(
        Object.entries(given).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
      ),
  );

describe('organic results', () => {
  it('are the same with and without Premium: totals, facets, order and every page', async () => {
    const { search } = site.services;
    /** All pages of a question as travellers get them. */
    const pagesOf = async (question: URLSearchParams) => {
      const pages: unknown[] = [];
      let after: string | null = null;
      do {
        const params = new URLSearchParams(question);
        if (after !== null) params.set('after', after);
        const pool = await site.services.featured.pool();
        const { matching, ...answer } = await search.search(params, { limit: 7, checkIds: pool });
        assert.ok(matching.every((id) => pool.includes(id)));
        pages.push(answer);
        after = answer.next;
      } while (after !== null);
      return pages;
    };
    await fc.assert(
      fc.asyncProperty(
        anyQuestion,
        fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }),
        async (question, premium) => {
          await grant([]);
          const without = await pagesOf(question);
          await grant(premium);
          assert.deepEqual(await pagesOf(question), without);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('stand on the same pages of the site, byte for byte, but for the block', async () => {
    /** A page without the block and its script, and without what differs each time. */
    const stable = (text: string) =>
      text
        .replace(BLOCK, '')
        .replace('<script src="/ads.js"></script>', '')
        .replaceAll(/<!--.*?-->|nonce="[^"]*"/g, '');
    for (const path of ['/search', '/search?sort=price&price_max=60', '/campervan-hire']) {
      await grant([]);
      const without = stable((await site.page(path)).text);
      await grant([1, 3]);
      const { text } = await site.page(path);
      assert.match(text, BLOCK);
      assert.equal(stable(text), without);
    }
  });
});
