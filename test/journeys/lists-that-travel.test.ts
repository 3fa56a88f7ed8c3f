import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { SaxesParser } from 'saxes';
import { aFullCampervan, aListing, aCampsite } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const HOUR_MS = 3_600_000;
const OWN = 'https://campcairn.example';

let site: TestSite;
let partner: Partner;
const id: Record<string, number> = {};

const put = async (name: string, listing: object): Promise<void> => {
  const { body } = await partner.call('PUT', `/listings/${name}`, listing);
  id[name] = body.id;
};
const priced = (from: number, fields = {}) =>
  aFullCampervan({ title: 'Bramble', images: [], price: { from, currency: 'GBP' }, ...fields });

interface Feed {
  status: number;
  headers: Headers;
  title: string;
  self: string;
  updated: string;
  entries: Record<string, string>[];
}

/** Reads a feed strictly: one that is not well-formed throws. */
async function read(path: string, headers: Record<string, string> = {}): Promise<Feed> {
  const response = await fetch(site.address + path, { headers });
  const feed: Feed = {
    status: response.status,
    headers: response.headers,
    title: '',
    self: '',
    updated: '',
    entries: [],
  };
  const text = await response.text();
  if (text === '') return feed;
  const parser = new SaxesParser({ xmlns: true });
  let said = '';
  parser.on('error', (error) => assert.fail(error));
  parser.on('opentag', ({ local, uri, attributes }) => {
    assert.equal(uri, 'http://www.w3.org/2005/Atom');
    said = '';
    if (local === 'entry') feed.entries.push({});
    const { href, rel } = attributes;
    if (local === 'link' && rel?.value === 'self') feed.self = href!.value;
    else if (local === 'link' && feed.entries.length > 0) feed.entries.at(-1)!.link = href!.value;
  });
  parser.on('text', (text) => (said += text));
  parser.on('closetag', ({ local }) => {
    const entry = feed.entries.at(-1);
    if (entry && local !== 'link' && said !== '') entry[local] = said;
    else if (local === 'title' || local === 'updated') feed[local] = said;
    said = '';
  });
  parser.write(text).close();
  return feed;
}

const titles = ({ entries }: Feed) => entries.map(({ title }) => title);

before(async () => {
  site = await startTestSite();
  partner = await site.partner();
  await put('bramble', priced(9000));
  site.clock.advance(HOUR_MS);
  await put('heather', aListing({ title: 'Heather <& co>', location: { lat: 51.45, lng: -2.59 } }));
  site.clock.advance(HOUR_MS);
});
after(() => site.stop());

