import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { importCampsites } from '../../src/places/index.ts';
import { aCampsite } from '../builders/listing.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const feature = (number: number, lat: number, lng: number, tags: Record<string, string>) => ({
  type: 'Feature',
  id: `node/${number}`,
  properties: { tourism: 'camp_site', ...tags },
  geometry: { type: 'Point', coordinates: [lng, lat] },
});

const FEATURES = [
  feature(11, 50.4155, -5.0737, { name: 'Trenance Meadow', website: 'https://trenance.example' }),
  feature(12, 50.42, -5.05, { name: 'Κάμπινγκ' }),
  feature(13, 50.43, -5.04, {}),
];

let site: TestSite;
let folder: string;
before(async () => {
  site = await startTestSite();
  folder = mkdtempSync(join(tmpdir(), 'campcairn-places-'));
  await load(FEATURES);
});
after(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function load(features: unknown[]): Promise<void> {
  const file = join(folder, 'places.geojson');
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features }));
  await importCampsites(site.foundation.db, site.services.locator, file, site.clock.now());
}

/** The addresses of places around the first one, by their numbers in OpenStreetMap. */
async function addresses(): Promise<string[]> {
  const { text } = await site.page('/sitemap.xml');
  assert.match(text, /sitemap-places-0\.xml/);
  return [...(await site.sitemap('sitemap-places-0')).keys()];
}

describe('the page of an open-data campsite', () => {
  it('leads up to the lists of its region and country, in the language of the page', async () => {
    const [meadow = ''] = await addresses();
    const { text } = await site.page(`/fr${meadow}`);
    assert.match(text, /<a href="\/fr\/place\/united-kingdom\/england"[^>]*>Angleterre<\/a>/);
    const list = await site.page('/fr/place/united-kingdom/england');
    assert.match(list.text, new RegExp(`href="/fr${meadow}"`));
    assert.match(list.text, /<h1[^>]*>Tous les campings : Angleterre<\/h1>/);
    assert.equal((await site.page('/place/united-kingdom/england/2')).status, 404);
    assert.equal((await site.page('/place/france')).status, 404);
  });

  it('has an address with its name, which the bare number leads to', async () => {
    const [meadow = '', greek = ''] = await addresses();
    assert.match(meadow, /^\/place\/trenance-meadow-\d+$/);
    for (const path of [meadow, greek]) {
      const id = /\d+$/.exec(path)?.[0];
      assert.equal((await site.page(path)).status, 200, path);
      const { status, location } = await site.page(`/place/${id}`);
      assert.deepEqual([status, location], [301, path]);
    }
  });

  it('shows listings that say they are it, as soon as they do and no longer', async () => {
    const partner = await site.partner();
    const [meadow = ''] = await addresses();
    const listing = aCampsite({ osm_ref: 'node/11' });
    const { body } = await partner.call('PUT', '/listings/meadow', listing);
    assert.ok((await site.page(meadow)).text.includes(new URL(body.public_url).pathname));
    await partner.call('PUT', '/listings/meadow', { ...listing, status: 'paused' });
    assert.ok(!(await site.page(meadow)).text.includes(new URL(body.public_url).pathname));
  });

  it('is gone from site and sitemap when OpenStreetMap has it no longer', async () => {
    const [meadow = '', greek = ''] = await addresses();
    await load(FEATURES.slice(1));
    assert.deepEqual(await addresses(), [greek]);
    assert.equal((await site.page(meadow)).status, 410);
    assert.equal((await site.page('/place/meadow-99999')).status, 404);
  });

  it('is in no sitemap when it has no name', async () => {
    assert.ok(!(await addresses()).some((path) => path.startsWith('/place/campsite-')));
  });
});
