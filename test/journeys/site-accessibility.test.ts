import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { importCampsites } from '../../src/places/index.ts';
import { aCampsite, aListing } from '../builders/listing.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const AXE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const MEADOW = {
  type: 'Feature',
  id: 'node/11',
  properties: {
    tourism: 'camp_site',
    name: 'Trenance Meadow',
    website: 'https://trenance.example',
    shower: 'yes',
  },
  geometry: { type: 'Point', coordinates: [-5.0737, 50.4155] },
};

let site: TestSite;
let browser: TestBrowser;
let pages: Record<string, string>;

async function importMeadow(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'campcairn-places-'));
  const file = join(folder, 'places.geojson');
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features: [MEADOW] }));
  await importCampsites(site.foundation.db, site.services.locator, file, site.clock.now());
  rmSync(folder, { recursive: true, force: true });
  return [...(await site.sitemap('sitemap-places-0')).keys()][0]!;
}

async function put(partner: Partner, id: string, listing: object): Promise<string> {
  const { body } = await partner.call('PUT', `/listings/${id}`, listing);
  return new URL(body.public_url).pathname;
}

/** Sends an enquiry from a listing's page, and answers where it leads. */
async function enquire(path: string): Promise<string> {
  const { text } = await site.page(path);
  const form = /name="form" value="([^"]+)"/.exec(text)?.[1] ?? '';
  site.clock.advance(60_000);
  const { headers } = await fetch(site.address + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      form,
      name: 'Ines Duarte',
      email: 'ines@mail.example',
      message: 'Is it free in June?',
      consent: '1',
    }),
  });
  return new URL(headers.get('location') ?? '', site.address).pathname;
}

describe('pages beside the search', { skip: NO_BROWSER }, () => {
  before(async () => {
    site = await startTestSite();
    const partner = await site.partner();
    const place = await importMeadow();
    const bare = await put(partner, 'bare', {
      category: 'caravan',
      title: 'Bramble by the sea',
      url: 'https://vans.example/bramble',
      location: { lat: 50.4155, lng: -5.0737 },
    });
    const approximate = await put(partner, 'approximate', {
      ...aListing(),
      location: { lat: 50.42, lng: -5.06, precision: 'approximate' },
    });
    const campsite = await put(partner, 'site', { ...aCampsite(), osm_ref: 'node/11' });
    const gone = await put(partner, 'gone', aListing());
    await partner.call('DELETE', '/listings/gone');
    const sent = await enquire(bare);
    pages = {
      place,
      'listing without photos': bare,
      'approximate listing': approximate,
      campsite: `${campsite}?from=2027-03-01&to=2027-03-04`,
      'listing that is gone': gone,
      'enquiry that was sent': sent,
      'receipt of an enquiry': sent.replace(/\/sent$/, ''),
      partners: '/partners',
      about: '/about',
      terms: '/terms',
      privacy: '/privacy',
      'search with the map': '/search?q=Newquay&view=map',
    };
    browser = await startBrowser(site.address);
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });

  for (const [colorScheme, width] of [
    ['light', 390],
    ['dark', 1280],
  ] as const) {
    it(`have nothing for axe to find, and fit, in ${colorScheme} at ${width}`, async () => {
      for (const [name, path] of Object.entries(pages)) {
        const { page, faults } = await browser.open(path, {
          colorScheme,
          viewport: { width, height: 900 },
        });
        const { violations } = await new AxeBuilder({ page }).withTags(AXE).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`);
        assert.deepEqual(found, [], `${name} (${path})`);
        const wide = await page.evaluate<number>(
          'document.documentElement.scrollWidth - innerWidth',
        );
        assert.ok(wide <= 0, `${name} is ${wide} pixels too wide`);
        const unexpected = faults.filter((fault) => !fault.includes('status of 502'));
        assert.deepEqual(unexpected, [], name);
        await page.context().close();
      }
    });
  }

  it('are set in the typeface of the site, once it is there', async () => {
    const { page } = await browser.open('/about');
    await page.reload();
    const used = await page.evaluate<string[]>(
      "[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)",
    );
    assert.ok(used.includes('National Park'), String(used));
  });

  it('show filters that axe finds nothing in, opened', async () => {
    const { page } = await browser.open('/search', { viewport: { width: 390, height: 844 } });
    await page.locator('#filter-sheet > summary').click();
    const { violations } = await new AxeBuilder({ page }).withTags(AXE).analyze();
    assert.deepEqual(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
      [],
    );
  });

  it('frame the API reference, which is somebody else’s to draw', async () => {
    const { page, faults } = await browser.open('/developers/reference');
    await page.getByRole('heading', { name: 'Campcairn Partner API' }).waitFor();
    const { violations } = await new AxeBuilder({ page })
      .withTags(AXE)
      .exclude('#reference')
      .analyze();
    assert.deepEqual(
      violations.map(({ id }) => id),
      [],
    );
    assert.deepEqual(faults, []);
  });
});
