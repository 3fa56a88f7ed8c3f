import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { aFullCampervan, aListing } from '../builders/listing.ts';
import { FIRST_LOOK, pageFaults } from '../support/axe.ts';
import { NO_BROWSER, startBrowser, type TestBrowser, type Watched } from '../support/browser.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { untilOn } from '../support/until.ts';
import { lendCookies, signedIn, type Visitor } from '../support/visitor.ts';

let site: TestSite;
let browser: TestBrowser;
let partner: Partner;
let member: Visitor;
let list: string;

/** A page of the dashboard, for the member. */
async function open(
  path: string,
  options: Parameters<TestBrowser['open']>[1] = {},
): Promise<Watched> {
  const watched = await browser.open('/robots.txt', options);
  await lendCookies(watched.page.context(), member, site.address);
  await watched.page.goto(list + path);
  return watched;
}

const night = (page: Page, date: string) => page.locator(`[data-night="${date}"]`);

async function middleOf(page: Page, selector: string): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** Waits until a part of the page has the focus, and all of it is in view. */
const isFocused = (page: Page, id: string): Promise<void> =>
  untilOn(
    page,
    `(() => {
      const { top, bottom } = document.activeElement.getBoundingClientRect();
      return document.activeElement.id === '${id}' && top >= 0 && bottom <= innerHeight;
    })()`,
  );

const written = async (id: string): Promise<string[]> => {
  const { body } = await partner.call('GET', `/listings/${id}/availability`);
  return body.ranges.map((range: { start: string; end: string; status: string; price: number }) =>
    [range.start.slice(5), range.end.slice(5), range.status, range.price ?? '-'].join(' '),
  );
};

