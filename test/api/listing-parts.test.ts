import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite, aListing } from '../builders/listing.ts';
import type { Partner, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
});
after(() => campcairn.stop());

describe('the vehicle', () => {
  it('is no part of a campsite, not even an empty one', async () => {
    for (const vehicle of [{}, { make: 'Fiat' }]) {
      const { status, body } = await partner.call('PUT', '/listings/a', aCampsite({ vehicle }));
      assert.equal(status, 422);
      assert.equal(body.error.details[0].path, 'vehicle');
    }
  });
});

describe('the campsite', () => {
  it('may be open over New Year', async () => {
    const campsite = { open_from: '11-01', open_to: '02-29' };
    const { body } = await partner.call('PUT', '/listings/a', aCampsite({ campsite }));
    assert.deepEqual(body.campsite, campsite);
  });

  it('is no part of a vehicle, not even an empty one', async () => {
    for (const category of ['campervan', 'motorhome', 'caravan']) {
      for (const campsite of [{}, { pitches: 1 }]) {
        const listing = aListing({ category, campsite });
        const { status, body } = await partner.call('PUT', '/listings/a', listing);
        assert.equal(status, 422);
        assert.equal(body.error.details[0].path, 'campsite');
      }
    }
  });
});
