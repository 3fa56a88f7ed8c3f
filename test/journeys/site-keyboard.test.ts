import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { NO_BROWSER, waitForScripts, startBrowser, type TestBrowser } from '../support/browser.ts';
import type { Partner } from '../support/campcairn.ts';
import { listAFleet } from '../support/fleet.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

/** More presses than any page here should take. */
const MOST_TABS = 160;

/** Goes on with Tab (or back with Shift and Tab) until something has the focus, and it can be seen. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await wanted.first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < MOST_TABS; presses++) {
    const isThere = await wanted.first().evaluate((element: unknown) => {
      return (element as { matches(selector: string): boolean }).matches(':focus');
    });
    if (isThere) return assertSeen(page);
    await page.keyboard.press(key);
  }
  assert.fail(`Tab does not reach ${String(wanted)}`);
}

/** What has the focus lies on the screen, and nothing covers all of it. */
async function assertSeen(page: Page): Promise<void> {
  const seen = await page.evaluate<boolean>(`(() => {
    const focused = document.activeElement;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]];
    return points.some(([across, down]) => {
      const found = document.elementFromPoint(left + width * across, top + height * down);
      return found !== null && (focused.contains(found) || found.contains(focused) ||
        found.closest('label')?.control === focused || found.closest('article') === focused.closest('article'));
    });
  })()`);
  assert.ok(seen, 'what has the focus can be seen');
}

const press = (page: Page, ...keys: string[]): Promise<void> =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

let site: TestSite;
let partner: Partner;
let browser: TestBrowser;

