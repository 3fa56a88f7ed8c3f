import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { areaForms } from '../../site/messages/area-forms.ts';
import { aCampsite } from '../builders/listing.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { listAFleet } from '../support/fleet.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

let site: TestSite;
let listing: string;
let inNice: string;
before(async () => {
  site = await startTestSite({}, { towns: 'world' });
  const partner = await site.partner();
  listing = (await listAFleet(partner)).get('van-Vannes-0')!;
  const newquay = aCampsite({ location: { lat: 50.4155, lng: -5.0737 } });
  await partner.call('PUT', '/listings/newquay', newquay);
  const nice = aCampsite({ location: { lat: 43.7031, lng: 7.2661 } });
  const { body } = await partner.call('PUT', '/listings/nice', nice);
  inNice = new URL(body.public_url).pathname;
});
after(() => site.stop());

const NAMES = { fr: 'Bretagne', es: 'Bretaña', pt: 'Bretanha', de: 'Bretagne', nl: 'Bretagne' };

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

  it('keeps the language of the page once it was chosen, and is found by it', async () => {
    const { gazetteerMatches } = site.services;
    const typed = {
      fr: [
        'cornou',
        'lisbon',
        'londr',
        'newport',
        'séville',
        'grenade',
        'île de w',
        'barcelon',
        'dordogne',
        'lacs',
        'pl1',
      ],
      es: [
        'cornu',
        'lisboa',
        'londr',
        'bretañ',
        'edimb',
        'sevill',
        'córdoba',
        'dordo',
        'vall',
        '44000',
      ],
      pt: [
        'cornua',
        'lisb',
        'londres',
        'bretan',
        'edimb',
        'sevil',
        'córdov',
        'porto',
        'évora',
        '8000',
      ],
      de: ['schottl', 'lissab', 'teneriff', 'pyren', 'loiret', 'genf', 'andalus', 'straß', '44000'],
      nl: ['schotl', 'lissab', 'normandi', 'pyren', 'elzas', 'parij', 'canari', 'zuid-fr', '44000'],
    };
    for (const [language, texts] of Object.entries(typed)) {
      for (const text of texts) {
        const { text: answer } = await site.page(
          `/${language}/search/places.json?q=${encodeURIComponent(text)}`,
        );
        for (const { name, context, value, lat, lng } of JSON.parse(answer).places) {
          const found = await gazetteerMatches.resolve(value, language);
          assert.deepEqual([found?.lat, found?.lng], [lat, lng], `${language} ${text}: ${value}`);
          if (!value.includes('(')) assert.ok(value.startsWith(name), value);
          assert.doesNotMatch(value + context, /England|Scotland|Spain|United Kingdom/);
        }
      }
    }
    const { text } = await site.page(`/fr/search?q=${encodeURIComponent('Lisbon, Portugal')}`);
    assert.match(text, /<h1[^>]*>[^<]*autour de Lisbonne/);
    assert.match(text, /<input[^>]*value="Lisbonne, Portugal"/);
  });

  it('is named in the language of the page wherever it is typed in another', async () => {
    const { text } = await site.page('/fr/search?q=cornwall');
    assert.match(text, /<h1[^>]*>[^<]*en Cornouailles/);
    assert.match(text, /<input[^>]*value="Cornouailles, Angleterre, Royaume-Uni"/);
    assert.match(
      (await site.page('/search?q=Cornouailles')).text,
      /<input[^>]*value="Cornwall, England, United Kingdom"/,
    );
  });

  it('is said to be in another country than those there are, where it is', async () => {
    const { text } = await site.page('/search?q=Andorra');
    assert.match(text, /Nothing in Andorra yet/);
    assert.match(text, /Did you mean/);
    assert.match(text, /Andorra<\/a>[^,]*, Aragon, Spain/);
    assert.match((await site.page('/fr/search?q=suisse')).text, /Encore rien en Suisse/);
    assert.match((await site.page('/de/search?q=Schweiz')).text, /Noch nichts in der Schweiz/);
    assert.match(
      (await site.page('/es/search?q=Alemania')).text,
      /Todavía no hay nada en Alemania/,
    );
  });

  it('is told from a misspelled name', async () => {
    const { text } = await site.page('/search?q=Lake+Distrikt');
    assert.match(text, /We do not know “Lake Distrikt”/);
    assert.match(text, /q=Lake\+District%2C\+England%2C\+United\+Kingdom/);
    assert.match((await site.page('/fr/search?q=Cornuailles')).text, /Cornouailles<\/a>/);
  });

  it('is named by its town, where it is a postcode', async () => {
    assert.match((await site.page('/search?q=pl1')).text, /<h1[^>]*>[^<]*PL1, Plymouth/);
    assert.match((await site.page('/fr/search?q=ec1a')).text, /<h1[^>]*>[^<]*EC1A, Londres/);
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
      ['town: Ville · Portugal', 'region: Région · Portugal'],
    );
    for (const { context } of places) {
      const parts = context.split(', ');
      assert.equal(new Set(parts).size, parts.length, context);
    }
  });
});

