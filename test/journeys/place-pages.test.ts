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
    assert.match(list.text, /<h1[^>]*>Tous les campings en Angleterre<\/h1>/);
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

  it('does not name a listing that shows no precise point, nor does that name it', async () => {
    const partner = await site.partner();
    const [meadow = ''] = await addresses();
    for (const [precision, isNamed] of [
      ['exact', true],
      ['approximate', false],
    ] as const) {
      const { body } = await partner.call(
        'PUT',
        '/listings/meadow',
        aCampsite({ osm_ref: 'node/11', location: { lat: 50.4155, lng: -5.0737, precision } }),
      );
      const { pathname } = new URL(body.public_url);
      const { text } = await site.page(meadow);
      assert.equal(text.includes('Offers for this campsite'), isNamed, precision);
      assert.equal(
        (await site.page(pathname)).text.includes('This campsite on OpenStreetMap'),
        isNamed,
        precision,
      );
    }
    await partner.call('DELETE', '/listings/meadow');
  });

  it('says whom it takes, what it costs and when it is open, in the words of the page', async () => {
    const tags = {
      name: 'Scout Field',
      access: 'private',
      group_only: 'yes',
      charge: '10 EUR',
      opening_hours: 'Apr 01-Oct 15',
      'capacity:pitches': '40',
      motorhome: 'no',
      showers: 'hot',
      dog: 'leashed',
      internet_access: 'wlan',
      reservation: 'recommended',
    };
    const closed = { name: 'Closed Field', access: 'no', seasonal: 'no' };
    await load([
      ...FEATURES,
      campsiteFeature(15, 50.44, -5.02, tags),
      campsiteFeature(16, 50.45, -5.02, closed),
    ]);
    const all = await addresses();
    const facts = async (path: string) => {
      const { text } = await site.page(path);
      const rows = text.matchAll(/<dt[^>]*>([^<]+)<\/dt>\s*<dd[^>]*>([^]*?)<\/dd>/g);
      return [...rows].map(([, name, value]) =>
        [name, value!.replaceAll(/<svg[^]*?<\/svg>|<[^>]+>/g, '').trim()].join(': '),
      );
    };
    const field = all.find((path) => path.includes('scout-field'))!;
    // What there is and what there is not comes first, as marks.
    const said = await facts(field);
    assert.ok(said.includes('Motorhomes: no'), said.join());
    const plain = said.slice(said.indexOf('Open to: a private circle, groups only'));
    assert.ok(!plain.some((fact) => /: (?:yes|no)$/.test(fact)), plain.join());
    assert.deepEqual(plain.slice(0, 8), [
      'Open to: a private circle, groups only',
      'Sea: 2.2 km',
      'Open: 1 April – 15 October',
      'Capacity: 40',
      'Price stated: 10 EUR',
      'Showers: hot water',
      'Internet: Wi-Fi',
      'Dogs: on a lead',
    ]);
    const german = await facts(`/de${field}`);
    assert.ok(german.includes('Hunde: an der Leine'), german.join());
    assert.ok(german.includes('Reservierung: empfohlen'), german.join());
    assert.ok(german.includes('Offen für: einen privaten Kreis, nur Gruppen'), german.join());
    const ofClosed = await facts(all.find((path) => path.includes('closed'))!);
    assert.deepEqual(ofClosed.filter((fact) => !fact.startsWith('Sea')).slice(0, 2), [
      'Open to: nobody (closed to the public)',
      'Open: all year',
    ]);
    await load(FEATURES);
  });

  it('gives each telephone number and website a link of its own, and none to a script', async () => {
    await load([
      ...FEATURES,
      campsiteFeature(17, 50.44, -5.02, {
        name: 'Two Lines',
        phone: '+44 1637 1000; +44 1637 2000',
        website: 'http://a.example;http://b.example',
        'contact:facebook': 'javascript:alert(1)',
        'capacity:tents': '80',
        'capacity:caravans': '20',
        'capacity:persons': '300',
        opening_hours: 'Apr-Oct Mo-Sa 09:00-12:00,14:00-18:00',
      }),
      campsiteFeature(18, 50.45, -5.02, {
        name: 'Summer',
        opening_hours: '24/7',
        seasonal: 'summer',
      }),
    ]);
    const all = await addresses();
    const { text } = await site.page(all.find((path) => path.includes('two-lines'))!);
    assert.match(text, /<a href="tel:\+4416371000"[^>]*>\+44 1637 1000<\/a>/);
    assert.match(text, /<a href="tel:\+4416372000"[^>]*>\+44 1637 2000<\/a>/);
    assert.match(text, /"telephone":\["\+44 1637 1000","\+44 1637 2000"\]/);
    assert.match(text, /href="http:\/\/a\.example\/"[^]*href="http:\/\/b\.example\/"/);
    assert.doesNotMatch(text, /javascript:/);
    for (const said of [
      '80 pitches',
      '20 pitches',
      '300 people',
      '1 April – 31 October (Apr-Oct',
    ]) {
      assert.ok(text.includes(said), said);
    }
    const summer = await site.page(`/de${all.find((path) => path.includes('summer'))!}`);
    assert.match(summer.text, />Sommer</);
    assert.doesNotMatch(summer.text, /24\/7/);
    await load(FEATURES);
  });

  it('leads to the one that stands for it where the campsite is mapped twice', async () => {
    const partner = await site.partner();
    const [meadow = ''] = await addresses();
    const listing = aCampsite({ osm_ref: 'node/11' });
    const { body } = await partner.call('PUT', '/listings/meadow', listing);
    const area = {
      ...campsiteFeature(21, 50.4156, -5.0737, { name: 'TRENANCE meadow', capacity: '40' }),
      id: 'way/21',
    };
    await load([...FEATURES, area]);
    const moved = await site.page(meadow);
    assert.deepEqual([moved.status, (await addresses()).includes(meadow)], [301, false]);
    const { status, text } = await site.page(moved.location!);
    assert.equal(status, 200);
    assert.ok(text.includes(new URL(body.public_url).pathname), 'with the listing of either');
    assert.match(text, /href="https:\/\/trenance\.example\/"/, 'and what the other states');
    assert.match((await site.page(`${meadow}/claim`)).location!, /-\d+\/claim$/);
    const answer = await partner.call('GET', '/listings/meadow');
    const number = Number(/\d+$/.exec(moved.location!)![0]);
    assert.deepEqual([answer.body.place_id, answer.body.osm_ref], [number, 'node/11']);
    await partner.call('DELETE', '/listings/meadow');
    await load(FEATURES);
    assert.equal((await site.page(meadow)).status, 200);
    assert.equal((await site.page(moved.location!)).status, 410);
  });

  it('says that nobody can stay, and is in no list, where it is closed or for residents', async () => {
    await load([
      ...FEATURES,
      campsiteFeature(19, 50.416, -5.0737, { name: 'Shut Down', opening_hours: 'off "for good"' }),
      campsiteFeature(20, 50.417, -5.0737, { name: 'Lived In', permanent_camping: 'only' }),
    ]);
    const all = await addresses();
    for (const [name, said, french] of [
      ['shut-down', /Open to:\s+nobody/, /Ouvert à\s:\s+personne/],
      ['lived-in', /Open to:\s+permanent residents only/, /résidents permanents uniquement/],
    ] as const) {
      const path = all.find((one) => one.includes(name))!;
      assert.match((await site.page(path)).text, said);
      assert.match((await site.page(`/fr${path}`)).text, french);
      for (const list of ['/place/united-kingdom/england', '/search?category=campsite', all[0]!]) {
        assert.ok(!(await site.page(list)).text.includes(path), `${list} has ${name}`);
      }
    }
    const { text } = await site.page('/place/united-kingdom');
    const counted = await site.page('/search?category=campsite');
    assert.match(text, />3 campsites, mapped by volunteers on OpenStreetMap/);
    assert.match(counted.text, /<h1[^>]*>3 campsites/);
    await load(FEATURES);
  });

  it('is gone from site and sitemap when OpenStreetMap has it no longer', async () => {
    const [meadow = '', greek = ''] = await addresses();
    await load(FEATURES.slice(1));
    assert.deepEqual(await addresses(), [greek]);
    const gone = await site.page(meadow);
    assert.equal(gone.status, 410);
    assert.match(gone.text, /This campsite is gone/);
    assert.doesNotMatch(gone.text, /owner has removed it/);
    assert.equal((await site.page('/place/meadow-99999')).status, 404);
  });

  it('is shown to search engines when it has a name, or facts enough', async () => {
    const facts = { toilets: 'yes', fee: 'no', drinking_water: 'no' };
    await load([...FEATURES, campsiteFeature(14, 50.44, -5.03, facts)]);
    const [meadow = '', , silent = '', ...others] = await addresses();
    assert.deepEqual(others, [], 'what says nothing is in no sitemap');
    const robots = async (path: string) =>
      /<meta name="robots" content="[^"]*"/.test((await site.page(path)).text);
    assert.match(silent, /^\/place\/campsite-\d+$/);
    assert.deepEqual([await robots(meadow), await robots(silent)], [false, false]);
    const around = await site.page(meadow);
    const nameless = around.text.match(/\/place\/campsite-\d+/g)!.find((path) => path !== silent);
    assert.equal(await robots(nameless!), true);
    const partner = await site.partner();
    await partner.call('PUT', '/listings/thirteen', aCampsite({ osm_ref: 'node/13' }));
    assert.equal(await robots(nameless!), false, 'an owner says more');
    await partner.call('DELETE', '/listings/thirteen');
  });
});

