import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { apply } from '../support/application.ts';
import { axeFaults, widthFaults } from '../support/axe.ts';
import { fillInApplication } from '../support/application-form.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let browser: TestBrowser;

const faultsOf = async (page: Page) => [...(await axeFaults(page)), ...(await widthFaults(page))];

async function fillIn(page: Page, email: string): Promise<void> {
  await fillInApplication(page, { business: 'Harbour Vans', website: 'vans.example', email });
  await page.getByLabel('As a product feed').check();
  await page.getByLabel('Address of the feed').fill('https://vans.example/feed.csv');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send application' }).click();

describe('a business that applies with a browser', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite({ ENQUIRY_LIMIT: '100' });
    browser = await startBrowser(site.address);
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  for (const javaScriptEnabled of [true, false]) {
    it(`gets from the page for partners to its confirmation, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async () => {
      const { page, faults } = await browser.open('/partners', { javaScriptEnabled });
      await page.getByRole('main').getByRole('link', { name: 'Apply to list' }).first().click();
      const email = `zoe-${javaScriptEnabled}@vans.example`;
      await fillIn(page, email);
      await send(page);
      await page.getByRole('heading', { level: 1, name: 'Your application has arrived' }).waitFor();
      await page
        .getByRole('status')
        .getByText(/by Thursday,? 7 May 2026 at the latest/)
        .waitFor();
      await page.reload();
      const [{ business, country, delivery } = {}, ...others] =
        await site.services.applicationReview.list('pending');
      assert.deepEqual([business, country, delivery], ['Harbour Vans', 'PT', 'feed']);
      assert.equal(others.length, javaScriptEnabled ? 0 : 1, 'loading again sends nothing');
      assert.deepEqual(faults, []);
      await page.context().close();
    });
  }

  it('is asked for the address of a feed only when it has one', async () => {
    const { page } = await browser.open('/partners/apply', { javaScriptEnabled: false });
    const feed = page.getByLabel('Address of the feed');
    assert.equal(await feed.isVisible(), false);
    await page.getByLabel('As a product feed').check();
    assert.equal(await feed.isVisible(), true);
    await page.getByLabel('Through the API').check();
    assert.equal(await feed.isVisible(), false);
    await page.context().close();
  });

  it('sees what has to be mended, mends that alone, and is through', async () => {
    const { page } = await browser.open('/partners/apply', { javaScriptEnabled: false });
    await fillIn(page, 'zoe@mended.example');
    await page.getByLabel('Website').fill('by the harbour');
    await page.getByLabel('Roughly how many listings?').fill('a dozen');
    await send(page);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    const { y } = (await alert.boundingBox())!;
    assert.ok(y >= 0 && y < 600, `what is wrong is in view, not at ${y}`);
    assert.equal(await alert.getByRole('link').count(), 2);
    await alert.getByRole('link', { name: /does not look like an address/ }).click();
    const website = page.getByLabel('Website');
    assert.equal(await website.getAttribute('aria-invalid'), 'true');
    assert.equal(await website.inputValue(), 'by the harbour');
    await website.fill('https://vans.example');
    await page.getByLabel('Roughly how many listings?').fill('12');
    await send(page);
    await page.getByRole('heading', { name: 'Your application has arrived' }).waitFor();
    await page.context().close();
  });

  it('can do all of it with the keyboard alone', async () => {
    const { page } = await browser.open('/partners/apply');
    await page.getByLabel('Name of the business').focus();
    const reached: string[] = [];
    for (let step = 0; step < 16; step++) {
      reached.push(
        await page.evaluate<string>('document.activeElement.name ?? document.activeElement.type'),
      );
      await page.keyboard.press('Tab');
    }
    const order = [
      'business',
      'website',
      'contact',
      'email',
      'country',
      'about',
      'category',
      'owns',
      'listings',
      'delivery',
      'terms',
    ];
    assert.deepEqual(
      [...new Set(reached)].filter((name) => order.includes(name)),
      order,
    );
    assert.ok(!reached.includes('fax'), 'the trap is not on the way');
    await page.context().close();
  });

  for (const [colorScheme, width, prefix] of [
    ['light', 1280, ''],
    ['dark', 768, '/pt'],
    ['dark', 390, '/fr'],
    ['light', 390, '/es'],
  ] as const) {
    it(`finds pages that axe has nothing against, and that fit, in ${colorScheme} at ${width}`, async () => {
      const options = { colorScheme, viewport: { width, height: 900 } };
      const { page, faults } = await browser.open(`${prefix}/partners/apply`, options);
      assert.deepEqual(await faultsOf(page), [], 'as it is at first');
      await page.evaluate("document.querySelector('form[method=post]').noValidate = true");
      await page.locator('input[name=delivery][value=feed]').check();
      await page.locator('form[method=post] button[type=submit]').click();
      await page.getByRole('alert').waitFor();
      assert.deepEqual(await faultsOf(page), [], 'refused');
      const { location } = await apply(
        site,
        { email: `zoe@${width}${colorScheme}.example` },
        prefix,
      );
      await page.goto(site.address + location);
      assert.deepEqual(await faultsOf(page), [], 'sent');
      for (const path of ['/partners', '/privacy', '/terms']) {
        await page.goto(site.address + prefix + path);
        assert.deepEqual(await faultsOf(page), [], path);
      }
      assert.deepEqual(faults, []);
      await page.context().close();
    });
  }
});
