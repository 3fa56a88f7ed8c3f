import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { aCampsite, aListing } from '../builders/listing.ts';
import { FIRST_LOOK, pageFaults } from '../support/axe.ts';
import {
  NO_BROWSER,
  waitForScripts,
  startBrowser,
  type TestBrowser,
  type Watched,
} from '../support/browser.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { until } from '../support/until.ts';
import { lendCookies, signedIn, type Visitor } from '../support/visitor.ts';

let site: TestSite;
let browser: TestBrowser;
let partner: Partner;
let member: Visitor;
let path: string;

async function open(options: Parameters<TestBrowser['open']>[1] = {}): Promise<Watched> {
  const watched = await browser.open('/robots.txt', options);
  await lendCookies(watched.page.context(), member, site.address);
  await watched.page.goto(site.address + path);
  return watched;
}

const cell = (page: Page, listing: string, date: string) =>
  page.locator(`tr:has(input[value="${listing}"]) [data-night="${date}"]`);
async function middleOf(page: Page, listing: string, date: string): Promise<[number, number]> {
  const { x, y, width, height } = (await cell(page, listing, date).boundingBox())!;
  return [x + width / 2, y + height / 2];
}
const chosen = (page: Page) => page.locator('[aria-selected="true"]');
const ticked = async (page: Page) => {
  const boxes = await page.locator('input[name="listing"]:checked').all();
  return Promise.all(boxes.map((box) => box.getAttribute('value')));
};
const written = async (id: string): Promise<string[]> => {
  const { body } = await partner.call('GET', `/listings/${id}/availability`);
  return body.ranges.map((range: { start: string; end: string; status: string; price: number }) =>
    [range.start.slice(5), range.end.slice(5), range.status, range.price ?? '-'].join(' '),
  );
};

describe('calendars side by side in a browser', { skip: NO_BROWSER }, () => {
  before(async () => {
    // Without https the session's cookie can be handed to a browser on loopback.
    site = await startTestSite({ PUBLIC_URL: 'http://localhost' }, { worker: false });
    browser = await startBrowser(site.address);
    partner = await site.partner();
    member = await signedIn(site, 'office@vans.example');
    path = `/dashboard/${partner.slug}/calendar`;
    const price = { from: 9000, currency: 'GBP' };
    for (const id of ['ash', 'birch', 'cedar', 'elder'])
      await partner.call('PUT', `/listings/${id}`, aListing({ title: `The van ${id}`, price }));
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  it('a mouse drags over nights of several vans, which are then free at a price', async () => {
    const { page, faults } = await open({ viewport: { width: 1280, height: 900 } });
    await page.mouse.move(...(await middleOf(page, 'cedar', '2026-05-12')));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(page, 'birch', '2026-05-10')), { steps: 4 });
    await page.mouse.move(...(await middleOf(page, 'ash', '2026-05-08')), { steps: 4 });
    await page.mouse.move(...(await middleOf(page, 'birch', '2026-05-08')), { steps: 4 });
    await page.mouse.up();
    await page.getByText('Nights: 5 · listings: 2').waitFor();
    assert.equal(await chosen(page).count(), 10);
    assert.deepEqual(await ticked(page), ['birch', 'cedar']);
    await page.getByLabel('Price of free nights').fill('110');
    await page.getByRole('button', { name: 'Free', exact: true }).click();
    await page.getByText('The nights are set.').waitFor();
    for (const id of ['birch', 'cedar'])
      assert.deepEqual(await written(id), ['05-08 05-13 available 11000']);
    assert.deepEqual(await written('ash'), []);
    await cell(page, 'birch', '2026-05-08').getByText('£110').waitFor();
    assert.deepEqual(faults, []);
    await page.context().close();
  });

  it('a finger rests on a night and drags, or taps the first and the last', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page, faults } = await open(phone);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: [number, number][]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map(([x, y]) => ({ x, y })),
      });
    await cell(page, 'birch', '2026-05-06').scrollIntoViewIfNeeded();
    const [x, y] = await middleOf(page, 'ash', '2026-05-04');
    const [endX, endY] = await middleOf(page, 'birch', '2026-05-06');
    await send('touchStart', [[x, y]]);
    await chosen(page).waitFor();
    for (const part of [0.3, 0.6, 1])
      await send('touchMove', [[x + (endX - x) * part, y + (endY - y) * part]]);
    await send('touchEnd', []);
    await page.getByText('Nights: 3 · listings: 2').waitFor();
    await page.getByRole('button', { name: 'Taken', exact: true }).tap();
    await page.getByText('The nights are set.').waitFor();
    assert.deepEqual(await written('ash'), ['05-04 05-07 unavailable -']);
    assert.deepEqual(await written('birch'), [
      '05-04 05-07 unavailable -',
      '05-08 05-13 available 11000',
    ]);
    await waitForScripts(page);
    await cell(page, 'ash', '2026-05-04').tap();
    await cell(page, 'ash', '2026-05-05').tap();
    await page.getByText('Nights: 2 · listings: 1').waitFor();
    await page.getByRole('button', { name: 'Clear', exact: true }).tap();
    await page.getByText('The nights are set.').waitFor();
    assert.deepEqual(await written('ash'), ['05-06 05-07 unavailable -']);
    assert.deepEqual(faults, []);
    await page.context().close();
  });

  it('keys alone choose nights of several vans', async () => {
    const { page, faults } = await open();
    await cell(page, 'cedar', '2026-05-04').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByText('Nights: 2 · listings: 2').waitFor();
    assert.deepEqual(await ticked(page), ['cedar', 'elder']);
    await page.keyboard.press('Escape');
    assert.equal(await chosen(page).count(), 0);
    assert.deepEqual(await ticked(page), []);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.getByText('Nights: 2 · listings: 1').waitFor();
    const isAtEnd = () =>
      until(() =>
        page.evaluate<boolean>(`(() => {
          const { scrollLeft, scrollWidth, clientWidth } = document.querySelector('[data-frame]');
          return scrollLeft > 0 && scrollLeft > scrollWidth - clientWidth - 100;
        })()`),
      );
    await isAtEnd();
    await page.getByRole('button', { name: 'Taken', exact: true }).press('Enter');
    await page.getByText('The nights are set.').waitFor();
    assert.deepEqual(await written('elder'), ['06-06 06-08 unavailable -']);
    await isAtEnd();
    assert.deepEqual(faults, []);
    await page.context().close();
  });

  it('has nothing that axe is against, and fits, with everything and refused', async () => {
    const season = { pitch_types: ['tent'], open_from: '05-15', open_to: '09-30' };
    await partner.call('PUT', '/listings/meadow', aCampsite({ campsite: season }));
    const one = `/dashboard/${partner.slug}/listings/edit/ash/calendar`;
    await member.post(`${one}?/add`, { url: 'https://93.184.215.14/1.ics' });
    await member.post(`${path}?/addresses`, { listing: ['ash', 'birch'] });
    const { page, faults } = await open(FIRST_LOOK);
    assert.deepEqual(await pageFaults(page), []);
    await cell(page, 'ash', '2026-05-04').click();
    await page.getByLabel('Price of free nights').fill('cheap');
    await page.getByRole('button', { name: 'Free', exact: true }).click();
    await page.locator('#nights-price-problem').waitFor();
    assert.deepEqual(await pageFaults(page), []);
    await page.goto(site.address + one);
    assert.deepEqual(await pageFaults(page), []);
    assert.deepEqual(faults, []);
    await page.context().close();
  });
});
