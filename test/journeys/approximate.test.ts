import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { kilometres } from '../../src/places/index.ts';
import { aFullCampervan } from '../builders/listing.ts';
import type { Partner } from '../support/campcairn.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

const HOME = { lat: 50.415527, lng: -5.073713 };
const NAME = 'Behind the harbour office';

let site: TestSite;
let partner: Partner;
let id: number;
let path: string;
before(async () => {
  site = await startTestSite();
  partner = await site.partner();
  ({ id, path } = await push('approximate'));
});
after(() => site.stop());

async function push(precision: string): Promise<{ id: number; path: string }> {
  const location = { ...HOME, name: NAME, precision };
  const { body } = await partner.call('PUT', '/listings/home', aFullCampervan({ location }));
  return { id: body.id, path: new URL(body.public_url).pathname };
}

/** The tile around a point, as map clients number them. */
function tileAround({ lat, lng }: { lat: number; lng: number }, z: number): string {
  const radians = (lat * Math.PI) / 180;
  const x = Math.floor(((lng + 180) / 360) * 2 ** z);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
  return `/search/tiles/${z}/${x}/${y}.json`;
}

/** Where its card says it is. */
async function shownAt() {
  const [card] = await site.services.search.cards([id]);
  return card!.position;
}

describe('an approximate listing', () => {
  it('stands at one point everywhere, one to two kilometres from its own', async () => {
    const position = await shownAt();
    const away = kilometres(HOME, position);
    assert.ok(away > 0.99 && away < 2.01, `${away} km`);
    for (let z = 0; z <= 18; z++) {
      const { pins } = JSON.parse((await site.page(tileAround(position, z))).text);
      assert.deepEqual(
        pins.map(({ id, lat, lng, approximate }: Record<string, unknown>) => [
          id,
          lat,
          lng,
          approximate,
        ]),
        [[id, position.lat, position.lng, true]],
      );
    }
    const { text } = await site.page(path);
    assert.ok(text.includes(String(position.lat)) && text.includes(String(position.lng)));
  });

  it('reveals its exact point and its name nowhere', async () => {
    const position = await shownAt();
    const town = '/campervan-hire/united-kingdom/england/newquay';
    const pages = [
      path,
      `${path}/__data.json`,
      '/search',
      '/search/__data.json',
      '/search.json',
      '/search.json?near=50.4,-5.1&km=9&sort=distance',
      '/search/cards.json?ids=' + id,
      `/compare?ids=${id}`,
      town,
      `${town}/__data.json`,
      '/',
      '/sitemap.xml',
      '/sitemap-pages.xml',
      '/sitemap-listings-0.xml',
      ...Array.from({ length: 19 }, (_, z) => tileAround(HOME, z)),
      ...Array.from({ length: 19 }, (_, z) => tileAround(position, z)),
    ];
    for (const address of pages) {
      const { status, text } = await site.page(address);
      assert.equal(status, 200, address);
      assert.ok(!text.includes(NAME), `${address} has the name`);
      assert.doesNotMatch(text, /50\.4155|5\.0737/, `${address} has the point`);
    }
  });

  it('is not found by a circle around its own point that leaves the shown one out', async () => {
    const near = `near=${HOME.lat},${HOME.lng}&sort=distance`;
    assert.equal(JSON.parse((await site.page(`/search.json?${near}&km=1`)).text).total, 0);
    assert.match((await site.page(`/search?${near}&km=1`)).text, /<h2[^>]*>Nearest/);
    const { items } = JSON.parse((await site.page(`/search.json?${near}&km=3`)).text);
    assert.ok(items[0].distance > 990 && items[0].distance < 2010);
  });

  it('keeps its shown point when it was exact for a while', async () => {
    const before = await shownAt();
    await push('exact');
    const exact = await shownAt();
    assert.ok(kilometres(HOME, exact) < 0.002);
    assert.equal(exact.radius, 0);
    assert.ok((await site.page(path)).text.includes(NAME));
    await push('approximate');
    assert.deepEqual(await shownAt(), before);
    assert.ok(!(await site.page(path)).text.includes(NAME));
  });
});
