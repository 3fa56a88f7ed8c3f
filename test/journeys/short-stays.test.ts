import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite, aListing } from '../builders/listing.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const NEWQUAY = { lat: 50.4155, lng: -5.0737 };
/** Two nights. */
const DATES = 'from=2026-06-02&to=2026-06-04';
const CORNWALL = `/search?q=Cornwall&${DATES}`;
const FREE = [{ start: '2026-06-01', end: '2026-07-01', status: 'available' }];
const TAKEN = [{ start: '2026-06-03', end: '2026-06-04', status: 'unavailable' }];

const plain = (html: string): string =>
  html
    .replaceAll(/<(style|script)[^]*?<\/\1>/g, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

let site: TestSite;
const id: Record<string, number> = {};

before(async () => {
  site = await startTestSite();
  const partner = await site.partner();
  const put = async (name: string, listing: object, ranges: object[] = []) => {
    const { status, body } = await partner.call('PUT', `/listings/${name}`, listing);
    assert.ok(status < 300, JSON.stringify(body));
    id[name] = body.id;
    if (ranges.length > 0) await partner.call('PUT', `/listings/${name}/availability`, { ranges });
  };
  const price = (minimum: number) => ({ from: 4100, currency: 'GBP', min_nights: minimum });
  const campsite = (title: string, minimum: number) =>
    aCampsite({ title, location: NEWQUAY, price: price(minimum) });
  await put('free', campsite('Free for long', 2), FREE);
  await put('silent', campsite('Silent', 2));
  await put('free-short', campsite('Free but short', 3), FREE);
  await put('silent-short', campsite('Silent and short', 3));
  await put('taken-short', campsite('Taken and short', 3), TAKEN);
  await put('van', aListing({ title: 'A van', location: NEWQUAY, price: price(1) }), FREE);
});
after(() => site.stop());

/** The results of a search by name, in their order, with what their cards say. */
async function cards(address: string): Promise<[name: string, words: string][]> {
  const { text } = await site.page(address);
  const results = text.slice(text.indexOf('id="results"')).split('id="nearest"')[0]!;
  return results
    .split(/data-listing="(?=\d)/)
    .slice(1)
    .map((part) => {
      const name = Object.keys(id).find((one) => id[one] === Number.parseInt(part, 10))!;
      return [name, plain(`<${part}`)];
    });
}

describe('a stay that is shorter than the shortest', () => {
  it('is said on cards, behind all that can be had or asked for, and never as something to ask', async () => {
    const found = await cards(`${CORNWALL}&category=campsite`);
    const names = found.map(([name]) => name);
    assert.deepEqual(names.slice(0, 2), ['free', 'silent']);
    assert.deepEqual(names.slice(2).toSorted(), ['free-short', 'silent-short']);
    const words = new Map(found);
    assert.match(words.get('free')!, /Free on your dates/);
    assert.match(words.get('silent')!, /Ask the owner/);
    for (const name of ['free-short', 'silent-short']) {
      assert.match(words.get(name)!, /Shortest stay: 3 nights/);
      assert.doesNotMatch(
        words.get(name)!,
        /Ask the owner|ask for your dates|for 2 nights|Free on/,
      );
    }
    const { text } = await site.page(`${CORNWALL}&category=campsite`);
    assert.match(plain(text), /Only for longer stays 2/);
    const french = await site.page(`/fr${CORNWALL}&category=campsite`);
    assert.match(plain(french.text), /Séjour minimal : 3 nuits/);
  });

  it('has no total on the own page of a listing either', async () => {
    const page = async (name: string) => {
      const { location } = await site.page(`/listing/x-${id[name]}?${DATES}`);
      const { pathname, search } = new URL(location!, site.address);
      return plain((await site.page(pathname + search)).text.split('id="enquiry"')[0]!);
    };
    const free = await page('free');
    assert.match(free, /£82 for 2 nights/);
    assert.match(free, /Total £82/);
    const short = await page('free-short');
    assert.match(short, /The shortest stay is 3 nights/);
    assert.match(short, /from £41 a night/);
    assert.doesNotMatch(short, /£82|Total/);
  });

  it('is one answer to programs too, and left out where only what is free is asked for', async () => {
    const answer = async (query: string) =>
      JSON.parse(
        (await site.page(`/search.json?q=Cornwall&category=campsite&${DATES}${query}`)).text,
      );
    const { items, answers } = await answer('');
    const availabilities = items.map((item: { id: number; availability: string }) => [
      Object.keys(id).find((name) => id[name] === item.id),
      item.availability,
    ]);
    assert.deepEqual(Object.fromEntries(availabilities), {
      free: 'available',
      silent: 'ask',
      'free-short': 'min_nights',
      'silent-short': 'min_nights',
    });
    assert.deepEqual([answers.available, answers.ask, answers.min_nights], [1, 1, 2]);
    assert.equal((await answer('&ask=0')).total, 1);
  });

  it('is said in a trip, which does not ask its owner', async () => {
    const stops = `${id.van}_2026-06-02_2.${id['silent-short']}_2026-06-02_2`;
    const { text } = await site.page(`/trip?stops=${stops}`);
    const words = plain(text);
    assert.match(words, /The shortest stay is 3 nights/);
    assert.match(words, /Silent and short: the stay is too short/);
    assert.doesNotMatch(words, /Ask the owner about these nights/);
    const long = await site.page(`/trip?stops=${id['silent-short']}_2026-06-02_3`);
    assert.match(plain(long.text), /Ask the owner about these nights/);
  });

  it('is not among the places that a trip suggests', async () => {
    const { text } = await site.page(`/trip?stops=${id.van}_2026-06-02_2`);
    const next = text.slice(text.indexOf('id="next"'));
    assert.match(next, />Silent</);
    assert.doesNotMatch(next, /Silent and short|Free but short/);
  });
});

describe('a stay that is shorter than the shortest, on the map', { skip: NO_BROWSER }, () => {
  let browser: TestBrowser;
  before(async () => {
    browser = await startBrowser(site.address);
  });
  after(() => browser.close());

  it('is said on the card of a pin, without a total', async () => {
    // The other campsites stand at the same point.
    const partner = await site.partner();
    const price = { from: 5200, currency: 'GBP', min_nights: 3 };
    const location = { lat: 54.6, lng: -3.13 };
    await partner.call(
      'PUT',
      '/listings/keswick',
      aCampsite({ title: 'By itself', location, price }),
    );
    await partner.call('PUT', '/listings/keswick/availability', { ranges: FREE });
    const { page, faults } = await browser.open(`/search?q=Keswick&${DATES}&view=map`);
    const map = page.getByRole('region', { name: 'Map of the results' });
    await map.getByRole('button', { name: 'from £52' }).click();
    const card = map.locator('.pin-card');
    await card.getByText('Shortest stay: 3 nights').waitFor();
    assert.doesNotMatch((await card.textContent())!, /for 2 nights|ask for your dates/);
    assert.deepEqual(faults, []);
  });
});
