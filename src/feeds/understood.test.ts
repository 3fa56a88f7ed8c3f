import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { previewFeed } from './index.ts';
import { createFeedLab, vans } from './testing/feed-fixture.ts';

const fixture = await createFeedLab();
after(fixture.close);

const inTown = (id: number, town: string, country = ''): string =>
  `v-${id},Van number ${id},https://vans.example/${id},campervan,${town},${country}`;
const TOWNS = 'id,title,url,category,city,country';

/** What a preview makes of the rows of a partner that is in these countries. */
async function previewIn(countries: string[], ...lines: string[]) {
  const partner = await fixture.partners.create({
    name: 'Harbour Vans',
    website: 'https://vans.example',
    email: 'office@vans.example',
    status: 'approved',
    countries,
  });
  const feed = await fixture.feed({}, { partner });
  feed.served.body = [...lines, ''].join('\n');
  return previewFeed(fixture.deps, feed.id);
}

/** What a preview makes of towns: the country of each listing, and the notes. */
async function placed(countries: string[], ...rows: string[]) {
  const { sample, notes, problems } = await previewIn(countries, TOWNS, ...rows);
  return { countries: sample.map((card) => card.country_code), sample, notes, problems };
}

/** What a test read says of the price of a feed's only row. */
async function priceOrProblem(feedId: number): Promise<string | null | undefined> {
  const { sample, problems } = await previewFeed(fixture.deps, feedId);
  return sample[0]?.price ?? problems[0]?.message;
}

test('a large town needs no country, and the report says which was taken', async () => {
  const { countries, notes, problems } = await placed(
    [],
    ...['Newport', 'Edinburgh', 'Paris', 'Lisbon', 'Bristol', 'Boston'].map((town, at) =>
      inTown(at, town),
    ),
  );
  assert.deepEqual(problems, []);
  assert.deepEqual(countries, ['GB', 'GB', 'FR', 'PT', 'GB', 'GB']);
  const said = notes.join('\n');
  assert.match(
    said,
    /'Boston' is read as Boston, .*England, United Kingdom, the only one of \d+ with that name in the countries that Campcairn covers\./,
  );
  assert.match(said, /'Newport' is read as .*, by far the largest of \d+ with that name\./);
});

test("a town without a country is one of the partner's countries, before a larger one elsewhere", async () => {
  const british = await placed(['IE', 'GB'], inTown(1, 'Bristol'), inTown(2, 'Cambridge'));
  assert.deepEqual(british.countries, ['GB', 'GB']);
  const { countries, notes } = await placed(['ES'], inTown(1, 'Guadalajara'));
  assert.deepEqual(countries, ['ES']);
  assert.match(notes.join('\n'), /'Guadalajara' is read as Guadalajara, .*Spain/);
  const basque = await placed(['PT', 'ES'], inTown(1, 'Vitoria'), inTown(2, 'Toulouse'));
  assert.deepEqual(basque.countries, ['ES', 'FR']);
  assert.match(basque.notes.join('\n'), /'Vitoria' is read as .*Spain, the only one/);
});

test('a town may stand with its region and country in one column', async () => {
  const { countries, problems } = await placed(
    ['GB'],
    inTown(1, '"Newport, Isle of Wight, UK"'),
    inTown(2, '"Newbridge, Kildare", Ireland'),
    inTown(3, '"Saint-Malo, France"'),
    inTown(4, '"Nowhere at all, Devon, UK"'),
  );
  assert.deepEqual(countries, ['GB', 'IE', 'FR']);
  assert.deepEqual(
    problems.map(({ id, path, message }) => [id, path, message]),
    [
      [
        'v-4',
        'location',
        "no town is called 'Nowhere at all, Devon, GB'; give latitude and longitude",
      ],
    ],
  );
});

test('a town in another region or far from its postcode is refused, and says where it is known', async () => {
  const { countries, problems } = await placed(
    ['GB'],
    inTown(1, '"St Ives, Cambridgeshire"', 'UK'),
    inTown(2, 'St Ives PE27 5AA', 'UK'),
    inTown(3, '"St Ives, Cornwall, TR26 1LP"', 'UK'),
    inTown(4, 'Newport PO30 1JS', 'UK'),
  );
  assert.deepEqual(countries, ['GB', 'GB']);
  const known =
    'where we know no town of that name, only St Ives, Cornwall, England, United Kingdom; correct it, or give latitude and longitude';
  assert.deepEqual(
    problems.map(({ id, path, message }) => [id, path, message]),
    [
      ['v-1', 'location', `is 'St Ives' with 'Cambridgeshire', ${known}`],
      ['v-2', 'location', `is 'St Ives' with 'PE27 5AA', ${known}`],
    ],
  );
});