describe('a search that is followed', () => {
  it('is named on its page, for people and for readers of feeds', async () => {
    const { text } = await site.page('/search?q=Newquay&pets=1&sort=price&view=map');
    const path = '/search.atom?q=Newquay&amp;pets=1';
    assert.ok(
      text.includes(
        `<link rel="alternate" type="application/atom+xml" title="Follow this search" href="${path}"`,
      ),
    );
    assert.ok(text.includes(`<a href="${path}"`));
    const openData = '/search?q=Newquay&category=campsite&source=openstreetmap';
    assert.doesNotMatch((await site.page(openData)).text, /search\.atom/, 'nothing of it is new');
    assert.match(
      (await site.page('/campervan-hire/united-kingdom')).text,
      /search\.atom\?[^"]*area=GB/,
    );
    for (const [address, title] of [
      ['/search.atom?area=GB.GB-ENG', 'Campcairn · England'],
      ['/de/search.atom?area=GB.GB-ENG&category=campervan', 'Campcairn · England · Campervans'],
      ['/search.atom?q=Newquay', 'Campcairn · Newquay'],
      [
        '/de/search.atom?q=Newquay&people=2&pets=1&price_max=90&currency=GBP',
        'Campcairn · Newquay · Für 2 · Bis 90 £ · Hunde willkommen',
      ],
      [
        '/fr/search.atom?q=Newquay&from=2030-07-01&to=2030-07-08&category=motorhome',
        'Campcairn · Newquay · 1–8 juil. 2030 · Camping-cars',
      ],
    ] as const) {
      const said = /<title>([^<]*)/.exec((await site.page(address)).text)![1]!;
      assert.equal(said.replaceAll(/\s/g, ' '), title);
    }
  });

  it('tells what was added, the newest first, with ids that stay', async () => {
    const feed = await read('/search.atom');
    assert.deepEqual(titles(feed), ['New: Heather <& co>', 'New: Bramble']);
    assert.equal(feed.updated, feed.entries[0]!.updated);
    assert.deepEqual(
      feed.entries.map((entry) => entry.id),
      [
        `tag:campcairn.example,2026:listing-${id.heather}:new`,
        `tag:campcairn.example,2026:listing-${id.bramble}:new`,
      ],
    );
    assert.match(
      feed.entries[1]!.link!,
      new RegExp(`^${OWN}/listing/bramble-${id.bramble}\\?via=search`),
    );
    assert.match(feed.entries[1]!.summary!, /from £90 a night/);
    assert.deepEqual(titles(await read('/search.atom?q=Newquay')), ['New: Bramble']);
    const german = await read('/de/search.atom?q=Newquay');
    assert.deepEqual(
      [titles(german), german.self],
      [['Neu: Bramble'], `${OWN}/de/search.atom?q=Newquay`],
    );
    assert.equal(
      german.entries[0]!.id,
      `tag:campcairn.example,2026:de:listing-${id.bramble}:new`,
      'another entry than the English one',
    );
  });

  it('tells of a price that was lowered while it stays so, and never of one that rose', async () => {
    await put('bramble', priced(9500));
    assert.equal((await read('/search.atom')).entries.length, 2);
    site.clock.advance(HOUR_MS);
    await put('bramble', priced(8000));
    const [lower, ...others] = (await read('/search.atom')).entries;
    assert.equal(lower!.title, 'Now from £80 a night: Bramble');
    assert.match(lower!.summary!, /before £95/);
    assert.match(lower!.id!, /:lower:\d+$/);
    assert.equal(others.length, 2);
    site.clock.advance(HOUR_MS);
    await put('bramble', priced(8000, { description: 'Other words.' }));
    assert.equal((await read('/search.atom')).entries[0]!.id, lower!.id, 'other words are no news');
    const upTo70 = '/search.atom?price_max=70';
    assert.deepEqual(titles(await read(upTo70)), [], 'only for those it matches');
    assert.deepEqual(titles(await read(`${upTo70}&unstated=1`)), ['New: Heather <& co>']);
    await put('bramble', priced(7000, { price: { from: 7000, currency: 'EUR' } }));
    assert.equal(
      (await read('/search.atom')).entries.length,
      2,
      'another currency is no lower price',
    );
  });

  it('says when its dates are past, and what it tells of since', async () => {
    const dayOf = (days: number) =>
      new Date(site.clock.now().getTime() + days * 24 * HOUR_MS).toISOString().slice(0, 10);
    const ahead = `/search.atom?from=${dayOf(3)}&to=${dayOf(10)}`;
    assert.doesNotMatch(titles(await read(ahead)).join('\n'), /past/);
    const [first, ...others] = (await read(`/search.atom?from=${dayOf(-3)}&to=${dayOf(4)}`))
      .entries;
    assert.equal(first!.title, 'The dates of this search are past');
    assert.equal(first!.updated, `${dayOf(-2)}T00:00:00Z`);
    assert.ok(others.length > 0, 'and still tells what is new');
    const month = await read('/de/search.atom?month=2020-05');
    assert.equal(titles(month)[0], 'Die Reisedaten dieser Suche sind vorbei');
    assert.equal(month.entries[0]!.updated, '2020-06-01T00:00:00Z');
  });

  it('is sent again only when it has changed', async () => {
    const { headers } = await read('/search.atom');
    assert.equal(headers.get('content-type'), 'application/atom+xml; charset=utf-8');
    assert.equal(headers.get('cache-control'), 'public, max-age=900');
    assert.ok(headers.get('last-modified'));
    const etag = headers.get('etag')!;
    assert.equal((await read('/search.atom', { 'if-none-match': etag })).status, 304);
    await put('fern', aListing({ title: 'Fern of Wells' }));
    assert.equal((await read('/search.atom', { 'if-none-match': etag })).status, 200);
  });
});

describe('a list that is shared', () => {
  it('shows anybody its listings and a code of its address, and says which are gone', async () => {
    const path = `/saved/shared?ids=${id.heather},${id.bramble},999999`;
    const page = await site.page(path);
    assert.deepEqual(page.listings, [id.heather, id.bramble]);
    assert.match(page.text, /1 listing of this list is no longer shown/);
    assert.match(page.text, /<img src="data:image\/svg\+xml,/);
    assert.ok(page.text.includes(`value="${OWN}/saved/shared?ids=${id.heather},${id.bramble}"`));
    assert.match((await site.page('/saved/shared?ids=999999,x')).text, /nothing that is shown/);
  });

  it('holds fifty listings at most, each once, and says how many more were named', async () => {
    const ids = Array.from({ length: 80 }, (_, at) => at + 1000);
    const { text } = await site.page(`/saved/shared?ids=${id.fern},${id.fern},${ids.join(',')}`);
    assert.match(text, /49 listings of this list are no longer shown/);
    assert.match(text, /A shared list holds 50 listings: 31 more of this address are left out\./);
    const fifty = await site.page(`/saved/shared?ids=${ids.slice(0, 50).join(',')}`);
    assert.doesNotMatch(fifty.text, /left out/);
    const more = await site.page(`/fr/saved/shared?ids=${ids.slice(0, 51).join(',')}`);
    assert.match(more.text, /contient 50 annonces\s: 1 autre de cette adresse est laissée de côté/);
  });

  it('is offered on the page of saved listings', async () => {
    const { text } = await site.page(`/saved?ids=${id.heather}&seen=${id.fern}`);
    assert.ok(text.includes(`${OWN}/saved/shared?ids=${id.heather}"`));
    assert.match(text, /Recently seen[^]*Fern of Wells/);
  });
});

describe('a comparison', () => {
  it('marks a line only where two listings say something different', async () => {
    await put('meadow', aCampsite({ campsite: { pitches: 60 } }));
    const { text } = await site.page(`/compare?ids=${id.bramble},${id.heather},${id.meadow}`);
    const line = (name: string) =>
      text
        .split('<tr')
        .find((row) => row.includes(name))
        ?.replaceAll(/<[^>]*>/g, '|') ?? assert.fail(name);
    assert.match(line('Berths'), /\|4\|[^]*Not stated[^]*does not apply/i);
    assert.doesNotMatch(line('Berths'), /differs/);
    assert.doesNotMatch(line('Pitches'), /differs/);
    assert.match(line('Place'), /differs/);
    const alike = await site.page(`/compare?ids=${id.fern},${id.heather}`);
    assert.doesNotMatch(alike.text.split('Offered by')[1]!.split('</tr>')[0]!, /differs/);
  });

  it('says how many listings it leaves out and why, in every language', async () => {
    for (const name of ['willow', 'gorse']) await put(name, aListing({ title: `Van ${name}` }));
    await put('asleep', aListing({ status: 'paused' }));
    const { bramble, fern, heather, meadow, willow, gorse, asleep } = id;
    const chosen = [asleep, bramble, fern, heather, 987_654, meadow, willow, gorse].join(',');
    const notices = new Set<string>();
    for (const prefix of ['', '/fr', '/es', '/pt', '/de', '/nl']) {
      const { text } = await site.page(`${prefix}/compare?ids=${chosen}`);
      assert.equal([...text.matchAll(/<th scope="col"/g)].length, 4);
      const [notice = ''] = /<div[^>]* role="status"[^]*?<\/div>\s*<\/div>/.exec(text) ?? [];
      const [gone, beyond] = [...notice.matchAll(/<p>([^<]*)<\/p>/g)].map(([, words]) => words!);
      assert.match(gone!, /^2 /);
      assert.match(beyond!, / 2 /);
      notices.add(`${gone} ${beyond}`);
    }
    assert.equal(notices.size, 6);
    assert.match(
      [...notices][0]!,
      /^2 listings are left out: [^]*mistyped\. Four fit side by side: 2 more are left out\.$/,
    );
  });

  it('says that a listing is gone also where fewer than two are left', async () => {
    const { text } = await site.page(`/compare?ids=${id.bramble},987654`);
    assert.match(text, /1 listing is left out/);
    assert.match(text, /Choose two to four/);
  });

  it('leaves nothing out where it shows all that were chosen', async () => {
    const { text } = await site.page(`/compare?ids=${id.bramble},${id.heather},${id.bramble}`);
    assert.doesNotMatch(text, /left out/);
  });
});