describe('a town', () => {
  it('has on cards and pages the name that their readers use', async () => {
    for (const path of ['/de/search?q=Nizza', `/de${inNice}`]) {
      assert.match((await site.page(path)).text, /Nizza, Provence-Alpes-Côte d’Azur/, path);
    }
    assert.match((await site.page(`/nl${inNice}`)).text, /Nice, Provence-Alpes-Côte d’Azur/);
  });

  it('comes before the region of its name, also by what a language calls both', async () => {
    for (const language of ['es', 'en']) {
      const { text } = await site.page(`/${language}/search.json?q=Braganza`.replace('/en', ''));
      const { placeKind, meant } = JSON.parse(text);
      assert.equal(placeKind, 'vicinity', language);
      assert.ok(meant.some(({ q }: { q: string }) => q === 'Bragança (region), Portugal'));
    }
    const { text } = await site.page('/es/search?q=Braganza');
    assert.match(text, /<h1[^>]*>[^<]*Braganza/);
  });

  it('is called so on maps that are drawn around something near it', async () => {
    const partner = await site.partner('Coast Vans');
    const antibes = aCampsite({ location: { lat: 43.66, lng: 7.12 } });
    const { body } = await partner.call('PUT', '/listings/antibes', antibes);
    await loadCampsites(site, [campsiteFeature(7, 43.65, 7.11, { name: 'Camping du Pin' })]);
    const { pathname } = new URL(body.public_url);
    const found = '/search?near=43.66,7.12&km=5&source=openstreetmap';
    for (const [language, name] of [
      ['/de', 'Nizza'],
      ['', 'Nice'],
    ]) {
      const drawn = new RegExp(`<text[^>]*>${name}</text>`);
      const [, card = ''] = /srcset="([^"]+\/map\/around\/[^"]+|\/map\/around\/[^"]+)"/.exec(
        (await site.page(language + found)).text,
      )!;
      const trip = `/trip?stops=${body.id}`;
      for (const path of [language + pathname, language + trip, card])
        assert.match((await site.page(path)).text, drawn, path);
    }
  });
});

