import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Job } from '../../src/platform/jobs/index.ts';
import { aListing } from '../builders/listing.ts';
import { TYPED } from '../support/lead-fixture.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { BROWSER } from '../support/traveller.ts';

const ORIGIN = 'https://campcairn.example';
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let site: TestSite;
let partnerId: number;
let listing: { id: number; path: string };
before(async () => {
  site = await startTestSite({}, { worker: false });
});
after(() => site.stop());
beforeEach(async () => {
  const partner = await site.partner();
  partnerId = (await site.services.partners.bySlug(partner.slug)).id;
  // In Newquay, Cornwall.
  const { body } = await partner.call('PUT', '/listings/bramble', aListing());
  listing = { id: body.id, path: new URL(body.public_url).pathname };
});

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(site.address + path, {
    redirect: 'manual',
    ...init,
    headers: { accept: 'text/html', 'user-agent': BROWSER, ...headers },
  });
const from = (path: string) => ({ referer: ORIGIN + path });

/** Each figure that is not 0, as `source country figure number`. */
async function counted(): Promise<string[]> {
  const { statistics } = site.services;
  await statistics.counts.write();
  await statistics.jobs.find(({ kind }) => kind.endsWith('count_leads'))!.run({} as Job);
  const day = site.clock.now().toISOString().slice(0, 10);
  const range = { from: day, to: day, unit: 'day' } as const;
  const { sources, countries } = await statistics.ownFigures.ofPartner(partnerId, range);
  const lines = (name: string, { shown, viewed, saved, clicks, enquiries }: (typeof sources)[0]) =>
    Object.entries({ shown, viewed, saved, clicks, enquiries })
      .filter(([, count]) => count > 0)
      .map(([figure, count]) => `${name} ${figure} ${count}`);
  return [
    ...sources.flatMap((row) => lines(row.source, row)),
    ...countries.flatMap((row) => lines(row.country || '–', row as never)),
  ].sort();
}

describe('what people see', () => {
  it('is counted as shown in a search, with the country of the place that was asked for', async () => {
    await ask('/search?q=Newquay&category=campervan');
    assert.deepEqual(await counted(), ['GB shown 1', 'search shown 1']);
  });

  it('is counted as shown on a landing page, in every language', async () => {
    await ask('/campervan-hire/united-kingdom/england');
    await ask('/fr/campervan-hire');
    assert.deepEqual(await counted(), ['GB shown 1', 'landing shown 2', '– shown 1']);
  });

  it('is counted as shown on the map when its card is opened', async () => {
    await ask(`/search/cards.json?ids=${listing.id}&via=map-fr`);
    await ask(`/search/cards.json?ids=${listing.id}&via=nonsense`);
    await ask(`/search/tiles/0/0/0.json`);
    assert.deepEqual(await counted(), ['FR shown 1', 'map shown 1']);
  });

  it('is a view of its page, a click and an enquiry of the source they began at', async () => {
    const page = await ask(listing.path, from('/es/search?q=Newquay'));
    const html = await page.text();
    assert.match(html, new RegExp(`href="/go/${listing.id}\\?via=search-gb"`));
    assert.match(html, /\?via=search-gb#enquiry"/);
    // Dates are looked at, the form is refused, and then taken.
    await ask(`${listing.path}?via=search-gb&from=2026-07-03`, from(listing.path));
    const post = (fields: Record<string, string>) =>
      ask(
        `${listing.path}?via=search-gb`,
        { ...from(listing.path), origin: ORIGIN },
        { method: 'POST', body: new URLSearchParams(fields) },
      );
    assert.equal((await post({})).status, 422);
    const token = site.services.enquiries.enquiryToken(listing.id);
    site.clock.advance(60_000);
    const sent = await post({ ...TYPED, form: token });
    assert.equal(sent.status, 303);
    const click = await ask(`/go/${listing.id}?via=search-gb`);
    assert.doesNotMatch(click.headers.get('location')!, /via/);
    assert.deepEqual(await counted(), [
      'GB clicks 1',
      'GB enquiries 1',
      'GB viewed 1',
      'search clicks 1',
      'search enquiries 1',
      'search viewed 1',
    ]);
  });

  it('has the source of the page before, or of the link, or none', async () => {
    const land = '/campervan-hire/united-kingdom/england/newquay';
    for (const headers of [from(land), from('/'), { referer: 'https://elsewhere.example/search' }])
      await ask(listing.path, headers);
    await ask(`${listing.path}?via=featured-fr`, from('/search'));
    assert.deepEqual(await counted(), [
      'FR viewed 1',
      'GB viewed 1',
      'featured viewed 1',
      'landing viewed 1',
      'listing viewed 2',
      '– viewed 2',
    ]);
  });

  it('is counted as saved, from pages of ours and no others', async () => {
    const save = (headers: Record<string, string>, body = String(listing.id)) =>
      ask('/saved/count', headers, { method: 'POST', body });
    assert.equal((await save(from('/search?q=Newquay'))).status, 204);
    assert.equal((await save({ ...from('/search'), 'sec-fetch-site': 'cross-site' })).status, 403);
    assert.equal((await save({}, 'not a number')).status, 204);
    assert.equal((await save({ 'user-agent': ROBOT })).status, 204);
    assert.equal((await save({}, 'x'.repeat(1000))).status, 413);
    const answer = await save(from('/search'));
    assert.equal(answer.headers.get('set-cookie'), null);
    assert.deepEqual(await counted(), ['GB saved 1', 'search saved 2', '– saved 1']);
  });

  it('is not counted for robots, prefetches and who asks for no page', async () => {
    const robots: Record<string, string>[] = [
      { 'user-agent': ROBOT },
      { 'sec-purpose': 'prefetch' },
    ];
    for (const headers of robots) {
      await ask('/search?q=Newquay', headers);
      await ask(listing.path, headers);
    }
    await ask(listing.path, {}, { method: 'HEAD' });
    assert.deepEqual(await counted(), []);
  });
});
