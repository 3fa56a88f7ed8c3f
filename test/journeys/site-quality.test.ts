import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { listAFleet } from '../support/fleet.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const AXE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that moved on the page so far, in the measure of layout shift. */
const SHIFT = `new Promise((resolve) => {
  let sum = 0;
  const seen = (list) => list.getEntries().forEach((entry) => (sum += entry.value));
  new PerformanceObserver(seen).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(sum), 500);
})`;

let site: TestSite;
let browser: TestBrowser;
let pages: string[];
let listing: string;

describe('every kind of page', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite();
    const paths = await listAFleet(await site.partner());
    listing = paths.get('van-Keswick-0')!;
    pages = [
      '/',
      '/search',
      '/search?q=Keswick&from=2026-06-08&to=2026-06-12&pets=1',
      '/search?q=Nowhere+at+all',
      '/campervan-hire',
      '/campsites/france/brittany',
      `${listing}?from=2026-06-01&to=2026-06-04`,
      '/saved',
      '/compare?ids=1,2',
      '/how-results-are-ordered',
      '/developers',
      '/developers/webhooks',
      '/no-such-page',
      '/fr/search',
      '/es/privacy',
      `/pt${listing}`,
    ];
    browser = await startBrowser(site.address);
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 390],
  ] as const) {
    it(`has nothing for axe to find, and fits, in ${colorScheme} at ${width}`, async () => {
      const options = { colorScheme, viewport: { width, height: 900 } };
      for (const path of pages) {
        const { page, faults } = await browser.open(path, options);
        const { violations } = await new AxeBuilder({ page }).withTags(AXE).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
        assert.deepEqual(found, [], path);
        const wide = await page.evaluate<number>(
          'document.documentElement.scrollWidth - innerWidth',
        );
        assert.ok(wide <= 0, `${path} is ${wide} pixels too wide`);
        assert.deepEqual(faults, [], path);
        await page.context().close();
      }
    });
  }

  it('keeps to 60 kB of scripts and 25 kB of styles, gzipped, and to itself', async () => {
    for (const path of ['/search', listing, '/campervan-hire']) {
      const { page, requests } = await browser.open(path);
      await page.waitForTimeout(500);
      const weigh = async (ending: string) => {
        const files = [...new Set(requests)].filter((address) =>
          new URL(address).pathname.endsWith(ending),
        );
        const bodies = await Promise.all(files.map(async (file) => (await fetch(file)).bytes()));
        return bodies.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0);
      };
      const [scripts, styles] = [await weigh('.js'), await weigh('.css')];
      assert.ok(scripts <= 60_000, `${path}: ${scripts} bytes of scripts`);
      assert.ok(styles <= 25_000, `${path}: ${styles} bytes of styles`);
      assert.ok(
        requests.every(
          (address) => address.startsWith(site.address) || address.startsWith('data:'),
        ),
      );
      assert.equal((await page.context().cookies()).length, 0, 'no cookie before signing in');
      await page.context().close();
    }
  });

  it('does not move while it loads', async () => {
    // On a slow phone pages are drawn while they arrive.
    for (const slowdown of [1, 8]) {
      for (const path of ['/', '/search', listing]) {
        const viewport = { width: 390, height: 844 };
        const { page } = await browser.open(path, { viewport, slowdown });
        const shift = await page.evaluate<number>(SHIFT);
        assert.ok(shift < 0.01, `${path} shifts by ${shift}`);
        await page.context().close();
      }
    }
  });
});

describe('a page', () => {
  let plainSite: TestSite;
  before(async () => {
    plainSite = await startTestSite();
  });
  after(() => plainSite.stop());

  it('is compressed for those who take it', async () => {
    const plain = await (
      await fetch(`${plainSite.address}/about`, { headers: { 'accept-encoding': 'identity' } })
    ).text();
    assert.ok(brotliCompressSync(plain).length * 3 < plain.length);
    for (const coding of ['br', 'gzip']) {
      const { headers } = await fetch(`${plainSite.address}/about`, {
        headers: { 'accept-encoding': coding },
      });
      assert.equal(headers.get('content-encoding'), coding);
      assert.match(headers.get('vary') ?? '', /accept-encoding/i);
    }
  });
});
