import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { listAFleet } from '../support/fleet.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

/** All that moved on the page so far, in the measure of layout shift. */
const SHIFT = `new Promise((resolve) => {
  let sum = 0;
  const seen = (list) => list.getEntries().forEach((entry) => (sum += entry.value));
  new PerformanceObserver(seen).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(sum), 500);
})`;

let site: TestSite;
let browser: TestBrowser;
let listing: string;

describe('a page with a script', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite();
    const paths = await listAFleet(await site.partner());
    listing = paths.get('van-Keswick-0')!;
    browser = await startBrowser(site.address);
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

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

  it('leaves out on paper what can only be pressed, and is dark on white whatever the screen is', async () => {
    const { page } = await browser.open('/search?from=2026-07-03&to=2026-07-10', {
      colorScheme: 'dark',
    });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    assert.ok(await page.locator('article.card h2, article.card h3').first().isVisible());
    for (const pressed of ['Search', 'Filters', 'Map']) {
      const control = page
        .getByRole('button', { name: pressed })
        .or(page.getByRole('link', { name: pressed, exact: true }));
      for (const one of await control.all()) assert.ok(!(await one.isVisible()), pressed);
    }
    assert.ok(!(await page.locator('[data-save]').first().isVisible()));
    assert.match(await page.locator('#search-box > summary').innerText(), /3\s–\s10 Jul 2026/);

    await page.goto(site.address + listing);
    assert.ok(await page.getByRole('heading', { name: 'Where' }).isVisible());
    assert.ok(!(await page.getByRole('link', { name: 'Send an enquiry' }).first().isVisible()));
    const ink = await page.evaluate<string>(`getComputedStyle(document.querySelector('h1')).color`);
    const [lightest = 255] = [...ink.matchAll(/[\d.]+/g)].map(Number).toSorted((x, y) => y - x);
    assert.ok(lightest < 80, ink);
    // A grid that breaks across pages lays its parts over each other.
    const layout = await page.evaluate<string>(
      `getComputedStyle(document.querySelector('svg.locator').closest('section').parentElement).display`,
    );
    assert.equal(layout, 'block');
    await page.context().close();
  });
});

describe('any page', () => {
  let plainSite: TestSite;
  before(async () => {
    plainSite = await startTestSite();
    await listAFleet(await plainSite.partner());
  });
  after(() => plainSite.stop());

  it('is compressed for those who take it', async () => {
    const plain = await (
      await fetch(`${plainSite.address}/about`, { headers: { 'accept-encoding': 'identity' } })
    ).text();
    assert.ok(brotliCompressSync(plain).length * 3 < plain.length);
    for (const coding of ['zstd', 'br', 'gzip']) {
      const { headers } = await fetch(`${plainSite.address}/about`, {
        headers: { 'accept-encoding': coding },
      });
      assert.equal(headers.get('content-encoding'), coding);
      assert.match(headers.get('vary') ?? '', /accept-encoding/i);
    }
  });

  it('has no comments, which only a script that takes over pages would read', async () => {
    for (const path of ['/', '/search', '/campervan-hire', '/about', '/my-van', '/nowhere']) {
      const text = await (await fetch(`${plainSite.address}${path}`)).text();
      assert.match(text, /<(?:html|dialog)/, path);
      assert.doesNotMatch(text, /<!--/, path);
    }
  });

  it('of results is at most 60 kB, and 8 kB compressed', async () => {
    const text = await (await fetch(`${plainSite.address}/search`)).text();
    assert.ok(text.length <= 60_000, `${text.length} characters`);
    assert.ok(brotliCompressSync(text).length <= 8_000);
  });
});
