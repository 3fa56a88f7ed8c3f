import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { createDirectory, type LandingArea, type LandingPath } from '../../src/landings/index.ts';
import { aCampsite, aListing } from '../builders/listing.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { type Partner, startTestCampcairn, type TestCampcairn } from '../support/campcairn.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startTestCampcairn({}, { towns: 'world' });
  partner = await campcairn.partner();
});
after(() => campcairn.stop());

const PLACES = {
  newquay: { lat: 50.4155, lng: -5.0737 },
  bristol: { lat: 51.4545, lng: -2.5879 },
  cardiff: { lat: 51.4816, lng: -3.1791 },
  vannes: { lat: 47.6582, lng: -2.7608 },
  munich: { lat: 48.1374, lng: 11.5755 },
  /** In the London Borough of Ealing, nearest to Acton. */
  acton: { lat: 51.5092, lng: -0.2689 },
};

async function list(at: keyof typeof PLACES, externalId: string, fields = {}): Promise<number> {
  const listing = aListing({ location: PLACES[at], ...fields });
  const { status, body } = await partner.call('PUT', `/listings/${externalId}`, listing);
  assert.ok(status < 300, JSON.stringify(body));
  return body.id;
}

/** A page by its address. */
async function page(address: string) {
  const categories = {
    'campervan-hire': 'campervan',
    'motorhome-hire': 'motorhome',
    'caravan-hire': 'caravan',
    campsites: 'campsite',
  } as const;
  const [kind, country, region, town] = address.slice(1).split('/').map(decodeURIComponent);
  const category = categories[kind as keyof typeof categories];
  const path: LandingPath = { category, country, region, town };
  return campcairn.services.landings.page(path);
}

const counted = (areas: readonly LandingArea[]) => areas.map(({ name, count }) => [name, count]);

/** All landing pages in the sitemap. */
async function sitemapPages() {
  const { sitemap } = campcairn.services.landings;
  return (await Promise.all((await sitemap.files()).map(sitemap.entries))).flat();
}

