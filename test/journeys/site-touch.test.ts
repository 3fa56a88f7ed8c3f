import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { aFullCampervan } from '../builders/listing.ts';
import { listAFleet } from '../support/fleet.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

/** More than are shown before `Show more`. */
const AMENITIES = [
  'wifi',
  'toilet',
  'shower',
  'kitchen',
  'fridge',
  'oven',
  'heating',
  'awning',
  'tv',
];

let site: TestSite;
let browser: TestBrowser;

/** Presses the middle of what a person sees, wherever that is on the screen. */
async function tap(seen: Locator): Promise<void> {
  await seen.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await seen.boundingBox())!;
  await seen.page().touchscreen.tap(x + width / 2, y + height / 2);
}

const sheet = (page: Page) => page.locator('#filter-sheet');
const filters = (page: Page) => page.locator('#filter-sheet > .sheet');
const isOpen = (page: Page) => filters(page).waitFor();
const isClosed = (page: Page) => filters(page).waitFor({ state: 'hidden' });
const openSheet = async (page: Page) => {
  await tap(sheet(page).locator('> summary'));
  await isOpen(page);
};
const choice = (page: Page, words: string) =>
  sheet(page).locator('label').filter({ hasText: words });

describe('fingers on the filters', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite();
    const partner = await site.partner();
    await listAFleet(partner);
    await partner.call(
      'PUT',
      '/listings/full',
      aFullCampervan({ images: [], amenities: AMENITIES }),
    );
    browser = await startBrowser(site.address);
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  for (const [screen, width, path] of [
    ['a phone', 390, '/search'],
    ['a small tablet', 700, '/search'],
    ['a wide screen with the map', 1280, '/search?view=map'],
  ] as const) {
    describe(`on ${screen}`, () => {
      let page: Page;
      let faults: string[];

      const open = async () => {
        const viewport = { width, height: 844 };
        ({ page, faults } = await browser.open(path, { viewport, hasTouch: true, isMobile: true }));
        await openSheet(page);
      };
      const done = async () => {
        assert.deepEqual(faults, []);
        await page.context().close();
      };

      it('choose by the words of a filter, by its count and by its box', async () => {
        await open();
        await tap(choice(page, 'Campervans').locator('span'));
        await page.waitForURL(/category=campervan/);
        await isOpen(page);
        await tap(choice(page, 'Dogs welcome').locator('small'));
        await page.waitForURL(/pets=1/);
        await isOpen(page);
        await tap(choice(page, 'Instant booking').locator('input'));
        await page.waitForURL(/instant=1/);
        await isOpen(page);
        await tap(choice(page, 'Dogs welcome').locator('span'));
        await page.waitForURL((url) => !url.searchParams.has('pets'));
        await isOpen(page);
        await done();
      });

      it('leave the sheet open on headings, hints and the space between', async () => {
        await open();
        const still = sheet(page).locator('legend, .hint, .bars, .scale, .fields label > span');
        const count = await still.count();
        assert.ok(count > 8, `${count} things to press`);
        for (let at = 0; at < count; at++) {
          await tap(still.nth(at));
          await isOpen(page);
        }
        await done();
      });

      it('use every list, field and button of it', async () => {
        await open();
        const boxes = sheet(page).getByRole('checkbox');
        const first = await boxes.count();
        await tap(sheet(page).getByRole('button', { name: 'Show more' }).first());
        const fewer = sheet(page).getByRole('button', { name: 'Show fewer' });
        await fewer.waitFor();
        assert.ok((await boxes.count()) > first);
        await isOpen(page);
        await tap(fewer);
        await fewer.waitFor({ state: 'detached' });
        assert.equal(await boxes.count(), first);
        await isOpen(page);
        for (const select of await sheet(page).locator('select').all()) {
          await tap(select);
          await page.keyboard.press('Escape');
          await isOpen(page);
        }
        const highest = sheet(page).getByLabel('Up to', { exact: true });
        await tap(highest);
        await page.keyboard.type('80');
        await tap(sheet(page).locator('legend').first());
        await page.waitForURL(/price_max=80/);
        await isOpen(page);
        await tap(sheet(page).getByRole('link', { name: 'Clear all' }));
        await page.waitForURL((url) => !url.searchParams.has('price_max'));
        await openSheet(page);
        await tap(sheet(page).getByRole('button', { name: /^Show \d+ results$/ }));
        await isClosed(page);
        await page.locator('[data-listing]').first().waitFor();
        await done();
      });

      it('close it by its cross, beside it and with Escape', async () => {
        await open();
        await tap(sheet(page).locator('> summary i'));
        await isClosed(page);
        await openSheet(page);
        if (width > 432) {
          await page.touchscreen.tap(width - 20, 500);
          await isClosed(page);
          await openSheet(page);
        }
        await tap(sheet(page).locator('legend').first());
        await page.keyboard.press('Escape');
        await isClosed(page);
        assert.equal(await page.evaluate('document.activeElement.tagName'), 'SUMMARY');
        await done();
      });

      it('leave the keyboard where it was: Tab goes on from there, and out of it', async () => {
        await open();
        await tap(choice(page, 'Campervans').locator('span'));
        await page.waitForURL(/category=campervan/);
        await page.keyboard.press('Tab');
        assert.equal(await page.evaluate('document.activeElement.value'), 'campsite');
        await isOpen(page);
        await sheet(page).getByRole('link', { name: 'Clear all' }).focus();
        await isOpen(page);
        await page.keyboard.press('Tab');
        await isClosed(page);
        assert.equal(await page.evaluate('document.activeElement.name'), 'sort');
        await done();
      });
    });
  }

  it('find everything that is pressed often high enough, which for a mouse may be lower', async () => {
    const heights = async (page: Page) => {
      const pressed = page.locator(
        '#filter-sheet > summary, .tools :is(select, a), [data-open-van], .chips a, #filters label:has(> [type=checkbox])',
      );
      const boxes = await Promise.all((await pressed.all()).map((one) => one.boundingBox()));
      return boxes.flatMap((box) => (box && box.height > 0 ? [box.height] : []));
    };
    const viewport = { width: 390, height: 844 };
    const path = '/search?pets=1';
    const finger = await browser.open(path, { viewport, hasTouch: true, isMobile: true });
    await openSheet(finger.page);
    const high = await heights(finger.page);
    assert.ok(high.length > 12, `${high.length} things to press`);
    assert.ok(Math.min(...high) >= 44, String(high));
    const mouse = await browser.open(path, { viewport });
    assert.ok(Math.min(...(await heights(mouse.page))) < 44);
    await finger.page.context().close();
    await mouse.page.context().close();
  });

  it('reach the buttons of a listing in letters twice as large, and its price is read', async () => {
    const { page } = await browser.open('/search?q=Keswick&category=campervan', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.locator('[data-listing] a').first().click();
    const bar = page.locator('.bottom.no-print');
    await bar.waitFor();
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    const { height } = (await bar.boundingBox())!;
    assert.ok(height < 260, `the bar is ${height} high`);
    await page.context().close();
  });

  it('find no page wider than the phone in letters twice as large', async () => {
    const { page } = await browser.open('/', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const search = '/search?q=Keswick&category=campervan&pets=1';
    await page.goto(site.address + search);
    const listing = await page.locator('[data-listing] .title a').first().getAttribute('href');
    const id = /\d+(?=[?]|$)/.exec(listing!)![0];
    for (const path of [
      '/',
      search,
      listing!,
      `/trip?stops=${id}_2026-07-03_7`,
      `/saved/shared?ids=${id}`,
    ]) {
      await page.goto(site.address + path);
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 390, path);
    }
    await page.context().close();
  });

  it('may rest on a button while the results behind it change', async () => {
    const { page } = await browser.open('/search', { viewport: { width: 700, height: 844 } });
    await sheet(page).locator('> summary').click();
    await sheet(page).getByLabel('Up to', { exact: true }).fill('80');
    await sheet(page)
      .getByRole('button', { name: /^Show \d+ results$/ })
      .hover();
    const answer = page.waitForResponse(/price_max=80/);
    await page.mouse.down();
    await (await answer).finished();
    await page.mouse.up();
    await isClosed(page);
    await page.getByRole('link', { name: 'Remove: Up to 80' }).waitFor();
    await page.context().close();
  });

  it('and a context menu, which keeps the release of its button, do not hold results back', async () => {
    const { page } = await browser.open('/search');
    await page.mouse.move(640, 20);
    await page.mouse.down({ button: 'right' });
    await page.getByRole('checkbox', { name: /Instant booking/ }).focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/instant=1/);
    await page.context().close();
  });

  it('can have all choices of a long filter without JavaScript, and keep those that are ticked', async () => {
    const values = (text: string) =>
      [...text.matchAll(/name="amenity" value="(\w+)"/g)].map(([, value]) => value!);
    const { text } = await site.page('/search');
    assert.equal(values(text).length, 7);
    assert.match(text, /id="more-amenity" name="toggle" value="amenity">Show more</);
    const whole = await site.page('/search?toggle=amenity');
    const all = values(whole.text);
    assert.ok(all.length > 8, `${all.length} choices`);
    assert.match(whole.text, /<input type="hidden" name="more" value="amenity"/);
    assert.match(whole.text, />Show fewer</);
    const fewer = await site.page('/search?more=amenity&toggle=amenity&pets=1');
    assert.equal(values(fewer.text).length, 7);
    const ticked = await site.page(`/search?amenity=${all[8]}`);
    assert.deepEqual(values(ticked.text).length, 8);
    assert.match(ticked.text, new RegExp(`value="${all[8]}" checked`));
  });
});
