import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aListing } from '../builders/listing.ts';
import { client, type Partner, type TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn({ RATE_LIMIT: '300' });
  partner = await campcairn.partner();
});
after(() => campcairn.stop());

interface Problem {
  path: string;
  message: string;
}

const said = (details: Problem[]) =>
  Object.fromEntries(details.map(({ path, message }) => [path, message]));

/** Puts a listing with wrong fields; gives the messages by path. */
async function toldOf(more: Record<string, unknown>): Promise<Record<string, string>> {
  const { body } = await partner.call('PUT', '/listings/van', aListing(more));
  return said(body.error.details);
}

describe('an unknown field', () => {
  it('is answered with the field that was probably meant', async () => {
    const meant = {
      Title: 'title',
      lon: 'location.lng',
      latitude: 'location.lat',
      berth: 'vehicle.berths',
      photos: 'images',
      amenites: 'amenities',
      pets_allowed: 'policies.pets_allowed',
    };
    const told = await toldOf({ ...meant });
    for (const [name, field] of Object.entries(meant))
      assert.equal(told[name], `is not a known field: did you mean ${field}?`);
    const inside = await toldOf({
      vehicle: { sleeps: 4, Berths: 4, wheels: 4 },
      images: [{ src: 'https://a.example/1.jpg', url: 'https://a.example/1.jpg' }],
    });
    assert.deepEqual(inside, {
      'images.0.src': 'is not a known field: did you mean images.0.url?',
      'vehicle.sleeps': 'is not a known field: did you mean vehicle.berths?',
      'vehicle.Berths': 'is not a known field: did you mean vehicle.berths?',
      'vehicle.wheels': 'is not a known field',
    });
  });

  it('that belongs elsewhere says where', async () => {
    const told = await toldOf({ external_id: 'van', public_url: 'https://a.example/' });
    assert.deepEqual(told, {
      external_id:
        'is not a known field: it belongs in the path, /listings/{external_id}, and not in the body',
      public_url: 'is not a known field: answers have it, requests leave it out',
    });
  });

  it('of a batch, an item or a calendar is explained too', async () => {
    const batch = await partner.call('POST', '/listings/batch', { listings: [] });
    assert.equal(
      said(batch.body.error.details).listings,
      'is not a known field: did you mean items?',
    );
    const items = [{ ...aListing(), external_id: 'van', lon: 1 }];
    const { body } = await partner.call('POST', '/listings/batch', { items });
    const { error } = body.results[0];
    assert.deepEqual(said(error.details), {
      lon: 'is not a known field: did you mean location.lng?',
    });
    assert.equal(error.doc_url, undefined);
    await partner.call('PUT', '/listings/van', aListing());
    const calendar = { ranges: [{ from: '2027-01-01', end: '2027-01-02', status: 'available' }] };
    const refused = await partner.call('PUT', '/listings/van/availability', calendar);
    assert.equal(
      said(refused.body.error.details)['ranges.0.from'],
      'is not a known field: did you mean ranges.0.start?',
    );
  });

  it('of a long name is not looked up, and names of objects are no other names', async () => {
    const told = await toldOf({ ['x'.repeat(100)]: 1, constructor: 1, __proto__x: 1, 'a.b': 1 });
    assert.deepEqual(new Set(Object.values(told)), new Set(['is not a known field']));
  });
});

describe('an unknown parameter', () => {
  it('is answered with the one that was probably meant', async () => {
    const { body } = await partner.call('GET', '/listings?per_page=100&Status=active&colour=red');
    assert.deepEqual(said(body.error.details), {
      per_page: 'is not a known parameter: did you mean limit?',
      Status: 'is not a known parameter: did you mean status?',
      colour: 'is not a known parameter',
    });
    const leads = await partner.call('GET', '/leads?from=2026-01-01T00:00:00Z');
    assert.match(leads.body.error.message, /from is not a known parameter: did you mean since\?/);
  });
});

