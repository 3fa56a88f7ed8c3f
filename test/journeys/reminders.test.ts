import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { aFullCampervan } from '../builders/listing.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const HOUR = 3_600_000;

let site: TestSite;
let browser: TestBrowser;
let partner: Partner;

const news = (page: Page) => page.locator('header [data-news]');

/** Lets hours pass for the site and for the browser. */
async function pass(page: Page, hours: number): Promise<void> {
  site.clock.advance(hours * HOUR);
  await page.clock.fastForward(hours * HOUR);
}

const add = (id: string) =>
  partner.call('PUT', `/listings/${id}`, aFullCampervan({ title: `${id} the van`, images: [] }));

describe('a search to be reminded of on this device', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite();
    browser = await startBrowser(site.address);
    partner = await site.partner();
    await add('Bramble');
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });

  for (const [screen, prefix, options, words] of [
    [
      'a phone',
      '',
      PHONE,
      {
        start: 'Remind me on this device',
        stop: 'Stop reminding me',
        news: 'New: 1',
        none: 'Nothing new',
      },
    ],
    [
      'a desk, in Dutch',
      '/nl',
      {},
      {
        start: 'Herinner me op dit apparaat',
        stop: 'Niet meer herinneren',
        news: 'Nieuw: 1',
        none: 'Niets nieuws',
      },
    ],
  ] as const) {
    it(`counts what is new where the site is opened, on ${screen}`, async () => {
      const { page, requests, faults } = await browser.open(`${prefix}/about`, options);
      await page.clock.install();
      await page.goto(`${site.address}${prefix}/search?category=campervan`);
      await page.locator('#follow > summary').click();
      await page.getByRole('button', { name: words.start }).click();
      const stop = page.getByRole('button', { name: words.stop });
      await stop.waitFor();
      await add(`Fern${prefix.length}`);
      // It is looked up at most every six hours.
      requests.length = 0;
      await pass(page, 5);
      await page.goto(`${site.address}${prefix}/about`);
      assert.equal(await news(page).isHidden(), true);
      assert.ok(!requests.some((address) => address.includes('search.atom')));
      await pass(page, 2);
      await page.goto(`${site.address}${prefix}/about`);
      await news(page).getByText(words.news).waitFor();
      await page.goto(`${site.address}${prefix}/saved`);
      const list = page.locator('[data-reminders]');
      await list.getByText(words.news).waitFor();
      // Whoever opens the search has seen them.
      await list.getByRole('link').click();
      await page.waitForURL(/category=campervan/);
      await page.goto(`${site.address}${prefix}/saved`);
      await list.getByText(words.none).waitFor();
      assert.equal(await news(page).isHidden(), true);
      await list.getByRole('button', { name: words.stop }).click();
      await list.waitFor({ state: 'hidden' });
      assert.equal(await page.evaluate('localStorage.getItem("campcairn.reminders")'), null);
      assert.deepEqual(faults, []);
    });
  }
});
