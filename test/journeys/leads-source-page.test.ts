import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { importCampsites } from '../../src/places/index.ts';
import { aListing } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';
import { follow } from '../support/traveller.ts';

const ORIGIN = 'https://campcairn.example';
const LANGUAGES = ['', '/fr', '/es', '/pt', '/de', '/nl'];

let site: TestSite;
let partner: Partner;
let folder: string;
/** The clicked listing's and another's. */
let van: { id: number; path: string };
let other: { id: number; path: string };

async function list(externalId: string, title: string): Promise<{ id: number; path: string }> {
  const { body } = await partner.call('PUT', `/listings/${externalId}`, aListing({ title }));
  return { id: body.id, path: new URL(body.public_url).pathname };
}

before(async () => {
  site = await startTestSite({ CLICK_LIMIT: '10000' });
  folder = mkdtempSync(join(tmpdir(), 'campcairn-source-'));
  partner = await site.partner();
  van = await list('van', 'Café Müller, für zwei');
  other = await list('other', 'Heather, a campervan for two');
  // More campsites beside a town than a page of the directory shows.
  const features = Array.from({ length: 520 }, (_, at) => ({
    type: 'Feature',
    id: `node/${at + 1}`,
    properties: { tourism: 'camp_site', name: `Field ${at}` },
    geometry: { type: 'Point', coordinates: [-2.5879, 51.4545 + at / 1e5] },
  }));
  const file = join(folder, 'places.geojson');
  writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features }));
  await importCampsites(site.context.db, site.services.locator, file, site.clock.now());
});
after(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The source page that a partner sees of a click on the listing with this Referer. */
async function sourcePageOf(referer: string): Promise<string | null> {
  const { location } = await follow(site.address, `/go/${van.id}`, { referer });
  const id = new URL(location ?? '').searchParams.get('cc_lead');
  site.clock.advance(1000);
  const since = new Date(site.clock.now().getTime() - 1000).toISOString();
  const { body } = await partner.call('GET', `/leads?since=${since}`);
  return body.data.find((lead: { id: string }) => lead.id === id).source_page;
}

/** Addresses of the pages of every kind, as links of the site write them. */
async function pages(): Promise<string[]> {
  const linksOf = async (path: string, form: RegExp): Promise<string> =>
    form.exec((await site.page(path)).text)?.[1] ?? assert.fail(`${path} has no ${form}`);
  const country = await linksOf('/campervan-hire', /href="(\/campervan-hire\/[^"/]+)"/);
  const region = await linksOf(country, new RegExp(`href="(${country}/[^"/]+)"`));
  const town = await linksOf(region, new RegExp(`href="(${region}/[^"/]+)"`));
  const england = '/place/united-kingdom/england';
  const campsite = await linksOf(england, /href="(\/place\/field-\d+-\d+)"/);
  const areas = ['/campsites', '/motorhome-hire', '/caravan-hire', '/campervan-hire'];
  const directory = ['/place', '/place/united-kingdom', england, `${england}/2`];
  const things = [van.path, other.path, campsite];
  return [
    '/',
    '/search',
    '/saved',
    '/compare',
    '/enquire',
    ...things,
    ...areas,
    country,
    region,
    town,
  ].concat(directory);
}

it('a click says which page of ours it came from, in every language, without its query', async () => {
  for (const path of await pages()) {
    for (const prefix of LANGUAGES) {
      const address = prefix + (prefix !== '' && path === '/' ? '' : path);
      assert.equal((await site.page(address)).status, 200, address);
      const sourcePage = await sourcePageOf(`${ORIGIN}${address}?q=call+0800+evil#call-me`);
      assert.equal(sourcePage, ORIGIN + address);
    }
  }
});

it('a click repeats nothing that a stranger wrote into the address of a page', async () => {
  const { id } = van;
  for (const path of [
    '/call-0800-evil',
    '/search/call-0800-evil',
    '/search/',
    '/Search',
    '/it/search',
    '/fr/',
    '/fr/fr/search',
    '/listing',
    `/listing/call-0800-evil-${id}`,
    `/listing/call-0800-evil-${other.id}`,
    `/listing/caf%C3%A9-m%C3%BCller-${id}`,
    `/listing/%zz-${id}`,
    `/listing/%00-${id}`,
    `/listing/${id}`,
    `${van.path}/`,
    `/listing/${other.id}`,
    `/place/call-0800-evil-1`,
    '/place/99999999',
    '/place/call-0800-evil',
    '/place/united-kingdom/call-0800-evil',
    '/place/united-kingdom/england/3',
    '/campsites/call-0800-evil',
    '/campervan-hire/united-kingdom/call-0800-evil',
    '/campervan-hire/united-kingdom/england/bristol/call-0800-evil',
    '/campervan-hire/%zz',
    '/enquiry/abc/sent',
    `/go/${id}`,
    `/${'x'.repeat(3000)}`,
  ]) {
    assert.equal(await sourcePageOf(ORIGIN + path), null, path);
  }
  assert.equal(
    await sourcePageOf('https://call:evil@campcairn.example/search'),
    `${ORIGIN}/search`,
  );
});

it('a receipt of a traveller, which erases an enquiry, is not reported to partners', async () => {
  const { text } = await site.page(van.path);
  const form = /name="form" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const fields = { name: 'Ines', email: 'ines@traveller.example', consent: '1', website: '' };
  const sent = await fetch(site.address + van.path, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ form, ...fields }),
  });
  const receipt = sent.headers.get('location') ?? '';
  assert.match((await site.page(receipt)).text, new RegExp(`href="/go/${van.id}"`));
  assert.equal(await sourcePageOf(ORIGIN + receipt), null);
});

it('a listing that got another name meanwhile is not reported by its old one', async () => {
  await list('other', 'Heather, a campervan for three');
  assert.equal(await sourcePageOf(ORIGIN + other.path), null);
});
