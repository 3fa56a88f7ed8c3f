import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { aCampsite, aListing } from '../builders/listing.ts';
import { axeFaults, widthFaults } from '../support/axe.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import type { Partner } from '../support/campcairn.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const NEWQUAY = { lat: 50.4155, lng: -5.0737 };
const VANNES = { lat: 47.6582, lng: -2.7608 };
const CORNWALL = '/campervan-hire/united-kingdom/england/cornwall';

type Range = [start: string, end: string, price?: number | 'taken'];

let site: TestSite;
let partner: Partner;

before(async () => {
  site = await startTestSite();
  partner = await site.partner();
  await list('one', 8900, [
    ['2026-06-01', '2026-07-01', 9900],
    ['2026-07-01', '2026-09-01', 'taken'],
  ]);
  await list('two', 7000, [['2026-06-10', '2026-06-20']]);
  await list('three', 12_000, [['2026-06-01', '2026-08-01', 15_000]]);
  await list('long', 5000, [['2026-06-01', '2026-07-01']], { min_nights: 14 });
  await list('silent', 4000, []);
  await list('vannes', 6000, [['2026-06-01', '2026-07-01']], { currency: 'EUR' }, VANNES);
});
after(() => site.stop());

async function list(
  id: string,
  from: number,
  ranges: readonly Range[],
  price = {},
  location = NEWQUAY,
): Promise<void> {
  const listing = aListing({
    location,
    price: { from, currency: 'GBP', ...price },
    vehicle: { berths: 4, seats: 5 },
  });
  const { status, body } = await partner.call('PUT', `/listings/${id}`, listing);
  assert.ok(status < 300, JSON.stringify(body));
  await setCalendar(id, ranges);
}

async function setCalendar(id: string, ranges: readonly Range[]): Promise<void> {
  const { status, body } = await partner.call('PUT', `/listings/${id}/availability`, {
    ranges: ranges.map(([start, end, of]) => ({
      start,
      end,
      status: of === 'taken' ? 'unavailable' : 'available',
      ...(typeof of === 'number' && { price: of }),
    })),
  });
  assert.ok(status < 300, JSON.stringify(body));
}

const plain = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The months of a page: what each says, and where it leads. */
async function monthsOf(path: string): Promise<Map<string, { says: string; href: string }>> {
  const { text } = await site.page(path);
  const [, strip = ''] = /<ol role="list" class="months[^>]*>(.*?)<\/ol>/s.exec(text) ?? [];
  const links = [...strip.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  return new Map(
    links.map(([, href, inner]) => {
      const [name = '', says = ''] = plain(inner!).split(/: /);
      return [
        name.replace(/^\S+( \d{4})? /, ''),
        { says, href: href!.replaceAll('&amp;', '&').replace(/#.*/, '') },
      ];
    }),
  );
}

/** The rows of the table of a page, by month. */
async function tableOf(path: string): Promise<Map<string, string[]>> {
  const { text } = await site.page(path);
  const [, body = ''] = /<tbody[^>]*>(.*?)<\/tbody>/s.exec(text) ?? [];
  return new Map(
    [...body.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row]) => {
      const [month, ...cells] = [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)];
      return [plain(month![1]!), cells.map(([, cell]) => plain(cell!))];
    }),
  );
}

/** The number beside a heading of the results. */
const countBeside = async (path: string, heading: string): Promise<number> => {
  const { text } = await site.page(path);
  const [, found] = new RegExp(`${heading} (\\d+)`).exec(plain(text)) ?? [];
  return Number(found ?? 0);
};

