import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { aCampsite, aFullCampervan, campsiteFields } from '../builders/listing.ts';
import { campsiteFeature, loadCampsites } from '../support/campsites.ts';
import { startTestSite, type TestSite } from '../support/site.ts';

type Kind = 'text' | 'number' | 'boolean' | 'address' | (string & {});

const PRODUCT: Record<string, Kind> = {
  name: 'text',
  description: 'text',
  url: 'address',
  image: 'address',
  category: 'text',
  brand: 'Brand',
  model: 'text',
  width: 'QuantitativeValue',
  height: 'QuantitativeValue',
  depth: 'QuantitativeValue',
  aggregateRating: 'AggregateRating',
  offers: 'Offer',
};

/** The part of schema.org's vocabulary that pages use: properties of each type and what they hold. */
const VOCABULARY: Record<string, Record<string, Kind>> = {
  Product: PRODUCT,
  Vehicle: {
    ...PRODUCT,
    vehicleModelDate: 'text',
    vehicleTransmission: 'text',
    fuelType: 'text',
    vehicleSeatingCapacity: 'number',
    weightTotal: 'QuantitativeValue',
  },
  Campground: {
    name: 'text',
    description: 'text',
    url: 'address',
    image: 'address',
    address: 'PostalAddress',
    geo: 'GeoCoordinates',
    telephone: 'text',
    checkinTime: 'text',
    checkoutTime: 'text',
    petsAllowed: 'boolean',
    amenityFeature: 'LocationFeatureSpecification',
    aggregateRating: 'AggregateRating',
    makesOffer: 'Offer',
    sameAs: 'address',
  },
  Offer: {
    url: 'address',
    businessFunction: 'address',
    availability: 'address',
    price: 'number',
    priceCurrency: 'text',
    priceSpecification: 'UnitPriceSpecification',
    seller: 'Organization',
  },
  Service: { name: 'text', url: 'address', offers: 'AggregateOffer' },
  AggregateOffer: {
    url: 'address',
    businessFunction: 'address',
    availabilityStarts: 'text',
    availabilityEnds: 'text',
    offerCount: 'number',
    lowPrice: 'number',
    priceCurrency: 'text',
  },
  UnitPriceSpecification: {
    price: 'number',
    priceCurrency: 'text',
    unitCode: 'text',
    referenceQuantity: 'QuantitativeValue',
  },
  QuantitativeValue: { value: 'number', unitCode: 'text' },
  AggregateRating: {
    ratingValue: 'number',
    ratingCount: 'number',
    bestRating: 'number',
    worstRating: 'number',
  },
  PostalAddress: {
    streetAddress: 'text',
    postalCode: 'text',
    addressLocality: 'text',
    addressRegion: 'text',
    addressCountry: 'text',
  },
  GeoCoordinates: { latitude: 'number', longitude: 'number' },
  LocationFeatureSpecification: { name: 'text', value: 'boolean' },
  Organization: { name: 'text' },
  Brand: { name: 'text' },
  BreadcrumbList: { itemListElement: 'ListItem' },
  ItemList: { numberOfItems: 'number', itemListElement: 'ListItem' },
  ListItem: { position: 'number', name: 'text', item: 'address', url: 'address' },
};

interface Thing {
  '@type': string | string[];
  [property: string]: unknown;
}

function complaints(thing: Thing, where: string): string[] {
  const types = [thing['@type']].flat();
  const known = Object.assign({}, ...types.map((type) => VOCABULARY[type] ?? {}));
  const unknown = types.filter((type) => !VOCABULARY[type]).map((type) => `${where}: ${type}`);
  const found = Object.entries(thing)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => {
      const kind: Kind | undefined = known[property];
      const at = `${where}.${property}`;
      if (!kind) return [`${at} is no property of ${types.join(', ')}`];
      return [value].flat().flatMap((one) => wrong(one, kind, at));
    });
  return [...unknown, ...found];
}