describe('an area within a sentence', () => {
  it('is said to be in and around a town, where what is near the town is meant as well', () => {
    const around = Object.entries(areaForms).map(([language, { where }]) => [
      language,
      ...['Tours', 'Le Mans', 'Porto'].map((name) => where({ name, kind: 'vicinity' })),
    ]);
    assert.deepEqual(around, [
      ['en', ' in and around Tours', ' in and around Le Mans', ' in and around Porto'],
      ['fr', ' autour de Tours', ' autour du Mans', ' autour de Porto'],
      ['es', ' en Tours y alrededores', ' en Le Mans y alrededores', ' en Porto y alrededores'],
      ['pt', ' em Tours e arredores', ' em Le Mans e arredores', ' no Porto e arredores'],
      ['de', ' in Tours und Umgebung', ' in Le Mans und Umgebung', ' in Porto und Umgebung'],
      ['nl', ' in Tours en omgeving', ' in Le Mans en omgeving', ' in Porto en omgeving'],
    ]);
  });

  it('has the preposition and article of the language', () => {
    const said = (language: keyof typeof areaForms, kind: 'region' | 'town' | 'country') => {
      const { where } = areaForms[language];
      return (...names: string[]) => names.map((name) => where({ name, kind }).trim());
    };
    const fr = [
      ['en Bretagne', 'Bretagne'],
      ['en Cornouailles', 'Cornouailles'],
      ['dans le Grand Est', 'Grand Est'],
      ['dans les Hauts-de-France', 'Hauts-de-France'],
      ['dans les Pays de la Loire', 'Pays de la Loire'],
      ['au pays de Galles', 'Pays de Galles'],
      ['aux îles Baléares', 'Îles Baléares'],
      ['sur l’île de Wight', 'Île de Wight'],
      ['dans le Finistère', 'Finistère'],
      ['dans les Côtes-d’Armor', 'Côtes-d’Armor'],
      ['dans l’Hérault', 'Hérault'],
      ['dans l’Essex', 'Essex'],
      ['dans le Gers', 'Gers'],
      ['en Dordogne', 'Dordogne'],
      ['dans la Drôme', 'Drôme'],
      ['dans les Cotswolds', 'Cotswolds'],
      ['sur la Costa Brava', 'Costa Brava'],
      ['dans la province de Barcelone', 'province de Barcelone'],
      ['dans le Yorkshire du Nord', 'Yorkshire du Nord'],
      ['à Lisbonne', 'Lisbonne'],
      ['dans les Orcades', 'Orcades'],
    ];
    assert.deepEqual(
      said('fr', 'region')(...fr.map(([, name]) => name!)),
      fr.map(([words]) => words),
    );
    assert.deepEqual(said('fr', 'town')('Le Mans', 'Brest'), ['au Mans', 'à Brest']);
    const around = (name: string) => areaForms.fr.where({ name, kind: 'around' }).trim();
    assert.equal(around('Lake District'), 'dans le Lake District et aux alentours');
    assert.equal(around('Arran'), 'autour d’Arran');
    assert.equal(around('Luberon'), 'dans le Luberon et aux alentours');
    assert.equal(around('Ouest de la France'), 'dans l’ouest de la France et aux alentours');
    assert.equal(around("Presqu'île de Crozon"), "sur la presqu'île de Crozon et aux alentours");
    assert.equal(around('Étang de Thau'), 'autour de l’étang de Thau');
    assert.equal(around('Mont Ventoux'), 'autour du mont Ventoux');
    assert.equal(areaForms.fr.province('Alicante'), 'province d’Alicante');
    const es = [
      ['en la Costa Brava', 'Costa Brava'],
      ['en Bretaña', 'Bretaña'],
      ['en los Picos de Europa', 'Picos de Europa'],
      ['en el Norte de España', 'Norte de España'],
      ['en el Aeropuerto de Málaga', 'Aeropuerto de Málaga'],
      ['en la Camarga', 'Camarga'],
      ['en las Rías Bajas', 'Rías Bajas'],
      ['en Sierra Nevada', 'Sierra Nevada'],
      ['en los Yorkshire Dales', 'Yorkshire Dales'],
    ];
    assert.deepEqual(
      said('es', 'region')(...es.map(([, name]) => name!)),
      es.map(([words]) => words),
    );
    assert.deepEqual(said('es', 'town')('Costa Teguise', 'Valle Gran Rey'), [
      'en Costa Teguise',
      'en Valle Gran Rey',
    ]);
    assert.deepEqual(said('es', 'country')('Costa Rica', 'Países Bajos'), [
      'en Costa Rica',
      'en los Países Bajos',
    ]);
    assert.deepEqual(
      said('pt', 'region')(
        'Bretanha',
        'País de Gales',
        'Açores',
        'Baleares',
        'Porto',
        'Lisboa',
        'Kent',
        'Norte de Portugal',
        'Ria Formosa',
        'Aldeias do Xisto',
        'Aeroporto de Faro',
      ),
      [
        'na Bretanha',
        'no País de Gales',
        'nos Açores',
        'nas Baleares',
        'no Porto',
        'em Lisboa',
        'em Kent',
        'no Norte de Portugal',
        'na Ria Formosa',
        'nas Aldeias do Xisto',
        'no Aeroporto de Faro',
      ],
    );
    const french = said('fr', 'country');
    assert.deepEqual(french('Jersey', 'Gibraltar', 'Saint-Pierre-et-Miquelon', 'Île de Man'), [
      'à Jersey',
      'à Gibraltar',
      'à Saint-Pierre-et-Miquelon',
      'sur l’île de Man',
    ]);
    assert.deepEqual(french('Portugal', 'Suisse'), ['au Portugal', 'en Suisse']);
    assert.deepEqual(said('pt', 'town')('Batalha', 'Albufeira', 'Vale de Cambra'), [
      'na Batalha',
      'em Albufeira',
      'em Vale de Cambra',
    ]);
    assert.deepEqual(
      said('pt', 'country')('Reino Unido', 'França', 'Portugal', 'Suíça', 'Brasil'),
      ['no Reino Unido', 'em França', 'em Portugal', 'na Suíça', 'no Brasil'],
    );
    const de = [
      ['in der Bretagne', 'Bretagne'],
      ['in Schottland', 'Schottland'],
      ['im Baskenland', 'Baskenland'],
      ['auf Korsika', 'Korsika'],
      ['auf den Balearen', 'Balearen'],
      ['auf den Kanarischen Inseln', 'Kanarische Inseln'],
      ['auf den Äußeren Hebriden', 'Äußere Hebriden'],
      ['auf der Isle of Wight', 'Isle of Wight'],
      ['auf der Crozon-Halbinsel', 'Crozon-Halbinsel'],
      ['im Forest of Dean', 'Forest of Dean'],
      ['im Dartmoor', 'Dartmoor'],
      ['in den Brecon Beacons', 'Brecon Beacons'],
      ['in den Broads', 'The Broads'],
      ['in der Côte-d’Or', 'Côte-d’Or'],
      ['in den Côtes-d’Armor', 'Côtes-d’Armor'],
      ['in Provence-Alpes-Côte d’Azur', 'Provence-Alpes-Côte d’Azur'],
      ['am Strangford Lough', 'Strangford Lough'],
      ['an der Costa Brava', 'Costa Brava'],
      ['an der Juraküste', 'Juraküste'],
      ['an der Algarve', 'Algarve'],
      ['am Genfersee', 'Genfersee'],
      ['am Flughafen Faro', 'Flughafen Faro'],
      ['in den Französischen Alpen', 'Französische Alpen'],
      ['im Französischen Baskenland', 'Französisches Baskenland'],
      ['in den Cotswolds', 'Cotswolds'],
      ['im Lake District', 'Lake District'],
      ['im Loiretal', 'Loiretal'],
      ['im Elsass', 'Elsass'],
      ['in der Provinz Sevilla', 'Provinz Sevilla'],
      ['in der Dordogne', 'Dordogne'],
      ['im Finistère', 'Finistère'],
      ['in den Landes', 'Landes'],
      ['in Kent', 'Kent'],
    ];
    assert.deepEqual(
      said('de', 'region')(...de.map(([, name]) => name!)),
      de.map(([words]) => words),
    );
    const countries = said('de', 'country');
    assert.deepEqual(
      countries('Vereinigtes Königreich', 'Schweiz', 'Niederlande', 'Vereinigte Staaten', 'Irland'),
      [
        'im Vereinigten Königreich',
        'in der Schweiz',
        'in den Niederlanden',
        'in den Vereinigten Staaten',
        'in Irland',
      ],
    );
    const nl = [
      ['in Bretagne', 'Bretagne'],
      ['in Schotland', 'Schotland'],
      ['in het Baskenland', 'Baskenland'],
      ['in het Verenigd Koninkrijk', 'Verenigd Koninkrijk'],
      ['op Corsica', 'Corsica'],
      ['op de Canarische Eilanden', 'Canarische Eilanden'],
      ['op het Isle of Wight', 'Isle of Wight'],
      ['aan de Costa Brava', 'Costa Brava'],
      ['in de Algarve', 'Algarve'],
      ['in de Pyreneeën', 'Pyreneeën'],
      ['in de Ardèche', 'Ardèche'],
      ['in het Lake District', 'Lake District'],
      ['in de provincie Sevilla', 'provincie Sevilla'],
      ['bij Loch Ness', 'Loch Ness'],
      ['bij de Kanaaltunnel', 'Kanaaltunnel'],
      ['bij de Kliffen van Moher', 'Kliffen van Moher'],
      ['aan de Wild Atlantic Way', 'Wild Atlantic Way'],
      ['in de Côte-d’Or', 'Côte-d’Or'],
      ['in Provence-Alpes-Côte d’Azur', 'Provence-Alpes-Côte d’Azur'],
      ['in Kent', 'Kent'],
    ];
    assert.deepEqual(
      said('nl', 'region')(...nl.map(([, name]) => name!)),
      nl.map(([words]) => words),
    );
    assert.deepEqual(said('en', 'region')('Kent', 'Lake District'), [
      'in Kent',
      'in the Lake District',
    ]);
  });

  it('elides the French “de” before a vowel, and joins it to the article of a town', async () => {
    const { messages } = await import('../../site/messages/fr/index.ts');
    const near = ['Annecy', 'Vannes', 'Le Mans', 'Les Sables-d’Olonne'].map((town) =>
      messages.place.unnamedNear(town),
    );
    assert.deepEqual(near, [
      'Camping près d’Annecy',
      'Camping près de Vannes',
      'Camping près du Mans',
      'Camping près des Sables-d’Olonne',
    ]);
    assert.match(messages.enquiry.ownPage('Atlantic Vans'), /la page d’Atlantic Vans$/);
  });

  it('stands in headings and summaries of landing pages', async () => {
    const { text } = await site.page('/fr/campervan-hire/france/brittany');
    assert.match(text, /<h1[^>]*>Location de vans en Bretagne<\/h1>/);
    const country = await site.page('/pt/campervan-hire/france');
    assert.match(country.text, /<h1[^>]*>Aluguer de campervans em França<\/h1>/);
    const german = await site.page('/de/campervan-hire/france/brittany');
    assert.match(german.text, /<h1[^>]*>Campervan mieten in der Bretagne<\/h1>/);
    const dutch = await site.page('/nl/campsites/united-kingdom');
    assert.match(dutch.text, /<h1[^>]*>Campings in het Verenigd Koninkrijk<\/h1>/);
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
        assert.ok(link('rel="alternate" hreflang="de"', `/de${path}`), path);
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
    for (const name of ['sitemap-listings-5', 'sitemap-it-listings-0', 'sitemap-landings-x']) {
      assert.equal((await site.page(`/${name}.xml`)).status, 404, name);
    }
  });
});
