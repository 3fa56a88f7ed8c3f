import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { isCovered } from './covered.ts';
import { type GazetteerMatch, searchGazetteer } from './gazetteer-search.ts';
import { loadTowns } from './town-load.ts';
import { wholeNameWeight } from './weights.ts';

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase('world');
});
after(() => database.drop());

const search = (text: string, limit = 8) => searchGazetteer(database.db, text, limit);
const first = async (text: string): Promise<GazetteerMatch> => {
  const [match] = await search(text);
  assert.ok(match, `${text} finds something`);
  return match;
};

const MEANT: [typed: string, kind: GazetteerMatch['kind'], label: string][] = [
  ['porto', 'town', 'Porto, Portugal'],
  ['Porto, Portugal', 'town', 'Porto, Portugal'],
  ['porto portugal', 'town', 'Porto, Portugal'],
  ['Oporto', 'town', 'Porto, Portugal'],
  ['Porto (region), Portugal', 'region', 'Porto, Portugal'],
  ['porto alegre', 'town', 'Porto Alegre, Rio Grande do Sul, Brazil'],
  ['Lisboa', 'town', 'Lisbon, Portugal'],
  ['SEVILLE', 'town', 'Sevilla, Andalusia, Spain'],
  ['cordoba', 'town', 'Córdoba, Andalusia, Spain'],
  ['a coruña', 'town', 'A Coruña, Galicia, Spain'],
  ['coruna', 'town', 'A Coruña, Galicia, Spain'],
  ['st ives', 'town', 'St Ives, England, United Kingdom'],
  ['saint ives, cornwall', 'town', 'St Ives, Cornwall, England, United Kingdom'],
  ['St Malo', 'town', 'Saint-Malo, Brittany, France'],
  ['rochelle', 'town', 'La Rochelle, Nouvelle-Aquitaine, France'],
  ['l’aquila', 'town', "L'Aquila, Abruzzo, Italy"],
  ['val d isere', 'town', "Val-d'Isère, Auvergne-Rhône-Alpes, France"],
  ['Bath', 'town', 'Bath, England, United Kingdom'],
  ['newport, wales', 'town', 'Newport, Wales, United Kingdom'],
  ['newport isle of wight', 'town', 'Newport, Isle of Wight, England, United Kingdom'],
  ['Paris, Texas', 'town', 'Paris, Texas, United States'],
  ['galway, irel', 'town', 'Gaillimh, Connacht, Ireland'],
  ['gaillimh', 'town', 'Gaillimh, Connacht, Ireland'],
  ['münchen', 'town', 'Munich, Bavaria, Germany'],
  ['cork', 'town', 'Cork, Munster, Ireland'],
  ['county cork', 'county', 'County Cork, Munster, Ireland'],
  ['cornw', 'county', 'Cornwall, England, United Kingdom'],
  ['Monsaraz', 'village', 'Monsaraz, Évora, Portugal'],
  ['durdle door', 'village', 'Durdle Door, England, United Kingdom'],
  ['Hay-on-Wye', 'town', 'Hay, Wales, United Kingdom'],
  ['doolin', 'village', 'Doolin, Munster, Ireland'],
  ['kerry', 'county', 'County Kerry, Munster, Ireland'],
  ['sevilla province', 'county', 'Sevilla province, Andalusia, Spain'],
  ['Provincia de Madrid', 'region', 'Madrid, Spain'],
  ['berkshire', 'county', 'Berkshire, England, United Kingdom'],
  ['west yorks', 'county', 'West Yorkshire, England, United Kingdom'],
  ['co dublin', 'county', 'County Dublin, Leinster, Ireland'],
  ['County Dublin', 'county', 'County Dublin, Leinster, Ireland'],
  ['northants', 'county', 'Northamptonshire, England, United Kingdom'],
  ['newport, shropshire', 'town', 'Newport, Shropshire, England, United Kingdom'],
  ['torquay devon', 'town', 'Torquay, Devon, England, United Kingdom'],
  ['torbay', 'coast', 'English Riviera, England, United Kingdom'],
  ['bretagne', 'region', 'Brittany, France'],
  ['algarve', 'coast', 'Algarve, Portugal'],
  ['euskadi', 'region', 'Basque Country, Spain'],
  ['scot', 'region', 'Scotland, United Kingdom'],
  ['Gower', 'park', 'Gower, Wales, United Kingdom'],
  ['heathrow', 'airport', 'Heathrow, England, United Kingdom'],
  ['Santiago', 'town', 'Santiago de Compostela, Galicia, Spain'],
  ['devon', 'county', 'Devon, England, United Kingdom'],
  ['Corn', 'county', 'Cornwall, England, United Kingdom'],
  ['kernow', 'county', 'Cornwall, England, United Kingdom'],
  ['par', 'town', 'Paris, Île-de-France, France'],
  ['york', 'town', 'York, England, United Kingdom'],
  ['eryri', 'park', 'Snowdonia, Wales, United Kingdom'],
  ['gower, wales', 'park', 'Gower, Wales, United Kingdom'],
  ['mallorca', 'island', 'Majorca, Balearic Islands, Spain'],
  ['berlin', 'town', 'Berlin, State of Berlin, Germany'],
  ['uk', 'country', 'United Kingdom'],
  ['españa', 'country', 'Spain'],
  ['Irlande', 'country', 'Ireland'],
  ['Bretaña', 'region', 'Brittany, France'],
  ['bretanha', 'region', 'Brittany, France'],
  ['galice', 'region', 'Galicia, Spain'],
  ['Cornouailles', 'county', 'Cornwall, England, United Kingdom'],
  ['cornualles', 'county', 'Cornwall, England, United Kingdom'],
  ['pays de galles', 'region', 'Wales, United Kingdom'],
];

