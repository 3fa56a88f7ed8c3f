import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { aListing } from '../builders/listing.ts';
import { pageFaults } from '../support/axe.ts';
import {
  NO_BROWSER,
  waitForScripts,
  startBrowser,
  type TestBrowser,
  type Watched,
} from '../support/browser.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { lendCookies, signedIn, type Visitor } from '../support/visitor.ts';

const PHONE = { hasTouch: true, viewport: { width: 390, height: 844 } };

let site: TestSite;
let browser: TestBrowser;
let partner: Partner;
let member: Visitor;
let list: string;

async function open(
  path: string,
  options: Parameters<TestBrowser['open']>[1] = {},
): Promise<Watched> {
  const watched = await browser.open('/robots.txt', options);
  await lendCookies(watched.page.context(), member, site.address);
  await watched.page.goto(list + path);
  if (options.javaScriptEnabled !== false) await waitForScripts(watched.page);
  return watched;
}

/** Another tab of the same browser. */
async function tabOf(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(list + path);
  await waitForScripts(tab);
  return tab;
}

const tabNamed = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of this listing' }).getByRole('link', { name });

const stored = async (id: string) => (await partner.call('GET', `/listings/${id}`)).body;
async function keptDrafts(page: Page): Promise<number> {
  await waitForScripts(page);
  return page.evaluate(`Object.keys(localStorage).filter((key) => key.includes('draft')).length`);
}

