import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite } from '../builders/listing.ts';
import { listAFleet } from '../support/fleet.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let listing: string;
before(async () => {
  site = await startTestSite();
  const partner = await site.partner();
  listing = (await listAFleet(partner)).get('van-Vannes-0')!;
  const newquay = aCampsite({ location: { lat: 50.4155, lng: -5.0737 } });
  await partner.call('PUT', '/listings/newquay', newquay);
});
after(() => site.stop());

const NAMES = { fr: 'Bretagne', es: 'Bretaña', pt: 'Bretanha' };

describe('a region', () => {
  for (const [language, name] of Object.entries(NAMES)) {
    it(`is called ${name} on pages in ${language}, at the address it has in English`, async () => {
      const { text } = await site.page(`/${language}/campervan-hire/france/brittany`);
      assert.match(text, new RegExp(`<h1[^>]*>[^<]*${name}`));
      assert.match(text, new RegExp(`<title>[^<]*${name}`));
      assert.match(text, new RegExp(`"name":"${name}"`));
      assert.match(text, new RegExp(`Vannes, ${name}`));
      assert.doesNotMatch(text, /Brittany/);
      for (const path of ['', '/campervan-hire/france', listing, '/search?q=Vannes']) {
        const page = await site.page(`/${language}${path}`);
        assert.match(page.text, new RegExp(name), path);
        assert.doesNotMatch(
          page.text.replaceAll(/(?:href|content)="[^"]*"/g, ''),
          /Brittany/,
          path,
        );
      }
    });
  }

  it('is found by its name in any language, and suggested by that of the page', async () => {
    const suggest = async (path: string) => JSON.parse((await site.page(path)).text).places[0];
    const galicia = await suggest('/fr/search/places.json?q=galice');
    assert.deepEqual([galicia.name, galicia.context], ['Galice', 'Espagne']);
    const cornwall = await suggest('/fr/search/places.json?q=cornouailles');
    assert.deepEqual(
      [cornwall.name, cornwall.context],
      ['Cornouailles', 'Angleterre, Royaume-Uni'],
    );
    const { text } = await site.page(`/fr/search?q=${encodeURIComponent(cornwall.value)}`);
    assert.match(text, /<h1[^>]*>[^<]*Cornouailles/);
    assert.match(text, /Newquay, Angleterre/);
  });

  it('comes first where a country is asked for first, and others by their whole name', async () => {
    const suggest = async (typed: string): Promise<string[]> => {
      const { text } = await site.page(`/search/places.json?q=${typed}&first=GB,IE`);
      return JSON.parse(text).places.map(({ name, context }: Record<string, string>) =>
        `${name}, ${context}`.replace(/.*, (?=[^,]*$)/, ''),
      );
    };
    assert.deepEqual([...new Set(await suggest('falm'))], ['United Kingdom']);
    const [nearest, ...others] = await suggest('falmouth');
    assert.equal(nearest, 'United Kingdom');
    assert.ok(others.includes('Jamaica'), others.join());
  });

  it('is distinguished from the town that has its name', async () => {
    const { text } = await site.page('/fr/search/places.json?q=porto');
    const { places } = JSON.parse(text) as {
      places: { kind: string; name: string; context: string }[];
    };
    const portos = places.filter(({ name }) => name === 'Porto').slice(0, 2);
    assert.deepEqual(
      portos.map(({ kind, context }) => `${kind}: ${context}`),
      ['town: Portugal', 'region: Région · Portugal'],
    );
    for (const { context } of places) {
      const parts = context.split(', ');
      assert.equal(new Set(parts).size, parts.length, context);
    }
  });
});

describe('a page', () => {
  it('names itself and its versions in the other languages', async () => {
    const PAGES = [
      '/campsites/united-kingdom/england/newquay',
      '/campsites/united-kingdom',
      '/campsites',
      listing,
    ];
    for (const path of PAGES) {
      for (const [language, prefix] of [
        ['en', ''],
        ['fr', '/fr'],
      ]) {
        const { text } = await site.page(`${prefix}${path}`);
        const link = (attributes: string, address: string) =>
          text.includes(`<link ${attributes} href="https://campcairn.example${address}"`);
        assert.ok(link('rel="canonical"', `${prefix}${path}`), `${language} ${path}`);
        assert.ok(link('rel="alternate" hreflang="x-default"', path), path);
        assert.ok(link('rel="alternate" hreflang="en"', path), path);
        assert.ok(link('rel="alternate" hreflang="pt"', `/pt${path}`), path);
      }
    }
  });

  it('of an area leads from its names in other languages to its one address', async () => {
    const { status, location } = await site.page('/fr/campsites/royaume-uni/angleterre?sort=price');
    assert.deepEqual([status, location], [301, '/fr/campsites/united-kingdom/england?sort=price']);
    assert.equal((await site.page('/campsites/united-kingdom/scotland')).status, 404);
  });

  it('is in the sitemap of its language, and of no other', async () => {
    const french = await site.sitemap('sitemap-fr-listings-0');
    assert.ok(french.has(`/fr${listing}`) && !french.has(listing));
    const english = await site.sitemap('sitemap-listings-0');
    assert.ok(english.has(listing) && !english.has(`/fr${listing}`));
    for (const name of ['sitemap-listings-5', 'sitemap-de-listings-0', 'sitemap-landings-x']) {
      assert.equal((await site.page(`/${name}.xml`)).status, 404, name);
    }
  });
});