for (const [device, viewport] of [
  ['a wide screen', { width: 1280, height: 900 }],
  ['a narrow screen', { width: 390, height: 844 }],
] as const) {
  describe(`with the keyboard alone, on ${device}`, { skip: NO_BROWSER }, () => {
    before(async () => {
      site = await startTestSite();
      partner = await site.partner();
      await listAFleet(partner);
      await partner.call('PUT', '/listings/pictured', {
        category: 'campervan',
        title: 'Pictured van of Keswick',
        url: 'https://vans.example/pictured',
        location: { lat: 54.601, lng: -3.134 },
        policies: { pets_allowed: true },
        price: { from: 6400, currency: 'GBP' },
        images: ['side', 'kitchen', 'bed'].map((part) => ({
          url: `https://vans.example/${part}.jpg`,
        })),
      });
      browser = await startBrowser(site.address);
    });
    after(async () => {
      await browser.close();
      await site.stop();
    });

    it('nothing that has the focus on the page of a listing is hidden', async () => {
      const { page } = await browser.open('/search?q=Keswick', { viewport });
      await page.getByRole('link', { name: 'Pictured van of Keswick' }).click();
      await page.getByRole('heading', { level: 1, name: 'Pictured van of Keswick' }).waitFor();
      await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
      for (let presses = 0; presses < MOST_TABS; presses++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate('document.activeElement === document.body')) return;
        await assertSeen(page);
      }
    });

    it('a traveller goes from the first page to an enquiry that is sent', async () => {
      const { page, faults } = await browser.open('/', { viewport });
      await tabTo(page, page.getByLabel('Where'));
      // At once: while a later letter is looked up, Enter takes the text and not the marked place.
      await page.keyboard.insertText('kesw');
      await page.getByRole('option', { name: 'Keswick England' }).waitFor();
      await press(page, 'ArrowDown', 'Enter', 'Enter');
      await page.waitForURL(/\/search\?q=Keswick/);

      const isNarrow = viewport.width < 1000;
      const filters = page.locator('#filter-sheet > summary');
      if (isNarrow) {
        await tabTo(page, filters);
        await press(page, 'Enter');
      }
      await tabTo(page, page.getByRole('checkbox', { name: /Dogs welcome/ }));
      await press(page, 'Space');
      await page.waitForURL(/pets=1/);
      await page.getByRole('link', { name: 'Remove: Dogs welcome' }).waitFor({ state: 'attached' });
      await tabTo(page, page.getByRole('checkbox', { name: /Dogs welcome/ }));
      if (isNarrow) {
        await press(page, 'Escape');
        await tabTo(page, filters);
      }

      await tabTo(page, page.getByRole('link', { name: 'Pictured van of Keswick' }));
      await press(page, 'Enter');
      await page.getByRole('heading', { level: 1, name: 'Pictured van of Keswick' }).waitFor();
      await waitForScripts(page);

      await tabTo(page, page.getByRole('button', { name: 'See all 3 photos' }));
      await press(page, 'Enter');
      const dialog = page.getByRole('dialog', { name: 'Photos' });
      await dialog.getByText('Photo 1 of 3').waitFor();
      await press(page, 'ArrowRight');
      await dialog.getByText('Photo 2 of 3').waitFor();
      await press(page, 'Escape');
      await dialog.waitFor({ state: 'hidden' });
      await tabTo(page, page.getByRole('button', { name: 'See all 3 photos' }));

      const stay = page.getByRole('complementary');
      await tabTo(page, stay.getByRole('button', { name: 'From' }));
      await press(page, 'Enter');
      const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
      await calendar.getByText('Choose the first night').waitFor();
      // From today, 4 May, to 8 and 10 June.
      await press(page, 'PageDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
      await press(page, 'Enter');
      await calendar.getByText('Choose the day you leave').waitFor();
      await press(page, 'ArrowRight', 'ArrowRight', 'Enter');
      if (device === 'a narrow screen') {
        await tabTo(page, calendar.getByRole('button', { name: 'Done' }));
        await press(page, 'Enter');
      }
      await page.getByText('Ask the owner about these dates').first().waitFor();
      await page.getByText('from £64 a night').first().waitFor();

      const enquiry = page.locator('#enquiry');
      await tabTo(page, enquiry.getByLabel('Your name'));
      await page.keyboard.type('Zoë Martin');
      await tabTo(page, enquiry.getByLabel('Email'));
      await page.keyboard.type('zoe@mail.example');
      await enquiry
        .getByRole('button', { name: 'From' })
        .getByText(/Mon,? 8 Jun 2026/)
        .waitFor();
      await tabTo(page, enquiry.getByLabel('Message'));
      await page.keyboard.type('Is there room for two bikes?');
      await tabTo(page, enquiry.getByRole('checkbox', { name: /Share what I have written/ }));
      await press(page, 'Space');
      site.clock.advance(60_000);
      await tabTo(page, enquiry.getByRole('button', { name: 'Send enquiry' }));
      await press(page, 'Enter');
      await page.getByRole('status').filter({ hasText: 'We have your enquiry' }).waitFor();
      const { body } = await partner.call('GET', '/leads?kind=enquiry');
      assert.equal(body.data[0].start_date, '2026-06-08');
      // Its photos are on no server.
      assert.deepEqual(
        faults.filter((fault) => !fault.includes('status of 502')),
        [],
      );
    });

    it('a traveller saves two vans and puts them side by side', async () => {
      const { page, faults } = await browser.open('/search?q=Bristol', { viewport });
      for (const title of ['Bramble of Bristol 1', 'Heather of Bristol 2']) {
        await tabTo(page, page.getByRole('button', { name: `Save ${title}` }));
        await press(page, 'Enter');
      }
      await tabTo(page, page.getByRole('link', { name: 'Saved' }), 'Shift+Tab');
      await press(page, 'Enter');
      await page.waitForURL(/\/saved/);
      for (const title of ['Bramble of Bristol 1', 'Heather of Bristol 2']) {
        await tabTo(page, page.getByRole('checkbox', { name: `Choose ${title}` }));
        await press(page, 'Space');
      }
      await tabTo(page, page.getByRole('button', { name: 'Compare' }));
      await press(page, 'Enter');
      await page.getByRole('columnheader', { name: 'Heather of Bristol 2' }).waitFor();
      // Their photos are on no server.
      assert.deepEqual(
        faults.filter((fault) => !fault.includes('status of 502')),
        [],
      );
    });
  });
}
