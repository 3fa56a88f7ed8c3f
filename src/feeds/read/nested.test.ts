import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FeedBroken, RowUnreadable } from '../feeds.errors.ts';
import { readFeed } from './index.ts';
import { JsonValues } from './json/json-values.ts';
import { READ_LIMITS } from './limits.ts';

test('a nested row becomes columns joined by dots', async () => {
  const row = {
    id: 7,
    address: { city: 'Bath' },
    images: [{ url: 'a' }, { url: 'b' }],
    tags: ['x', 'y'],
    none: null,
  };
  assert.deepEqual(await columnsOf(JSON.stringify([row])), [
    { id: '7', 'address.city': 'Bath', 'images.url': ['a', 'b'], tags: ['x', 'y'] },
  ]);
});

test('the image that a feed marks as the main one comes first', async () => {
  const images = [{ location: 'b' }, { location: 'a', tag: 'default' }, { location: 'c' }];
  const [row] = await columnsOf(JSON.stringify([{ product_info: { images } }]));
  assert.deepEqual(row, {
    'product_info.images.location': ['a', 'b', 'c'],
    'product_info.images.tag': 'default',
  });
  const xml = `<products><product><images><image><location>b</location><tag>x</tag></image>
    <image><location>a</location><tag>default</tag></image></images></product></products>`;
  assert.deepEqual(await columnsOf(xml), [
    { 'images.image.location': ['a', 'b'], 'images.image.tag': ['default', 'x'] },
  ]);
});

test('fields that an advertiser names itself are columns of their names', async () => {
  const xml = `<products><product><name>Willow</name><fields>
    <field><name>Region</name><value> Cornwall </value></field>
    <field><name>Sleeps</name><value>4</value></field>
    <field name="City" value="Looe"/></fields></product></products>`;
  assert.deepEqual(await columnsOf(xml), [
    { name: 'Willow', 'fields.Region': 'Cornwall', 'fields.Sleeps': '4', 'fields.City': 'Looe' },
  ]);
});

test('rows are found inside an outermost element that is called like a row', async () => {
  const two = [{ id: '1' }, { id: '2' }];
  const items = '<item><id>1</id></item>\n<item><id>2</id></item>';
  assert.deepEqual(await columnsOf(`<listing>${items}</listing>`), two);
  assert.deepEqual(await columnsOf(`<product><date>x</date>${items}</product>`), two);
  assert.deepEqual(await columnsOf(`<listing><items>${items}</items></listing>`), two);
  assert.deepEqual(await columnsOf(`<feed><listing>${items}</listing></feed>`), two);
  assert.deepEqual(await columnsOf('<listing><item id="1"/><item id="2"/></listing>'), [
    { '@id': '1' },
    { '@id': '2' },
  ]);
  assert.deepEqual(await columnsOf('<item><product><id>1</id></product></item>'), [{ id: '1' }]);
});

test('a product with an offer or an item in it is one row', async () => {
  const [offer, item] = ['<offer><price>9</price></offer>', '<item><size>M</size></item>'];
  for (const [start, end] of [
    ['', ''],
    ['<feed>', '</feed>'],
  ]) {
    const xml = `${start}<product><id>1</id>${offer}${offer}${item}</product>${end}`;
    assert.deepEqual(await columnsOf(xml), [
      { id: '1', 'offer.price': ['9', '9'], 'item.size': 'M' },
    ]);
  }
  assert.deepEqual(await columnsOf(`<feed><product>${offer}<id>1</id></product></feed>`), [
    { 'offer.price': '9', id: '1' },
  ]);
});

test('a page that says there are others is not taken for the whole feed', async () => {
  const items = [{ id: '1' }, { id: '2' }];
  const saysMore: object[] = [
    { next: 'https://x.example/2' },
    { next_page_url: '/2' },
    { '@odata.nextLink': '/2' },
    { links: { next: '/2', prev: null } },
    { links: [{ rel: 'next', href: '/2' }] },
    { _links: { next: { href: '/2' } } },
    { meta: { pagination: { total_pages: 3 } } },
    { has_more: true },
    { page: 1, total_pages: 2 },
    { total: 9, limit: 2 },
    { meta: { total: 3, per_page: 2 } },
  ];
  for (const said of saysMore) {
    for (const body of [
      { ...said, items },
      { items, ...said },
    ]) {
      await assert.rejects(columnsOf(JSON.stringify(body)), /one page of several/);
    }
  }
  const saysNone: object[] = [
    { next: null, previous: null },
    { next: '', links: { self: '/1', next: null } },
    { links: [{ rel: 'self', href: '/1' }] },
    { _links: { self: { href: '/1' } } },
    { page: 1, total_pages: 1, has_more: false },
    { total: 2, limit: 100 },
    { total: 300, currency: 'EUR' },
    { meta: 'of today' },
  ];
  for (const said of saysNone) {
    assert.equal((await columnsOf(JSON.stringify({ ...said, items }))).length, 2);
  }
  const atom = (rel: string): string =>
    `<feed><link rel="${rel}" href="/2"/><entry><id>1</id><link rel="next" href="/x"/></entry></feed>`;
  await assert.rejects(columnsOf(atom('next')), /one page of several/);
  assert.equal((await columnsOf(atom('self'))).length, 1);
});

test('a list of names and values is a column for each name', async () => {
  const row = {
    fields: [
      { name: 'Region', value: 'Devon' },
      { name: 'City', value: 'Bude' },
    ],
  };
  assert.deepEqual(await columnsOf(JSON.stringify({ items: [row] })), [
    { 'fields.Region': 'Devon', 'fields.City': 'Bude' },
  ]);
});