describe('the form of a listing in a browser', { skip: NO_BROWSER }, () => {
  before(async () => {
    // Without https the session's cookie can be handed to a browser on loopback.
    site = await startTestSite({ PUBLIC_URL: 'http://localhost' }, { worker: false });
    browser = await startBrowser(site.address);
    partner = await site.partner('Harbour Vans', { countries: ['GB'] });
    member = await signedIn(site, 'office@vans.example');
    list = `${site.address}/dashboard/${partner.slug}/listings`;
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  it('is filled in with fingers as one types, and its bar says what travellers miss', async () => {
    const { page, faults } = await open('/new', PHONE);
    const berths = page.getByLabel('Berths');
    assert.equal(await berths.isVisible(), false);
    await page.getByLabel('What you offer').selectOption('campsite');
    await page.getByLabel('Number of pitches').waitFor();
    assert.equal(await page.getByRole('heading', { name: 'The vehicle' }).isVisible(), false);
    await page.getByLabel('What you offer').selectOption('campervan');
    await berths.waitFor();
    assert.equal(await page.getByLabel('Number of pitches').isVisible(), false);
    assert.equal(await page.getByLabel('Swimming pool').isVisible(), false);

    const missing = page.getByRole('region', { name: 'How complete the listing is' });
    await missing.getByText('Sections, and what is missing').tap();
    await missing.getByRole('link', { name: 'Berths' }).tap();
    await berths.fill('2');
    await missing.getByRole('link', { name: 'Berths' }).waitFor({ state: 'hidden' });
    await page.getByLabel('Title', { exact: false }).first().fill('Wren, a van for two');
    await page.getByLabel('Page on your site').fill('www.vans.example/wren');
    await page.getByText('Position in numbers').tap();
    await page.getByLabel('Latitude').fill('51.4545, -2.5879');
    await page.getByLabel('Lowest price').fill('£1,095.50');
    await page.getByLabel('Length', { exact: true }).fill('19 ft 8 in');
    await missing.getByRole('link', { name: 'Rules and terms' }).tap();
    await page.getByLabel('Distance included a day').selectOption('limited');
    await page.getByLabel('Distance a day', { exact: true }).fill('100');
    await page.getByRole('heading', { name: 'What is there' }).tap();
    await page.locator('#f-amenities').getByText('Fridge', { exact: true }).tap();
    assert.deepEqual(await pageFaults(page), []);
    await page.getByRole('button', { name: 'Add the listing' }).last().tap();
    await page.getByText('The listing is added. What next?').waitFor();
    const { url, location, price, vehicle, amenities, policies } =
      await stored('wren-a-van-for-two');
    assert.deepEqual(
      [url, location.lng, price.from, price.currency, vehicle.length_m, amenities],
      ['https://www.vans.example/wren', -2.5879, 109_550, 'GBP', 5.99, ['fridge']],
    );
    assert.equal(policies.mileage_included_per_day_km, 161);
    assert.equal(await keptDrafts(page), 0);
    await page.getByRole('link', { name: 'See it as travellers do' }).tap();
    await page.getByRole('heading', { name: 'Wren, a van for two' }).waitFor();
    assert.deepEqual(faults, []);
    await page.context().close();
  });

  it('asks before it is left, and offers again what was typed', async () => {
    await partner.call('PUT', '/listings/fern', aListing({ title: 'Fern of Bristol' }));
    const { page, faults } = await open('/edit/fern/calendar');
    await tabNamed(page, 'Details').click();
    await page.getByLabel('Berths').waitFor();
    await tabNamed(page, 'Calendar').click();
    await page.waitForURL(/calendar$/);
    await tabNamed(page, 'Details').click();
    const title = page.getByLabel('Title', { exact: false }).first();
    await title.waitFor();
    await waitForScripts(page);
    await title.fill('Fern of the moor');
    await tabNamed(page, 'Calendar').click();
    await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor();
    assert.deepEqual(await pageFaults(page), []);
    await page.getByRole('button', { name: 'Stay here' }).click();
    assert.equal(await title.inputValue(), 'Fern of the moor');
    await tabNamed(page, 'Calendar').click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.waitForURL(/calendar$/);

    await tabNamed(page, 'Details').click();
    await page.getByText(/^You have unsaved changes of \d\d:\d\d\.$/).waitFor();
    assert.equal(await title.inputValue(), 'Fern of Bristol');
    await page.getByRole('button', { name: 'Take them up' }).click();
    await page.getByText('These are your unsaved changes.').waitFor();
    assert.equal(await title.inputValue(), 'Fern of the moor');
    await waitForScripts(page);
    const [asked] = await Promise.all([
      page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.accept();
        return dialog.type();
      }),
      page.reload(),
    ]);
    assert.equal(asked, 'beforeunload');
    await page.goto(`${list}/edit/fern`);
    await page.getByRole('button', { name: 'Take them up' }).click();
    await page.getByText('These are your unsaved changes.').waitFor();
    await waitForScripts(page);
    await page.getByRole('button', { name: 'Save' }).last().click();
    await page.getByText('Saved.').waitFor();
    assert.equal((await stored('fern')).title, 'Fern of the moor');
    assert.equal(await keptDrafts(page), 0);
    // Chromium asks nobody before it leaves a page that nobody has touched, and says so.
    const others = faults.filter((fault) => !fault.startsWith("Blocked attempt to show a 'before"));
    assert.deepEqual(others, []);
    await page.context().close();
  });

  it('keeps what was typed through a refusal, and asks when others have changed the listing', async () => {
    await partner.call('PUT', '/listings/moss', aListing({ title: 'Moss of Bristol' }));
    const { page } = await open('/edit/moss');
    await page.getByLabel('Lowest price').fill('ninety');
    await page.getByRole('button', { name: 'Save' }).last().click();
    const told = page.locator('.field').getByText('Write the price as 95.50.');
    await told.waitFor();
    await waitForScripts(page);
    assert.equal(await page.getByText('You have unsaved changes').isVisible(), false);
    await page.getByLabel('Lowest price').fill('£90');
    await told.waitFor({ state: 'hidden' });
    const other = await tabOf(page, '/edit/moss');
    await other.getByText(/^You have unsaved changes of/).waitFor();
    site.clock.advance(2000);
    await partner.call('PUT', '/listings/moss', aListing({ title: 'Moss of Bath' }));
    await other.getByRole('button', { name: 'Take them up' }).click();
    await other.getByText('These are your unsaved changes.').waitFor();
    assert.equal(await other.getByLabel('Lowest price').inputValue(), '£90');
    await other.getByRole('button', { name: 'Save' }).last().click();
    await other.getByText(/has changed this listing since you opened it/).waitFor();
    await page.context().close();
  });

  it('forgets what was typed when it is dropped, and when one signs out', async () => {
    const { page } = await open('/new');
    await page.getByLabel('Title', { exact: false }).first().fill('A van of yesterday');
    const second = await tabOf(page, '/new');
    await second.getByRole('button', { name: 'Drop them' }).click();
    assert.equal(await keptDrafts(second), 0);
    await second.getByLabel('Title', { exact: false }).first().fill('A van of tomorrow');
    assert.equal(await keptDrafts(second), 1);
    second.once('dialog', (dialog) => void dialog.accept());
    await second.getByRole('button', { name: 'Sign out' }).click();
    await second.waitForURL((address) => !address.pathname.startsWith('/dashboard'));
    assert.equal(await keptDrafts(second), 0);
    await page.context().close();
    member = await signedIn(site, 'office@vans.example');
  });

  it('can be filled in without scripts, where every part is there to unfold', async () => {
    const { page } = await open('/new', { javaScriptEnabled: false });
    await page.getByLabel('What you offer').selectOption('campsite');
    await page.getByLabel('Title', { exact: false }).first().fill('Meadow without scripts');
    await page.getByLabel('Page on your site').fill('sites.example');
    await page.getByLabel('Latitude').fill('51.4545');
    await page.getByLabel('Longitude').fill('-2.5879');
    await page.getByRole('heading', { name: 'The campsite' }).click();
    await page.getByLabel('Open from', { exact: true }).selectOption('1');
    await page.getByLabel('Open from: month').selectOption('April');
    await page.getByRole('button', { name: 'Add the listing' }).last().click();
    await page.getByText('The listing is added. What next?').waitFor();
    assert.equal((await stored('meadow-without-scripts')).campsite.open_from, '04-01');
    await page.context().close();
  });
});
