import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { fillSite, PAGE_KINDS, type PageKind, routesWithoutKind } from '../support/page-kinds.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

/** What people do on the pages whose scripts do most. */
const USES: Partial<Record<PageKind, (page: Page) => Promise<unknown>>> = {
  async 'first page'(page) {
    await page.getByLabel('Where').pressSequentially('kesw');
    await page.getByRole('option', { name: 'Keswick England' }).click();
  },
  async 'search for anything'(page) {
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await page.getByRole('checkbox', { name: /Campervans/ }).check();
    await page.getByRole('link', { name: 'Remove: Campervans' }).click();
    await page.getByRole('link', { name: 'Next page' }).waitFor();
  },
  async 'search for anything with the map'(page) {
    const map = page.getByRole('region', { name: 'Map of the results' });
    await map.locator('button.pill').last().click();
    await map.getByRole('button', { name: 'Close' }).click();
    await map.getByRole('button', { name: 'Zoom in' }).click();
  },
  async 'approximate listing'(page) {
    await page.getByRole('button', { name: 'Send enquiry' }).click();
  },
  async 'API reference'(page) {
    await page.getByRole('heading', { name: 'Campcairn Partner API' }).waitFor();
    await page.getByRole('button', { name: 'Open Group - Listings' }).click();
    await page.getByRole('link', { name: /^Create or replace a listing/ }).click();
    await page.getByRole('heading', { name: 'Create or replace a listing' }).waitFor();
    const tries = page.getByRole('button', { name: /^Test Request/ });
    await tries.first().click();
    const answer = page.waitForResponse(/\/api\/v1\//);
    await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).first().click();
    await (await answer).finished();
  },
};

let site: TestSite;
let browser: TestBrowser;
let shown: Awaited<ReturnType<typeof fillSite>>;

describe('the policy of what a page may load and run', { skip: NO_BROWSER }, () => {
  before(async () => {
    // The reference asks the API where the public address says that it is.
    const port = String(await freePort());
    site = await startTestSite({ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` });
    shown = await fillSite(site);
    browser = await startBrowser(site.address);
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  it('is looked at on a page of every route', () => {
    assert.deepEqual(routesWithoutKind(shown), [], 'PAGE_KINDS needs a page of each of these');
  });

  for (const [kind, use] of Object.entries(USES)) {
    it(`is kept when people use the ${kind}`, async () => {
      const { page, faults } = await browser.open(PAGE_KINDS[kind as PageKind](shown));
      await use(page);
      assert.deepEqual(faults, []);
    });
  }
});