describe('landing pages', () => {
  before(async () => {
    await list('newquay', 'n1');
    await list('newquay', 'n2');
    await list('bristol', 'b1');
    await list('cardiff', 'c1');
    await list('vannes', 'v1');
    await list('munich', 'm1');
    await list('newquay', 'site', aCampsite({ location: PLACES.newquay }));
    await list('cardiff', 'paused', { status: 'paused' });
  });

  it('count what is listed in them and below them', async () => {
    const all = await page('/campervan-hire');
    assert.deepEqual([all?.count, all?.trail], [6, []]);
    assert.deepEqual(counted(all?.children ?? []), [
      ['United Kingdom', 4],
      ['Germany', 1],
      ['France', 1],
    ]);
    const england = await page('/campervan-hire/united-kingdom/england');
    assert.deepEqual(counted(england?.trail ?? []), [
      ['United Kingdom', 4],
      ['England', 3],
    ]);
    assert.deepEqual(counted(england?.children ?? []), [
      ['Newquay', 2],
      ['Bristol', 1],
    ]);
    assert.deepEqual(counted(england?.siblings ?? []), [['Wales', 1]]);
    const newquay = await page('/campervan-hire/united-kingdom/england/newquay');
    assert.deepEqual(newquay?.children, []);
    assert.deepEqual(newquay?.categories, [
      { category: 'campsite', path: '/campsites/united-kingdom/england/newquay', count: 1 },
    ]);
  });

  it('answer a search for exactly their listings', async () => {
    for (const { path } of await sitemapPages()) {
      const landing = await page(path);
      const { total } = await campcairn.services.search.search(landing!.params);
      assert.equal(total, landing!.count, path);
    }
  });

  it('end with the country where regions are not known', async () => {
    const germany = await page('/campervan-hire/germany');
    assert.deepEqual([germany?.count, germany?.children], [1, []]);
  });

  it('are none where nothing is listed, or where no such place is', async () => {
    for (const path of [
      '/motorhome-hire/united-kingdom',
      '/campervan-hire/spain',
      '/campervan-hire/united-kingdom/scotland',
      '/campervan-hire/united-kingdom/england/cardiff',
      '/campervan-hire/atlantis',
      '/campervan-hire/gb',
    ]) {
      assert.equal(await page(path), null, path);
    }
  });

  it('are found by the names of countries and regions in other languages, and towns by their numbers', async () => {
    for (const [address, path] of [
      ['/campervan-hire/royaume-uni/inglaterra', '/campervan-hire/united-kingdom/england'],
      ['/campervan-hire/france/bretagne', '/campervan-hire/france/brittany'],
      [
        '/campervan-hire/france/bretanha/any-name-2970777',
        '/campervan-hire/france/brittany/vannes',
      ],
    ] as const) {
      assert.equal((await page(address))?.trail.at(-1)?.path, path);
    }
  });

  it('are found in capitals, and by names with their spaces and accents', async () => {
    for (const address of [
      '/campervan-hire/United-Kingdom/ENGLAND/Bristol',
      '/campervan-hire/United%20Kingdom/England/bristol',
    ]) {
      const found = await page(address);
      assert.equal(found?.trail.at(-1)?.path, '/campervan-hire/united-kingdom/england/bristol');
    }
  });

  it('are there for every category, so that no link to one leads nowhere', async () => {
    assert.equal((await page('/caravan-hire'))?.count, 0);
  });

  it('are listed by country, by region or by town, and are the same ones', async () => {
    const { sitemap } = campcairn.services.shownListings;
    const england = { category: 'campervan', countryCode: 'GB', regionId: 'GB-ENG' } as const;
    const inCountry = await sitemap.areas({ category: 'campervan', countryCode: 'GB' });
    const inRegion = await sitemap.areas(england);
    const ids = inRegion.map(({ townId }) => townId!).sort((a, b) => a - b);
    const [first, second] = [ids[0]!, ids[1]!];
    const inTowns = await Promise.all([
      sitemap.areas({ ...england, towns: { from: first, below: second } }),
      sitemap.areas({ ...england, towns: { from: second, below: 2 ** 31 - 1 } }),
    ]);
    const keys = (areas: typeof inRegion) =>
      areas.map(({ townId, updatedAt }) => `${townId} ${updatedAt.toISOString()}`).sort();
    assert.equal(ids.length, 2);
    assert.deepEqual(keys(inTowns.flat()), keys(inRegion));
    assert.deepEqual(
      keys(inCountry.filter(({ regionId }) => regionId === 'GB-ENG')),
      keys(inRegion),
    );
  });

  it('are in the sitemap with the time of the newest change on them', async () => {
    const lastmod = async () =>
      new Map(
        (await sitemapPages()).map(({ path, updatedAt }) => [path, updatedAt?.toISOString()]),
      );
    const before = await lastmod();
    campcairn.clock.advance(3_600_000);
    await list('bristol', 'b1', { title: 'Another title' });
    const after = await lastmod();
    const changed = [...after].filter(([path, time]) => before.get(path) !== time);
    assert.deepEqual(changed.map(([path]) => path).sort(), [
      '/campervan-hire',
      '/campervan-hire/united-kingdom',
      '/campervan-hire/united-kingdom/england',
      '/campervan-hire/united-kingdom/england/bristol',
    ]);
    assert.ok([...after.values()].every((time) => time !== undefined));
    for (const [, time] of changed) assert.equal(time, campcairn.clock.now().toISOString());
  });

  it('show regions worth a trip, one of each country first, with a picture that is still shown', async () => {
    const images = [{ url: 'https://vans.example/1.jpg' }];
    await list('vannes', 'v1', { images });
    const regions = await campcairn.services.landings.regions(3);
    assert.deepEqual(
      regions.map(({ name, count, listings, image }) => [name, count, listings, image]),
      [
        ['England', 3, 4, null],
        ['Brittany', 1, 1, images[0]!.url],
        ['Wales', 1, 1, null],
      ],
    );
    for (const region of regions) assert.equal(region.count, (await page(region.path))!.count);
    assert.equal(regions[1]?.path, '/campervan-hire/france/brittany');
    await list('vannes', 'v2');
    await list('vannes', 'v1', { images, status: 'paused' });
    const [, brittany] = await campcairn.services.landings.regions(3);
    assert.deepEqual([brittany?.count, brittany?.image], [1, null]);
  });
});