describe('a landing page', () => {
  it('says month by month how many have a free week, and what a night of it costs', async () => {
    const months = await monthsOf(CORNWALL);
    assert.equal(months.size, 12);
    assert.deepEqual(
      [...months].slice(0, 4).map(([name, { says }]) => [name, says]),
      [
        ['May 2026', '0 free'],
        ['June 2026', '3 free from £70'],
        ['July 2026', '1 free from £150'],
        ['August 2026', '0 free'],
      ],
    );
    // Free, only for longer stays, taken, silent, with a price, lowest, middle.
    const table = await tableOf(CORNWALL);
    assert.deepEqual(table.get('June 2026'), ['3', '1', '0', '1', '3', '£70', '£99']);
    assert.deepEqual(table.get('July 2026'), ['1', '0', '1', '3', '1', '£150', '£150']);
    const { text } = await site.page(CORNWALL);
    assert.ok(plain(text).includes('Counted from 4 calendars; for 1 more the owner does not say.'));
  });

  it('keeps the prices of two currencies apart', async () => {
    const { says } = (await monthsOf('/campervan-hire')).get('June 2026')!;
    assert.equal(says, '4 free from £70 from €60');
    const cells = (await tableOf('/campervan-hire')).get('June 2026')!;
    assert.deepEqual(cells.slice(-3), ['3 1', '£70 €60', '£99 €60']);
  });

  it('leads from each month to as many free ones as it says', async () => {
    for (const path of [CORNWALL, '/campervan-hire', '/fr/campervan-hire/france']) {
      const months = await monthsOf(path);
      assert.equal(months.size, 12, path);
      for (const [name, { says, href }] of months) {
        assert.match(href, /\?month=\d{4}-\d\d$/);
        const heading = path.startsWith('/fr') ? 'Libres à vos dates' : 'Free on your dates';
        assert.equal(
          Number.parseInt(says, 10),
          await countBeside(href, heading),
          `${path} ${name}`,
        );
      }
    }
  });

  it('shows at once what an owner changes', async () => {
    await setCalendar('silent', [['2026-10-01', '2026-11-01', 4400]]);
    assert.equal((await monthsOf(CORNWALL)).get('October 2026')!.says, '1 free from £44');
    await setCalendar('silent', []);
    assert.equal((await monthsOf(CORNWALL)).get('October 2026')!.says, '0 free');
  });

  it('keeps what else is asked for in its months, and counts by it', async () => {
    const months = await monthsOf(`${CORNWALL}?people=2&from=2026-06-01&to=2026-06-08&sort=price`);
    assert.equal(months.get('June 2026')!.href, `${CORNWALL}?people=2&sort=price&month=2026-06`);
    assert.equal((await monthsOf(`${CORNWALL}?price_max=80`)).size, 0);
  });

  it('are searched while only the first day of a stay is chosen, and the page says no other dates', async () => {
    const halfOf = async (more: string) =>
      plain((await site.page(`/search?from=2026-06-04${more}`)).text);
    const half = await halfOf('');
    assert.ok(half.includes('Until then you see results for any dates.'));
    const inMonth = await halfOf('&month=2026-06');
    assert.ok(inMonth.includes('You arrive on 4 June 2026.'));
    assert.ok(inMonth.includes('A week in June 2026'));
    assert.ok(!inMonth.includes('any dates'));
  });

  it('says nothing of months where no calendar and no season says anything', async () => {
    await list('alone', 5000, [], {}, { lat: 51.4816, lng: -3.1791 });
    const { text } = await site.page('/campervan-hire/united-kingdom/wales');
    assert.ok(!text.includes('Month by month'));
  });

  it('tells search engines the prices that it shows, and no others', async () => {
    const { text } = await site.page('/campervan-hire');
    const scripts = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const service = scripts
      .map(([, json]) => JSON.parse(json!))
      .find((thing) => thing['@type'] === 'Service');
    const told = service.offers.map((offer: Record<string, unknown>) => [
      offer.availabilityStarts,
      offer.availabilityEnds,
      offer.offerCount,
      offer.priceCurrency,
      offer.lowPrice,
    ]);
    assert.deepEqual(told, [
      ['2026-06-01', '2026-06-30', 3, 'GBP', 70],
      ['2026-06-01', '2026-06-30', 1, 'EUR', 60],
      ['2026-07-01', '2026-07-31', 1, 'GBP', 150],
    ]);
    const table = await tableOf('/campervan-hire');
    assert.deepEqual(table.get('June 2026')!.slice(-3, -1), ['3 1', '£70 €60']);
    assert.deepEqual(table.get('July 2026')!.slice(-3, -1), ['1', '£150']);
  });

  it('counts campsites that are open, those of OpenStreetMap apart, which are never free', async () => {
    const put = (id: string, fields: object) =>
      partner.call('PUT', `/listings/${id}`, aCampsite({ location: NEWQUAY, ...fields }));
    await put('summer', {
      campsite: { open_from: '04-01', open_to: '09-30' },
      price: { from: 1500, currency: 'GBP' },
    });
    await put('winter', { campsite: { open_from: '11-01', open_to: '02-28' } });
    await setCalendar('summer', [['2026-06-01', '2026-07-01', 2000]]);
    await loadCampsites(site, [
      campsiteFeature(1, 50.4155, -5.08, { name: 'Meadow', opening_hours: 'Apr-Sep' }),
      campsiteFeature(2, 50.4155, -5.09, { name: 'Wood' }),
    ]);
    const path = '/campsites/united-kingdom/england/cornwall';
    const months = await monthsOf(path);
    assert.equal(months.get('June 2026')!.says, '2 open 1 free from £20');
    assert.equal(months.get('January 2027')!.says, '1 open 0 free');
    // Open, of them from OpenStreetMap, closed, not stated; then of calendars and prices.
    const cells = (await tableOf(path)).get('June 2026')!;
    assert.deepEqual(cells.slice(0, 4), ['2', '1', '1', '1']);
    assert.deepEqual(cells.slice(4), ['1', '0', '1', '1', '£20', '£20']);
    const { text } = await site.page(path);
    assert.ok(plain(text).includes('2 of the campsites are from OpenStreetMap'));
  });
});

