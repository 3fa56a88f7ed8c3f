import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type BatchItem, compare, type Listing } from './index.ts';

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

describe('a comparison', () => {
  const listing = {
    ...BRAMBLE,
    id: 1,
    status: 'active',
    description: null,
    images: BRAMBLE.images,
    location: {
      ...BRAMBLE.location,
      precision: 'exact',
      name: null,
      country_code: 'GB',
      region_id: 'GB-ENG',
      town: null,
    },
    price: { ...BRAMBLE.price, unit: 'night', min_nights: null, deposit: null },
    campsite: null,
    rating: null,
    osm_ref: null,
  } as unknown as Listing;
  const item = BRAMBLE as unknown as BatchItem;
  const changes = (change: object) => {
    const { changed } = compare([{ ...item, ...change } as BatchItem], [listing]);
    return changed[0]?.fields.map(({ field }) => field) ?? [];
  };

  it('finds nothing where only what is understood by itself differs', () => {
    assert.deepEqual(changes({}), []);
    assert.deepEqual(changes({ status: 'active', description: '', osm_ref: '' }), []);
    assert.deepEqual(changes({ amenities: ['heating', 'fridge', 'heating'] }), []);
    assert.deepEqual(changes({ price: { from: 8900, currency: 'gbp', unit: 'night' } }), []);
    assert.deepEqual(changes({ location: { ...BRAMBLE.location, country_code: 'gb' } }), []);
  });

  it('names each field that would change, cleared ones too', () => {
    assert.deepEqual(changes({ status: 'paused', title: 'Other van' }), ['status', 'title']);
    assert.deepEqual(changes({ policies: { pets_allowed: true } }), [
      'policies.mileage_included_per_day_km',
    ]);
    assert.deepEqual(changes({ price: undefined }), ['price.from', 'price.currency', 'price.unit']);
    assert.deepEqual(changes({ images: BRAMBLE.images.toReversed() }), ['images']);
    assert.deepEqual(changes({ osm_ref: 'node/1' }), ['osm_ref']);
  });

  it('tells what is new and what is gone, but for ids that are known otherwise', () => {
    const other = [{ ...item, external_id: 'b' }];
    const { created, gone } = compare(other, [listing]);
    assert.deepEqual([created, gone], [other, [listing]]);
    assert.deepEqual(compare(other, [listing], new Set(['b', 'bramble'])).gone, []);
  });
});