test('a town is found in an address of one column, in two languages, and before its region in brackets', async () => {
  const { countries, problems } = await placed(
    [],
    inTown(1, '"12 High Street, Keswick, CA12 5DJ"', 'UK'),
    inTown(2, '"CA12 5DJ, Keswick"', 'UK'),
    inTown(3, '"Calle Mayor 5, 28013 Madrid"', 'ES'),
    inTown(4, '03001 Alicante/Alacant', 'ES'),
    inTown(5, 'Lagos (Algarve)', 'PT'),
    inTown(6, 'Frankfurt (Oder)', 'DE'),
  );
  assert.deepEqual(problems, []);
  assert.deepEqual(countries, ['GB', 'GB', 'ES', 'ES', 'PT', 'DE']);
});

test('a row without a town, or with one that is not known, is placed by its postcode', async () => {
  const row = (id: number, city: string, postcode: string, country: string) =>
    `v-${id},Van number ${id},https://vans.example/${id},campervan,${city},${postcode},${country}`;
  const { sample, notes, problems } = await previewIn(
    ['GB'],
    'id,title,url,category,city,postcode,country',
    row(1, '', 'CA12 5DJ', 'United Kingdom'),
    row(2, '', 'ca12 5dj', ''),
    row(3, 'Nether Wasdale', 'CA20 1ET', 'GB'),
    row(4, '', '29004', 'ES'),
    row(5, '', '29004', ''),
    row(6, '', 'CA12 5DJ', 'Spain'),
    row(7, 'CA12 5DJ', '', 'GB'),
  );
  assert.deepEqual(
    sample.map(({ id, country_code, location }) => [id, country_code, location.precision]),
    [
      ['v-1', 'GB', 'approximate'],
      ['v-2', 'GB', 'approximate'],
      ['v-3', 'GB', 'approximate'],
      ['v-4', 'ES', 'approximate'],
      ['v-7', 'GB', 'approximate'],
    ],
  );
  const { lat, lng } = sample[0]!.location;
  assert.ok(Math.abs(lat - 54.6) < 0.1 && Math.abs(lng + 3.13) < 0.15, `${lat}, ${lng}`);
  assert.match(
    notes.join('\n'),
    /'Nether Wasdale' is no town that we know; its postcode is taken, CA20 1ET\./,
  );
  assert.deepEqual(
    problems.map(({ id, message }) => [id, message]),
    [
      [
        'v-5',
        "is a postcode that we do not know without a country: '29004'; give its country and a city, or latitude and longitude",
      ],
      [
        'v-6',
        "is a postcode that we do not know: 'CA12 5DJ'; give its country and a city, or latitude and longitude",
      ],
    ],
  );
});

test('a row is placed by an address in one column, and refused where that holds no town or postcode', async () => {
  const feed = await fixture.feed();
  const row = (id: number, address: string) =>
    `v-${id},Van number ${id},https://vans.example/${id},campervan,"${address}"`;
  feed.served.body = [
    'id,title,url,category,address',
    row(1, '12 High Street, Keswick CA12 5DJ'),
    row(2, 'The Old Barn, Mill Lane, Keswick, Cumbria, UK'),
    row(3, 'Unit 4, The Trading Estate, Cumbria, CA12 5DJ, UK'),
    row(4, '5 rue de la Paix, 74000 Annecy, France'),
    row(5, 'Rua Augusta 12; Lagos; Portugal'),
    row(6, 'Calle Larios, 5, 29005 Málaga, España'),
    row(7, 'Somerset Road, Street, Somerset, England'),
    row(8, 'Hauptstraße 5, Heidelberg, Deutschland'),
    row(9, '12 High Street'),
    row(10, '12 High Street, UK'),
    '',
  ].join('\n');
  const { sample, problems } = await previewFeed(fixture.deps, feed.id);
  assert.deepEqual(
    sample.map(({ id, country_code }) => `${id} ${country_code}`),
    ['v-1 GB', 'v-2 GB', 'v-3 GB', 'v-4 FR', 'v-5 PT', 'v-6 ES', 'v-7 GB', 'v-8 DE'],
  );
  assert.deepEqual(
    problems.map(({ id, message }) => [id, message]),
    [
      ['v-9', "no town is called '12 High Street'; give latitude and longitude"],
      ['v-10', "no town is called '12 High Street, GB'; give latitude and longitude"],
    ],
  );
});

