import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aCampsite, aListing } from '../../test/builders/listing.ts';
import { campsiteFeature } from '../../test/support/campsites.ts';
import { ExpectedError } from '../platform/errors.ts';
import { statement } from '../platform/db/index.ts';
import { CLAIMS_PER_DAY, withdrawClaimsOf } from './claim.ts';
import { type ClaimLab, createClaimLab } from './testing/claim-fixture.ts';

const forgetClaims = statement('test.claims.forget', 'delete from claim');
const forgetListings = statement('test.claims.forget_listings', 'delete from listing');
const forgetCounts = statement('test.claims.forget_counts', 'delete from rate_count');

let fixture: ClaimLab;
let coast: number;
let moor: number;
let meadow: number;
let field: number;
let inside: number;

const features = (website: string) => [
  campsiteFeature(11, 50.4155, -5.0737, {
    name: 'Trenance Meadow',
    website,
    phone: '+44 1637 000000',
    operator: 'Trenance Parks',
  }),
  campsiteFeature(12, 50.42, -5.05, { name: 'Tor' }),
  campsiteFeature(13, 50.43, -5.04, { name: 'Inner Field', website: 'https://10.0.0.1/' }),
];

before(async () => {
  fixture = await createClaimLab();
  [coast, moor] = [await fixture.partner('Coast Camping'), await fixture.partner('Moor Camping')];
  await fixture.loadCampsites(features(`${fixture.website}/`));
  meadow = await fixture.placeId('node/11');
  field = await fixture.placeId('node/12');
  inside = await fixture.placeId('node/13');
});
after(() => fixture.close());
beforeEach(async () => {
  for (const forget of [forgetClaims, forgetListings, forgetCounts])
    await fixture.db.execute(forget);
  fixture.letters.length = 0;
  fixture.show('<h1>Welcome</h1>');
});

const make = async (partnerId = coast, placeId = meadow) =>
  (await fixture.db.transaction((tx) => fixture.claims.make(tx, partnerId, placeId))).id;
const codeOf = async (id: number) => (await fixture.review.show(id)).code;
/** Looks as the claimant's button does. */
async function look(id: number, partnerId = coast) {
  const found = await fixture.claims.look(partnerId, id);
  await fixture.db.transaction((tx) => fixture.claims.noteLook(tx, partnerId, id, found));
  return found;
}
const approve = (id: number, note = '') =>
  fixture.db.transaction((tx) => fixture.review.approve(tx, id, { by: 'grace', note }));
const decline = (id: number, reason: string) =>
  fixture.db.transaction((tx) => fixture.review.decline(tx, id, { by: 'grace', reason }));
const withdraw = (id: number, partnerId = coast) =>
  fixture.db.transaction((tx) => fixture.claims.withdraw(tx, partnerId, id));
const rejectedAs = (code: string) => (error: unknown) =>
  error instanceof ExpectedError && error.code === code;

