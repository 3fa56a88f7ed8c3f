import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aFullCampervan, aListing } from '../builders/listing.ts';
import type { Partner, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
});
after(() => campcairn.stop());

let number = 0;
/** Puts one listing and then another under the same id, an hour later: what the second came to. */
async function changeOf(first: object, second: object) {
  const id = `changes-${++number}`;
  const created = (await partner.call('PUT', `/listings/${id}`, first)).body;
  assert.equal(created.result, 'created');
  campcairn.clock.advance(3_600_000);
  const { status, body } = await partner.call('PUT', `/listings/${id}`, second);
  assert.equal(status, 200);
  assert.equal(body.id, created.id);
  assert.equal(body.created_at, created.created_at);
  assert.equal(body.updated_at !== created.updated_at, body.result === 'updated');
  const { result: _, ...answered } = body;
  assert.deepEqual((await partner.call('GET', `/listings/${id}`)).body, answered);
  return body.result;
}

const image = (n: number) => ({ url: `https://a.example/${n}.jpg` });
const location = { lat: 50.4155, lng: -5.0737 };

describe('a listing that is sent again', () => {
  const SAME: [what: string, first: object, second: object][] = [
    ['is the very same', aFullCampervan(), aFullCampervan()],
    ['has its keys in another order', aFullCampervan(), reversed(aFullCampervan())],
    [
      'has its amenities in another order',
      amenities('tv', 'gps', 'bar'),
      amenities('bar', 'gps', 'tv'),
    ],
    ['names an amenity twice', amenities('tv', 'gps'), amenities('gps', 'tv', 'gps')],
    [
      'spells the defaults out',
      aListing(),
      aListing({ status: 'active', images: [], amenities: [] }),
    ],
    [
      'says that it is exact',
      aListing(),
      aListing({ location: { ...location, precision: 'exact' } }),
    ],
    ['has its codes in small letters', price('GBP', 'GB'), price('gbp', 'gb')],
    [
      'says that its price is per night',
      aListing({ price: { from: 1, currency: 'GBP' } }),
      aListing({ price: { from: 1, currency: 'GBP', unit: 'night' } }),
    ],
    [
      'has empty texts and parts',
      aListing(),
      aListing({ description: '', vehicle: { make: '' }, policies: {}, osm_ref: '' }),
    ],
    ['writes its numbers another way', rated('4.0', '1e1'), rated('4', '10.0')],
  ];
  for (const [what, first, second] of SAME) {
    it(`is unchanged when it ${what}`, async () => {
      assert.equal(await changeOf(first, second), 'unchanged');
    });
  }

  const CHANGED: [what: string, fields: Record<string, unknown>][] = [
    ['title', { title: 'Bramble, a campervan for five' }],
    ['title by a space at its end', { title: 'Bramble, a campervan for four ' }],
    ['status', { status: 'paused' }],
    ['category', { category: 'motorhome' }],
    ['description', { description: 'A quiet van.' }],
    ['description away', { description: undefined }],
    ['address', { url: 'https://vans.example/bramble?v=2' }],
    ['images by their order', { images: [image(2), image(1)] }],
    ['images by a width', { images: [{ ...image(1), width: 800 }, image(2)] }],
    ['position by a centimetre', { location: { ...location, lat: 50.4155001 } }],
    ['precision', { location: { ...location, precision: 'approximate' } }],
    ['country from inferred to given', { location: { ...location, country_code: 'GB' } }],
    ['price', { price: { from: 8901, currency: 'GBP' } }],
    ['price away', { price: undefined }],
    ['seats', { vehicle: { seats: 3 } }],
    ['amenities', { amenities: ['tv', 'gps', 'bar'] }],
    ['mileage from unlimited to not said', { policies: { pets_allowed: true } }],
    ['rating', { rating: { value: 4.5, count: 11 } }],
    ['place on the map', { osm_ref: 'node/2' }],
  ];
  const before = {
    description: 'A van.',
    images: [image(1), image(2)],
    price: { from: 8900, currency: 'GBP' },
    vehicle: { seats: 2 },
    amenities: ['tv', 'gps'],
    policies: { pets_allowed: true, mileage_included_per_day_km: null },
    rating: { value: 4.5, count: 10 },
    osm_ref: 'node/1',
  };
  for (const [what, fields] of CHANGED) {
    it(`is updated when it changes its ${what}`, async () => {
      assert.equal(await changeOf(aListing(before), aListing({ ...before, ...fields })), 'updated');
    });
  }

  it('keeps the amenities in the order they were last changed to', async () => {
    await partner.call('PUT', '/listings/order', amenities('tv', 'gps'));
    const { body } = await partner.call('PUT', '/listings/order', amenities('gps', 'tv'));
    assert.deepEqual(body.amenities, ['tv', 'gps']);
  });

  it('keeps its time to the second, also when it changes twice in one', async () => {
    campcairn.clock.set('2026-06-01T10:00:00.900Z');
    const { body: created } = await partner.call('PUT', '/listings/second', aListing());
    assert.equal(created.created_at, '2026-06-01T10:00:00Z');
    campcairn.clock.advance(50);
    const changed = await partner.call('PUT', '/listings/second', aListing({ title: 'Another' }));
    assert.equal(changed.body.result, 'updated');
    assert.equal(changed.body.updated_at, '2026-06-01T10:00:00Z');
  });

  it('is not changed by its calendar', async () => {
    const { body } = await partner.call('PUT', '/listings/calendar', aListing());
    campcairn.clock.advance(60_000);
    const ranges = [{ start: '2026-07-01', end: '2026-07-08', status: 'available' }];
    await partner.call('PUT', '/listings/calendar/availability', { ranges });
    const again = await partner.call('PUT', '/listings/calendar', aListing());
    assert.deepEqual(again.body, { ...body, result: 'unchanged' });
  });
});

function reversed(value: object): object {
  return Object.fromEntries(Object.entries(value).reverse());
}
function amenities(...keys: string[]): object {
  return aListing({ amenities: keys });
}
function price(currency: string, country_code: string): object {
  return aListing({ price: { from: 1, currency }, location: { ...location, country_code } });
}
function rated(value: string, count: string): object {
  return aListing({ rating: JSON.parse(`{"value":${value},"count":${count}}`) as object });
}
