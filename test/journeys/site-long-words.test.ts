import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { campsitesNear } from '../../src/places/index.ts';
import { aListing } from '../builders/listing.ts';
import { widthFaults } from '../support/axe.ts';
import { NO_BROWSER, startBrowser, type TestBrowser } from '../support/browser.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let browser: TestBrowser;
before(async () => {
  site = await startTestSite();
  if (!NO_BROWSER) browser = await startBrowser(site.address);
});
after(async () => {
  await browser?.close();
  await site.stop();
});

it('words as long as a field takes widen no page', { skip: NO_BROWSER }, async () => {
  const partner = await site.partner();
  const put = async (name: string, fields: Record<string, unknown>) =>
    (await partner.call('PUT', `/listings/${name}`, aListing(fields))).body;
  const { id, location } = await put('long', {
    title: 'W'.repeat(120),
    description: 'W'.repeat(400),
    location: { lat: 50.4155, lng: -5.0737, name: 'W'.repeat(120) },
  });
  const other = await put('other', { location: { lat: 50.42, lng: -5.07 } });
  assert.equal(location.name.length, 120);
  await loadCampsites(site, [
    campsiteFeature(11, 50.41, -5.07, { name: 'W'.repeat(120), operator: 'W'.repeat(120) }),
  ]);
  const [campsite] = await campsitesNear(site.database.db, 50.41, -5.07, 1);
  const { page } = await browser.open('/');
  for (const path of [
    `/listing/${id}`,
    `/listing/${other.id}`,
    `/listing/w-${id}/report`,
    '/search?q=Newquay',
    `/search?q=${'W'.repeat(200)}`,
    '/search?q=Newquay&category=campsite',
    `/place/${campsite!.id}`,
    `/place/w-${campsite!.id}/claim`,
    `/trip?stops=${id}_2026-06-02_3.${other.id}_2026-06-02_3.999999`,
    `/enquire?ids=${id},999999`,
    `/compare?ids=${id},${other.id}`,
    `/saved/shared?ids=${id},${other.id}`,
  ]) {
    await page.goto(site.address + path);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      assert.deepEqual(await widthFaults(page), [], `${path}, ${width}`);
    }
  }
});
