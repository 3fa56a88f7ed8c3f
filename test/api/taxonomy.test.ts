import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite, aListing } from '../builders/listing.ts';
import { client, type Partner, type TestCampcairn } from '../support/campcairn.ts';
import { type Conformance, startWatchedCampcairn } from '../support/conformance.ts';

interface Labelled {
  key: string;
  label: string;
}

let campcairn: TestCampcairn & { conformance: Conformance };
let partner: Partner;
// oxlint-disable-next-line typescript/no-explicit-any
let taxonomy: any;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
  const reply = await client(campcairn.address, undefined)('GET', '/taxonomy');
  campcairn.conformance.check('GET', '/taxonomy', reply);
  taxonomy = reply.body;
});
after(() => campcairn.stop());

const keysOf = (list: Labelled[]) => list.map(({ key }) => key);
const put = async (listing: object) => {
  const { status, body } = await partner.call('PUT', '/listings/words', listing);
  assert.ok(status < 300, JSON.stringify(body));
};

describe('the taxonomy', () => {
  it('has all the words of the specification, each with a label of its own', () => {
    assert.deepEqual(keysOf(taxonomy.categories), [
      'campervan',
      'motorhome',
      'caravan',
      'campsite',
    ]);
    assert.equal(taxonomy.vehicle_classes.length, 11);
    assert.equal(taxonomy.amenities.length, 38);
    assert.equal(taxonomy.pitch_types.length, 7);
    assert.deepEqual(taxonomy.transmissions, ['manual', 'automatic']);
    assert.deepEqual(taxonomy.fuels, ['diesel', 'petrol', 'electric', 'hybrid', 'lpg']);
    assert.deepEqual(taxonomy.price_units, ['night', 'week']);
    assert.deepEqual(taxonomy.cancellation_policies, [
      'flexible',
      'moderate',
      'strict',
      'non_refundable',
    ]);
    assert.deepEqual(taxonomy.location_precisions, ['exact', 'approximate']);
    assert.deepEqual(taxonomy.listing_statuses, ['active', 'paused']);
    assert.ok(taxonomy.version && taxonomy.currencies.note);
    for (const list of [taxonomy.categories, taxonomy.vehicle_classes, taxonomy.amenities]) {
      const labels = list.map(({ label }: Labelled) => label);
      assert.equal(new Set(labels).size, list.length);
      for (const label of labels) assert.match(label, /^[A-Z]/);
    }
  });

  it('names a page of the site for each category', () => {
    for (const { path } of taxonomy.categories) assert.match(path, /^\/[a-z-]+$/);
  });

  it('holds nothing that a listing may not say', async () => {
    for (const category of keysOf(taxonomy.categories)) await put(aListing({ category }));
    for (const vehicle_class of keysOf(taxonomy.vehicle_classes)) {
      await put(aListing({ vehicle: { vehicle_class } }));
    }
    await put(aListing({ amenities: keysOf(taxonomy.amenities) }));
    await put(aCampsite({ campsite: { pitch_types: taxonomy.pitch_types } }));
    for (const transmission of taxonomy.transmissions) {
      await put(aListing({ vehicle: { transmission } }));
    }
    for (const fuel of taxonomy.fuels) await put(aListing({ vehicle: { fuel } }));
    for (const cancellation of taxonomy.cancellation_policies) {
      await put(aListing({ policies: { cancellation } }));
    }
    for (const currency of taxonomy.currencies.common) {
      for (const unit of taxonomy.price_units) {
        await put(aListing({ price: { from: 1, currency, unit } }));
      }
    }
    for (const status of taxonomy.listing_statuses) await put(aListing({ status }));
  });
});