describe('a claim of a campsite', () => {
  it('waits with a code, and with what OpenStreetMap states', async () => {
    const id = await make();
    const [claim] = await fixture.claims.list(coast, Number.MAX_SAFE_INTEGER, 10);
    assert.deepEqual([claim!.id, claim!.status, claim!.look], [id, 'pending', null]);
    assert.match(claim!.code, /^campcairn-\w{22}$/);
    const { name, website, phone, operator, osmRef } = claim!.campsite;
    assert.deepEqual(
      [name, website, phone, operator, osmRef],
      ['Trenance Meadow', `${fixture.website}/`, '+44 1637 000000', 'Trenance Parks', 'node/11'],
    );
  });

  it('stands alone while it is pending or approved, also when two are made at once', async () => {
    const ids = await Promise.all([make(), make(), make()]);
    assert.equal(new Set(ids).size, 1);
    await approve(ids[0]!, 'Called the number on the website.');
    assert.equal(await make(), ids[0]);
  });

  it('has the same code again after it was withdrawn, and that of another partner is another', async () => {
    const first = await make();
    const code = await codeOf(first);
    await withdraw(first);
    const second = await make();
    assert.notEqual(second, first);
    assert.equal(await codeOf(second), code);
    assert.notEqual(await codeOf(await make(moor)), code);
    assert.notEqual(await codeOf(await make(coast, field)), code);
  });

  it('is withdrawn when its partner closes the account, unless it was decided', async () => {
    const [waiting, decided, other] = [await make(), await make(coast, field), await make(moor)];
    await approve(decided, 'By telephone.');
    await fixture.db.transaction((tx) => withdrawClaimsOf(tx, fixture.clock, coast));
    const statuses = [];
    for (const id of [waiting, decided, other])
      statuses.push((await fixture.review.show(id)).status);
    assert.deepEqual(statuses, ['withdrawn', 'approved', 'pending']);
  });

  it('stays with the campsite when that is mapped once more, and parts with it again', async () => {
    const id = await make();
    await approve(id, 'By telephone.');
    const [point, ...others] = features(`${fixture.website}/`);
    const area = { ...point, id: 'way/21', properties: { ...point!.properties, capacity: '40' } };
    await fixture.loadCampsites([point, area, ...others]);
    const areaId = await fixture.placeId('way/21');
    const campsite = async () => (await fixture.claims.find(coast, id)).campsite;
    assert.deepEqual([(await campsite()).placeId, (await campsite()).osmRef], [areaId, 'way/21']);
    for (const placeId of [meadow, areaId]) {
      assert.equal(await make(coast, placeId), id, 'it stands for both');
      assert.deepEqual([...(await fixture.owners.among(placeId, [coast, moor]))], [coast]);
    }
    assert.equal((await fixture.claims.find(coast, id)).listing, 'trenance-meadow');
    await fixture.loadCampsites(features(`${fixture.website}/`));
    assert.equal((await campsite()).osmRef, 'node/11');
    assert.deepEqual([...(await fixture.owners.among(meadow, [coast, moor]))], [coast]);
  });

  it('is made of no campsite that is not there or that is gone', async () => {
    await assert.rejects(make(coast, 999_999), rejectedAs('not_found'));
    await fixture.loadCampsites(features(`${fixture.website}/`).slice(0, 2));
    await assert.rejects(make(coast, inside), rejectedAs('not_found'));
    await fixture.loadCampsites(features(`${fixture.website}/`));
  });

  it('may be made a number of times a day by one partner', async () => {
    for (let claims = 0; claims < CLAIMS_PER_DAY; claims++) await fixture.claims.countClaim(coast);
    await assert.rejects(fixture.claims.countClaim(coast), rejectedAs('rate_limited'));
    await fixture.claims.countClaim(moor);
    fixture.clock.advance(86_400_000);
    await fixture.claims.countClaim(coast);
  });

  it('is not there for another partner, who is told nothing of it either', async () => {
    const id = await make();
    await assert.rejects(fixture.claims.find(moor, id), rejectedAs('not_found'));
    await assert.rejects(look(id, moor), rejectedAs('not_found'));
    await assert.rejects(withdraw(id, moor), rejectedAs('not_found'));
    const start = fixture.db.transaction((tx) => fixture.claims.startListing(tx, moor, id));
    await assert.rejects(start, rejectedAs('not_found'));
    assert.equal(await fixture.claims.openClaim(moor, meadow), undefined);
    const other = await make(moor);
    assert.deepEqual(
      (await fixture.claims.list(moor, Number.MAX_SAFE_INTEGER, 10)).map((claim) => claim.id),
      [other],
    );
  });
});