for (const [typed, kind, label] of MEANT) {
  test(`${typed} is understood as ${label}`, async () => {
    const match = await first(typed);
    assert.equal(match.kind, kind);
    assert.equal([match.name, match.context].filter(Boolean).join(', '), label);
  });
}

test('a primary name ranks above the same as another name', async () => {
  const labels = (await search('porto')).map((match) => match.label);
  const bordeaux = labels.findIndex((label) => label.startsWith('Bordeaux'));
  const porto = labels.indexOf('Porto, Portugal');
  assert.ok(porto === 0 && (bordeaux < 0 || bordeaux > porto));
});

test('what a language calls a region is offered before villages that begin so', async () => {
  for (const [typed, language, region] of [
    ['Schot', 'de', 'GB-SCT'],
    ['Schot', 'nl', 'GB-SCT'],
    ['Escó', 'pt', 'GB-SCT'],
    ['Angl', 'fr', 'GB-ENG'],
    ['Gale', 'es', 'GB-WLS'],
  ] as const) {
    const [offered] = await searchGazetteer(database.db, typed, 5, { language });
    assert.equal(offered!.id, region, `${language} ${typed}`);
  }
  const inSpanish = await searchGazetteer(database.db, 'Esco', 2, { language: 'es' });
  assert.ok(inSpanish.some(({ id }) => id === 'GB-SCT'));
});

test('a region that a language calls like a city stays behind that city', async () => {
  for (const [typed, language, city] of [
    ['Oporto', 'es', 'Porto'],
    ['Opor', 'es', 'Porto'],
    ['Lissab', 'de', 'Lisbon'],
    ['Lisbonne', 'fr', 'Lisbon'],
    ['Bragance', 'fr', 'Bragança'],
  ] as const) {
    const [offered] = await searchGazetteer(database.db, typed, 5, { language });
    assert.deepEqual([offered!.kind, offered!.name], ['town', city], `${language} ${typed}`);
  }
});

test('every answer has a label of its own, which finds it again', async () => {
  for (const text of ['porto', 'newport', 'cork', 'san', 'kings']) {
    const matches = await search(text);
    assert.equal(new Set(matches.map((match) => match.label)).size, matches.length, text);
    for (const match of matches.filter(({ countryCode }) =>
      ['PT', 'GB', 'IE'].includes(countryCode),
    )) {
      const again = await first(match.label);
      assert.deepEqual([again.kind, again.id], [match.kind, match.id], match.label);
    }
  }
});

test('an answer says where it is and what view shows it', async () => {
  assert.deepEqual(await first('bath'), {
    kind: 'town',
    id: 2656173,
    name: 'Bath',
    context: 'England, United Kingdom',
    within: [{ id: 'GB-ENG', name: 'England' }],
    label: 'Bath, England, United Kingdom',
    countryCode: 'GB',
    regionId: 'GB-ENG',
    lat: 51.3751,
    lng: -2.36172,
    bounds: [-2.56234, 51.24987, -2.1611, 51.50033],
    isWellKnown: true,
  });
});