test('ids longer than a number can hold keep all their digits', async () => {
  assert.deepEqual(await columnsOf('[{"id":12345678901234567890,"price":89.5}]'), [
    { id: '12345678901234567890', price: '89.5' },
  ]);
});

test('__proto__ in a row is a column like any other', async () => {
  const [columns] = await columnsOf('[{"__proto__":{"id":"1"},"constructor":"x"}]');
  assert.deepEqual(Object.entries(columns ?? {}), [
    ['__proto__.id', '1'],
    ['constructor', 'x'],
  ]);
});

test('a file of one object is one row where it has columns that we know', async () => {
  const van = { name: 'A van', location: { lat: 50.4, lng: -5 } };
  assert.deepEqual(await columnsOf(JSON.stringify(van)), [
    { name: 'A van', 'location.lat': '50.4', 'location.lng': '-5' },
  ]);
});

test('a row that is not an object fails alone', async () => {
  assert.deepEqual(await columnsOf('[{"id":"1"},7,["x"],null,{"id":"2"}]'), [
    { id: '1' },
    'The row is not an object.',
    'The row is not an object.',
    'The row is not an object.',
    { id: '2' },
  ]);
});

test('elements, attributes and repeated elements of XML become columns', async () => {
  const xml = `<products><product ID="9"><name> A &amp; B </name><price currency="EUR">89.00</price>
    <images><image>a</image><image>b</image></images><g:shipping><g:price>3</g:price></g:shipping>
    <properties><property name="city"><value>Porto</value></property><stars><value>4</value></stars></properties>
    <additional><field name="region" value="Norte"/></additional><empty/></product></products>`;
  assert.deepEqual(await columnsOf(xml), [
    {
      '@ID': '9',
      name: 'A & B',
      'price@currency': 'EUR',
      price: '89.00',
      'images.image': ['a', 'b'],
      'g:shipping.g:price': '3',
      'properties.city': 'Porto',
      'properties.stars': '4',
      'additional.region': 'Norte',
    },
  ]);
});

test("what an RSS channel says of itself is not a row, nor is a row's own <item>", async () => {
  const xml = `<rss><channel><title>Shop</title><image><url>x</url></image>
    <item><title>One</title><list><item>inner</item></list></item><item><title>Two</title></item></channel></rss>`;
  assert.deepEqual(await columnsOf(xml), [
    { title: 'One', 'list.item': 'inner' },
    { title: 'Two' },
  ]);
});

test('XML is read in the encoding it declares', async () => {
  const body = Buffer.from(
    '<?xml version="1.0" encoding="ISO-8859-1"?><a><item><id>é</id></item></a>',
    'latin1',
  );
  assert.deepEqual(await columnsOf(body), [{ id: 'é' }]);
});

test('XML that declares Latin-1 and is UTF-8 is refused, not read with wrong letters', async () => {
  const declared = (titles: string[], encoding: 'latin1' | 'utf8') => {
    const items = titles.map((title) => `<item><title>${title}</title></item>`).join('');
    return Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?><a>${items}</a>`, encoding);
  };
  for (const titles of [['Café'], Array.from({ length: 20_000 }, () => 'Née à Besançon')]) {
    await assert.rejects(columnsOf(declared(titles, 'utf8')), (error) => {
      assert.ok(error instanceof FeedBroken);
      assert.match(error.message, /declared as iso-8859-1 and is UTF-8: declare it as UTF-8/);
      return true;
    });
  }
  // "É»" and "Ã©" in Latin-1 are UTF-8 by chance, "né" is not.
  const chance = ['«CAFÉ»', 'Ã©', 'né'];
  assert.deepEqual(
    (await columnsOf(declared(chance, 'latin1'))).map((row) => (row as { title: string }).title),
    chance,
  );
  assert.equal((await columnsOf(declared(['Cafe'], 'utf8'))).length, 1);
});

test('a row of more columns than we read fails alone', async () => {
  const many = Object.fromEntries(Array.from({ length: 1100 }, (_, n) => [`c${n}`, 1]));
  assert.deepEqual(await columnsOf(JSON.stringify([many])), [
    'The row has more than 1000 columns.',
  ]);
});

test('any list of rows is found again value by value, however it arrives in pieces', () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue({ maxDepth: 4 })),
      fc.integer({ min: 1, max: 9 }),
      (rows, size) => {
        const body = Buffer.from(JSON.stringify({ note: rows, items: rows }, null, size));
        const scanner = new JsonValues(['{}', 'items[]'], { ...READ_LIMITS, depth: 99 });
        const found: unknown[] = [];
        for (let at = 0; at < body.length; at += size) {
          for (const value of scanner.push(body.subarray(at, at + size))) {
            if (value.path === 'items[]') found.push(JSON.parse(value.bytes.toString()));
          }
        }
        scanner.end();
        assert.deepEqual(found, JSON.parse(JSON.stringify(rows)));
      },
    ),
  );
});

/** Each row's columns by name, or why it cannot be read. */
async function columnsOf(body: string | Buffer): Promise<(Record<string, unknown> | string)[]> {
  async function* source(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(body);
  }
  const found: (Record<string, unknown> | string)[] = [];
  const { batches } = await readFeed(source());
  for await (const rows of batches) {
    for (const row of rows) {
      try {
        const { names, values } = row.cells();
        found.push(Object.fromEntries(names.map((name, at) => [name, values[at]])));
      } catch (error) {
        if (!(error instanceof RowUnreadable)) throw error;
        found.push(error.message);
      }
    }
  }
  return found;
}