describe('a look at the website', () => {
  it('finds the code as a meta tag or as text, and nobody else’s', async () => {
    const id = await make();
    assert.equal((await look(id)).found, null);
    fixture.show(`<p>${await codeOf(await make(moor))}</p>`);
    assert.equal((await look(id)).found, null);
    const code = await codeOf(id);
    fixture.show(`<title>Trenance</title><p>${code}</p>`);
    const found = await look(id);
    assert.deepEqual([found.status, found.found, found.title], [200, 'text', 'Trenance']);
    fixture.show(`<meta name="campcairn-claim" content="${code}">`);
    assert.equal((await look(id)).found, 'meta');
    assert.equal((await fixture.review.show(id)).look?.found, 'meta');
    fixture.show(code, 404);
    assert.equal((await look(id)).found, null, 'an error page proves nothing');
  });

  it('reaches nothing that is not public, and needs a website that OpenStreetMap states', async () => {
    const { error, status } = await look(await make(coast, inside));
    assert.equal(status, null);
    assert.match(error ?? '', /not on the public internet/);
    await assert.rejects(look(await make(coast, field)), rejectedAs('bad_request'));
  });

  it('is not taken any more after the decision, and may be asked for a number of times', async () => {
    const id = await make();
    const found = await fixture.claims.look(coast, id);
    await decline(id, 'It is of somebody else.');
    const late = fixture.db.transaction((tx) => fixture.claims.noteLook(tx, coast, id, found));
    await assert.rejects(late, rejectedAs('bad_request'));
    await assert.rejects(look(id), rejectedAs('bad_request'));
    const other = await make(moor);
    for (let looks = 0; looks < 20; looks++) await fixture.claims.look(moor, other);
    await assert.rejects(fixture.claims.look(moor, other), rejectedAs('rate_limited'));
  });
});

