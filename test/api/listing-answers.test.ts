import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite, aFullCampervan, aListing, campsiteFields } from '../builders/listing.ts';
import { type Partner, START, type TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
});
after(() => campcairn.stop());

const put = async (id: string, listing: unknown) =>
  (await partner.call('PUT', `/listings/${id}`, listing)).body;

describe('a listing with everything in it', () => {
  it('is answered with all that was sent and all that is added', async () => {
    const input = aFullCampervan();
    const { status, headers, body } = await partner.call('PUT', '/listings/whole', input);
    assert.equal(status, 201);
    assert.equal(headers.get('location'), '/api/v1/listings/whole');
    const { id, ...rest } = body;
    assert.ok(Number.isInteger(id) && id > 0);
    assert.deepEqual(rest, {
      ...input,
      external_id: 'whole',
      public_url: `https://campcairn.example/listing/bramble-a-campervan-for-four-${id}`,
      location: {
        ...(input.location as object),
        region_id: 'GB-ENG',
        town: { id: 2_641_589, name: 'Newquay' },
      },
      campsite: null,
      osm_ref: null,
      place_id: null,
      sleeps: 4,
      created_at: START,
      updated_at: START,
      result: 'created',
    });
  });

  it('is read, listed and put again as the very same', async () => {
    const { result, ...created } = await put('same', aFullCampervan());
    assert.equal(result, 'created');
    const again = await partner.call('PUT', '/listings/same', aFullCampervan());
    assert.equal(again.status, 200);
    assert.equal(again.headers.get('location'), null);
    assert.deepEqual(again.body, { ...created, result: 'unchanged' });
    assert.deepEqual((await partner.call('GET', '/listings/same')).body, created);
    const { data } = (await partner.call('GET', '/listings')).body;
    assert.deepEqual(
      data.find((listing: { id: number }) => listing.id === created.id),
      created,
    );
  });

  it('may be a campsite', async () => {
    const body = await put('meadow', aCampsite({ campsite: campsiteFields, amenities: ['bar'] }));
    assert.deepEqual(body.campsite, campsiteFields);
    assert.equal(body.vehicle, null);
    assert.equal(body.sleeps, null);
  });
});

describe('a listing with only what is required', () => {
  it('has its defaults, null for every part and an empty list for every list', async () => {
    const { id, created_at, updated_at, public_url, ...rest } = await put('bare', aListing());
    assert.ok(id && created_at && updated_at && public_url);
    assert.deepEqual(rest, {
      external_id: 'bare',
      category: 'campervan',
      status: 'active',
      title: 'Bramble, a campervan for four',
      description: null,
      url: 'https://vans.example/bramble',
      images: [],
      location: {
        lat: 50.4155,
        lng: -5.0737,
        precision: 'exact',
        name: null,
        country_code: 'GB',
        region_id: 'GB-ENG',
        town: { id: 2_641_589, name: 'Newquay' },
      },
      price: null,
      vehicle: null,
      campsite: null,
      amenities: [],
      policies: null,
      rating: null,
      osm_ref: null,
      place_id: null,
      sleeps: null,
      result: 'created',
    });
  });

  it('clears what a listing had before', async () => {
    await put('cleared', aFullCampervan());
    const { id, ...body } = await put('cleared', aListing());
    const { id: _, ...bare } = await put('bare-again', aListing());
    const same = { external_id: '', public_url: '', result: '' };
    assert.equal(body.result, 'updated');
    assert.ok(id);
    assert.deepEqual({ ...body, ...same }, { ...bare, ...same });
  });
});

describe('the parts of a listing', () => {
  it('are answered with the keys that were sent, and no others', async () => {
    for (const [part, value] of [
      ['vehicle', { seats: 2 }],
      ['vehicle', { make: 'Fiat', berths: 3 }],
      ['policies', { pets_allowed: false }],
      ['policies', { mileage_included_per_day_km: null }],
      ['policies', { mileage_included_per_day_km: 0, insurance_included: true }],
      [
        'images',
        [{ url: 'https://a.example/1.jpg' }, { url: 'https://a.example/2.jpg', width: 9 }],
      ],
    ] as const) {
      assert.deepEqual((await put('parts', aListing({ [part]: value })))[part], value);
    }
    const campsite = { pitch_types: [], check_in: '12:00' };
    assert.deepEqual((await put('site', aCampsite({ campsite }))).campsite, campsite);
  });

  it('that hold nothing, or only empty texts, are null', async () => {
    const nothing = { vehicle: { make: '', licence: '' }, policies: {} };
    const body = await put('nothing', aListing(nothing));
    assert.deepEqual([body.vehicle, body.policies], [null, null]);
    const site = await put('nothing-site', aCampsite({ campsite: { open_from: '' } }));
    assert.equal(site.campsite, null);
    const image = { url: 'https://a.example/1.jpg', alt: '' };
    const { images } = await put('no-alt', aListing({ images: [image] }));
    assert.deepEqual(images, [{ url: image.url }]);
  });

  it('always have five keys when they are a price', async () => {
    assert.deepEqual(
      (await put('price', aListing({ price: { from: 0, currency: 'jpy' } }))).price,
      {
        from: 0,
        currency: 'JPY',
        unit: 'night',
        min_nights: null,
        deposit: null,
      },
    );
    const price = { from: 59_500, currency: 'EUR', unit: 'week', min_nights: 7, deposit: 0 };
    assert.deepEqual((await put('price', aListing({ price }))).price, price);
  });

  it('say how many people a vehicle sleeps, and nothing of the kind for a campsite', async () => {
    assert.equal((await put('sleeps', aListing({ vehicle: { berths: 12 } }))).sleeps, 12);
    assert.equal((await put('sleeps', aListing({ vehicle: { seats: 5 } }))).sleeps, null);
  });
});

describe('the public page of a listing', () => {
  const slugOf = async (title: string, fields = {}): Promise<string> => {
    const { id, public_url } = await put('slug', aListing({ title, ...fields }));
    const { origin, pathname } = new URL(public_url);
    assert.equal(origin, 'https://campcairn.example');
    assert.ok(pathname.startsWith('/listing/') && pathname.endsWith(`-${id}`), pathname);
    return decodeURIComponent(pathname.slice('/listing/'.length, -`-${id}`.length));
  };

  it('has the words of its title in its address, and follows it', async () => {
    assert.equal(await slugOf('  Bramble & Co: 4-berth!  '), 'bramble-co-4-berth');
    assert.equal(await slugOf('Søren’s Bürstner Élégance'), 'sorens-burstner-elegance');
    assert.equal(await slugOf('../../etc/passwd?x#y'), 'etc-passwd-x-y');
    assert.equal(await slugOf('Кемпер у моря'), 'кемпер-у-моря');
    assert.ok((await slugOf('word '.repeat(24))).length <= 80);
  });

  it('takes the category for a title without letters or digits', async () => {
    assert.equal(await slugOf('🚐🚐🚐🚐🚐'), 'campervan');
    assert.equal(await slugOf('!!!!!', { category: 'campsite' }), 'campsite');
  });
});

describe('an approximate listing', () => {
  it('is answered to its partner at its exact point, with its name', async () => {
    const location = { lat: 50.41551234, lng: -5.07371234, precision: 'approximate', name: 'Home' };
    const body = await put('approximate', aListing({ location }));
    const { lat, lng, precision, name } = body.location;
    assert.deepEqual({ lat, lng, precision, name }, location);
  });
});
