import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { aCampsite, aFullCampervan } from '../builders/listing.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let site: TestSite;
let partner: Partner;
let browser: TestBrowser;
let place: string;
let from: string;
let to: string;
let dates: string;
const id: Record<string, number> = {};
const path: Record<string, string> = {};

/** Taps the middle of what a person sees, once it is on the screen. */
async function tap(seen: Locator): Promise<void> {
  await seen.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await seen.boundingBox())!;
  await seen.page().touchscreen.tap(x + width / 2, y + height / 2);
}

const card = (page: Page, name: string) =>
  page.locator('article', { has: page.getByRole('heading', { name }) });

/** The share of the screen's height that an element covers. */
const shareOf = async (page: Page, seen: Locator) =>
  (await seen.boundingBox())!.height / page.viewportSize()!.height;

async function list(name: string, status: 'available' | 'unavailable', listing: object) {
  const { body } = await partner.call('PUT', `/listings/${name}`, listing);
  const ranges = [{ start: from, end: to, status }];
  await partner.call('PUT', `/listings/${name}/availability`, { ranges });
  id[name] = body.id;
  path[name] = new URL(body.public_url).pathname;
}

describe('dates', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite();
    browser = await startBrowser(site.address);
    partner = await site.partner();
    const year = site.clock.now().getUTCFullYear() + 1;
    [from, to] = [`${year}-07-10`, `${year}-07-20`];
    dates = `from=${from}&to=${to}`;
    const van = (name: string) => aFullCampervan({ title: `${name} the van`, images: [] });
    await list('bramble', 'available', van('Bramble'));
    await list('fern', 'available', van('Fern'));
    await list('heather', 'unavailable', van('Heather'));
    await list('meadow', 'available', aCampsite({ title: 'Meadow' }));
    await list('taken', 'unavailable', aCampsite({ title: 'Taken meadow' }));
    await loadCampsites(site, [
      campsiteFeature(11, 50.4155, -5.0737, { name: 'Summer Field', opening_hours: 'Apr-Sep' }),
    ]);
    [place = ''] = (await site.sitemap('sitemap-places-0')).keys();
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });

  it('go from a search to saved, to compare and to one form, by touch', async () => {
    const { page, faults } = await browser.open(`/search?${dates}`, PHONE);
    for (const name of ['Bramble', 'Fern'])
      await tap(page.getByRole('button', { name: `Save ${name} the van` }));
    await page.evaluate(
      `localStorage.setItem('campcairn.saved', '[${id.bramble},${id.fern},${id.heather}]')`,
    );
    await tap(page.getByRole('link', { name: /^Saved/ }));
    await page.locator('.choose').first().waitFor();
    assert.match(page.url(), new RegExp(dates));
    assert.match(await card(page, 'Bramble').innerText(), /£890 for 10 nights/);
    assert.match(await card(page, 'Heather').innerText(), /Taken/);
    for (const name of ['Bramble', 'Fern'])
      await tap(page.getByRole('checkbox', { name: `Choose ${name} the van` }));
    await page.locator('#share').scrollIntoViewIfNeeded();
    const compare = page.getByRole('button', { name: 'Compare' });
    const bar = page.locator('.compare', { has: compare });
    assert.ok((await bar.boundingBox())!.y >= 0, 'the buttons stay in sight');
    assert.ok((await shareOf(page, bar)) <= 0.2);
    const { x, y, width, height } = (await compare.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.waitForURL(/\/compare\?/);
    assert.match(await page.getByRole('row', { name: /^Total/ }).innerText(), /£890 for 10 nights/);
    await tap(page.getByRole('link', { name: /^Ask all 2/ }));
    await page.waitForURL(/\/enquire\?/);
    assert.equal(await page.locator('input[name=start_date]').inputValue(), from);
    assert.equal(await page.locator('input[name=end_date]').inputValue(), to);
    assert.deepEqual(faults, []);
  });

  it('are set on the page of saved listings with a mouse, in German', async () => {
    const { page } = await browser.open('/de/search');
    await page.evaluate(`localStorage.setItem('campcairn.saved', '[${id.bramble}]')`);
    await page.goto(`${site.address}/de/saved?${dates.replace('07-20', '07-12')}`);
    const form = page.getByRole('form', { name: 'Ihre Reisedaten' });
    await form.locator('#stay-to-day').click();
    await page.getByRole('gridcell', { name: /20\. Juli/ }).click();
    await page.waitForURL(new RegExp(dates));
    await page.getByText('890 £').or(page.getByText('890,00 £')).first().waitFor();
    assert.match(await card(page, 'Bramble').innerText(), /für 10 Nächte/);
    await page.getByRole('link', { name: 'Gemerkt' }).first().waitFor();
    assert.match(
      (await page.locator('[data-saved-link]').getAttribute('href'))!,
      new RegExp(dates),
    );
  });

  it('stand first on a listing’s page, with its calendar at their month and no taken neighbour', async () => {
    const { page, faults } = await browser.open(`${path.bramble}?${dates}`, {
      ...PHONE,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    assert.match(await page.locator('.decides').innerText(), /£890 for 10 nights\s.*Free/s);
    const rows = await page.locator('.costs tr').allInnerTexts();
    assert.deepEqual(
      rows.map((row) => row.replaceAll(/\s+/g, ' ').trim()),
      [
        '10 nights £89 a night',
        'Total £890',
        'Deposit £500',
        'Excess £1,000',
        'Included distance 124 miles (200 km) a day included',
        'Shortest stay 2 nights',
      ],
    );
    assert.match(await page.locator('[data-days]:visible caption').first().innerText(), /^July/);
    assert.equal(await page.getByText('May I drive it?').count(), 1);
    const neighbours = page.locator('section', {
      has: page.getByRole('heading', { name: /^(Similar nearby|Campsites near)/ }),
    });
    assert.deepEqual((await neighbours.getByRole('heading', { level: 3 }).allInnerTexts()).sort(), [
      'Fern the van',
      'Meadow',
    ]);
    for (const link of await neighbours.getByRole('heading', { level: 3 }).getByRole('link').all())
      assert.match((await link.getAttribute('href'))!, new RegExp(dates));
    assert.ok((await shareOf(page, page.locator('.bottom.no-print'))) <= 0.2);
    await page.evaluate(
      'Object.defineProperty(navigator, "share", { value: async (what) => { globalThis.shared = what; } })',
    );
    await tap(page.getByRole('button', { name: 'Share' }));
    const shared = await page.evaluate<{ url: string }>('globalThis.shared');
    assert.match(shared.url, new RegExp(`${path.bramble}\\?${dates}$`));
    assert.deepEqual(faults, []);
  });

  it('are answered by the season of an open-data campsite, and go on to what is near', async () => {
    const { text } = await site.page(`${place}?${dates}`);
    assert.match(text, /data-season="open"/);
    assert.match(text, /In season/);
    assert.match(text, new RegExp(`${path.bramble}\\?from=${from}&amp;to=${to}`));
    assert.doesNotMatch(text, new RegExp(path.heather!));
    const winter = dates.replaceAll('-07-', '-12-');
    assert.match(
      (await site.page(`/fr${place}?${winter}`)).text,
      /data-season="closed"[^]*Hors saison/,
    );
    assert.doesNotMatch((await site.page(place)).text, /data-season/);
  });
});

describe('children, dogs and the time of arrival', () => {
  const typed = {
    name: 'Ines Duarte',
    email: 'ines@traveller.example',
    message: 'Est-il libre ?',
    children: '2, de 4 et 7 ans',
    dog: '',
    arrival: '18:30',
  };

  async function send(fields: Record<string, string>): Promise<Response> {
    const { text } = await own.page(`/fr${van}`);
    const token = /name="form" value="([^"]+)"/.exec(text)![1]!;
    own.clock.advance(60_000);
    return fetch(`${own.address}/fr${van}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ form: token, website: '', ...fields }),
    });
  }

  let own: TestSite;
  let owner: Partner;
  let van: string;
  before(async () => {
    own = await startTestSite();
    owner = await own.partner();
    const { body } = await owner.call('PUT', '/listings/van', aFullCampervan({ images: [] }));
    van = new URL(body.public_url).pathname;
  });
  after(() => own.stop());

  it('stay in their fields when the form comes back, apart from the message', async () => {
    const response = await send({ ...typed, consent: '' });
    assert.equal(response.status, 422);
    const text = await response.text();
    assert.match(
      text,
      /name="children"[^>]*value="2, de 4 et 7 ans"|value="2, de 4 et 7 ans"[^>]*name="children"/,
    );
    assert.match(text, /<textarea[^>]*name="message"[^>]*>Est-il libre \?<\/textarea>/);
  });

  it('reach the partner as lines of the message, in the language of the form', async () => {
    assert.equal((await send({ ...typed, consent: '1' })).status, 303);
    const { body } = await owner.call('GET', '/leads?kind=enquiry');
    assert.match(
      body.data[0].message,
      /^Est-il libre \?\n\nEnfants\s?: 2, de 4 et 7 ans\nHeure d’arrivée\s?: 18:30$/,
    );
  });

  it('leave a message of 2,000 characters alone that comes without them', async () => {
    const message = 'a'.repeat(2000);
    const fields = { name: typed.name, email: 'long@traveller.example', message, consent: '1' };
    assert.equal((await send(fields)).status, 303);
    const { body } = await owner.call('GET', '/leads?kind=enquiry');
    assert.ok(body.data.some((lead: { message: string }) => lead.message === message));
  });
});