describe('the review of claims', () => {
  it('shows every claim of a campsite, those that wait longest first', async () => {
    const [first, second] = [await make(), await make(moor)];
    const waiting = await fixture.review.waiting(0, 10);
    assert.deepEqual(
      waiting.map(({ id, partner }) => [id, partner.name]),
      [
        [first, 'Coast Camping'],
        [second, 'Moor Camping'],
      ],
    );
    assert.equal(await fixture.review.countWaiting(), 2);
    assert.deepEqual(
      (await fixture.review.others(first)).map(({ id }) => id),
      [second],
    );
  });

  it('approves by the code that was found, with a paused listing of what OpenStreetMap states', async () => {
    const id = await make();
    fixture.show(`<meta name="campcairn-claim" content="${await codeOf(id)}">`);
    await look(id);
    const { claim, draft } = await approve(id);
    assert.deepEqual(
      [claim.status, claim.checkedBy, claim.decidedBy],
      ['approved', 'code', 'grace'],
    );
    assert.equal(draft, 'trenance-meadow');
    const listing = await fixture.listings.get(coast, 'trenance-meadow');
    assert.equal(listing.category, 'campsite');
    assert.equal(listing.status, 'paused');
    assert.equal(listing.title, 'Trenance Meadow');
    assert.equal(listing.url, `${fixture.website}/`);
    assert.equal(listing.osm_ref, 'node/11');
    assert.equal(listing.place_id, meadow);
    const { lat, lng, precision } = listing.location;
    assert.deepEqual([lat, lng, precision], [50.4155, -5.0737, 'exact']);
    assert.deepEqual(
      [listing.description, listing.images, listing.amenities, listing.price],
      [null, [], [], null],
      'nothing that OpenStreetMap does not state',
    );
    assert.equal((await fixture.claims.find(coast, id)).listing, 'trenance-meadow');
    const [letter] = fixture.letters;
    assert.deepEqual([letter!.purpose, letter!.to], ['claim-approved', 'office@vans.example']);
    assert.match(JSON.stringify(letter!.blocks), /listings\/edit\/trenance-meadow/);
  });

  it('approves by hand only with a note of how it was checked, which the partner does not read', async () => {
    const id = await make(coast, field);
    await assert.rejects(approve(id), rejectedAs('validation_error'));
    const { claim } = await approve(id, 'Called the number that is on the sign.');
    assert.equal(claim.checkedBy, 'hand');
    assert.equal(claim.reason, 'Called the number that is on the sign.');
    assert.equal((await fixture.claims.find(coast, id)).reason, null);
    const draft = await fixture.listings.get(coast, 'tor-campsite');
    assert.deepEqual([draft.title, draft.url], ['Tor campsite', 'https://vans.example']);
  });

  it('does not trust a code that was found at an address that OpenStreetMap states no longer', async () => {
    const id = await make();
    fixture.show(await codeOf(id));
    await look(id);
    await fixture.loadCampsites(features('https://elsewhere.example/'));
    await assert.rejects(approve(id), rejectedAs('validation_error'));
    await fixture.loadCampsites(features(`${fixture.website}/`));
    assert.equal((await approve(id)).claim.checkedBy, 'code');
  });

  it('adds no listing to those of a partner that lists a campsite, which says which of them it is', async () => {
    await fixture.put(coast, 'our-site', aCampsite());
    await fixture.put(coast, 'van', aListing());
    const id = await make();
    assert.equal((await approve(id, 'By telephone.')).draft, null);
    assert.deepEqual(await fixture.claims.linkable(coast), [
      { externalId: 'our-site', title: 'Meadow by the river' },
    ]);
    const link = (listing: string, partnerId = coast) =>
      fixture.db.transaction((tx) => fixture.claims.linkListing(tx, partnerId, id, listing));
    await assert.rejects(link('van'), rejectedAs('not_found'));
    await assert.rejects(link('nothing'), rejectedAs('not_found'));
    await assert.rejects(link('our-site', moor), rejectedAs('not_found'));
    await link('our-site');
    const listing = await fixture.listings.get(coast, 'our-site');
    assert.deepEqual([listing.osm_ref, listing.title], ['node/11', 'Meadow by the river']);
    assert.deepEqual(await fixture.claims.linkable(coast), []);
    const again = fixture.db.transaction((tx) => fixture.claims.startListing(tx, coast, id));
    await assert.rejects(again, rejectedAs('bad_request'));
  });

  it('lets the partner begin a listing itself when it has others', async () => {
    await fixture.put(coast, 'our-site', aCampsite());
    const id = await make();
    const start = () => fixture.db.transaction((tx) => fixture.claims.startListing(tx, coast, id));
    await assert.rejects(start(), rejectedAs('bad_request'));
    await approve(id, 'By telephone.');
    assert.equal((await start()).externalId, 'trenance-meadow');
  });

  it('declines with a reason that the partner reads, after which it may claim again', async () => {
    const id = await make();
    await assert.rejects(decline(id, '  '), rejectedAs('validation_error'));
    await decline(id, 'The website is of another business.');
    assert.equal(
      (await fixture.claims.find(coast, id)).reason,
      'The website is of another business.',
    );
    assert.match(JSON.stringify(fixture.letters), /claim-declined.*of another business/);
    assert.notEqual(await make(), id);
  });

  it('decides once, about pending claims of approved partners and of campsites that are there', async () => {
    const id = await make();
    await withdraw(id);
    await assert.rejects(approve(id, 'By telephone.'), rejectedAs('bad_request'));
    await assert.rejects(decline(id, 'No.'), rejectedAs('bad_request'));
    await assert.rejects(approve(999_999), rejectedAs('not_found'));
    const other = await make(coast, inside);
    await fixture.loadCampsites(features(`${fixture.website}/`).slice(0, 2));
    await assert.rejects(approve(other, 'By telephone.'), rejectedAs('bad_request'));
    await fixture.loadCampsites(features(`${fixture.website}/`));
    const decisions = await Promise.allSettled([
      approve(other, 'By telephone.'),
      decline(other, 'No.'),
    ]);
    assert.equal(decisions.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.equal(fixture.letters.length, 1);
  });
});
