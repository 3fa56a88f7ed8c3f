import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createOperations } from '../../src/app/use-cases/operations/index.ts';
import { aCampsite, aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { commandLine } from '../support/command-line.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { BROWSER } from '../support/traveller.ts';
import { signedIn } from '../support/visitor.ts';

const RESULTS = '/search';
const LANDING = '/campervan-hire/united-kingdom/england/newquay';

let site: TestSite;
let partner: Partner;
let other: Partner;
/** Paths of a van's page, and of the page of a campsite that is near it. */
let listing: string;
let place: string;
before(async () => {
  site = await startTestSite({ METRICS_PORT: '0' }, { worker: false });
  partner = await site.partner();
  other = await site.partner('Meadow Camping', { email: 'desk@meadow.example' });
  await loadCampsites(site, [
    campsiteFeature(11, 50.4155, -5.0737, { name: 'Trenance Meadow', shower: 'yes' }),
  ]);
  place = [...(await site.sitemap('sitemap-places-0')).keys()].find((path) =>
    path.includes('meadow'),
  )!;
});
after(() => site.stop());
beforeEach(async () => {
  listing = await put('Bramble of the moor');
});

async function put(title: string): Promise<string> {
  const { body } = await partner.call('PUT', '/listings/bramble', aListing({ title }));
  return new URL(body.public_url).pathname;
}

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(site.address + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', 'user-agent': BROWSER, ...headers },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

/** How many pages came from memory, and how many were made. */
async function figures(): Promise<{ memory: number; made: number }> {
  const text = await (await fetch(`${site.metricsAddress}/metrics`)).text();
  const of = (from: string) =>
    Number(new RegExp(`^campcairn_pages_total\\{from="${from}"\\} (\\d+)`, 'm').exec(text)![1]);
  return { memory: of('memory'), made: of('made') };
}

/** Says how many of the pages that `work` requests came from memory, and how many were made. */
async function cameFrom(work: () => Promise<unknown>): Promise<{ memory: number; made: number }> {
  const earlier = await figures();
  await work();
  const { memory, made } = await figures();
  return { memory: memory - earlier.memory, made: made - earlier.made };
}

const MEMORY = { memory: 1, made: 0 };
const MADE = { memory: 0, made: 1 };
const NEITHER = { memory: 0, made: 0 };

describe('a finished page', () => {
  it('comes from memory for the next visitor, the same in every byte', async () => {
    for (const path of ['/', RESULTS, `${RESULTS}?q=Newquay&people=2`, LANDING, listing, place]) {
      const first = await ask(path);
      assert.equal(first.status, 200);
      let second = first;
      assert.deepEqual(await cameFrom(async () => (second = await ask(path))), MEMORY, path);
      assert.equal(second.text, first.text);
      const lasting = ({ headers }: typeof first) =>
        Object.entries(Object.fromEntries(headers)).filter(
          ([name]) => !['date', 'x-request-id'].includes(name),
        );
      assert.deepEqual(lasting(second), lasting(first));
      assert.notEqual(second.headers.get('x-request-id'), first.headers.get('x-request-id'));
    }
  });

  it('is not sent again to those who have it', async () => {
    const { headers } = await ask(RESULTS);
    const asked = { 'if-none-match': headers.get('etag')! };
    let again = await ask(RESULTS);
    assert.deepEqual(await cameFrom(async () => (again = await ask(RESULTS, asked))), MEMORY);
    assert.equal(again.status, 304);
    assert.equal(again.text, '');
    assert.equal(again.headers.get('etag'), headers.get('etag'));
  });

  it('is another one in each language and encoding, on each day and of each host', async () => {
    const english = await ask(RESULTS);
    const french = await ask(`/fr${RESULTS}`);
    assert.match(english.text, /<html lang="en"/);
    assert.match(french.text, /<html lang="fr"/);
    for (const coding of ['identity', 'gzip', 'br', 'zstd', 'br, gzip, zstd']) {
      const asked = { 'accept-encoding': coding };
      const first = await ask(RESULTS, asked);
      const second = await ask(RESULTS, asked);
      assert.equal(second.text, english.text);
      assert.equal(
        second.headers.get('content-encoding'),
        first.headers.get('content-encoding'),
        coding,
      );
    }
    site.clock.advance(24 * 3_600_000);
    assert.deepEqual(await cameFrom(() => ask(RESULTS)), MADE);
    site.clock.advance(-24 * 3_600_000);
  });

  it('is made for those with a cookie, a key or a notice', async () => {
    await ask(RESULTS);
    for (const [name, value] of [
      ['cookie', 'theme=dark'],
      ['authorization', 'Bearer x'],
      ['accept-language', 'fr'],
    ] as const) {
      assert.deepEqual(await cameFrom(() => ask(RESULTS, { [name]: value })), NEITHER, name);
    }
    const { text } = await ask(RESULTS, { 'accept-language': 'fr;q=0.9, de;q=0.8' });
    assert.match(text, /data-language-offer|lang="fr"/);
    const french = { 'accept-language': 'fr, en;q=0.5' };
    await ask(`/fr${RESULTS}`, french);
    assert.deepEqual(await cameFrom(() => ask(`/fr${RESULTS}`, french)), MEMORY);
  });

  it('is not kept with parameters that nobody knows or understands', async () => {
    for (const query of [
      'utm_source=x',
      'a=1&b=2',
      'price_max=cheap',
      `q=${'x'.repeat(600)}`,
      'from=2020-01-01&to=2020-01-08',
    ]) {
      const path = `${RESULTS}?${query}`;
      await ask(path);
      assert.deepEqual(await cameFrom(() => ask(path)), NEITHER, query);
    }
  });

  it('is not kept where there is no page, and where it redirects', async () => {
    for (const path of ['/listing/nothing-999999', '/search?q=dog%20friendly%20campsites']) {
      await ask(path);
      assert.deepEqual(await cameFrom(() => ask(path)), MADE, path);
    }
  });

  it('is made once for many who ask at the same time', async () => {
    await put('Heather of the moor');
    const pages: { text: string }[] = [];
    const came = await cameFrom(async () => {
      pages.push(...(await Promise.all(Array.from({ length: 20 }, () => ask(RESULTS)))));
    });
    assert.deepEqual(came, { memory: 19, made: 1 });
    assert.equal(new Set(pages.map(({ text }) => text)).size, 1);
    assert.match(pages[0]!.text, /Heather of the moor/);
  });

  it('is made again once another key signs its forms', async () => {
    await ask(listing);
    assert.deepEqual(await cameFrom(() => ask(listing)), MEMORY);
    await commandLine(site).cc('secrets', 'rotate');
    assert.deepEqual(await cameFrom(() => ask(listing)), MADE);
  });

  it('is kept for a minute at most', async () => {
    await ask(RESULTS);
    site.clock.advance(59_000);
    assert.deepEqual(await cameFrom(() => ask(RESULTS)), MEMORY);
    site.clock.advance(1000);
    assert.deepEqual(await cameFrom(() => ask(RESULTS)), MADE);
  });
});

describe('what a kept page shows', () => {
  const pages = () => [RESULTS, LANDING, listing, place];
  /** Asks for the pages until they are kept, and says which of them have a text. */
  const having = async (text: string): Promise<string[]> => {
    const found: string[] = [];
    for (const path of pages()) {
      const page = await ask(path);
      if (page.status === 200 && page.text.includes(text)) found.push(path);
    }
    return found;
  };

  it('follows the title of a listing with the next request', async () => {
    for (const title of ['Fern of the moor', 'Gorse of the moor', 'Fern of the moor']) {
      listing = await put(title);
      assert.deepEqual(await having(title), pages(), title);
    }
  });

  it('follows the name and the standing of a partner', async () => {
    const { partners } = site.services;
    const name = 'Harbour Vans of Newquay';
    assert.deepEqual(await having(name), []);
    const owner = await signedIn(site, 'office@vans.example');
    const profile = {
      name,
      website: 'https://vans.example',
      categories: ['campervan'],
      countries: ['GB'],
      language: 'en',
    };
    const saved = await owner.post(`/dashboard/${partner.slug}/account?/profile`, profile);
    assert.equal(saved.status, 303);
    assert.deepEqual(await having(name), [listing]);
    await partners.setStatus(partner.slug, 'suspended');
    assert.deepEqual(await having('Bramble of the moor'), []);
    await partners.setStatus(partner.slug, 'approved');
    assert.deepEqual(await having('Bramble of the moor'), pages());
  });

  it('is gone with a listing that is deleted', async () => {
    await having('Bramble of the moor');
    await partner.call('DELETE', '/listings/bramble');
    assert.deepEqual(await having('Bramble of the moor'), []);
    assert.equal((await ask(listing)).status, 410);
  });

  it('follows nights that are taken', async () => {
    const dated = `${RESULTS}?from=2026-06-01&to=2026-06-08`;
    assert.match((await ask(dated)).text, /Bramble of the moor/);
    const ranges = [{ start: '2026-06-01', end: '2026-06-10', status: 'unavailable' }];
    const { status } = await partner.call('PUT', '/listings/bramble/availability', { ranges });
    assert.equal(status, 200);
    assert.doesNotMatch((await ask(dated)).text, /Bramble of the moor/);
    await partner.call('PUT', '/listings/bramble/availability', { ranges: [] });
    assert.match((await ask(dated)).text, /Bramble of the moor/);
  });

  it('follows Premium and claims, in ads and on the page of an owner', async () => {
    const { partners } = site.services;
    const until = new Date(site.clock.now().getTime() + 30 * 86_400_000);
    await other.call(
      'PUT',
      '/listings/meadow',
      aCampsite({ osm_ref: 'node/11', description: 'Forty pitches by the water.' }),
    );
    const isAd = async () => (await ask(RESULTS)).text.includes('<aside class="ads');
    const isOwner = async () => (await ask(place)).text.includes('Forty pitches by the water.');
    const shown = async () => [await isAd(), await isOwner()];
    assert.deepEqual(await shown(), [false, false]);
    await partners.setPremium(other.slug, until);
    assert.deepEqual(await shown(), [true, true]);
    await partners.setPremium(other.slug, null);
    assert.deepEqual(await shown(), [false, false]);
    await partners.setPremium(other.slug, until);
    assert.deepEqual(await shown(), [true, true]);
    const { context, services } = site;
    const { id } = await partners.bySlug(other.slug);
    const placeId = Number(/\d+$/.exec(place)![0]);
    const claim = await context.db.transaction((tx) => services.claims.make(tx, id, placeId));
    const actor = { kind: 'operator' as const, name: 'grace@campcairn.example' };
    const operations = createOperations(context, services, actor).claims;
    await operations.decline(claim.id, 'The website is of another business.');
    assert.deepEqual(await shown(), [true, false]);
  });

  it('follows the campsites of OpenStreetMap', async () => {
    assert.match((await ask(place)).text, /Trenance Meadow/);
    await loadCampsites(site, [
      campsiteFeature(11, 50.4155, -5.0737, { name: 'Trenance Field', shower: 'yes' }),
    ]);
    const { status, headers } = await ask(place);
    assert.equal(status, 301);
    assert.match((await ask(headers.get('location')!)).text, /Trenance Field/);
  });
});

describe('what a kept page counts', () => {
  const counted = async () => {
    const { statistics, partners } = site.services;
    await statistics.counts.write();
    const { id } = await partners.bySlug(partner.slug);
    const day = site.clock.now().toISOString().slice(0, 10);
    const range = { from: day, to: day, unit: 'day' } as const;
    const { sources } = await statistics.ownFigures.ofPartner(id, range);
    const of = (name: string) => sources.find(({ source }) => source === name);
    return { shown: of('search')?.shown ?? 0, viewed: of('search')?.viewed ?? 0 };
  };
  const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

  it('is each time that a person sees it, and how that person came', async () => {
    const earlier = await counted();
    const referer = `https://campcairn.example${RESULTS}`;
    const came = await cameFrom(async () => {
      for (let time = 0; time < 3; time++) {
        await ask(RESULTS);
        await ask(listing, { referer });
      }
      await ask(RESULTS, { 'user-agent': ROBOT });
      await ask(listing, { referer, 'sec-purpose': 'prefetch' });
      await ask(listing);
    });
    assert.deepEqual(came, { memory: 6, made: 3 });
    const { shown, viewed } = await counted();
    assert.deepEqual([shown - earlier.shown, viewed - earlier.viewed], [3, 3]);
  });
});
