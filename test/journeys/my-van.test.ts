import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { aCampsite, aFullCampervan } from '../builders/listing.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const NEWQUAY = { lat: 50.4155, lng: -5.0737 };

/** A browser in which pages may keep nothing. */
const WITHOUT_STORAGE = `Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('denied', 'SecurityError'); } })`;

let site: TestSite;
let browser: TestBrowser;
const paths: Record<string, string> = {};

/** What a card says of the van; empty where it says nothing. */
const badge = (page: Page, title: string) =>
  page
    .locator('article', { hasText: title })
    .first()
    .locator('[data-fit]')
    .filter({ visible: true })
    .allTextContents();

const summary = (page: Page) => page.locator('[data-summary]').textContent();

/** Says what is driven, by pressing on what people see. */
async function sayVan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My van' }).click();
  const dialog = page.getByRole('dialog', { name: 'My van' });
  await dialog.getByLabel('Kind').selectOption('Motorhome');
  await dialog.getByLabel('Length (m)').fill('7.2');
  await dialog.getByLabel('Driver’s age').fill('30');
  await dialog.getByLabel('B', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
}

describe('my van', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite();
    browser = await startBrowser(site.address);
    const partner = await site.partner();
    const put = async (id: string, listing: object) => {
      const { body } = await partner.call('PUT', `/listings/${id}`, listing);
      paths[id] = new URL(body.public_url).pathname;
    };
    const van = (title: string, vehicle: object, policies: object) =>
      aFullCampervan({ title, images: [], vehicle, policies, location: NEWQUAY });
    await put('light', van('Light van', { licence: 'B', seats: 4 }, { min_driver_age: 25 }));
    await put('heavy', van('Heavy van', { weight_kg: 5000, seats: 4 }, { min_driver_age: 25 }));
    await put('silent', van('Silent van', { seats: 4 }, { pets_allowed: true }));
    await put(
      'site',
      aCampsite({ title: 'Tent meadow', location: NEWQUAY, campsite: { pitch_types: ['tent'] } }),
    );
    await loadCampsites(site, [
      campsiteFeature(21, 50.42, -5.06, { name: 'Long Acre', motorhome: 'yes', maxlength: '8' }),
      campsiteFeature(22, 50.43, -5.05, { name: 'Short Acre', motorhome: 'yes', maxlength: '6' }),
      campsiteFeature(23, 50.44, -5.04, { name: 'Quiet Acre' }),
    ]);
    const places = [...(await site.sitemap('sitemap-places-0')).keys()];
    paths.short = places.find((path) => path.includes('short'))!;
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });

  for (const width of [1280, 390]) {
    it(`answers on cards of vans and campsites where it knows, ${width} wide`, async () => {
      const viewport = { width, height: 900 };
      const { page, faults, requests } = await browser.open('/search?category=campervan', {
        viewport,
      });
      assert.match((await summary(page))!, /^Add your van/);
      const height = async (part: string) => (await page.locator(part).boundingBox())!.height;
      assert.ok((await height('[data-my-van]')) <= (await height('[data-open-van]')) + 1);
      assert.deepEqual(await badge(page, 'Light van'), []);
      await sayVan(page);
      assert.equal(await summary(page), 'Motorhome · 7.2 m · B');
      assert.ok((await height('[data-summary]')) < (await height('[data-open-van]')));
      assert.deepEqual(await badge(page, 'Light van'), ['You may drive it']);
      assert.deepEqual(await badge(page, 'Heavy van'), ['At 5,000 kg it needs licence C1']);
      assert.deepEqual(await badge(page, 'Silent van'), []);
      await page.goto(`${site.address}/search?category=campsite`);
      assert.deepEqual(await badge(page, 'Tent meadow'), ['No pitches for your kind of van']);
      assert.deepEqual(await badge(page, 'Long Acre'), ['Your van fits']);
      assert.deepEqual(await badge(page, 'Short Acre'), ['Too long: yours 7.2 m, up to 6 m']);
      assert.deepEqual(await badge(page, 'Quiet Acre'), []);
      assert.deepEqual(faults, []);
      assert.ok(requests.every((address) => !address.includes('7.2')));
      const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      assert.equal(wide, 0);
    });
  }

  it('is said by keyboard alone, and answers on the page of a van and of an open-data campsite', async () => {
    const { page } = await browser.open(paths.heavy!);
    await page.getByRole('button', { name: 'My van' }).focus();
    await page.keyboard.press('Enter');
    assert.ok(await page.getByRole('dialog', { name: 'My van' }).isVisible());
    await page.keyboard.press('Escape');
    assert.ok(await page.getByRole('dialog', { name: 'My van' }).isHidden());
    await page.keyboard.press('Enter');
    await page.getByLabel('Kind').focus();
    await page.keyboard.type('Motor');
    await page.keyboard.press('Tab');
    await page.keyboard.type('7.2');
    await page.getByLabel('B', { exact: true }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    const answer = page.locator('[data-whole]');
    await answer.getByText('You may not drive it').waitFor();
    assert.match((await answer.textContent())!, /At 5,000 kg it needs licence C1/);
    assert.match((await answer.textContent())!, /Not said by you: driver’s age/);
    await page.goto(site.address + paths.short!);
    assert.match((await answer.textContent())!, /Your van does not fit.*up to 6 m/);
  });

  it('says that its own licence is not enough for it, and what the hired van needs apart from it', async () => {
    const { page } = await browser.open('/search?category=campervan', {
      viewport: { width: 390, height: 900 },
    });
    const own = page.locator('[data-own-licence]');
    await sayVan(page);
    assert.ok(await own.isHidden());
    await page.getByRole('button', { name: 'My van' }).click();
    await page.getByLabel('Permitted mass (kg)').fill('4200');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    assert.equal(await own.textContent(), 'Your own van needs licence C1 at 4,200 kg, as a rule');
    assert.deepEqual(await badge(page, 'Light van'), ['You may drive it']);
    await page.getByRole('button', { name: 'My van' }).click();
    await page.getByLabel('C1', { exact: true }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    assert.ok(await own.isHidden());
  });

  it('answers on the stops of a trip, its places by the van that is hired for them, else by the own one', async () => {
    const idOf = (path: string) => /\d+$/.exec(path)![0];
    const [light, silent, short] = ['light', 'silent', 'short'].map((name) => idOf(paths[name]!));
    const trip = (stops: string[]) => `/trip?stops=${stops.join('.')}`;
    const own = trip([`p${short}_2026-06-02_2`]);
    const { page } = await browser.open(own, { viewport: { width: 390, height: 900 } });
    const onStop = (title: string) =>
      page
        .locator('[data-stop]', { hasText: title })
        .locator('.fit')
        .filter({ visible: true })
        .allInnerTexts();
    assert.deepEqual(await onStop('Short Acre'), []);
    await sayVan(page);
    assert.deepEqual(await onStop('Short Acre'), ['Too long: yours 7.2 m, up to 6 m']);
    assert.deepEqual(await badge(page, 'Long Acre'), ['Your van fits']);
    const hired = [`${light}_2026-06-02_2`, `${silent}_2026-06-02_2`, `p${short}_2026-06-02_2`];
    await page.goto(site.address + trip(hired));
    assert.deepEqual(await onStop('Light van'), ['You may drive it']);
    assert.deepEqual(await onStop('Silent van'), ['Not stated, ask: licence, driver’s age']);
    assert.deepEqual(await onStop('Short Acre'), ['Whether the hired van fits is not stated']);
    await page.goto(site.address + trip([`${light}_2026-06-02_2`, `p${short}_2026-06-08_2`]));
    assert.deepEqual(await onStop('Short Acre'), ['Too long: yours 7.2 m, up to 6 m']);
  });

  it('narrows a search to what fits by a link, and is forgotten by a button', async () => {
    const { page } = await browser.open('/search?category=campervan');
    await sayVan(page);
    await page.getByRole('link', { name: 'Show only what fits' }).click();
    await page.waitForURL(/driver_age=30/);
    assert.equal(new URL(page.url()).searchParams.get('licence'), 'B');
    await page.getByRole('button', { name: 'My van' }).click();
    await page.getByRole('button', { name: 'Forget all' }).click();
    assert.match((await summary(page))!, /^Add your van/);
    assert.deepEqual(await badge(page, 'Light van'), []);
    assert.equal(await page.evaluate('localStorage.getItem("campcairn.van")'), null);
  });

  it('works on the page in a browser that keeps nothing, and says so', async () => {
    const { page } = await browser.open('/about');
    await page.addInitScript(WITHOUT_STORAGE);
    await page.goto(`${site.address}/search?category=campervan`);
    await sayVan(page);
    await page.locator('[data-not-kept]').getByText('This browser keeps nothing').waitFor();
    assert.deepEqual(await badge(page, 'Light van'), ['You may drive it']);
  });

  it('informs without scripts', async () => {
    const { page } = await browser.open(paths.heavy!, { javaScriptEnabled: false });
    const section = page.locator('section', { hasText: 'May I drive it?' }).last();
    assert.match((await section.textContent())!, /Permitted mass\s*5,000 kg/);
    assert.match((await section.textContent())!, /Licence\s*not stated/);
    assert.ok(await page.getByRole('button', { name: 'My van' }).isHidden());
    const line = page
      .locator('p', { hasText: 'Licence B or C1?' })
      .filter({ visible: true })
      .first();
    const [icon, link] = await Promise.all([
      line.locator('.icon').boundingBox(),
      line.locator('a').boundingBox(),
    ]);
    assert.ok(icon!.x < link!.x && icon!.y + icon!.height > link!.y, 'its icon is beside the link');
    await section.getByRole('link', { name: 'Licence B or C1?' }).last().click();
    assert.equal(await page.locator('h1').textContent(), 'B or C1: which licence you need');
  });
});