function wrong(value: unknown, kind: Kind, at: string): string[] {
  if (kind === 'address') return URL.canParse(String(value)) ? [] : [`${at} is no address`];
  if (kind === 'text') return typeof value === 'string' && value !== '' ? [] : [`${at} is no text`];
  if (kind === 'number' || kind === 'boolean')
    return typeof value === kind ? [] : [`${at} is no ${kind}`];
  const thing = value as Thing;
  return thing['@type'] === kind ? complaints(thing, at) : [`${at} is no ${kind}`];
}

let site: TestSite;
before(async () => {
  site = await startTestSite();
});
after(() => site.stop());

/** The structured data of a page. */
async function dataOf(path: string): Promise<Thing[]> {
  const { text } = await site.page(path);
  const scripts = text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json]) => JSON.parse(json!) as Thing);
}

it('every page speaks of things in the vocabulary of schema.org', async () => {
  const partner = await site.partner();
  const put = async (id: string, body: object) => {
    const answer = await partner.call('PUT', `/listings/${id}`, body);
    return new URL(answer.body.public_url).pathname;
  };
  const van = await put('van', aFullCampervan());
  const weekly = await put(
    'weekly',
    aFullCampervan({ price: { from: 70_000, currency: 'EUR', unit: 'week' } }),
  );
  const meadow = await put(
    'meadow',
    aCampsite({
      campsite: campsiteFields,
      amenities: ['showers'],
      price: { from: 1800, currency: 'GBP' },
      policies: { pets_allowed: true },
      rating: { value: 4.5, count: 12 },
    }),
  );
  const bare = await put('bare', {
    ...aFullCampervan(),
    vehicle: undefined,
    price: undefined,
    rating: undefined,
    images: [],
  });
  for (const path of [
    van,
    weekly,
    meadow,
    bare,
    '/campervan-hire',
    '/campsites/united-kingdom/england',
    `/fr${van}`,
  ]) {
    const things = await dataOf(path);
    assert.ok(things.length >= 2, path);
    for (const thing of things) {
      assert.equal(thing['@context'], 'https://schema.org');
      assert.deepEqual(complaints(thing, path), []);
    }
  }
  const [vehicle, breadcrumbs] = (await dataOf(van)) as [Thing, Thing];
  assert.deepEqual(vehicle['@type'], ['Product', 'Vehicle']);
  const offer = vehicle.offers as Thing;
  assert.equal(offer.businessFunction, 'http://purl.org/goodrelations/v1#LeaseOut');
  assert.deepEqual([offer.price, offer.priceCurrency], [89, 'GBP']);
  assert.equal(breadcrumbs['@type'], 'BreadcrumbList');
  const [campground] = (await dataOf(meadow)) as [Thing];
  assert.equal(campground['@type'], 'Campground');
  const [withoutPhotos] = (await dataOf(bare)) as [Thing];
  assert.ok(!('image' in withoutPhotos));
});

it('an open-data campsite states its address and telephone as OpenStreetMap does', async () => {
  await loadCampsites(site, [
    campsiteFeature(21, 50.4155, -5.0737, {
      name: 'Trenance Meadow',
      'addr:street': 'Edgcumbe Avenue',
      'addr:housenumber': '4',
      'addr:postcode': 'TR7 2JY',
      phone: '+44 1637 000000',
    }),
  ]);
  const [path = ''] = [...(await site.sitemap('sitemap-places-0')).keys()];
  const [campground] = (await dataOf(path)) as [Thing];
  assert.deepEqual(complaints(campground, path), []);
  assert.equal(campground.telephone, '+44 1637 000000');
  assert.deepEqual(campground.address, {
    '@type': 'PostalAddress',
    streetAddress: 'Edgcumbe Avenue 4',
    postalCode: 'TR7 2JY',
    addressLocality: 'Newquay',
    addressRegion: 'England',
    addressCountry: 'GB',
  });
});

it('words of a partner cannot end the script that they stand in', async () => {
  const partner = await site.partner('Hostile Vans');
  const { body } = await partner.call(
    'PUT',
    '/listings/hostile',
    aFullCampervan({ title: 'Van </script ><b>bold', description: 'a </script x' }),
  );
  const { text } = await site.page(new URL(body.public_url).pathname);
  assert.doesNotMatch(text, /<\/script ><b>/);
  assert.doesNotMatch(text, /a <\/script x/);
});