describe('the months of a page, in a browser', { skip: NO_BROWSER }, () => {
  let browser: TestBrowser;
  before(async () => {
    browser = await startBrowser(site.address);
  });
  after(() => browser.close());

  const freeShown = (page: Page) =>
    page.getByRole('heading', { name: /^Free on your dates/ }).textContent();

  it('lead to the results of a month, which say the same number, by pointer and by keyboard', async () => {
    const { page, faults } = await browser.open(CORNWALL);
    const june = page.getByRole('link', { name: /June 2026: 3 free from £70/ });
    await june.click();
    await page.waitForURL(/month=2026-06/);
    assert.match((await freeShown(page))!, /Free on your dates\s*3/);
    const again = page.getByRole('link', { name: /June 2026: / });
    assert.equal(await again.getAttribute('aria-current'), 'true');

    await again.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/month=2026-07/);
    assert.match((await freeShown(page))!, /Free on your dates\s*1/);
    assert.deepEqual(faults, []);
  });

  it('fit a phone, light and dark, and have a table that the keyboard opens', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, faults } = await browser.open(`/de${CORNWALL}`, {
        viewport: { width: 390, height: 844 },
        colorScheme,
      });
      await page.getByRole('heading', { name: 'Monat für Monat' }).waitFor();
      assert.deepEqual(await widthFaults(page), []);
      await page.locator('#months-table summary').focus();
      await page.keyboard.press('Enter');
      const row = page.getByRole('row', { name: /^Juni 2026/ });
      assert.match((await row.textContent())!, /70.£/);
      assert.deepEqual(await widthFaults(page), []);
      assert.deepEqual(await axeFaults(page), []);
      assert.deepEqual(faults, []);
    }
  });

  it('need no script', async () => {
    const { page } = await browser.open(CORNWALL, { javaScriptEnabled: false });
    await page.getByRole('link', { name: /July 2026: 1 free from £150/ }).click();
    assert.match((await freeShown(page))!, /Free on your dates\s*1/);
    await page.getByText('All numbers as a table').click();
    assert.ok(await page.getByRole('row', { name: /^July 2026/ }).isVisible());
  });
});
