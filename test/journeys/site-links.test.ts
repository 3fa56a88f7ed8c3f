import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { importCampsites } from '../../src/places/index.ts';
import { aCampsite } from '../builders/listing.ts';
import { listAFleet } from '../support/fleet.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const LANGUAGES = ['', '/fr', '/es', '/pt', '/de', '/nl'];
/** The languages whose pages are followed: all are made by the same routes, of as many names. */
const FOLLOWED = ['', '/es', '/de'];
const CLICKS = 4;

let site: TestSite;
let folder: string;
before(async () => {
  site = await startTestSite();
  folder = mkdtempSync(join(tmpdir(), 'campcairn-links-'));
  const partner = await site.partner();
  await listAFleet(partner);
  // More towns than a page shows at once, one beyond known regions, and more campsites than a part.
  const towns = site.services.locator
    .townsOf('FR')
    .filter(({ regionId }) => regionId === 'FR-OCC')
    .slice(0, 90);
  const items = [...towns, { lat: 48.1374, lng: 11.5755 }].map(({ lat, lng }, at) =>
    aCampsite({ external_id: `town-${at}`, location: { lat, lng } }),
  );
  await partner.call('POST', '/listings/batch', { items });
  const osm = towns.flatMap(({ lat, lng }, town) =>
    Array.from({ length: 2 }, (_, at) => ({
      type: 'Feature',
      id: `node/${town * 10 + at + 1}`,
      properties: { tourism: 'camp_site', ...(at > 0 && { name: `Pré ${town}.${at}` }) },
      geometry: { type: 'Point', coordinates: [lng + at / 2000, lat] },
    })),
  );
  // Where nobody offers anything.
  const { lat, lng } = site.services.locator.town(2643743)!;
  osm.push(
    ...Array.from({ length: 520 }, (_, at) => ({
      type: 'Feature',
      id: `relation/${at + 1}`,
      properties: { tourism: 'camp_site', name: `Field ${at}` },
      geometry: { type: 'Point', coordinates: [lng, lat + at / 1e5] },
    })),
  );
  const alone = { type: 'Point', coordinates: [11.58, 48.14] };
  osm.push({
    type: 'Feature',
    id: 'way/7',
    properties: { tourism: 'camp_site', name: 'An der Isar' },
    geometry: alone,
  });
  const file = join(folder, 'places.geojson');
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features: osm }));
  await importCampsites(site.context.db, site.services.locator, file, site.clock.now());
});
after(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const LINK = /<a\s[^>]*?href="(?<href>\/[^"#]*)[^"]*"(?<rest>[^>]*)>/g;

/** What robots.txt keeps robots out of. */
async function disallowed(): Promise<string[]> {
  const { text } = await site.page('/robots.txt');
  return [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path!);
}

/** What lists lead to; what leads on from there is not looked at. */
const END = /\/(?:listing|place)\/[^/]*-\d+$/;

/** All paths that plain links of lists lead to from a home page, with how many clicks that takes. */
async function crawl(home: string): Promise<Map<string, number>> {
  const closed = await disallowed();
  const others = LANGUAGES.filter((language) => language !== home && language !== '');
  const isOurs = (path: string) =>
    !path.includes('?') &&
    !closed.some((start) => path.startsWith(start)) &&
    !others.some((language) => path === language || path.startsWith(`${language}/`)) &&
    path.startsWith(home);
  const clicks = new Map([[home || '/', 0]]);
  for (const [path, count] of clicks) {
    if (count === CLICKS || END.test(path)) continue;
    const { status, text } = await site.page(path);
    assert.equal(status, 200, path);
    for (const { groups } of text.matchAll(LINK)) {
      const to = groups!.href!.replaceAll('&amp;', '&');
      if (isOurs(to) && !clicks.has(to) && !/nofollow/.test(groups!.rest!)) {
        clicks.set(to, count + 1);
      }
    }
  }
  return clicks;
}

describe('every page in the sitemap', () => {
  for (const home of FOLLOWED) {
    it(`is four clicks at most from ${home || '/'}`, async () => {
      const pages = [...(await site.sitemaps()).keys()].filter((path) =>
        home === ''
          ? !LANGUAGES.some((language) => language && `${path}/`.startsWith(`${language}/`))
          : `${path}/`.startsWith(`${home}/`),
      );
      assert.ok(pages.length > 750, `${pages.length} pages`);
      const clicks = await crawl(home);
      assert.deepEqual(
        pages.filter((path) => !clicks.has(path)),
        [],
      );
    });
  }

  it('includes campsites without a name, where they are linked alone', async () => {
    const clicks = await crawl('');
    const unnamed = [...clicks.keys()].filter((path) => /^\/place\/campsite-\d+$/.test(path));
    assert.equal(unnamed.length, 90);
  });
});