test('what lies near a town, and an airport, is placed at the town', async () => {
  const { sample, problems } = await placed(
    [],
    inTown(1, 'Near Keswick', 'GB'),
    inTown(2, 'nr Keswick', 'GB'),
    inTown(3, 'près d’Annecy', 'FR'),
    inTown(4, 'Cerca de Málaga', 'ES'),
    inTown(5, 'London Heathrow', 'GB'),
    inTown(6, 'Edinburgh Airport', 'GB'),
    inTown(7, 'Aeropuerto de Málaga (AGP)', 'ES'),
    inTown(8, 'London Stansted Airport', 'UK'),
    inTown(9, 'Flughafen München', 'DE'),
    inTown(10, 'Glasgow Prestwick', 'GB'),
    inTown(11, 'Near the sea', 'GB'),
    inTown(12, 'Nowhere Airport', 'GB'),
  );
  assert.deepEqual(
    sample.map(({ id }) => id),
    Array.from({ length: 10 }, (_, at) => `v-${at + 1}`),
  );
  const heathrow = sample[4]!.location;
  assert.ok(Math.abs(heathrow.lat - 51.47) < 0.1 && Math.abs(heathrow.lng + 0.45) < 0.15);
  assert.deepEqual(
    problems.map(({ id, message }) => [id, message]),
    [
      ['v-11', "no town is called 'Near the sea, GB'; give latitude and longitude"],
      ['v-12', "no town is called 'Nowhere Airport, GB'; give latitude and longitude"],
    ],
  );
});

test('a pair of coordinates in the column of the place is where the listing is', async () => {
  const feed = await fixture.feed();
  const row = (id: number, place: string) =>
    `v-${id},Van number ${id},https://vans.example/${id},campervan,"${place}"`;
  feed.served.body = [
    'id,title,url,category,location',
    row(1, '54.6,-3.13'),
    row(2, '54.6013, -3.1347'),
    row(3, '54, 3'),
    '',
  ].join('\n');
  const { sample, problems } = await previewFeed(fixture.deps, feed.id);
  assert.deepEqual(
    sample.map(({ location }) => [location.lat, location.lng, location.precision]),
    [
      [54.6, -3.13, 'exact'],
      [54.6013, -3.1347, 'exact'],
    ],
  );
  assert.deepEqual(
    problems.map(({ id }) => id),
    ['v-3'],
  );
  feed.served.body = [
    'id,title,url,category,address',
    'v-4,Van number 4,https://vans.example/4,campervan,"54.6, -3.13"',
    '',
  ].join('\n');
  const [card] = (await previewFeed(fixture.deps, feed.id)).sample;
  assert.deepEqual([card!.location.lat, card!.location.precision], [54.6, 'exact']);
});

test('two letters behind a town may be its province', async () => {
  const { countries, problems } = await placed(
    ['ES'],
    inTown(1, '"Girona, GI"'),
    inTown(2, '"Zamora, ZA"'),
  );
  assert.deepEqual(problems, []);
  assert.deepEqual(countries, ['ES', 'ES']);
});

test('towns of nearly one size stay a matter of the row, with its country as well', async () => {
  const { countries, problems } = await placed(
    ['GB'],
    inTown(1, 'Ashford'),
    inTown(2, 'Ashford', 'GB'),
  );
  assert.deepEqual(countries, []);
  assert.equal(problems.length, 2);
  assert.match(problems[0]?.message ?? '', /several towns are called 'Ashford': Ashford, Kent/);
});

test('a list of two numbers is read in the one order that lies where the partner is', async () => {
  const points = async (countries: string[], ...coordinates: unknown[]) => {
    const partner = await fixture.partners.create({
      name: 'Harbour Vans',
      website: 'https://vans.example',
      email: 'office@vans.example',
      status: 'approved',
      countries,
    });
    const feed = await fixture.feed({}, { partner });
    feed.served.body = JSON.stringify(
      coordinates.map((list, at) => ({
        id: `v-${at}`,
        title: 'A van by the sea',
        url: 'https://vans.example/v',
        category: 'campervan',
        coordinates: list,
      })),
    );
    const { sample, problems } = await previewFeed(fixture.deps, feed.id);
    return [
      ...sample.map(({ row, location }) => `${row} ${location.lat} ${location.lng}`),
      ...problems.map(({ row, message, value }) => `${row} ${message} ${value}`),
    ];
  };
  assert.deepEqual(await points(['GB'], [51.5, -0.1], [-0.1, 51.5], '51.5,-0.1'), [
    '1 51.5 -0.1',
    '2 51.5 -0.1',
    '3 51.5 -0.1',
  ]);
  // The other order of a place by Toledo is in Kenya.
  const toledo = [39.7, -3.4];
  assert.deepEqual(await points(['ES'], toledo, toledo.toReversed()), [
    '1 39.7 -3.4',
    '2 39.7 -3.4',
  ]);
  assert.deepEqual(await points(['KE'], toledo), ['1 -3.4 39.7']);
  assert.deepEqual(await points([], toledo), ['1 39.7 -3.4']);
  const unsure =
    'is a list of two numbers in an order that is not plain: name them latitude and longitude, or write a GeoJSON point, whose longitude comes first';
  assert.deepEqual(await points(['ES', 'KE'], toledo), [`1 ${unsure} 39.7, -3.4`]);
  assert.deepEqual(await points(['ES'], { type: 'Point', coordinates: toledo }), ['1 -3.4 39.7']);
});