describe('the landing page of a city or county', () => {
  before(async () => {
    await list('acton', 'a1', { category: 'motorhome' });
    await list('newquay', 'nm', { category: 'motorhome' });
  });
  const england = '/motorhome-hire/united-kingdom/england';

  it('counts the listings around the city, though they belong to nearer towns', async () => {
    const london = await page(`${england}/london`);
    assert.deepEqual(counted(london?.trail ?? []), [
      ['United Kingdom', 2],
      ['England', 2],
      ['Greater London', 1],
      ['London', 1],
    ]);
    assert.ok(london!.children.some(({ name }) => name === 'Acton'));
    const acton = await page(`${england}/acton`);
    assert.ok(acton!.siblings.some(({ path }) => path === `${england}/london`));
  });

  it('counts the listings of the county’s towns, and is linked from its region', async () => {
    const region = await page(england);
    assert.deepEqual(counted(region?.counties ?? []), [
      ['Cornwall', 1],
      ['Greater London', 1],
    ]);
    const cornwall = await page(`${england}/cornwall`);
    assert.deepEqual(
      [cornwall?.trail.at(-1)?.level, cornwall?.count, counted(cornwall?.children ?? [])],
      ['county', 1, [['Newquay', 1]]],
    );
    assert.deepEqual(counted(cornwall?.siblings ?? []), [['Greater London', 1]]);
    assert.equal(
      (await page(`${england}/cornouailles`))?.trail.at(-1)?.path,
      `${england}/cornwall`,
    );
  });

  it('is what a search for its name finds, with the unitary authorities in it and no neighbour', async () => {
    const at = {
      exeter: { lat: 50.7236, lng: -3.5275 },
      plymouth: { lat: 50.3715, lng: -4.1427 },
      torquay: { lat: 50.4619, lng: -3.5253 },
      /** In Somerset, within the box of Devon. */
      dulverton: { lat: 51.0392, lng: -3.5512 },
      wellington: { lat: 50.9785, lng: -3.2243 },
      /** In Cornwall, likewise. */
      saltash: { lat: 50.4087, lng: -4.2254 },
    };
    for (const [name, location] of Object.entries(at)) {
      await list('newquay', `county-${name}`, { category: 'caravan', location, title: name });
    }
    const { search, gazetteerMatches } = campcairn.services;
    const found = async (params: URLSearchParams) => {
      const { total, items } = await search.search(params, { limit: 100 });
      return [total, items.map((item) => (item.kind === 'listing' ? item.title : '')).sort()];
    };
    const inDevon = [3, ['exeter', 'plymouth', 'torquay']];
    const devon = await page('/caravan-hire/united-kingdom/england/devon');
    assert.equal(devon?.count, 3);
    assert.deepEqual(await found(devon!.params), inDevon);
    const [suggested] = await gazetteerMatches.suggest('devo', 8);
    for (const q of ['Devon', 'devonshire', suggested!.query]) {
      assert.deepEqual(await found(new URLSearchParams({ q, category: 'caravan' })), inDevon, q);
    }
    assert.deepEqual(counted((await page('/caravan-hire/united-kingdom/england'))!.counties), [
      ['Devon', 3],
      ['Somerset', 2],
      ['Cornwall', 1],
    ]);
    const plymouth = await page('/caravan-hire/united-kingdom/england/plymouth');
    assert.deepEqual(
      plymouth?.trail.map(({ name }) => name),
      ['United Kingdom', 'England', 'Devon', 'Plymouth'],
    );
    assert.deepEqual(
      counted(devon!.siblings),
      [
        ['Cornwall', 1],
        ['Somerset', 2],
      ],
      'the nearest county comes first, not the one with most listings',
    );
  });

  it('is in the sitemap', async () => {
    const paths = new Set((await sitemapPages()).map(({ path }) => path));
    for (const path of [`${england}/london`, `${england}/cornwall`]) assert.ok(paths.has(path));
  });
});