test('a region is shown whole, a country over the antimeridian from its west to its east', async () => {
  const brittany = await first('brittany');
  assert.equal(brittany.id, 'FR-BRE');
  const [west, south, east, north] = brittany.bounds;
  assert.ok(west < -5 && east > -1.1 && south < 47.5 && north > 48.8);
  const fiji = await first('fiji');
  assert.ok(fiji.bounds[0] > 170 && fiji.bounds[2] < -170);
});

test('places elsewhere are found where the five countries have none of the name', async () => {
  const countriesOf = async (text: string, options = {}) => {
    const found = await searchGazetteer(database.db, text, 8, options);
    return [...new Set(found.map(({ countryCode }) => countryCode))];
  };
  for (const text of ['heathrow', 'devon', 'falmouth', 'plymouth', 'corn', 'santiago']) {
    const far = (await countriesOf(text)).filter((code) => !isCovered(code));
    assert.deepEqual(far, [], text);
  }
  assert.ok((await countriesOf('falmouth', { everywhere: true })).includes('JM'));
  assert.deepEqual(await countriesOf('Springfield, Illinois'), ['US']);
  assert.deepEqual(await search('leave'), [], 'no county of Kansas');
});

test('a country elsewhere stands before a village of its name, and behind a city', async () => {
  const labels = async (text: string) => (await search(text)).map(({ label }) => label);
  assert.deepEqual(await labels('Andorra'), ['Andorra', 'Andorra, Aragon, Spain']);
  for (const [text, label] of [
    ['Switzerland', 'Switzerland'],
    ['suisse', 'Switzerland'],
    ['Alemania', 'Germany'],
    ['chine', 'China'],
    ['cuba', 'Cuba'],
    ['rome', 'Rome, Lazio, Italy'],
    ['Grenade', 'Granada, Andalusia, Spain'],
    ['granada', 'Granada, Andalusia, Spain'],
  ] as const) {
    assert.equal((await labels(text))[0], label, text);
  }
});

test('a text without letters or of nothing known finds nothing', async () => {
  for (const text of ['', '  ', ', ,', '%', '_', "'", 'xqzvw', 'x'.repeat(5000)]) {
    assert.deepEqual(await search(text), [], text.slice(0, 10));
  }
});

test('a text of a hundred parts that each name thousands of areas is answered by its first parts', async () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const parts = (text: string, more: readonly string[]) => [text, ...more].join(',');
  for (const letter of ['a', 's', 'm']) {
    await search(parts(letter, Array(99).fill(letter)));
    await search(parts(letter, letters));
  }
  const many = parts('Newport', [...Array<string>(20).fill('Wales'), ' ', 'United Kingdom']);
  assert.deepEqual(await search(many), await search('Newport, Wales, United Kingdom'));
});

test('the limit is kept', async () => {
  assert.equal((await search('s', 3)).length, 3);
});

test('one or two letters find what the plain order of all names that begin with them gives', async () => {
  for (const letters of ['s', 'y ', 'x', 'co', 'sa', 'po', 'eu', 'us', 'zz', '東京']) {
    const found = await search(letters);
    const { rows } = await database.db.withClient((client) =>
      client.query<{ id: number | string }>(
        `select coalesce(town_id::text, area_id) as id
         from gazetteer_name where starts_with(name, $1)
         group by town_id, area_id
         order by max(weight + case when name = $1 then $2::real else 0 end) desc, town_id, area_id
         limit 12`,
        [letters.trim(), wholeNameWeight(letters.trim())],
      ),
    );
    const wanted = rows.map(({ id }) => String(id));
    const ids = found.map(({ id }) => String(id));
    // Counties with the name of one of their towns, and places outside the five countries, are left out.
    assert.deepEqual(
      wanted.filter((id) => ids.includes(id)),
      ids,
      letters,
    );
    assert.ok(ids.length > 0 || wanted.length === 0, letters);
  }
});

test('the whole gazetteer is loaded into memory', async () => {
  const gazetteer = await loadTowns(database.db);
  assert.ok(gazetteer.size > 190_000);
  assert.deepEqual(gazetteer.town(2656173), {
    id: 2656173,
    name: 'Bath',
    lat: 51.3751,
    lng: -2.36172,
    countryCode: 'GB',
    regionId: 'GB-ENG',
    population: 101557,
    countyId: 'GB.ENG.A4',
  });
});