test('a point that a database wrote into a column of coordinates has its longitude first', async () => {
  const feed = await fixture.feed();
  feed.served.body = [
    'id;title;url;category;coordinates',
    ...[
      'POINT(-3.4 39.7)',
      'SRID=4326;POINT (-3.4 39.7)',
      'POINT Z (-3.4 39.7 12)',
      'POINT(39.7)',
    ].map(
      (point, at) => `v-${at};Van number ${at};https://vans.example/${at};campervan;"${point}"`,
    ),
    '',
  ].join('\n');
  const { sample, problems } = await previewFeed(fixture.deps, feed.id);
  assert.deepEqual(
    sample.map(({ location }) => [location.lat, location.lng]),
    [
      [39.7, -3.4],
      [39.7, -3.4],
      [39.7, -3.4],
    ],
  );
  assert.deepEqual(
    problems.map(({ row, path }) => [row, path]),
    [[4, 'location']],
  );
});

test('a column that looks like one of ours is named, with the way to have it read', async () => {
  const body = vans([1]).replace('price', 'Preis in Euro').replace('currency', 'colour');
  const feed = await fixture.feed();
  feed.served.body = body;
  assert.deepEqual((await previewFeed(fixture.deps, feed.id)).notes, [
    "`Preis in Euro` looks like price but is not read: rename the column, or add it by --columns 'Preis in Euro=price'.",
  ]);
  feed.served.body = vans([1]).replace('price', 'pricing.nightly');
  assert.match(
    (await previewFeed(fixture.deps, feed.id)).notes.join(),
    /`pricing.nightly` looks like price/,
  );
  const left = await fixture.feed({ columns: { 'Preis in Euro': null } });
  left.served.body = body;
  assert.deepEqual((await previewFeed(fixture.deps, left.id)).notes, []);
  const read = await fixture.feed({ columns: { 'Preis in Euro': 'price' }, currency: 'EUR' });
  read.served.body = body;
  assert.equal((await previewFeed(fixture.deps, read.id)).sample[0]?.price, '51.00 EUR per night');
});

test('a column that looks like the id is named where no other gives it', async () => {
  const feed = await fixture.feed();
  const notesWith = async (id: string) => {
    feed.served.body = vans([1]).replace('id,', `${id},`);
    return (await previewFeed(fixture.deps, feed.id)).notes;
  };
  assert.ok(
    (await notesWith('Van ID')).includes(
      "`Van ID` looks like id but is not read: rename the column, or add it by --columns 'Van ID=id'.",
    ),
  );
  for (const id of ['listing_id', 'home_listing_id']) {
    assert.ok(!(await notesWith(id)).some((note) => note.includes('looks like')), id);
  }
});

test('columns that say what they are of are known', async () => {
  const feed = await fixture.feed();
  for (const [id, title, category] of [
    ['guid', 'Vehicle name', 'Vehicle type'],
    ['Fahrzeug-ID', 'Fahrzeugname', 'Fahrzeugtyp'],
    ['ID veicolo', 'Nome', 'Tipo veicolo'],
  ] as const) {
    feed.served.body = vans([1])
      .replace('id', id)
      .replace('title', title)
      .replace('category', category);
    const { columns, valid } = await previewFeed(fixture.deps, feed.id);
    assert.equal(valid, 1, id);
    assert.deepEqual([columns[id], columns[title], columns[category]], ['id', 'title', 'category']);
  }
});

test('a price column that says its unit needs no other, and wins over the setting', async () => {
  const feed = await fixture.feed({ unit: 'night' });
  feed.served.body = vans([1]).replace('price', 'Preis pro Woche');
  const { sample, notes } = await previewFeed(fixture.deps, feed.id);
  assert.equal(sample[0]?.price, '51.00 GBP per week');
  assert.deepEqual(notes, ['Prices are understood like this: 51.00 GBP per week (row 1).']);
});

test('a town and a country can be set for rows without a place', async () => {
  const feed = await fixture.feed({ city: 'Newquay', country: 'gb' });
  feed.served.body = 'id,title,url,category\nv-1,Van number 1,https://vans.example/1,campervan\n';
  const run = await feed.run();
  assert.deepEqual([run.created, run.failed], [1, 0]);
});

