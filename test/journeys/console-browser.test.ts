import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { apply } from '../support/application.ts';
import { axeFaults, widthFaults } from '../support/axe.ts';
import { NO_BROWSER, startBrowser, type TestBrowser, type Watched } from '../support/browser.ts';
import { aListing } from '../builders/listing.ts';
import { CONSOLE_PAGES, type ConsoleWorld, fillConsole } from '../support/console-world.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { signedInOperator, type Visitor } from '../support/visitor.ts';

let site: TestSite;
let browser: TestBrowser;
let operator: Visitor;

/** A page of the console, for somebody who has signed in. */
async function open(
  path: string,
  options: Parameters<TestBrowser['open']>[1] = {},
): Promise<Watched> {
  const watched = await browser.open('/robots.txt', options);
  const cookies = [...operator.cookies].map(([name, value]) => ({
    name,
    value,
    url: site.address,
  }));
  await watched.page.context().addCookies(cookies);
  await watched.page.goto(site.address + path);
  return watched;
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

describe('the console in a browser', { skip: NO_BROWSER }, () => {
  before(async () => {
    // Without https the session's cookie can be handed to a browser on loopback.
    site = await startTestSite(
      { PUBLIC_URL: 'http://localhost', ENQUIRY_LIMIT: '100' },
      { worker: false },
    );
    browser = await startBrowser(site.address);
    operator = await signedInOperator(site);
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  for (const [width, javaScriptEnabled] of [
    [1280, true],
    [390, false],
  ] as const) {
    it(`an application is approved, a listing hidden and shown, its partner suspended and brought back, at ${width} ${javaScriptEnabled ? 'with' : 'without'} scripts`, async () => {
      const business = `Ghyll Vans ${width}`;
      await apply(site, { business, email: `office-${width}@ghyll.example` });
      const { page, faults } = await open('/operator', {
        javaScriptEnabled,
        viewport: { width, height: 900 },
      });
      await page.getByRole('navigation', { name: 'Console' }).getByText('Applications').click();
      await heading(page, 'Applications');
      await page.getByRole('link', { name: business }).click();
      await heading(page, business);
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.getByRole('status').getByText('Approved.').waitFor();

      const slug = `ghyll-vans-${width}`;
      const { partners } = site.services;
      const { id: partnerId, status, api_key_prefix: prefix } = await partners.bySlug(slug);
      assert.deepEqual([status, prefix], ['approved', null], 'it creates its key itself');
      const { api_key: key } = await partners.issueKey(slug);
      const pushed = await fetch(`${site.address}/api/v1/listings/van`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(aListing({ title: `Van of ${business}` })),
      });
      const { id, public_url: publicUrl } = (await pushed.json()) as {
        id: number;
        public_url: string;
      };
      const path = new URL(publicUrl).pathname;
      const shown = async () => (await site.page(path)).status;
      assert.equal(await shown(), 200);

      await page.goto(`${site.address}/operator/listings`);
      await page.getByLabel('Number, address').fill(publicUrl);
      await page.getByRole('button', { name: 'Find' }).click();
      await page.getByRole('link', { name: `Van of ${business}` }).click();
      await page.getByLabel('Reason, in words for the partner').fill('The photos are of a boat.');
      await page.getByRole('button', { name: 'Hide listing' }).click();
      await page.getByRole('status').getByText('Hidden.').waitFor();
      assert.equal(await shown(), 404);
      await page.getByText('The photos are of a boat.').first().waitFor();
      await page.getByRole('button', { name: 'Show listing again' }).click();
      await page.getByRole('status').getByText('No longer hidden.').waitFor();
      assert.equal(await shown(), 200);

      await page.getByRole('link', { name: business, exact: true }).click();
      await heading(page, business);
      await page.getByLabel('Account status').selectOption({ label: 'Suspended' });
      await page.getByRole('button', { name: 'Change the status' }).click();
      await page.getByRole('alert').getByText('is needed to suspend').waitFor();
      await page.getByLabel('Reason, in words for the partner').fill('No answer for weeks.');
      await page.getByRole('button', { name: 'Change the status' }).click();
      await page.getByText('The partner was told: No answer for weeks.').waitFor();
      assert.equal(await shown(), 404);
      await page.getByLabel('Account status').selectOption({ label: 'Approved' });
      await page.getByRole('button', { name: 'Change the status' }).click();
      await page.getByRole('status').getByText('The account status is changed').waitFor();
      assert.equal(await shown(), 200);

      const entries = await site.foundation.audit.list({ partnerId }, 20);
      assert.deepEqual(
        entries.map(({ action, reason }) => [action, reason]),
        [
          ['partner.status', null],
          ['partner.status', 'No answer for weeks.'],
          ['listing.unhide', null],
          ['listing.hide', 'The photos are of a boat.'],
          ['application.approve', null],
        ],
      );
      assert.ok(entries.every(({ actor }) => actor === 'ada@campcairn.example'));
      assert.equal((await site.services.listingFinder.byId(id))?.hidden_at, null);
      assert.deepEqual(faults, []);
      await page.context().close();
    });
  }

  it('a listing is hidden with the keyboard alone', async () => {
    const partner = await site.partner('Keyboard Vans');
    const listing = aListing({ title: 'Keyboard van' });
    const { body } = await partner.call('PUT', '/listings/van', listing);
    const { page } = await open(`/operator/listings/${body.id}`);
    await page.getByRole('textbox').focus();
    await page.keyboard.type('Not a van at all.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Hidden.').waitFor();
    await page.context().close();
  });

  describe('with something of everything', () => {
    let world: ConsoleWorld;
    before(async () => {
      world = await fillConsole(site);
    });
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 390],
    ] as const) {
      it(`has pages that axe has nothing against, and that fit, in ${colorScheme} at ${width}`, async () => {
        const { page, faults } = await open('/operator', {
          colorScheme,
          viewport: { width, height: 900 },
        });
        for (const [name, pathOf] of Object.entries(CONSOLE_PAGES)) {
          await page.goto(site.address + pathOf(world));
          const found = [...(await axeFaults(page)), ...(await widthFaults(page))];
          assert.deepEqual(found, [], name);
        }
        assert.deepEqual(faults, []);
        await page.context().close();
      });
    }
  });
});
