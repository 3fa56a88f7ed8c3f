import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite, aFullCampervan, aListing, campsiteFields } from '../builders/listing.ts';
import type { Partner, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
});
after(() => campcairn.stop());

interface Problem {
  path: string;
  message: string;
}

const problemsOf = async (body: unknown): Promise<Problem[]> => {
  const reply = await partner.call('PUT', '/listings/wrong', body);
  assert.equal(reply.status, 422, JSON.stringify(body).slice(0, 200));
  assert.equal(reply.body.error.code, 'validation_error');
  assert.equal((await partner.call('GET', '/listings/wrong')).status, 404);
  return reply.body.error.details;
};
const pathsOf = async (body: unknown) => (await problemsOf(body)).map(({ path }) => path).sort();

/** The dotted paths of everything inside a value. */
const pathsIn = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => {
        const here = path === '' ? key : `${path}.${key}`;
        return [here, ...pathsIn(inner, here)];
      })
    : [];

/** A copy with `field` at a dotted path. */
const withAt = (value: Record<string, unknown>, path: string, field: unknown) => {
  const copy = structuredClone(value);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let inner = copy;
  for (const key of keys) inner = inner[key] as Record<string, unknown>;
  inner[last] = field;
  return copy;
};

const WHOLE = [aFullCampervan({ osm_ref: 'node/1' }), aCampsite({ campsite: campsiteFields })];

describe('a refused listing', () => {
  it('has all its problems reported together, each at its dotted path', async () => {
    const wrong = {
      category: 'boat',
      title: 'Van',
      url: 'http://a.example',
      images: [
        { url: 'https://a.example/1.jpg', x: 1 },
        { alt: 'y'.repeat(201), width: 0 },
      ],
      location: { lat: 91, precision: 'vague', country_code: 'UK' },
      price: { from: -1, unit: 'month', min_nights: 366 },
      vehicle: { year: 1949, wheels: 4, make: 'x'.repeat(61) },
      amenities: ['wifi', 'jacuzzi', 7],
      policies: { min_driver_age: 15, pets_allowed: 'yes' },
      rating: { value: 6 },
      osm_ref: 'node',
      colour: 'blue',
    };
    const problems = await problemsOf(wrong);
    assert.deepEqual(problems.map(({ path }) => path).sort(), [
      'amenities.1',
      'amenities.2',
      'category',
      'colour',
      'images.0.x',
      'images.1.alt',
      'images.1.url',
      'images.1.width',
      'location.country_code',
      'location.lat',
      'location.lng',
      'location.precision',
      'osm_ref',
      'policies.min_driver_age',
      'policies.pets_allowed',
      'price.currency',
      'price.from',
      'price.min_nights',
      'price.unit',
      'rating.count',
      'rating.value',
      'title',
      'url',
      'vehicle.make',
      'vehicle.wheels',
      'vehicle.year',
    ]);
    for (const { path, message } of problems) {
      assert.match(message, /^[\w ].{5,}[^.]$/, path);
      assert.doesNotMatch(message, /undefined|NaN|\[object/, path);
    }
  });

  it('has a part that does not fit its category reported along with everything else', async () => {
    const campsite = aCampsite({ title: 'Mead', vehicle: { seats: 0 } });
    assert.deepEqual(await pathsOf(campsite), ['title', 'vehicle', 'vehicle.seats']);
    const van = aListing({ campsite: { pitches: 0 }, x: 1 });
    assert.deepEqual(await pathsOf(van), ['campsite', 'campsite.pitches', 'x']);
  });

  it('has a point in the sea reported along with everything else', async () => {
    const swapped = { lat: -30, lng: -30 };
    assert.deepEqual(await pathsOf(aListing({ location: swapped, title: 'Van' })), [
      'location',
      'title',
    ]);
  });

  it('has what is required reported when it is empty', async () => {
    assert.deepEqual(await pathsOf({}), ['category', 'location', 'title', 'url']);
  });

  it('has nothing unknown in it, at any level', async () => {
    for (const listing of WHOLE) {
      const objects = ['', ...pathsIn(listing)].filter((path) => {
        const value = path
          .split('.')
          .reduce<unknown>(
            (inner, key) => (key === '' ? inner : (inner as Record<string, unknown>)[key]),
            listing,
          );
        return typeof value === 'object' && value !== null && !Array.isArray(value);
      });
      for (const object of objects) {
        const path = object === '' ? 'extra' : `${object}.extra`;
        assert.deepEqual(await pathsOf(withAt(listing, path, 1)), [path]);
      }
    }
    for (const own of ['id', 'external_id', 'sleeps', 'place_id', 'created_at', 'result']) {
      assert.deepEqual(await pathsOf(aListing({ [own]: 1 })), [own]);
    }
  });

  it('has no null anywhere but for unlimited mileage', async () => {
    const allowed = 'policies.mileage_included_per_day_km';
    for (const listing of WHOLE) {
      for (const path of pathsIn(listing).filter((each) => each !== allowed)) {
        assert.deepEqual(await pathsOf(withAt(listing, path, null)), [path]);
      }
    }
  });

  it('leaves what was there before as it was', async () => {
    const first = await partner.call('PUT', '/listings/kept', aListing());
    assert.equal(
      (await partner.call('PUT', '/listings/kept', aListing({ title: 'x' }))).status,
      422,
    );
    const { body } = await partner.call('GET', '/listings/kept');
    assert.deepEqual({ ...body, result: 'created' }, first.body);
  });

  it('is refused for its trimmed text alone, however much white space follows', async () => {
    const spaces = ' '.repeat(900_000);
    for (const description of [`${'<a'.repeat(2500)}${spaces}`, `${'<'.repeat(5000)}${spaces}`]) {
      const { status } = await partner.call('PUT', '/listings/slow', aListing({ description }));
      assert.equal(status < 300, true);
    }
    const title = `${'a '.repeat(60)}${spaces}x`;
    assert.deepEqual(await pathsOf(aListing({ title })), ['title']);
  });
});