describe('a wrong value', () => {
  it('is said shortly beside what is wanted', async () => {
    const told = await toldOf({
      amenities: ['dogs', 'WiFi'],
      category: 'Campervan',
      title: 'Bram',
      location: [1, 2],
      price: { from: 89.5, currency: 'GBP', deposit: '250.00', min_nights: '3' },
      vehicle: { transmission: 'stick', berths: 40 },
      policies: { pets_allowed: 'true' },
    });
    assert.match(told['amenities.0']!, /^must be one of 38 values; 'dogs' is none of them: /);
    assert.match(told['amenities.0']!, /the nearest are dogs_allowed, \w+, \w+$/);
    delete told['amenities.0'];
    assert.deepEqual(told, {
      'amenities.1': 'must be one of 38 values; did you mean wifi?',
      category:
        "must be one of campervan, motorhome, caravan, campsite; 'Campervan' is none of them: did you mean campervan?",
      title: 'must have 5 to 120 characters, not counting spaces around them; it has 4',
      location: 'must be an object with lat, lng, precision, name, country_code; it came as a list',
      'price.from': 'must be a whole number, 0 or more; it is in minor units: send 8950 for 89.50',
      'price.deposit': 'must be a whole number, 0 or more; it came as text: send 25000 for 250.00',
      'price.min_nights':
        'must be a whole number from 1 to 365; it came as text: send 3 without quotes',
      'vehicle.transmission': "must be one of manual, automatic; 'stick' is none of them",
      'vehicle.berths': 'must be a whole number from 1 to 12; it is 40',
      'policies.pets_allowed': 'must be true or false; it came as text: send true without quotes',
    });
  });

  it('that is long, has quotes or looks like a secret is not repeated', async () => {
    for (const status of ['x'.repeat(60), `"'<b>`, 'whsec_abc', partner.key.slice(0, 20)]) {
      const { status: message } = await toldOf({ status });
      assert.equal(message, 'must be one of active, paused; what was sent is none of them');
    }
  });

  it('of a whole body says the fields that are wanted', async () => {
    const { body } = await partner.call('POST', '/listings/batch', [aListing()]);
    assert.deepEqual(said(body.error.details), {
      '': 'must be an object with items; it came as a list',
    });
  });
});

describe('an amount with decimals', () => {
  for (const [currency, from, hint] of [
    ['GBP', 89.5, 'it is in minor units: send 8950 for 89.50'],
    ['GBP', -89.5, 'it is in minor units: send 8950 for 89.50'],
    ['KWD', 12.345, 'it is in minor units: send 12345 for 12.345'],
    ['kwd', '12.3', 'it came as text: send 12300 for 12.300'],
    ['JPY', 9800.5, 'it is in minor units: its currency has no smaller unit, so send 90 for 90'],
    [undefined, 89.5, 'it is in minor units: send 8950 for 89.50'],
  ] as const) {
    it(`of ${currency ?? 'no currency'} (${from}) is explained in its own minor units`, async () => {
      const told = await toldOf({ price: { from, currency } });
      assert.equal(told['price.from'], `must be a whole number, 0 or more; ${hint}`);
    });
  }
});

describe('a method that a path does not have', () => {
  for (const [method, path, meant] of [
    ['POST', '/listings', 'PUT /listings/{external_id}'],
    ['DELETE', '/listings', 'POST /listings/batch/delete'],
    ['POST', '/listings/van', 'PUT /listings/{external_id}'],
    ['PATCH', '/listings/van', 'PUT /listings/{external_id}'],
    ['PUT', '/me', 'PATCH /me'],
    ['POST', '/listings/van/availability', 'PUT /listings/{external_id}/availability'],
    ['PUT', '/leads/lead_1', 'POST /leads/{id}/ack'],
    ['GET', '/webhooks/test', undefined],
  ] as const) {
    it(`${method} ${path} is answered with ${meant ?? 'those that it has'}`, async () => {
      const { status, body, headers } = await partner.call(method, path);
      assert.equal(status, 405);
      const allow = `This path answers ${headers.get('allow')}.`;
      assert.equal(body.error.message, meant ? `${allow} Did you mean ${meant}?` : allow);
    });
  }
});

describe('a call without a valid key', () => {
  it('is told how keys begin, and never the key', async () => {
    const ask = (authorization: string | undefined) =>
      client(campcairn.address, undefined)(
        'GET',
        '/me',
        undefined,
        authorization === undefined ? {} : { authorization },
      );
    for (const [authorization, message] of [
      [undefined, /is missing: send Bearer, .* cc_live_ or cc_test_\.$/],
      ['Basic abc', /does not begin with Bearer/],
      ['Bearer sk_live_1234', /^This is no API key: .* cc_live_ or cc_test_\.$/],
      ['Bearer cc_live_1234', /may be cut, or have been replaced/],
    ] as const) {
      const { status, body } = await ask(authorization);
      assert.equal(status, 401);
      assert.match(body.error.message, message);
      assert.doesNotMatch(body.error.message, /1234/);
    }
  });
});

describe('every error', () => {
  it('has the address of its explanation in the guide', async () => {
    for (const [method, path, code] of [
      ['GET', '/nothing', 'not-found'],
      ['POST', '/me', 'method-not-allowed'],
      ['GET', '/listings?x=1', 'bad-request'],
      ['GET', '/listings/a%20b', 'invalid-external-id'],
    ] as const) {
      const { body } = await partner.call(method, path);
      const { pathname, hash } = new URL(body.error.doc_url);
      assert.deepEqual([pathname, hash], ['/developers/errors', `#${code}`]);
    }
  });
});