test("a Shopify list's handles are addresses of the shop that lists them", async () => {
  const settings = { currency: 'GBP', city: 'Newquay', country: 'GB', category: 'campervan' };
  const body = JSON.stringify({
    products: [
      { id: 1, title: 'Bertie the van', handle: 'bertie', variants: [{ price: '89.00' }] },
    ],
  });
  const feed = await fixture.feed(settings, { path: '/collections/all/products.json?limit=250' });
  feed.served.body = body;
  const { sample } = await previewFeed(fixture.deps, feed.id);
  assert.deepEqual(
    [sample[0]?.url, sample[0]?.price],
    [`${new URL(feed.url).origin}/products/bertie`, '89.00 GBP per night'],
  );
  const elsewhere = await fixture.feed(settings);
  elsewhere.served.body = body;
  const { fixes } = await previewFeed(fixture.deps, elsewhere.id);
  assert.match(fixes[0]?.message ?? '', /add --shop https:/);
});

test("a Tradedoubler offer keeps the advertiser's id and the tracked address, in JSON as in XML", async () => {
  const offer = {
    sourceProductId: 'K3-advertiser',
    id: 'o-3',
    productUrl: 'https://clk.tradedoubler.com/click?a(1)p(2)',
    sourceProductUrl: 'https://vans.example/k3',
    priceHistory: [{ price: { value: '299.00', currency: 'PLN' } }],
  };
  const product = {
    name: 'Van of a network',
    identifiers: { sku: 'K3' },
    categories: [{ name: 'Motorhomes', tdCategoryName: 'Travel' }],
    fields: [
      { name: 'Latitude', value: '54.52' },
      { name: 'Longitude', value: '18.53' },
    ],
    offers: [offer],
  };
  const feed = await fixture.feed();
  feed.served.body = JSON.stringify({ products: [product] });
  const { network, sample } = await previewFeed(fixture.deps, feed.id);
  assert.equal(network, 'Tradedoubler');
  assert.equal(sample[0]?.id, offer.sourceProductId);
  assert.equal(sample[0]?.url, offer.productUrl);
});

test('a Tradedoubler address tells in which country the town is, by its last part', async () => {
  const row = (id: number, address: string): string =>
    `${id},Camping of a network,https://camping.example/${id},Camping,Cambridge,${address}`;
  const feed = await fixture.feed();
  feed.served.body = [
    'TDProductId,name,productUrl,merchantCategoryName,(field)DestinationName,(field)DestinationAddress',
    row(1, 'Mill Road; Cambridge; United Kingdom'),
    row(2, 'Main Street; Cambridge; Canada'),
    row(3, 'Main Street; Cambridge'),
    '',
  ].join('\n');
  const { columns, sample, notes } = await previewFeed(fixture.deps, feed.id);
  assert.equal(columns['(field)DestinationAddress'], 'city, region and country');
  assert.deepEqual(
    sample.map((card) => card.country_code),
    ['GB', 'CA', 'GB'],
  );
  assert.doesNotMatch(notes.join('\n'), /looks like/);
});

test("a vehicle of CJ's travel feed is in the town where it is picked up", async () => {
  const feed = await fixture.feed();
  feed.served.body = [
    'id,title,link,travel_type,category_name,origin_city,country',
    'c-1,Van of a network,https://vans.example/1,car,Campervan,Totnes,GB',
    '',
  ].join('\n');
  const { network, sample } = await previewFeed(fixture.deps, feed.id);
  assert.equal(network, 'CJ travel');
  assert.deepEqual(
    sample.map((card) => [card.location.precision, card.country_code]),
    [['approximate', 'GB']],
  );
});

test('the unit of a feed is for rows that say none, not for those that say another', async () => {
  const units = ['night', '', 'each', 'month', 'weekend', 'person', 'per person per night'];
  const feed = await fixture.feed({ unit: 'week' });
  feed.served.body = [
    'id,title,url,category,price,currency,price_unit,latitude,longitude',
    ...units.map(
      (unit, at) =>
        `v-${at},Van number ${at},https://vans.example/${at},campervan,51.00,GBP,${unit},51.45,-2.58`,
    ),
    '',
  ].join('\n');
  const { sample, problems } = await previewFeed(fixture.deps, feed.id);
  assert.deepEqual(
    sample.map((card) => card.price),
    ['51.00 GBP per night', '51.00 GBP per week', '51.00 GBP per week'],
  );
  assert.deepEqual(
    problems.map(({ id, path, message }) => `${id} ${path} ${message}`),
    [
      "v-3 price.unit is neither night nor week: 'month'",
      "v-4 price.unit is neither night nor week: 'weekend'",
      "v-5 price.unit is per person: 'person'",
      "v-6 price.unit is per person: 'per person per night'",
    ],
  );
});