describe('a region overseas', () => {
  const CILAOS = { lat: -21.1336, lng: 55.4711 };
  const reunion = '/campsites/france/reunion';

  before(async () => {
    await list('vannes', 'overseas', aCampsite({ location: CILAOS }));
    await list('vannes', 'mainland', aCampsite({ location: PLACES.vannes }));
    await loadCampsites(campcairn, [
      campsiteFeature(1, -21.28, 55.41, { name: 'Camping de l’Ermitage' }),
      campsiteFeature(2, -22.27, 166.44, { name: 'Camping de Nouméa' }),
      campsiteFeature(3, 49.22, -2.08, { name: 'Bleu Soleil' }),
      campsiteFeature(4, 46.95, 7.45, { name: 'Eichholz' }),
      campsiteFeature(5, 47.66, -2.75, { name: 'Camping de Conleau' }),
    ]);
  });

  it('is counted where a region worth a trip leads to its page', async () => {
    const others = ['v3', 'v4', 'v5', 'v6'];
    for (const id of others) await list('vannes', id, aCampsite({ location: PLACES.vannes }));
    const regions = await campcairn.services.landings.regions(7);
    const brittany = regions.find(({ code }) => code === 'FR-BRE')!;
    assert.deepEqual(
      [brittany.path, brittany.category],
      ['/campsites/france/brittany', 'campsite'],
    );
    const { hasListings, count } = (await page(brittany.path))!;
    assert.deepEqual([hasListings, count], [true, brittany.count]);
    assert.equal(brittany.count, 6, 'five of the partner, and one of OpenStreetMap');
    const totals = await campcairn.services.landings.totals();
    assert.equal(totals.campsite, (await page('/campsites'))!.count, 'and so does its category');
    for (const id of others) await list('vannes', id, { status: 'paused' });
  });

  it('stands in its country, behind the regions of the mainland', async () => {
    const all = await page('/campsites');
    assert.deepEqual(
      all?.children.map(({ name }) => name).sort(),
      ['France', 'United Kingdom'],
      'neither Réunion nor countries where only OpenStreetMap has campsites',
    );
    const france = await page('/campsites/france');
    assert.deepEqual(counted(france?.children ?? []), [
      ['Brittany', 2],
      ['Réunion', 2],
    ]);
    const [, region] = (await page(reunion))!.trail;
    assert.deepEqual([region?.name, region?.count, region?.path], ['Réunion', 2, reunion]);
    assert.equal((await page(`${reunion}/cilaos`))?.count, 1);
  });

  it('is found by its name as its page is', async () => {
    const { search } = campcairn.services;
    for (const q of ['Réunion', 'La Réunion', 'réunion, france']) {
      const params = new URLSearchParams({ q, category: 'campsite' });
      assert.equal((await search.search(params)).total, 2, q);
    }
  });

  it('is in the sitemap and in the directory of campsites', async () => {
    const paths = new Set((await sitemapPages()).map(({ path }) => path));
    assert.ok(paths.has(reunion) && paths.has(`${reunion}/cilaos`));
    const directory = createDirectory(
      campcairn.context.db,
      campcairn.services.locator,
      campcairn.services.surroundings,
    );
    const index = await directory.page({ part: 1 });
    assert.deepEqual(
      index?.children.map(({ name, children }) => [name, children.map((region) => region.name)]),
      [['France', ['Brittany', 'Réunion']]],
    );
    const there = await directory.page({ country: 'france', region: 'reunion', part: 1 });
    assert.deepEqual(
      there?.towns.flatMap(({ campsites }) => campsites.map(({ name }) => name)),
      ['Camping de l’Ermitage'],
    );
  });
});

describe('any listing', () => {
  it('is on every landing page of its way, whatever its place', async () => {
    const anywhere = fc.record({
      lat: fc.double({ min: 36, max: 60, noNaN: true }),
      lng: fc.double({ min: -10, max: 8, noNaN: true }),
    });
    const points = fc.sample(anywhere, { numRuns: 150, seed: 3 });
    const items = points.map((location, n) => aCampsite({ external_id: `any-${n}`, location }));
    const ids = new Set<number>();
    for (const some of [items.slice(0, 100), items.slice(100)]) {
      const { body } = await partner.call('POST', '/listings/batch', { items: some });
      for (const { id } of body.results) if (id) ids.add(id);
    }
    assert.ok(ids.size > 60, `${ids.size} of them are on land`);
    const { landings, publicListings, search } = campcairn.services;
    for (const id of ids) {
      const found = await publicListings.find(id);
      assert.ok(found.found);
      for (const { path } of landings.trailOf(found.listing)) {
        const landing = await page(path);
        const { items } = await search.search(landing!.params, { limit: 100 });
        assert.ok(
          items.some((item) => item.id === id),
          `${id} on ${path}`,
        );
      }
    }
  });
});
