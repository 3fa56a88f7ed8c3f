import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, describe, it } from 'node:test';
import { FIELDS, IMAGE_FIELDS } from '../generated/fields.ts';
import { nearestField } from './fields.ts';
import { readListings } from './read-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'campcairn-read-'));
after(() => rmSync(folder, { recursive: true }));

function read(name: string, content: string | Uint8Array) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return readListings(path, undefined);
}

const BRAMBLE = {
  external_id: 'bramble',
  category: 'campervan',
  title: 'Bramble; "the" van',
  url: 'https://vans.example/',
  location: { lat: 50.4155, lng: -5.0737 },
  price: { from: 8900, currency: 'GBP' },
  vehicle: { berths: 4, make: 'Volkswagen' },
  amenities: ['fridge', 'heating'],
  policies: { pets_allowed: true, mileage_included_per_day_km: null },
  images: [
    { url: 'https://vans.example/1.jpg', alt: 'One' },
    { url: 'https://vans.example/2.jpg' },
  ],
};

describe('a file of listings', () => {
  it('has the same listings as CSV, JSON and XML', () => {
    const columns = ['external_id', 'category', 'title', 'url', 'location.lat', 'location.lng'];
    const more = ['price.from', 'price.currency', 'vehicle.berths', 'vehicle.make', 'amenities'];
    const rest = ['policies.pets_allowed', 'policies.mileage_included_per_day_km', 'description'];
    const images = ['images.0.url', 'images.0.alt', 'images.1.url'];
    const csv = [
      [...columns, ...more, ...rest, ...images].join(';'),
      `bramble;campervan;"Bramble; ""the"" van";https://vans.example/;50.4155;-5.0737;8900;GBP;4;` +
        `Volkswagen;fridge|heating;yes;unlimited;;https://vans.example/1.jpg;One;https://vans.example/2.jpg`,
    ].join('\r\n');
    const xml = `<?xml version="1.0"?><listings><listing external_id="bramble"><category>campervan</category>
      <title><![CDATA[Bramble; "the" van]]></title><url>https://vans.example/</url>
      <location><lat>50.4155</lat><lng>-5.0737</lng></location>
      <price><from>8900</from><currency>GBP</currency></price>
      <vehicle.berths>4</vehicle.berths><vehicle><make>Volkswagen</make></vehicle>
      <amenities><amenity>fridge</amenity><amenity>heating</amenity></amenities>
      <policies><pets_allowed>true</pets_allowed>
        <mileage_included_per_day_km>unlimited</mileage_included_per_day_km></policies>
      <images><image><url>https://vans.example/1.jpg</url><alt>One</alt></image>
        <image>https://vans.example/2.jpg</image></images></listing></listings>`;
    const files = {
      'a.csv': `\uFEFF${csv}\r\n`,
      'a.json': JSON.stringify({ items: [BRAMBLE] }),
      'a.xml': xml,
    };
    for (const [name, content] of Object.entries(files)) {
      const { items, problems, unread } = read(name, content);
      assert.deepEqual([items, problems, unread], [[BRAMBLE], [], []], name);
    }
  });

  it('may have every field that the API takes', () => {
    const file = new URL('../../../../docs/openapi.json', import.meta.url);
    const { schemas } = JSON.parse(readFileSync(file, 'utf8')).components;
    const paths = (name: string, before = ''): string[] =>
      Object.entries<{ $ref?: string }>(schemas[name].properties).flatMap(([field, { $ref }]) =>
        $ref ? paths($ref.split('/').at(-1)!, `${before}${field}.`) : [before + field],
      );
    assert.deepEqual(paths('BatchItem').toSorted(), [...Object.keys(FIELDS), 'images'].toSorted());
    assert.deepEqual(paths('ImageInput'), Object.keys(IMAGE_FIELDS));
  });

  it('says where a value cannot be read, and which columns are none of ours', () => {
    const csv = `id,title,Price From,price.from,price.currency,policies.pets_allowed
a,"Two
lines",1,89.50,GBP,maybe
,Nobody,1,,GBP,
a,Again,1,,GBP,`;
    const { items, ids, problems, unread } = read('b.csv', csv);
    assert.deepEqual([items, [...ids.keys()], unread], [[], ['a'], ['Price From']]);
    assert.deepEqual(
      problems.map(({ at, external_id: id, field, message }) => [at, id, field, message]),
      [
        ['line 2', 'a', 'price.from', '"89.50" is not a whole number.'],
        ['line 2', 'a', 'policies.pets_allowed', '"maybe" is neither true nor false.'],
        ['line 4', undefined, 'external_id', 'There is no id: fill in external_id.'],
        ['line 5', 'a', 'external_id', 'The id stands in line 2 already.'],
      ],
    );
    assert.equal(nearestField('Price From'), 'price.from');
    assert.equal(nearestField('berths'), 'vehicle.berths');
  });

  it('may have the columns of feeds, with prices in normal units', () => {
    const csv = `id,Name,title,url,category,price,currency,latitude,lon,sleeps,gearbox,image
a,,Bramble the van,https://a.example/,campervan,89.50,GBP,54.6,-3.1,2,manual,https://a.example/1.jpg|https://a.example/2.jpg
b,Bracken,,https://a.example/,campervan,9800,JPY,54.6,-3.1,,,
c,Clover,,https://a.example/,campervan,89.505,GBP,54.6,-3.1,,,`;
    const { items, problems } = read('feed.csv', csv);
    assert.deepEqual(items, [
      {
        external_id: 'a',
        title: 'Bramble the van',
        url: 'https://a.example/',
        category: 'campervan',
        price: { from: 8950, currency: 'GBP' },
        location: { lat: 54.6, lng: -3.1 },
        vehicle: { berths: 2, transmission: 'manual' },
        images: [{ url: 'https://a.example/1.jpg' }, { url: 'https://a.example/2.jpg' }],
      },
      {
        external_id: 'b',
        title: 'Bracken',
        url: 'https://a.example/',
        category: 'campervan',
        price: { from: 9800, currency: 'JPY' },
        location: { lat: 54.6, lng: -3.1 },
      },
    ]);
    assert.deepEqual(
      problems.map(({ field, message }) => [field, message]),
      [['price.from', "is ambiguous: '89.505' may be 89.505 or 89505"]],
    );
    const samples = new URL('../../../../site/static/samples/fifty-vans.csv', import.meta.url);
    const vans = readListings(fileURLToPath(samples), undefined);
    assert.deepEqual([vans.items.length, vans.problems, vans.unread], [50, [], []]);
  });

  it('may say things as feeds do: prices with units, words, people, degrees, several photos', () => {
    const csv = `id;title;url;category;price;weekly_price;currency;price_unit;latitude;longitude;sleeps;year;gearbox;fuel;image;description
a;"Bramble &amp; Co";"https://a.example/?a=1&amp;b=2";Location de van aménagé;ab 1.234,50 € / Woche;;;;54,6;-3,1;2+2;05/2019;Boîte manuelle;Gasoil;https://a.example/1.jpg, https://a.example/2.jpg;<p>One</p><p>Two</p>
b;Bracken;https://a.example/;Motorhomes;;650;gbp;;50° 24′ 55.8″ N;5° 4′ 25.3″ W;4 berth;;auto;;;
c;Clover;https://a.example/;caravan;on request;;EUR;;54.6;-3.1;;;;;;
d;Daisy;https://a.example/;caravan;12;;KWD;per night;54.6;-3.1;;;;;;
e;Elder;https://a.example/;Gift card;89 per person;;GBP;per month;north;-3.1;few;;;;;`;
    const { items, problems, unread } = read('words.csv', csv);
    assert.deepEqual(unread, []);
    assert.deepEqual(items, [
      {
        external_id: 'a',
        title: 'Bramble & Co',
        url: 'https://a.example/?a=1&b=2',
        category: 'campervan',
        price: { from: 123450, currency: 'EUR', unit: 'week' },
        location: { lat: 54.6, lng: -3.1 },
        vehicle: { berths: 4, year: 2019, transmission: 'manual', fuel: 'diesel' },
        images: [{ url: 'https://a.example/1.jpg' }, { url: 'https://a.example/2.jpg' }],
        description: 'One\n\nTwo',
      },
      {
        external_id: 'b',
        title: 'Bracken',
        url: 'https://a.example/',
        category: 'motorhome',
        price: { from: 65000, currency: 'GBP', unit: 'week' },
        location: { lat: 50.4155, lng: -5.0736944 },
        vehicle: { berths: 4, transmission: 'automatic' },
      },
      {
        external_id: 'c',
        title: 'Clover',
        url: 'https://a.example/',
        category: 'caravan',
        location: { lat: 54.6, lng: -3.1 },
      },
      {
        external_id: 'd',
        title: 'Daisy',
        url: 'https://a.example/',
        category: 'caravan',
        price: { from: 12000, currency: 'KWD', unit: 'night' },
        location: { lat: 54.6, lng: -3.1 },
      },
    ]);
    assert.deepEqual(problems.map(({ field, message }) => `${field} ${message}`).toSorted(), [
      "category is not something to hire: 'Gift card'",
      "location.lat is not in degrees such as 50.4155: 'north'",
      "price.unit is neither night nor week: 'per month'",
      "price.unit is per person: '89 per person'",
      "vehicle.berths is no number of people: 'few'",
    ]);
  });

  it('is read as the API says it where its id is called as there, but for yes, no and decimal commas', () => {
    const csv = `external_id;category;title;description;vehicle.length_m;vehicle.height_m;policies.pets_allowed;policies.instant_book;policies.smoking_allowed
a;Camper van;"A &amp; B";<b>;5,3;2,500;oui;nein;vielleicht`;
    const { problems } = read('own.csv', csv);
    assert.deepEqual(
      problems.map(({ field, message }) => [field, message]),
      [
        ['vehicle.height_m', '"2,500" is not a number.'],
        ['policies.smoking_allowed', '"vielleicht" is neither true nor false.'],
      ],
    );
    const { items } = read('own.csv', csv.replace('2,500', '2.5').replace('vielleicht', 'No'));
    assert.deepEqual(items, [
      {
        external_id: 'a',
        category: 'Camper van',
        title: 'A &amp; B',
        description: '<b>',
        vehicle: { length_m: 5.3, height_m: 2.5 },
        policies: { pets_allowed: true, instant_book: false, smoking_allowed: false },
      },
    ]);
  });

  it('that is empty, broken or of another encoding is no file of listings', () => {
    const broken: [string, string | Uint8Array, RegExp][] = [
      ['c.csv', 'external_id,title\n', /no listing/],
      ['c.csv', 'external_id,title\na,"b', /Not CSV/],
      ['c.csv', 'title,title\na,b', /title is there twice/],
      ['c.csv', Buffer.from('external_id,title\na,caf\xE9', 'latin1'), /not UTF-8/],
      ['c.json', '{"items": 1}', /an array of listings/],
      ['c.json', '[1,', /Not JSON/],
      ['c.xml', '<a><b></a>', /Not XML/],
      ['c.txt', 'a', /CSV, JSON or XML/],
    ];
    for (const [name, content, said] of broken) assert.throws(() => read(name, content), said);
  });
});
