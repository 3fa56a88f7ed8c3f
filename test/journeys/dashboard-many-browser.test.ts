import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import { axeFaults, widthFaults } from '../support/axe.ts';
import { NO_BROWSER, startBrowser, type TestBrowser, type Watched } from '../support/browser.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { lendCookies, signedIn, type Visitor } from '../support/visitor.ts';

let site: TestSite;
let browser: TestBrowser;
let partner: Partner;
let member: Visitor;

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } };

const priceOf = async (id: string): Promise<number> =>
  (await partner.call('GET', `/listings/${id}`)).body.price.from;

/** A page of the dashboard for the member, at a size of screen; touched by fingers on the phone. */
async function open(path: string, viewport: { width: number; height: number }): Promise<Watched> {
  const watched = await browser.open('/robots.txt', { viewport, hasTouch: viewport.width < 500 });
  await lendCookies(watched.page.context(), member, site.address);
  await watched.page.goto(`${site.address}/dashboard/${partner.slug}/listings${path}`);
  return watched;
}

describe('many listings in a browser', { skip: NO_BROWSER }, () => {
  before(async () => {
    // Without https the session's cookie can be handed to a browser on loopback.
    site = await startTestSite({ PUBLIC_URL: 'http://localhost' });
    partner = await site.partner();
    member = await signedIn(site, 'office@vans.example');
    browser = await startBrowser(site.address);
    const price = { from: 9000, currency: 'GBP' };
    for (const id of ['fern', 'moss', 'sorrel'])
      await partner.call(
        'PUT',
        `/listings/${id}`,
        aListing({ title: `A van called ${id}`, price }),
      );
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  for (const [name, viewport] of Object.entries(SIZES)) {
    it(`are selected, get new prices and get the old ones back: ${name}`, async () => {
      const before = await priceOf('fern');
      const { page, faults } = await open('?q=called', viewport);
      await page.getByLabel('Select all on this page').check();
      await page.getByText('3 selected').waitFor();
      await page.getByLabel('Select A van called moss').uncheck();
      await page.getByText('2 selected').waitFor();
      await page.getByRole('button', { name: 'Change prices' }).click();
      await page.getByText('Of 2 listings.').waitFor();
      await page.getByLabel('By how much').fill('5');
      await page.getByLabel('By how much').press('Enter');
      await page.getByRole('heading', { name: '2 listings would change' }).waitFor();
      assert.deepEqual([...(await axeFaults(page)), ...(await widthFaults(page))], []);
      await page.getByRole('button', { name: 'Change the prices of 2 listings' }).click();
      await page.getByText('Prices changed: 2 listings.').waitFor();
      assert.equal(await priceOf('moss'), before);
      assert.ok((await priceOf('fern')) > before);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Undone: 2 listings as before.').waitFor();
      assert.equal(await priceOf('fern'), before);
      assert.deepEqual(faults, []);
      await page.context().close();
    });

    it(`are added from a file whose columns are matched by hand: ${name}`, async () => {
      const { page, faults } = await open('/import', viewport);
      const csv = `Our van,Page,Nightly ${name},Where\nVan on the ${name},https://vans.example/x,£80,Newquay`;
      await page
        .getByLabel('File', { exact: true })
        .setInputFiles({ name: 'vans.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await page.getByLabel('Category').selectOption('campervan');
      await page.getByLabel('Country of the town').selectOption('GB');
      await page.getByRole('button', { name: 'Read it' }).click();
      await page.getByRole('link', { name: 'Match the columns' }).first().click();
      await page.getByLabel('Our van is read as').selectOption('title');
      await page.getByLabel('Page is read as').selectOption('url');
      await page.getByLabel(`Nightly ${name} is read as`).selectOption('price');
      await page.getByLabel('Where is read as').selectOption('city');
      assert.deepEqual([...(await axeFaults(page)), ...(await widthFaults(page))], []);
      await page.getByRole('button', { name: 'Read the file so' }).click();
      await page.getByRole('button', { name: 'Take 1 listing' }).waitFor();
      assert.deepEqual([...(await axeFaults(page)), ...(await widthFaults(page))], []);
      await page.getByRole('button', { name: 'Take 1 listing' }).click();
      await page.getByText('Imported: 1 listing.').waitFor();
      assert.equal(await priceOf(`van-on-the-${name}`), 8000);
      assert.deepEqual(faults, []);
      await page.context().close();
    });
  }
});
