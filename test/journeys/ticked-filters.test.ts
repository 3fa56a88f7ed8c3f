import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { listAFleet } from '../support/fleet.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

/** At Keswick, three vans and the campsite say yes to dogs, three vans say no, and two say nothing. */
const KESWICK = 'q=Keswick';

let site: TestSite;
let browser: TestBrowser;
before(async () => {
  site = await startTestSite();
  await listAFleet(await site.partner());
  const near = [54.602, -3.134] as const;
  await loadCampsites(site, [
    campsiteFeature(31, ...near, { name: 'Dog Acre', dog: 'leashed', toilets: 'yes' }),
    campsiteFeature(32, ...near, { name: 'Quiet Acre' }),
    campsiteFeature(33, ...near, { name: 'No Dog Acre', dog: 'no' }),
  ]);
});
after(async () => {
  await browser?.close();
  await site?.stop();
});

const heading = (text: string) => /<h1[^>]*>([^<]*)/.exec(text)![1]!;

const MORE = /\+ 2 do not say: show them too/;

interface Found {
  total: number;
  silent: number;
  items: { id: number; words: { facts: { words: string; asked?: true }[] } }[];
}
const json = async (query: string): Promise<Found> =>
  (await fetch(`${site.address}/search.json?${query}`)).json() as Promise<Found>;

/** The number of results that a tile of the whole world has. */
async function onTheMap(query: string): Promise<number> {
  const response = await fetch(`${site.address}/search/tiles/0/0/0.json?${query}`);
  const { pins, clusters } = (await response.json()) as {
    pins: unknown[];
    clusters: { count: number }[];
  };
  return clusters.reduce((sum, { count }) => sum + count, pins.length);
}

describe('a ticked filter', () => {
  it('shows those that say yes on every surface, and the number of those that do not say', async () => {
    const asked = `${KESWICK}&pets=1`;
    const { text } = await site.page(`/search?${asked}`);
    assert.equal(heading(text), '4 vans, caravans and campsites in and around Keswick');
    assert.match(text, MORE);
    const { total, silent, items } = await json(asked);
    assert.deepEqual([total, silent, items.length], [4, 2, 4]);
    assert.equal(await onTheMap(asked), 5, 'with the open-data campsite that says yes');
    const all = await json(KESWICK);
    assert.deepEqual([all.total, all.silent], [9, 0]);
    const feed = (query: string) =>
      site.page(`/search.atom?${query}`).then((page) => page.text.split('<entry>').length - 1);
    assert.deepEqual([await feed(asked), await feed(`${asked}&unstated=1`)], [4, 6]);
    const landing = await site.page('/campervan-hire/united-kingdom/england?pets=1');
    assert.match(landing.text, /\+ 4 do not say: show them too/);
    assert.match(landing.text, /6 campervans/);
  });

  it('shows those that do not say too where the address says so, marked and behind the others', async () => {
    const asked = `${KESWICK}&pets=1&unstated=1`;
    const { text } = await site.page(`/search?${asked}`);
    assert.equal(heading(text), '6 vans, caravans and campsites in and around Keswick');
    assert.match(text, /2 do not say: hide them/);
    const results = text.slice(0, text.indexOf('id="nearest"'));
    assert.equal(results.split('Not stated: Dogs welcome').length - 1, 2);
    assert.ok(results.lastIndexOf('class="asked') < results.indexOf('Not stated: Dogs welcome'));
    assert.equal(await onTheMap(asked), 8, 'with two open-data campsites');
    const { text: french } = await site.page(`/fr/search?${KESWICK}&pets=1`);
    assert.match(french, /\+ 2 sans précision\u00a0: les afficher aussi/);
    assert.match(french, /Chiens acceptés/);
  });

  it('is said on the card of whoever says yes', async () => {
    const asked = ({ items }: Found) =>
      items.map(({ words }) => words.facts.flatMap((one) => (one.asked ? [one.words] : [])));
    const vans = await json(`${KESWICK}&category=campervan&pets=1&transmission=manual`);
    assert.ok(vans.total > 0);
    for (const words of asked(vans)) assert.deepEqual(words, ['Dogs welcome', 'Manual']);
    assert.deepEqual(asked(await json('near=54.602,-3.134&source=openstreetmap&pets=1')), [
      ['Dogs welcome'],
    ]);
    assert.deepEqual(
      asked(await json(KESWICK)).flat(),
      [],
      'where nothing was asked, nothing is answered',
    );
  });

  it('is one for dogs and pets, also in addresses of before, and by the tag of open data', async () => {
    const now = await json(`${KESWICK}&pets=1`);
    const before = await json(`${KESWICK}&amenity=dogs_allowed`);
    assert.deepEqual(before, now);
    const { text } = await site.page(`/search?${KESWICK}&amenity=dogs_allowed`);
    assert.equal(text.match(/type="checkbox"[^>]*value="dogs_allowed"/), null);
    assert.match(text, /<input[^>]*name="pets"[^>]*checked/);
    const open = await json('near=54.602,-3.134&source=openstreetmap&amenity=dogs_allowed');
    assert.deepEqual([open.total, open.silent], [1, 1]);
  });

  it('that nobody says yes to offers those that do not say', async () => {
    const { text } = await site.page('/search?q=Vannes&category=campervan&abroad=1');
    assert.match(text, /Nothing fits all of that/);
    assert.match(text, /\+ 8 do not say: show them too/);
  });

  it('leaves the three answers of dates as they are', async () => {
    const { text } = await site.page(`/search?${KESWICK}&pets=1&from=2026-06-02&to=2026-06-09`);
    const counts = [...text.matchAll(/>(Free on your dates|Ask the owner) <b[^>]*>(\d+)</g)];
    assert.deepEqual(
      counts.map(([, words, count]) => [words, count]),
      [
        ['Free on your dates', '1'],
        ['Ask the owner', '3'],
      ],
    );
    assert.match(text, MORE);
  });
});