describe('listings in a browser', { skip: NO_BROWSER }, () => {
  before(async () => {
    // Without https the session's cookie can be handed to a browser on loopback.
    site = await startTestSite({ PUBLIC_URL: 'http://localhost' }, { worker: false });
    browser = await startBrowser(site.address);
    partner = await site.partner();
    member = await signedIn(site, 'office@vans.example');
    list = `${site.address}/dashboard/${partner.slug}/listings`;
    const price = { from: 9000, currency: 'GBP' };
    await partner.call('PUT', '/listings/moss', aListing({ title: 'A van called moss', price }));
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  it('nights are dragged over, and then free at a price of their own', async () => {
    const { page, faults } = await open('/edit/moss/calendar');
    await page.mouse.move(...(await middleOf(page, '[data-night="2026-05-12"]')));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(page, '[data-night="2026-05-18"]')), { steps: 4 });
    await page.mouse.move(...(await middleOf(page, '[data-night="2026-05-20"]')), { steps: 4 });
    await page.mouse.up();
    await page.getByRole('status').getByText('9 nights chosen').waitFor();
    assert.equal(await page.locator('[aria-selected="true"]').count(), 9);
    await page.getByLabel('Price for each night (GBP)').fill('110');
    await page.getByRole('button', { name: 'Free', exact: true }).click();
    await page.getByText('The nights are set.').waitFor();
    assert.deepEqual(await written('moss'), ['05-12 05-21 available 11000']);
    assert.deepEqual(faults, []);
    await page.context().close();
  });

  it('nights are chosen by the first and the last with fingers, and by keys alone', async () => {
    const touched = await open('/edit/moss/calendar', {
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    // The form comes up where the finger taps: it is neither pressed, nor does it cover the night.
    const first = night(touched.page, '2026-06-01');
    await first.evaluate('(cell) => scrollBy(0, cell.getBoundingClientRect().bottom - 700)');
    await first.tap();
    await touched.page.getByText('1 night chosen').waitFor();
    const sheet = (await touched.page.locator('[data-nights-form]').boundingBox())!;
    const { y, height } = (await first.boundingBox())!;
    assert.ok(y > 0 && y + height < sheet.y, `${y} + ${height} is above ${sheet.y}`);
    await night(touched.page, '2026-06-03').tap();
    await touched.page.getByText('3 nights chosen').waitFor();
    const price = touched.page.getByLabel('Price for each night (GBP)');
    await price.fill('ninety');
    await touched.page.getByRole('button', { name: 'Free', exact: true }).tap();
    await touched.page.locator('#nights-price-problem').waitFor();
    await touched.page.getByText('3 nights chosen').waitFor();
    assert.equal(await touched.page.locator('[aria-selected="true"]').count(), 3);
    await isFocused(touched.page, 'nights-price');
    assert.equal(await price.inputValue(), 'ninety');
    await touched.page.getByRole('button', { name: 'Taken', exact: true }).tap();
    await touched.page.getByText('The nights are set.').waitFor();
    await isFocused(touched.page, 'done');
    await touched.page.context().close();

    const { page } = await open('/edit/moss/calendar?month=2026-07');
    await night(page, '2026-07-01').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByText('8 nights chosen').waitFor();
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('[aria-selected="true"]').count(), 0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByText('2 nights chosen').waitFor();
    await page.getByRole('button', { name: 'Taken', exact: true }).press('Enter');
    await page.getByText('The nights are set.').waitFor();
    assert.deepEqual(await written('moss'), [
      '05-12 05-21 available 11000',
      '06-01 06-04 unavailable -',
      '07-09 07-11 unavailable -',
    ]);
    await page.context().close();
  });

  it('the map of a form says how it is zoomed only when somebody turns the wheel on it', async () => {
    const { page } = await open('', { reducedMotion: 'no-preference' });
    const late = Promise.withResolvers<void>();
    await page.route(/maplibre-gl[^/]*\.css/, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.goto(`${list}/edit/moss`);
    await page.getByRole('button', { name: /^The position/ }).waitFor();
    const screen = '.maplibregl-cooperative-gesture-screen';
    const opacity = `getComputedStyle(document.querySelector('${screen}')).opacity`;
    assert.equal(await page.evaluate(opacity), '0');
    late.resolve();
    await page.waitForLoadState('networkidle');
    // The library shows it for a tenth of a second, which a look now and then can miss.
    await page.evaluate(`(() => {
      const screen = document.querySelector('${screen}');
      const look = () => (window.shown ||= screen.classList.contains('maplibregl-show'));
      new MutationObserver(look).observe(screen, { attributes: true });
    })()`);
    await page.locator('.map-box').hover();
    await page.mouse.wheel(0, 10);
    await untilOn(page, 'window.shown');
    await page.context().close();
  });

  it('the pin is found by a place, dragged, moved by keys, and saved', async () => {
    const { page, faults } = await open('/edit/moss');
    const pin = page.getByRole('button', { name: /^The position/ });
    await pin.waitFor();
    const [lat, lng] = [page.getByLabel('Latitude'), page.getByLabel('Longitude')];
    const field = page.getByLabel('Find a place');
    await field.pressSequentially('kesw');
    await page.getByRole('option', { name: /^Keswick\b/ }).click();
    assert.match(await lat.inputValue(), /^54\.599/);
    await pin.scrollIntoViewIfNeeded();
    const before = await pin.boundingBox();
    const [x, y] = [before!.x + before!.width / 2, before!.y + before!.height / 2];
    const found = [await lat.inputValue(), await lng.inputValue()].map(Number);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 30, { steps: 4 });
    await page.mouse.up();
    const dragged = [await lat.inputValue(), await lng.inputValue()].map(Number);
    assert.ok(dragged[0]! < found[0]! && dragged[1]! > found[1]!, `${found} ${dragged}`);
    const still = await pin.boundingBox();
    await pin.focus();
    for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowUp');
    assert.ok(Number(await lat.inputValue()) > dragged[0]!);
    const moved = await pin.boundingBox();
    assert.equal(Math.round(still!.y - moved!.y), 12, 'the pin moves, the map does not');
    await page.getByLabel('Shown as').selectOption({ label: 'Approximate' });
    await page.getByText('Travellers see the circle of 4 km, and no pin.').waitFor();
    const typed = await lat.inputValue();
    await page.getByRole('button', { name: 'Save' }).last().click();
    await page.getByText('Saved.').waitFor();
    const { body } = await partner.call('GET', '/listings/moss');
    assert.deepEqual([body.location.lat, body.location.precision], [Number(typed), 'approximate']);
    assert.deepEqual(faults, []);
    await page.context().close();
  });

  describe('with something of everything', () => {
    const pages = ['', '/new', '/edit/full', '/edit/full/calendar', '/edit/full/photos'];
    before(async () => {
      await partner.call('PUT', '/listings/full', aFullCampervan({ images: [] }));
      const ranges = [
        { start: '2026-05-06', end: '2026-05-20', status: 'available', price: 19_550 },
        { start: '2026-05-20', end: '2026-05-27', status: 'unavailable' },
      ];
      await partner.call('PUT', '/listings/full/availability', { ranges });
      const calendar = `${new URL(list).pathname}/edit/full/calendar`;
      await member.post(`${calendar}?/add`, { url: 'https://93.184.215.14/1.ics' });
      const form = new FormData();
      const rows = ['id,title,colour', 'full,Bramble renamed,red', 'x,A van without a place,red'];
      form.set('file', new File([rows.join('\n')], 'vans.csv'));
      const { location } = await member.send(`${new URL(list).pathname}/import`, form);
      pages.push('/edit/full/preview', '/import', location!.replace(/^.*\/listings/, ''));
    });
    it('has pages that axe has nothing against, and that fit, light on a phone and dark on a screen', async () => {
      const { page, faults } = await open('', FIRST_LOOK);
      for (const path of pages) {
        await page.goto(list + path);
        assert.deepEqual(await pageFaults(page), [], path);
      }
      assert.deepEqual(faults, []);
      await page.context().close();
    });
  });

  it('show what a file would change by themselves, once it is read', async () => {
    const { page, faults } = await open('/import');
    const content = [
      'id,title,url,category,price,currency,city,country',
      'fern,A van called fern,https://vans.example/fern,campervan,95,GBP,Newport,GB',
    ].join('\n');
    const file = { name: 'vans.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
    await page.setInputFiles('#import-file', file);
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByRole('heading', { name: 'Reading vans.csv' }).waitFor();
    assert.deepEqual(await pageFaults(page), []);
    await site.services.worker.drain();
    await page.getByRole('heading', { name: 'What vans.csv would change' }).waitFor();
    await page.getByText('there are 6 of that name').waitFor();
    assert.deepEqual(await pageFaults(page), []);
    assert.deepEqual(faults, []);
  });
});
