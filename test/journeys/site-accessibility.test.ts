import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { LOCALES, localePath } from '../../site/src/lib/locale/locales.ts';
import { axeFaults, FIRST_LOOK, pageFaults, widthFaults } from '../support/axe.ts';
import { NO_BROWSER, startBrowser, type TestBrowser, type Watched } from '../support/browser.ts';
import { fillSite, PAGE_KINDS } from '../support/page-kinds.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

/** The reference is somebody else's to draw, in a frame of ours. */
const { 'API reference': reference, ...OURS } = PAGE_KINDS;

/** Windows of phones, tablets and laptops, in pixels; pages change their form between them. */
const WIDTHS = [320, 360, 480, 640, 768, 900, 960, 1000, 1024, 1080, 1200, 1440];
/** The narrowest of each form; what changes between them is the header, which all pages share. */
const NARROWEST = [320, 480, 768, 1024];

let site: TestSite;
let browser: TestBrowser;
let shown: Awaited<ReturnType<typeof fillSite>>;

describe('every kind of page', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite();
    shown = await fillSite(site);
    browser = await startBrowser(site.address);
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  // One page walks through all kinds, so that what they share is loaded once.
  let walker: Watched;
  before(async () => {
    walker = await browser.open('/', FIRST_LOOK);
  });

  for (const [kind, pathOf] of Object.entries(OURS)) {
    it(`has nothing for axe to find, keeps the policy, and fits, on a light phone, a dark screen and a small phone with large text: ${kind}`, async () => {
      const { page, faults } = walker;
      faults.length = 0;
      await page.goto(site.address + pathOf(shown));
      assert.deepEqual({ found: await pageFaults(page), faults }, { found: [], faults: [] });
    });
  }

  for (const locale of LOCALES) {
    it(`fits windows of every width in the words of ${locale}`, async () => {
      const { page } = walker;
      const dated = '/search?q=Newquay&from=2027-05-14&to=2027-05-21';
      for (const [path, widths] of [
        ['/', WIDTHS],
        [dated, NARROWEST],
        ['/trip', NARROWEST],
        [OURS.listing(shown), NARROWEST],
      ] as const) {
        await page.goto(site.address + localePath(locale, path));
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          assert.deepEqual(await widthFaults(page), [], `${path}, ${width}`);
        }
      }
    });
  }

  it('is set in the typeface of the site, once it is there', async () => {
    const { page } = await browser.open('/about');
    await page.reload();
    const used = await page.evaluate<string[]>(
      "[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)",
    );
    assert.ok(used.includes('National Park'), String(used));
  });

  it('frames the API reference without a fault of its own', async () => {
    const { page, faults } = await browser.open(reference());
    await page.getByRole('heading', { name: 'Campcairn Partner API' }).waitFor();
    assert.deepEqual([...(await axeFaults(page, ['#reference'])), ...faults], []);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      assert.deepEqual(await widthFaults(page), []);
    }
  });

  it('has filters that axe finds nothing in, opened', async () => {
    const { page } = await browser.open('/search', { viewport: { width: 390, height: 844 } });
    await page.locator('#filter-sheet > summary').click();
    assert.deepEqual(await axeFaults(page), []);
  });
});
