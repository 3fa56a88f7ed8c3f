import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { aFullCampsite, aFullCampervan } from '../builders/listing.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import type { Partner } from '../support/campcairn.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { until } from '../support/until.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  serviceWorkers: 'allow',
} as const;
const DESK = { serviceWorkers: 'allow' } as const;

let site: TestSite;
let browser: TestBrowser;
let partner: Partner;
/** Paths of listings and of an open-data campsite. */
let van: string;
let pitch: string;
let field: string;

const idOf = (path: string): string => /\d+$/.exec(path)![0];

/** The keys of all kept pages, in order. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(`caches.open('campcairn-pages').then(async (cache) =>
    (await cache.keys()).map(({ url }) => new URL(url).pathname).sort())`);

/** Waits until exactly these pages are kept. */
async function areKept(page: Page, ...keys: string[]): Promise<void> {
  const wanted = ['/offline', ...keys].sort().join();
  await until(async () => (await kept(page)).join() === wanted);
}

async function tap(seen: Locator): Promise<void> {
  await seen.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await seen.boundingBox())!;
  await seen.page().touchscreen.tap(x + width / 2, y + height / 2);
}

const heart = (page: Page, path: string) =>
  page.locator(`[data-save="${idOf(path)}"]:visible`).first();
const note = (page: Page) => page.locator('.kept-note');
const question = (page: Page) => page.locator('.asked-over');

/** Types an enquiry on the page of a listing. */
async function type(page: Page, message: string): Promise<void> {
  const form = page.locator('[data-enquiry] form');
  await form.locator('[name=name]').fill('Ines Duarte');
  await form.locator('[name=email]').fill('ines@mail.example');
  await form.locator('[name=message]').fill(message);
  await form.locator('[name=consent]').check();
}

/** The enquiries with a message that reached the partner. */
async function arrived(message: string): Promise<number> {
  const { body } = await partner.call('GET', '/leads?limit=100');
  return body.data.filter((lead: { message: string | null }) => lead.message === message).length;
}

