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
    const csv = `id,title,Price From,price.from,policies.pets_allowed
a,"Two
lines",1,89.50,maybe
,Nobody,1,,
a,Again,1,,`;
    const { items, ids, problems, unread } = read('b.csv', csv);
    assert.deepEqual([items, [...ids], unread], [[], ['a'], ['Price From']]);
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
      [['price.from', '"89.505" is not an amount such as 89.50.']],
    );
    const samples = new URL('../../../../site/static/samples/fifty-vans.csv', import.meta.url);
    const vans = readListings(fileURLToPath(samples), undefined);
    assert.deepEqual([vans.items.length, vans.problems, vans.unread], [50, [], []]);
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
