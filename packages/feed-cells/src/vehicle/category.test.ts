import assert from 'node:assert/strict';
import { test } from 'node:test';
import { categoryOfTitle, parseCategory } from './category.ts';
import type { Language } from '../languages.ts';

const MEANT: [text: string, category: string, language?: Language][] = [
  ['campervan', 'campervan'],
  ['Campervan hire', 'campervan'],
  ['Campervans', 'campervan'],
  ['MOTORHOMES', 'motorhome'],
  ['Motorhome rental > Luxury motorhomes', 'motorhome'],
  ['Travel/Holidays/Camping/Motorhomes', 'motorhome'],
  ['Vehicles > RV', 'motorhome'],
  ['Touring caravan', 'caravan'],
  ['Static caravans', 'caravan'],
  ['Campsites', 'campsite'],
  ['Caravan park', 'campsite'],
  ['Motorhome stopover', 'campsite'],
  ['Touring pitches', 'campsite'],
  ['Camping-car', 'motorhome'],
  ['Location camping-car profilé', 'motorhome'],
  ['Fourgon aménagé', 'campervan'],
  ['Emplacement camping-car', 'campsite'],
  ['Caravane pliante', 'caravan'],
  ['Camping', 'campsite'],
  ['Autocaravana', 'motorhome'],
  ['Autocaravana furgão', 'campervan'],
  ['Furgoneta camper', 'campervan'],
  ['Parque de campismo', 'campsite'],
  ['Wohnmobil', 'motorhome'],
  ['Wohnmobile', 'motorhome'],
  ['Kastenwagen-Wohnmobil', 'campervan'],
  ['Wohnmobilstellplatz', 'campsite'],
  ['Wohnwagen', 'caravan'],
  ['Wohnmobilvermietung', 'motorhome'],
  ['Reisemobilverleih', 'motorhome'],
  ['Wohnwagenvermietung', 'caravan', 'de'],
  ['Stellplatzvermietung', 'campsite'],
  ['Campervermietung', 'campervan', 'de'],
  ['Camperverhuur', 'motorhome', 'nl'],
  ['Caravanverhuur', 'caravan', 'nl'],
  ['Buscamper', 'campervan'],
  ['Camperplaats', 'campsite'],
  ['Roulotte', 'caravan'],
  ['Camper', 'motorhome', 'nl'],
  ['Camper', 'motorhome', 'it'],
  ['Camper', 'campervan', 'es'],
  ['Camper', 'campervan', 'de'],
  ['Mobilhome', 'motorhome', 'nl'],
  ['Mobilhome', 'caravan', 'fr'],
  ['Motorhome', 'motorhome', 'es'],
  ['Campervan hire', 'campervan', 'fr'],
  ['Campers', 'campervan', 'es'],
  ['Campers', 'motorhome', 'nl'],
  ['Camping car', 'motorhome', 'en'],
  ['Location de camping-cars', 'motorhome', 'de'],
  ['Caravan park', 'campsite', 'fr'],
  ['Holiday park', 'campsite', 'es'],
  ['Wohnmobil-Stellplatz', 'campsite', 'en'],
  ['Camping', 'campsite', 'en'],
  ['Autocaravana con aire acondicionado', 'motorhome', 'es'],
  ['Auto-caravanas', 'motorhome', 'pt'],
  ['Campingbusse', 'campervan', 'de'],
];

for (const [text, category, language] of MEANT) {
  test(`'${text}'${language === undefined ? '' : ` in ${language}`} is a ${category}`, () => {
    assert.deepEqual(parseCategory(text, language), { kind: 'category', category });
  });
}

const NOT_MEANT: [text: string, message: RegExp, language?: Language][] = [
  ['Roulotte', /none we know/, 'fr'],
  ['Camper', /means different things/],
  ['Campers', /means different things/],
  ['Camperverhuur', /means different things/],
  ['Campers', /means different things/, 'en'],
  ['Mobilhome', /means different things/],
  ['Apparel', /none we know/],
  ['920', /none we know/],
  [
    'Vehicles & Parts > Vehicles > Motor Vehicles > Recreational Vehicles',
    /none we know by itself/,
  ],
  ['Vancouver', /none we know/],
  ['>', /none we know/],
  ['Caravan awnings', /not something to hire/],
  ['Motorhomes for sale', /not something to hire/],
  ['Motorhome insurance', /not something to hire/],
  ['Motorhomes > Sales', /not something to hire/],
  ['Used motorhomes', /not something to hire/],
  ['Vente camping-car', /not something to hire/, 'fr'],
  ["Camping-car d'occasion", /not something to hire/],
  ['Camping-cars > Occasions', /not something to hire/, 'fr'],
  ['Venta de autocaravanas', /not something to hire/, 'es'],
  ['Autocaravanas usadas', /not something to hire/, 'pt'],
  ['Wohnmobil kaufen', /not something to hire/, 'de'],
  ['Gebrauchte Wohnmobile', /not something to hire/, 'de'],
  ['Camper verkoop', /not something to hire/, 'nl'],
  ['Motorhome tyres', /not something to hire/],
  ['Caravan repairs', /not something to hire/],
  ['Camping equipment', /not something to hire/],
  ['Campervan conversion kits', /not something to hire/],
  ['Van conversion services', /not something to hire/],
  ['Pièces détachées camping-car', /not something to hire/, 'fr'],
  ['Recambios autocaravana', /not something to hire/, 'es'],
  ['Ersatzteile Wohnmobil', /not something to hire/, 'de'],
  ['Camper onderdelen', /not something to hire/, 'nl'],
  ['Kit de conversión camper', /not something to hire/, 'es'],
  ['Kit d’aménagement van', /not something to hire/, 'fr'],
  ['Camper-Ausbausätze', /none we know|not something to hire/, 'de'],
];

for (const [text, message, language] of NOT_MEANT) {
  test(`'${text}'${language === undefined ? '' : ` in ${language}`} is no category, and never guessed`, () => {
    const parsed = parseCategory(text, language);
    assert.equal(parsed.kind, 'problem');
    assert.match(parsed.kind === 'problem' ? parsed.message : '', message);
  });
}

test('a title may say of what is hired that it was used, and a category that it is for an occasion', () => {
  const titles = ['Campervan much used by families', 'Campervan for the best parts of Cornwall'];
  for (const title of titles) {
    assert.deepEqual(categoryOfTitle(title), { kind: 'category', category: 'campervan' }, title);
  }
  for (const title of [
    'Campervan for sale',
    'Campervan conversion kit',
    'Camper conversion parts',
  ]) {
    assert.equal(categoryOfTitle(title).kind, 'problem', title);
  }
  assert.equal(parseCategory('Campervans > Special occasions', 'en').kind, 'category');
});