describe('those that do not say', { skip: NO_BROWSER }, () => {
  before(async () => {
    browser = await startBrowser(site.address);
  });

  const isLoose = (page: Page) => new URL(page.url()).searchParams.has('unstated');

  for (const { width, hasTouch, prefix, words } of [
    {
      width: 390,
      hasTouch: true,
      prefix: '',
      words: { more: MORE, less: /2 do not say: hide them/, search: 'Search', what: 'What' },
    },
    {
      width: 1280,
      hasTouch: false,
      prefix: '/de',
      words: {
        more: /\+ 2 ohne Angabe: auch zeigen/,
        less: /2 ohne Angabe: ausblenden/,
        search: 'Suchen',
        what: 'Was',
      },
    },
  ]) {
    it(`are shown by one press, and so in the next search, ${width} wide`, async () => {
      const { page, faults } = await browser.open(`${prefix}/search?${KESWICK}&pets=1`, {
        viewport: { width, height: 844 },
        hasTouch,
        isMobile: hasTouch,
      });
      const press = async (name: RegExp) => {
        const link = page.getByRole('link', { name });
        await (hasTouch ? link.tap() : link.click());
      };
      await press(words.more);
      await page.getByRole('link', { name: words.less }).waitFor();
      assert.ok(isLoose(page));
      await page.goto(`${site.address}${prefix}/`);
      await page.getByLabel(words.what, { exact: true }).selectOption('campervan');
      const go = page.getByRole('button', { name: words.search, exact: true });
      await (hasTouch ? go.tap() : go.click());
      await page.waitForURL(/category=campervan/);
      assert.ok(isLoose(page), 'the browser keeps the choice');
      assert.deepEqual(await page.context().cookies(), []);

      await page.goto(`${site.address}${prefix}/search?${KESWICK}&pets=1`);
      await page.getByRole('link', { name: words.more }).waitFor();
      assert.equal(isLoose(page), false, 'an address is shown as it is');
      await press(words.more);
      await press(words.less);
      await page.getByRole('link', { name: words.more }).waitFor();
      assert.equal(isLoose(page), false);
      assert.equal(await page.evaluate('localStorage.getItem("campcairn.unstated")'), null);
      const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      assert.equal(wide, 0);
      assert.deepEqual(faults, []);
      await page.context().close();
    });
  }

  it('are shown by a box of the filters and by keys, and stay so for the next filter', async () => {
    const { page } = await browser.open(`/search?${KESWICK}`);
    const box = page.getByRole('checkbox', { name: /Also show those that do not say/ });
    await box.focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/unstated=1/);
    await page.goto(`${site.address}/search?${KESWICK}`);
    assert.equal(await box.isChecked(), true, 'nothing is asked yet, so the box is as it was last');
    await page.getByRole('checkbox', { name: /Dogs welcome/ }).focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/pets=1.*unstated=1/);
    await page.getByText('Not stated: Dogs welcome').first().waitFor();
    await box.focus();
    await page.keyboard.press('Space');
    await page.waitForURL((url) => !url.searchParams.has('unstated'));
    await page.getByRole('link', { name: MORE }).waitFor();
    await page.context().close();
  });

  it('are shown without JavaScript by the same line and the same box', async () => {
    const { page } = await browser.open(`/search?${KESWICK}&pets=1`, { javaScriptEnabled: false });
    await page.getByRole('link', { name: MORE }).click();
    await page.waitForURL(/unstated=1/);
    await page.getByRole('checkbox', { name: /Also show those that do not say/ }).uncheck();
    await page.getByRole('button', { name: 'Show results' }).click();
    await page.getByRole('link', { name: MORE }).waitFor();
    assert.equal(isLoose(page), false);
    await page.context().close();
  });
});