describe('campsites of OpenStreetMap among results', () => {
  it('have cards with a map, their facts, their source and no price, and pins of their own', async () => {
    await load([
      campsiteFeature(11, 50.4155, -5.0737, {
        name: 'Trenance Meadow',
        tents: 'yes',
        showers: 'yes',
        fee: 'yes',
        opening_hours: 'Apr-Oct',
      }),
      campsiteFeature(13, 50.43, -5.04, { access: 'private', charge: '12 EUR/day' }),
      campsiteFeature(14, 50.44, -5.03, { name: 'Honesty Box', fee: 'donation' }),
    ]);
    const { text } = await site.page('/search?near=50.41,-5.07&category=campsite');
    assert.match(text, /Open to: a private circle/);
    assert.match(text, /From OpenStreetMap/);
    assert.match(text, /Costs a fee · Open 1 April to 31 October/);
    assert.match(text, /Costs a fee: 12 EUR\/day/);
    assert.match(text, />By donation</);
    assert.match(text, /Campsite near Newquay/);
    assert.match(text, /© OpenStreetMap contributors, Open Database Licence/);
    const [drawing = ''] = /\/map\/around\/[^"]*\/light\.svg/.exec(text) ?? [];
    const map = await fetch(site.address + drawing);
    assert.equal(map.headers.get('content-type'), 'image/svg+xml');
    assert.match(await map.text(), /^<svg [^]*Perranporth[^]*<\/svg>$/);
    for (const wrong of ['91,0/light', '50.41,-5.07/pink', '50.41234,-5/light', 'x/dark'])
      assert.equal((await site.page(`/map/around/${wrong}.svg`)).status, 404, wrong);

    const answer = await fetch(`${site.address}/search.json?near=50.41,-5.07&category=campsite`);
    const { items } = (await answer.json()) as {
      items: { kind: string; id: number; path: string }[];
    };
    const first = items.find(({ kind }) => kind === 'campsite');
    assert.match(first!.path, /^\/place\/trenance-meadow-\d+$/);
    const cards = await fetch(`${site.address}/search/cards.json?ids=${first!.id}`);
    assert.deepEqual(
      ((await cards.json()) as { path: string }[]).map(({ path }) => path),
      [first!.path],
    );
  });

  it('answer to dates in a group of their own, and say what was asked of them by name', async () => {
    const asked = 'category=campsite&amenity=laundry&amenity=showers';
    const dates = 'from=2026-06-02&to=2026-06-09';
    const { text } = await site.page(`/search?near=50.41,-5.07&${dates}&${asked}&unstated=1`);
    assert.match(text, /From OpenStreetMap: check with the campsite\s*<small[^>]*>3<\/small>/);
    assert.match(text, /Not stated: Laundry</, 'showers are stated');
    assert.match(text, /Not stated: Showers, Laundry</);
    const [, link = ''] = /href="(\/place\/trenance-meadow[^"]*)"/.exec(text) ?? [];
    const page = await site.page(link.replaceAll('&amp;', '&'));
    assert.match(page.text, /You asked for:/);
    assert.match(page.text, /Laundry: not stated/);
    assert.doesNotMatch(page.text, /Showers: not stated/);
    assert.match(
      page.text.slice(0, page.text.indexOf('class="two')),
      /href="#source"[^>]*>From OpenStreetMap/,
    );
  });

  it('have landing pages, which search engines are shown once a partner lists something', async () => {
    await load([
      campsiteFeature(21, 48.65, -2.02, { name: 'Camping des Dunes' }),
      campsiteFeature(22, 47.3, -1.6, { name: 'Camping de l’Erdre' }),
    ]);
    const directory = [...(await site.sitemap('sitemap-directory-all')).keys()];
    const inRegion = directory.find((path) => path.startsWith('/place/france/brittany'))!;
    const path = inRegion.replace('/place/', '/campsites/');
    const alone = await site.page(path);
    assert.match(alone.text, /Camping des Dunes/);
    assert.match(alone.text, /<meta name="robots" content="noindex"/);
    assert.ok(!(await site.sitemaps()).has(path));
    const partner = await site.partner();
    const there = { lat: 48.64, lng: -2.01, precision: 'exact' };
    await partner.call('PUT', '/listings/dunes', aCampsite({ location: there }));
    const { text } = await site.page(path);
    assert.match(text, /2 campsites/);
    // What is in the next region follows, with its distance.
    const near = text.slice(text.indexOf('Nearest to Brittany'));
    assert.match(near, /Camping de l’Erdre.*?15\d km away/s);
    assert.doesNotMatch(text, /<meta name="robots" content="noindex"/);
    await partner.call('DELETE', '/listings/dunes');
    await load(FEATURES);
  });

  it('are counted beside the list of a search for anything, which adds them as its map does', async () => {
    const alone = await site.page('/search?near=50.41,-5.07&km=30');
    assert.match(alone.text, /No listing fits yet/);
    assert.match(alone.text, /Trenance Meadow/);
    const partner = await site.partner();
    await partner.call('PUT', '/listings/a-site', aCampsite({}));
    const { text } = await site.page('/search?near=50.41,-5.07&km=30');
    const lineOf = (html: string, words: RegExp) => {
      const line = new RegExp(`<a href="([^"]*)"[^>]*>(?:(?!</a>).)*?${words.source}`, 's');
      const [, link = '', count] = line.exec(html) ?? assert.fail(`no line “${words.source}”`);
      return { link: link.replaceAll('&amp;', '&'), count: Number(count) };
    };
    const totalOf = (html: string) => Number(/<h1[^>]*>(\d+)/.exec(html)![1]);
    const { link, count } = lineOf(
      text,
      /\+ (\d+) campsites from OpenStreetMap: add them to the list/,
    );
    assert.match(text, new RegExp(`Campsites(?:<[^>]*>)*\\+ ${count} from OpenStreetMap`));
    const both = await site.page(link);
    assert.equal(totalOf(both.text), totalOf(text) + count);
    assert.doesNotMatch(both.text, /Remove: From OpenStreetMap/, 'both sources are no filter');
    const back = lineOf(both.text, /(\d+) campsites from OpenStreetMap: take them off the list/);
    assert.equal(back.count, count);
    assert.equal(totalOf((await site.page(back.link)).text), totalOf(text));
    const onFrench = await site.page('/fr/search?near=50.41,-5.07&km=30');
    assert.match(onFrench.text, /\+ \d+ campings d’OpenStreetMap\s: les ajouter à la liste/);
  });
});
