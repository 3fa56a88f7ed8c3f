import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { aFullCampervan } from '../builders/listing.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

let site: TestSite;
let browser: TestBrowser;
const id: Record<string, number> = {};
const path: Record<string, string> = {};

/** The names of the listings that a page shows, without what all titles share. */
const titles = async (page: Page) =>
  (await page.locator('#content article h2').allTextContents()).map((title) => title.split(' ')[0]);

/** Saves listings from a search, by their hearts, and goes to the page of saved ones by the header. */
async function save(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('button', { name: `Save ${name} the van` }).click();
  }
  await page.getByRole('link', { name: /^Saved/ }).click();
  await page.locator('#share').waitFor();
}

describe('what a traveller saves and has seen', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite();
    browser = await startBrowser(site.address);
    const partner = await site.partner();
    for (const name of ['Bramble', 'Fern', 'Heather']) {
      const { body } = await partner.call(
        'PUT',
        `/listings/${name.toLowerCase()}`,
        aFullCampervan({ title: `${name} the van`, images: [] }),
      );
      id[name] = body.id;
      path[name] = new URL(body.public_url).pathname;
    }
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });

  it('is on the page of saved listings, the newest first, until its heart is pressed again', async () => {
    const { page, faults } = await browser.open('/search');
    await save(page, 'Bramble', 'Fern');
    assert.deepEqual((await titles(page)).slice(0, 2), ['Fern', 'Bramble']);
    await page.getByRole('button', { name: 'Save Fern the van' }).click();
    await page.reload();
    await page.locator('#share').waitFor();
    assert.deepEqual(await titles(page), ['Bramble']);
    assert.deepEqual(faults, []);
  });

  it('comes to the page of saved listings of another tab too', async () => {
    const { page } = await browser.open('/search');
    const other = await page.context().newPage();
    await other.goto(`${site.address}/saved`);
    await other.getByText('Nothing saved yet').waitFor();
    await page.getByRole('button', { name: 'Save Heather the van' }).click();
    await other.getByRole('heading', { name: 'Heather the van' }).waitFor();
    await page.getByRole('button', { name: 'Save Fern the van' }).click();
    // What is chosen there to be compared stays chosen.
    const choice = other.getByRole('checkbox', { name: 'Choose Heather the van' });
    await choice.check();
    await page.getByRole('button', { name: 'Save Bramble the van' }).click();
    await other.locator('[data-saved-count]', { hasText: '3' }).waitFor();
    assert.equal(await choice.isChecked(), true);
  });

  it('is said to last as long as the page where a browser keeps nothing', async () => {
    const { page } = await browser.open('/about');
    await page.addInitScript(
      "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } })",
    );
    await page.goto(`${site.address}/search`);
    const heart = page.getByRole('button', { name: 'Save Fern the van' });
    await heart.click();
    await page.locator('.said-over', { hasText: 'This browser keeps nothing.' }).waitFor();
    assert.equal(await heart.getAttribute('aria-pressed'), 'true');
    assert.equal(await page.locator('[data-saved-count]').textContent(), '1');
  });

  it('was seen last, which can be forgotten', async () => {
    const { page } = await browser.open(path.Heather!);
    await page.goto(site.address + path.Fern!);
    await page.goto(`${site.address}/saved`);
    const seen = page.getByRole('region', { name: /seen/i });
    await seen.waitFor();
    const shown = await seen.locator('article').allTextContents();
    assert.deepEqual(
      shown.map((text) => /Fern|Heather/.exec(text)?.[0]),
      ['Fern', 'Heather'],
    );
    await seen.getByRole('button', { name: 'Forget them' }).click();
    await seen.waitFor({ state: 'detached' });
    assert.equal(await page.evaluate('localStorage.getItem("campcairn.seen")'), null);
  });

  it('has an address that is copied by a press, and is said to be', async () => {
    const { page } = await browser.open('/search', CLIPBOARD);
    await save(page, 'Bramble', 'Heather');
    await page.locator('#share > summary').click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.locator('#announced', { hasText: 'Copied' }).waitFor({ state: 'attached' });
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    assert.match(copied, new RegExp(`/saved/shared\\?ids=${id.Heather},${id.Bramble}$`));
  });

  it('opens as a shared list where its page’s own address is opened in another browser', async () => {
    const { page } = await browser.open('/search');
    await save(page, 'Bramble', 'Fern');
    const address = page.url().slice(site.address.length);
    const other = await browser.open(address);
    await other.page.waitForURL(/\/saved\/shared\?ids=/);
    assert.deepEqual(await titles(other.page), ['Fern', 'Bramble']);
    assert.equal(await other.page.evaluate('localStorage.getItem("campcairn.saved")'), null);
  });
});