describe('the site on the road', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite();
    browser = await startBrowser(site.address);
    partner = await site.partner();
    const put = async (id: string, listing: object) =>
      new URL((await partner.call('PUT', `/listings/${id}`, listing)).body.public_url).pathname;
    van = await put('van', aFullCampervan({ title: 'Bramble the van', images: [] }));
    pitch = await put('pitch', aFullCampsite({ title: 'Fern Meadow', images: [] }));
    await loadCampsites(site, [campsiteFeature(12, 50.45, -5.01, { name: 'Porth Field' })]);
    field = [...(await site.sitemap('sitemap-places-0')).keys()][0]!;
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });

  it('opens what was saved and its listings without a network, and says how old they are', async () => {
    const { page } = await browser.open(van, PHONE);
    await tap(heart(page, van));
    await areKept(page, '/saved', `/listing/${idOf(van)}`);
    await page.context().setOffline(true);
    await tap(page.getByRole('link', { name: /^Saved/ }));
    await note(page).getByText('Saved on this device 1 minute ago.').waitFor();
    await page.locator('#content:not([aria-busy])').waitFor();
    assert.equal(await page.getByText('Not loaded').count(), 0, 'the copy already says why');
    await tap(page.getByRole('link', { name: 'Bramble the van' }).first());
    await page.waitForURL(`**${van}`);
    await note(page).waitFor();
    assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), 'Bramble the van');
  });

  it('opens the trip with its listings and places, in French, from a second visit', async () => {
    const stops = `${idOf(pitch)}_2026-07-01_3.p${idOf(field)}_2026-07-04_2`;
    const { page } = await browser.open(`/fr/trip?stops=${stops}`, DESK);
    await page.getByText('Cette page est gardée sur cet appareil').waitFor();
    await areKept(page, '/trip', `/listing/${idOf(pitch)}`, `/place/${idOf(field)}`);
    await page.context().setOffline(true);
    await page.goto(`${site.address}/fr/trip`);
    await note(page).getByText('Page enregistrée sur cet appareil il y a 1 minute.').waitFor();
    await page.getByRole('link', { name: 'Fern Meadow' }).first().click();
    await page.waitForURL(/\/listing\//);
    await note(page).waitFor();
    await page.goto(`${site.address}/fr${field}`);
    await note(page).waitFor();
    // A change of the trip needs the server: the kept one is not passed off as the changed one.
    await page.goto(`${site.address}/fr/trip?stops=${idOf(van)}`);
    await page.getByText('La page demandée n’est pas gardée sur cet appareil.').waitFor();
  });

  it('shows what is kept in place of other pages, and the page itself once there is a network', async () => {
    const { page } = await browser.open(van, PHONE);
    await tap(heart(page, van));
    await areKept(page, '/saved', `/listing/${idOf(van)}`);
    await page.context().setOffline(true);
    await page.goto(`${site.address}/campsites`);
    await page.getByText('No network. The page you asked for is not kept').waitFor();
    await page.getByRole('list').getByRole('link', { name: 'Bramble the van' }).waitFor();
    await page.context().setOffline(false);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /Campsites/ }).waitFor();
  });

  it('shows no kept page while there is a network, and keeps the newer one', async () => {
    const describe = (description: string) =>
      partner.call(
        'PUT',
        '/listings/van',
        aFullCampervan({ title: 'Bramble the van', description, images: [] }),
      );
    const { page } = await browser.open(van, DESK);
    await heart(page, van).click();
    await areKept(page, '/saved', `/listing/${idOf(van)}`);
    await describe('Since today it is painted green.');
    await page.goto(site.address + van);
    const green = page.getByText('Since today it is painted green.');
    await green.waitFor();
    assert.equal(await note(page).count(), 0);
    await page.context().setOffline(true);
    await page.goto(site.address + van);
    await green.waitFor();
    await note(page).waitFor();
  });

  it('keeps nothing of somebody who only looks, and never a private page', async () => {
    const { page } = await browser.open('/search', DESK);
    await page.goto(site.address + van);
    const registrations = () =>
      page.evaluate('navigator.serviceWorker.getRegistrations().then(({ length }) => length)');
    assert.equal(await registrations(), 0);
    await heart(page, van).click();
    await areKept(page, '/saved', `/listing/${idOf(van)}`);
    for (const path of ['/sign-in', '/dashboard', '/operator', '/outbox', '/privacy', pitch]) {
      await page.goto(site.address + path);
    }
    assert.deepEqual(await kept(page), [`/listing/${idOf(van)}`, '/offline', '/saved']);
  });

  it('sends an enquiry that was typed without a network once, after asking', async () => {
    const { page } = await browser.open(van, PHONE);
    await page.context().setOffline(true);
    await type(page, 'Is it free in June?');
    await tap(page.getByRole('button', { name: 'Send enquiry' }));
    await page.getByText('No network. Your enquiry is kept on this device.').waitFor();
    assert.equal(await arrived('Is it free in June?'), 0);
    // Two days later the form is too old, and a new one is asked for.
    site.clock.advance(2 * 86_400_000);
    await page.context().setOffline(false);
    await question(page).getByText('Send your enquiry about “Bramble the van” now?').waitFor();
    assert.equal(await arrived('Is it free in June?'), 0, 'nothing is sent without asking');
    await tap(question(page).getByRole('button', { name: 'Send now' }));
    await page.getByText('We have your enquiry').first().waitFor();
    assert.equal(await arrived('Is it free in June?'), 1);
    await page.goto(site.address);
    assert.equal(await page.evaluate('localStorage.getItem("campcairn.unsent")'), null);
  });

  it('sends no second enquiry where only the answer was lost, days later and in German', async () => {
    const { page } = await browser.open(`/de${van}`, DESK);
    await type(page, 'Geht das auch mit Hund?');
    await page.route(`**${van}*`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    });
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await page.getByText('Ihre Anfrage liegt auf diesem Gerät.').waitFor();
    assert.equal(await arrived('Geht das auch mit Hund?'), 1);
    await page.unrouteAll();
    site.clock.advance(3 * 86_400_000);
    await page.goto(`${site.address}/de`);
    await question(page).getByRole('button', { name: 'Jetzt senden' }).click();
    await page.waitForURL(/\/enquiry\/.+\/sent$/);
    assert.equal(await arrived('Geht das auch mit Hund?'), 1);
  });

  it('forgets an enquiry that is discarded, by the keyboard too', async () => {
    const { page } = await browser.open(van, DESK);
    await page.context().setOffline(true);
    await type(page, 'Never mind');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByText('No network. Your enquiry is kept on this device.').waitFor();
    await page.context().setOffline(false);
    await question(page).getByRole('button', { name: 'Discard' }).focus();
    await page.keyboard.press('Enter');
    await question(page).waitFor({ state: 'detached' });
    await page.goto(site.address);
    assert.equal(await page.evaluate('localStorage.getItem("campcairn.unsent")'), null);
    assert.equal(await arrived('Never mind'), 0);
  });

  it('opens a receipt without a network until it is erased', async () => {
    const { page } = await browser.open(van, PHONE);
    await type(page, 'A receipt, please');
    await tap(page.getByRole('button', { name: 'Send enquiry' }));
    await page.waitForURL(/\/sent$/);
    await page.getByText('This page is kept on this device').waitFor();
    const receipt = new URL(page.url()).pathname.replace('/sent', '');
    await areKept(page, receipt);
    await page.context().setOffline(true);
    await page.goto(site.address + receipt);
    await note(page).waitFor();
    await page.getByText('A receipt, please').waitFor();
    await page.context().setOffline(false);
    await page.goto(site.address + receipt);
    await page.getByText('Erase my details…').click();
    await tap(page.getByRole('button', { name: 'Erase my details now' }));
    await page.getByText('Your details are erased').waitFor();
    await areKept(page);
  });

  it('deletes all that is kept, and keeps nothing more, where somebody wants that', async () => {
    const { page } = await browser.open(van, DESK);
    await heart(page, van).click();
    await areKept(page, '/saved', `/listing/${idOf(van)}`);
    await page.goto(`${site.address}/saved`);
    await page.getByRole('link', { name: 'See and delete what is kept' }).click();
    await page.getByRole('button', { name: 'Keep nothing, and delete all of it' }).click();
    await page.getByText('No pages are kept on this device.').waitFor();
    await page.goto(`${site.address}/saved`);
    await page.locator('#share').waitFor();
    const left = await page.evaluate(`(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }))()`);
    assert.deepEqual(left, { caches: [], workers: 0 });
    await page.goto(`${site.address}/offline`);
    await page.getByRole('button', { name: 'Keep pages for the road' }).click();
    await areKept(page, '/saved', `/listing/${idOf(van)}`);
  });

  it('can be put on the home screen, in the language of the page', async () => {
    const { text } = await site.page('/pt');
    const path = /<link rel="manifest" href="([^"]+)"/.exec(text)![1]!;
    const manifest = JSON.parse((await site.page(path)).text);
    assert.equal(manifest.start_url, '/pt');
    assert.equal(manifest.lang, 'pt-PT');
    assert.deepEqual(
      manifest.shortcuts.map(({ url }: { url: string }) => url),
      ['/pt/saved', '/pt/trip'],
    );
    for (const { src, type: media } of manifest.icons) {
      const { status, headers } = await site.page(src);
      assert.deepEqual([status, headers.get('content-type')], [200, media]);
    }
    assert.ok(manifest.icons.some(({ purpose }: { purpose: string }) => purpose === 'maskable'));
  });

  it('lets browsers ask for each version of its service worker', async () => {
    const { status, headers } = await site.page('/service-worker.js');
    assert.equal(status, 200);
    assert.equal(headers.get('cache-control'), 'no-cache');
    assert.match(headers.get('content-security-policy')!, /^default-src 'none'/);
  });
});