test('what is not to be hired stays so, whatever its more general category says', async () => {
  const feed = await fixture.feed();
  feed.served.body = `id,title,link,product_type,google_product_category,latitude,longitude
v-1,Cover for your motorhome,https://vans.example/1,Motorhome insurance,Vehicles > Motorhomes,50.4,-5
v-2,Van number 2,https://vans.example/2,Specials,Vehicles > Motorhomes,50.4,-5
`;
  const { sample, problems } = await previewFeed(fixture.deps, feed.id);
  assert.deepEqual(
    sample.map((card) => card.id),
    ['v-2'],
  );
  assert.deepEqual(
    problems.map(({ id, path, message }) => [id, path, message]),
    [['v-1', 'category', "is not something to hire: 'Motorhome insurance'"]],
  );
});

test('of a row that Google’s category calls a recreational vehicle, the title says which', async () => {
  const feed = await fixture.feed();
  const path = 'Vehicles & Parts > Vehicles > Motor Vehicles > Recreational Vehicles';
  const rows = [
    ['VW California campervan', '920', ''],
    ['Swift Escape motorhome for six', path, ''],
    ['Swift Challenger touring caravan', '920', 'Our fleet'],
    ['Our Wanderer', '920', 'Motorhome hire'],
    ['Our other Wanderer', '920', ''],
    ['Campervan conversion kit', '920', ''],
    ['The pitch at our holiday park', '920', ''],
  ].map(([title, google, type], at) =>
    [`v-${at + 1}`, title, `https://vans.example/${at}`, google, type, '51.45', '-2.58'].join('\t'),
  );
  feed.served.body = [
    'id title link google_product_category product_type latitude longitude'.replaceAll(' ', '\t'),
    ...rows,
    '',
  ].join('\n');
  const { sample, problems } = await previewFeed(fixture.deps, feed.id);
  assert.deepEqual(
    sample.map(({ category }) => category),
    ['campervan', 'motorhome', 'caravan', 'motorhome'],
  );
  assert.deepEqual(
    problems.map(({ id, path: at, message }) => [id, at, message.split(':')[0]]),
    [
      ['v-5', 'category', 'is none we know by itself, as it is said of any recreational vehicle'],
      ['v-6', 'category', 'is not something to hire'],
      ['v-7', 'category', 'is none we know by itself, as it is said of any recreational vehicle'],
    ],
  );
});

