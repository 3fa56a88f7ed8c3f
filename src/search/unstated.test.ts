import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  aCampsite,
  aFullCampervan,
  aListing,
  campsiteFields,
} from '../../test/builders/listing.ts';
import { checkListing, type ListingInput } from '../listings/index.ts';
import { unstatedFilters } from './unstated.ts';

const unstated = (body: unknown): string[] => {
  const checked = checkListing(body);
  assert.ok(checked.ok);
  return unstatedFilters(checked.value as ListingInput).map(({ filter }) => filter);
};

describe('what travellers filter by and a listing does not state', () => {
  it('is nothing of a listing that states all', () => {
    assert.deepEqual(unstated(aFullCampervan()), []);
    assert.deepEqual(
      unstated(
        aCampsite({
          campsite: campsiteFields,
          price: { from: 2000, currency: 'EUR' },
          amenities: ['wifi'],
          policies: { pets_allowed: false, instant_book: false },
        }),
      ),
      [],
    );
  });

  it('is named with the field that would state it', () => {
    const checked = checkListing(aFullCampervan({ vehicle: { berths: 4 }, amenities: [] }));
    assert.ok(checked.ok);
    assert.deepEqual(unstatedFilters(checked.value), [
      { filter: 'class', field: 'vehicle.vehicle_class' },
      { filter: 'seats', field: 'vehicle.seats' },
      { filter: 'transmission', field: 'vehicle.transmission' },
      { filter: 'fuel', field: 'vehicle.fuel' },
      { filter: 'length_max', field: 'vehicle.length_m' },
      { filter: 'height_max', field: 'vehicle.height_m' },
      { filter: 'licence', field: 'vehicle.licence' },
      { filter: 'amenity', field: 'amenities' },
    ]);
  });

  it('is only what concerns its category', () => {
    const site = unstated(aCampsite());
    assert.deepEqual(site, ['dates', 'price', 'pets', 'instant', 'amenity', 'pitch']);
    const van = unstated(aListing());
    assert.ok(van.includes('transmission') && !van.includes('pitch') && !van.includes('dates'));
    const caravan = unstated(aListing({ category: 'caravan' }));
    assert.ok(!caravan.includes('transmission') && caravan.includes('length_max'));
  });
});
