import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite } from '../builders/listing.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const FEATURES = [
  campsiteFeature(11, 50.4155, -5.0737, {
    name: 'Trenance Meadow',
    website: 'https://trenance.example',
  }),
  campsiteFeature(12, 50.42, -5.05, { name: 'Κάμπινγκ' }),
  campsiteFeature(13, 50.43, -5.04, {}),
];

let site: TestSite;
before(async () => {
  site = await startTestSite();
  await load(FEATURES);
});
after(() => site.stop());

const load = (features: unknown[]) => loadCampsites(site, features);

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