test('a price column that says what its prices are not for fails its rows', async () => {
  const said = async (column: string, settings = {}) => {
    const feed = await fixture.feed({ currency: 'GBP', ...settings });
    feed.served.body = `id,title,url,category,latitude,longitude,"${column}"
v-1,Van number 1,https://vans.example/1,campervan,50.4,-5,89
`;
    return priceOrProblem(feed.id);
  };
  assert.equal(
    await said('Price (pence)'),
    "is in pence or cents, as its column says: 'Price (pence)'",
  );
  assert.equal(await said('Price (per person)'), "is per person: 'Price (per person)'");
  for (const column of ['Price (per month)', 'Price (per hour)', 'Price (3 nights)'])
    assert.equal(await said(column), `is neither for a night nor for a week: '${column}'`);
  assert.match((await said('Price ($)')) ?? '', /the name of the price's column has another sign/);
  assert.equal(await said('Price ($)', { currency: 'USD' }), '89.00 USD per night');
  assert.equal(await said('Price (EUR)'), '89.00 EUR per night');
  assert.equal(await said('Price (7 nights)'), '89.00 GBP per week');
  assert.equal(await said('Price €/week'), '89.00 EUR per week');
  assert.equal(await said('Price (from, per 1 night)'), '89.00 GBP per night');
});

test('the price of a row that is made as in the API may be in minor units, and is not guessed', async () => {
  const priceOf = async (from: number, settings = {}, id = 'external_id') => {
    const feed = await fixture.feed(settings);
    const location = { lat: 50.4, lng: -5 };
    const van = { title: 'Van number 1', url: 'https://vans.example/1', category: 'campervan' };
    feed.served.body = JSON.stringify({
      items: [{ [id]: 'v-1', ...van, location, price: { from, currency: 'GBP' } }],
    });
    return priceOrProblem(feed.id);
  };
  assert.equal(
    await priceOf(8900),
    "may be in minor units, as in the API: '8900'; feeds' prices are in normal units: call it price, or add --columns 'price.from=price'",
  );
  assert.equal(await priceOf(89.5), '89.50 GBP per night');
  const said = { columns: { 'price.from': 'price' } };
  assert.equal(await priceOf(89, said), '89.00 GBP per night');
  assert.equal(await priceOf(89, {}, 'id'), '89.00 GBP per night');
});

test("a price column that names another currency than the row's fails the row", async () => {
  const feed = await fixture.feed();
  feed.served.body = `id,title,url,category,latitude,longitude,currency,Price (GBP)
v-1,Van number 1,https://vans.example/1,campervan,50.4,-5,EUR,89
v-2,Van number 2,https://vans.example/2,campervan,50.4,-5,GBP,89
`;
  const { sample, problems } = await previewFeed(fixture.deps, feed.id);
  assert.deepEqual(
    sample.map((card) => card.price),
    ['89.00 GBP per night'],
  );
  assert.deepEqual(
    problems.map(({ id, path, message }) => [id, path, message]),
    [
      [
        'v-1',
        'price.currency',
        "is EUR, but the name of the price's column has GBP: 'Price (GBP)'",
      ],
    ],
  );
});

test('a price for each unit is shown where rows differ in it', async () => {
  const feed = await fixture.feed();
  const row = (id: string, nights: string): string =>
    `${id},Campsite number ${id},https://vans.example/${id},Campsite,50.4,-5,623.50,GBP,${nights}`;
  feed.served.body = `merchant_product_id,product_name,merchant_deep_link,merchant_category,Travel:latitude,Travel:longitude,search_price,currency,Travel:duration
${row('1', '7')}
${row('2', '7')}
${row('3', '')}
`;
  const { notes } = await previewFeed(fixture.deps, feed.id);
  assert.deepEqual(notes, [
    'Prices are understood like this: 623.50 GBP per week (row 1), 623.50 GBP per night (row 3).',
  ]);
});

test('what a price is for is heeded in whichever column says so', async () => {
  const feed = await fixture.feed();
  const price = async (column: string, basis: string, text = '560') => {
    feed.served.body = [
      `id,title,url,category,latitude,longitude,currency,price,${column}`,
      `v-1,Van number 1,https://vans.example/1,campervan,51.45,-2.58,GBP,${text},${basis}`,
      '',
    ].join('\n');
    return priceOrProblem(feed.id);
  };
  const columns = [
    'price_period',
    'Price type',
    'rental period',
    'Preis pro',
    'prijsperiode',
    'tipo_precio',
    'period',
  ];
  for (const column of columns) {
    assert.equal(await price(column, 'weekly'), '560.00 GBP per week', column);
  }
  assert.equal(await price('price_period', 'Woche'), '560.00 GBP per week');
  assert.equal(await price('price_period', '7 nights'), '560.00 GBP per week');
  assert.equal(await price('price_type', 'per day'), '560.00 GBP per night');
  assert.equal(await price('price_type', 'standard'), '560.00 GBP per night');
  assert.equal(await price('price_type', 'week', '£80 per night'), '80.00 GBP per night');
  for (const basis of ['monthly', 'per stay', '3 nights', 'weekend']) {
    assert.equal(
      await price('price_type', basis),
      `is neither for a night nor for a week: '${basis}'`,
    );
  }
  assert.equal(await price('price_basis', 'per_person'), "is per person: 'per_person'");
});

test('an element of a price says by an attribute what it is for', async () => {
  const feed = await fixture.feed();
  feed.served.body = `<items><item><id>v-1</id><title>Van number 1</title><url>https://vans.example/1</url>
    <category>campervan</category><latitude>51.45</latitude><longitude>-2.58</longitude>
    <price currency="GBP" period="week">560.00</price></item></items>`;
  assert.equal(await priceOrProblem(feed.id), '560.00 GBP per week');
});

test('a sale of nothing, or one that is not on, does not hide the price beside it', async () => {
  const feed = await fixture.feed();
  const price = async (columns: string, values: string, network = '') => {
    feed.served.body = [
      `id,title,url,category,latitude,longitude,${columns}${network}`,
      `v-1,Van number 1,https://vans.example/1,campervan,51.45,-2.58,${values}${network && ','}`,
      '',
    ].join('\n');
    return priceOrProblem(feed.id);
  };
  const google = 'image_link,price,sale_price,sale_price_effective_date';
  const years = '2020-01-01T00:00Z/2020-02-01T00:00Z';
  assert.equal(await price(google, `,89.00 GBP,49.00 GBP,${years}`), '89.00 GBP per night');
  for (const on of [
    '2026-05-01T00:00+0100/2026-05-31T23:59+0100',
    '2020-01-01/2030-12-31',
    '2026-05-01T00:00:00+01:00 / 2026-05-31T01:00+01:00',
  ]) {
    assert.equal(await price(google, `,89.00 GBP,49.00 GBP,${on}`), '49.00 GBP per night', on);
  }
  for (const off of ['2026-06-01T00:00Z/2026-06-30T00:00Z', '2026-04-01/2026-04-30', 'May']) {
    assert.equal(await price(google, `,89.00 GBP,49.00 GBP,${off}`), '89.00 GBP per night', off);
  }
  assert.equal(await price(google, ',89.00 GBP,49.00 GBP,'), '49.00 GBP per night');
  assert.equal(await price(google, ',89.00 GBP,0.00 GBP,'), '89.00 GBP per night');
  assert.equal(await price(google, `,,49.00 GBP,${years}`), '49.00 GBP per night');
  const woo = 'currency,Regular price,Sale price,Date sale price ends';
  assert.equal(await price(woo, 'EUR,95,40,2020-02-01'), '95.00 EUR per night');
  assert.equal(await price(woo, 'EUR,95,40,2026-05-31'), '40.00 EUR per night');
  assert.equal(
    await price('currency,price,regular_price,sale_price', 'EUR,95,110,40'),
    '95.00 EUR per night',
  );
  assert.equal(await price('currency,price,regular_price', 'EUR,0,0'), '0.00 EUR per night');
});

test('coordinates that lie in the row’s country only with a sign changed, or swapped, are refused', async () => {
  const feed = await fixture.feed();
  const rows = [
    ['50.4', '5.07', 'GB'],
    ['7.26', '43.7', 'France'],
    ['-38.7', '-9.1', 'PT'],
    ['51.45', '-2.58', 'England'],
    ['49.19', '-2.1', 'UK'],
    ['43.35', '-1.79', 'FR'],
    ['48.85', '2.35', 'ES'],
    ['51.45', '2.58', ''],
  ];
  feed.served.body = [
    'id,title,url,category,latitude,longitude,country',
    ...rows.map(
      (row, at) => `v-${at},Van number ${at},https://vans.example/${at},campervan,${row}`,
    ),
    '',
  ].join('\n');
  const { problems, valid } = await previewFeed(fixture.deps, feed.id);
  assert.deepEqual(
    problems.map(({ id, path, message }) => [id, path, message]),
    [
      [
        'v-0',
        'location',
        "is not in GB, the row's country, but would be with the longitude -5.07: check its sign",
      ],
      [
        'v-1',
        'location',
        "is not in FR, the row's country, but would be with latitude and longitude swapped",
      ],
      [
        'v-2',
        'location',
        "is not in PT, the row's country, but would be with the latitude 38.7: check its sign",
      ],
    ],
  );
  assert.equal(valid, 5);
});

test('of several variants or offers the lowest price is the from-price', async () => {
  const feed = await fixture.feed({
    shop: 'https://vans.example',
    currency: 'GBP',
    city: 'Totnes',
  });
  const priceOf = async (variants: object[]) => {
    const van = {
      id: 1,
      title: 'Van Luna',
      handle: 'luna',
      body_html: '',
      product_type: 'Campervan',
    };
    feed.served.body = JSON.stringify({ products: [{ ...van, variants }] });
    return priceOrProblem(feed.id);
  };
  const [week, night] = [
    { title: '7 nights', price: '560.00' },
    { title: '1 night', price: '89.00' },
  ];
  assert.equal(await priceOf([week, night]), '89.00 GBP per night');
  assert.equal(await priceOf([{ price: '0.00' }, week, night]), '89.00 GBP per night');
  assert.equal(await priceOf([night]), '89.00 GBP per night');

  const listed = await fixture.feed();
  listed.served.body = `<items><item><id>v-1</id><title>Van number 1</title><url>https://vans.example/1</url>
    <category>campervan</category><latitude>51.45</latitude><longitude>-2.58</longitude>
    <price currency="GBP" type="week">560</price><price currency="GBP" type="night">89</price></item></items>`;
  assert.equal(await priceOrProblem(listed.id), '560.00 GBP per week');
});

test('a cell with a list of images may have them as objects', async () => {
  const feed = await fixture.feed();
  feed.served.body = [
    'id,title,url,category,latitude,longitude,images',
    'v-1,Van number 1,https://vans.example/1,campervan,51.45,-2.58,"[{""src"":""https://vans.example/1.jpg""},{""url"":""https://vans.example/2.jpg""}]"',
    '',
  ].join('\n');
  const { sample } = await previewFeed(fixture.deps, feed.id);
  assert.equal(sample[0]?.image, 'https://vans.example/1.jpg');
});
