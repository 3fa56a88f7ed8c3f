import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  HOPELESS_POINTS,
  likenessOf,
  likenessOfTraits,
  metresApart,
  SAME_POINTS,
} from './likeness.ts';
import { isCommon } from './photos.ts';
import type { Traits } from './traits.ts';

/** A van of which everything is stated, in Inverness. */
const van: Traits = {
  kind: 'motor',
  position: { lat: 57.4778, lng: -4.2247, radius: 0 },
  make: 'volkswagen',
  model: 'california ocean',
  year: 2021,
  transmission: 'automatic',
  fuel: 'diesel',
  seats: 4,
  berths: 4,
  lengthM: 4.9,
  heightM: 1.99,
  weightKg: 3000,
  osmRef: null,
  name: null,
};

/** The same of which nothing but its position is stated. */
const silent: Traits = {
  ...van,
  make: null,
  model: null,
  year: null,
  transmission: null,
  fuel: null,
  seats: null,
  berths: null,
  lengthM: null,
  heightM: null,
  weightKg: null,
};

const site: Traits = {
  ...silent,
  kind: 'campsite',
  osmRef: 'way/123',
  name: 'glen nevis holiday park',
};

const moved = (traits: Traits, metresNorth: number, radius = 0): Traits => ({
  ...traits,
  position: {
    lat: traits.position.lat + metresNorth / 111_195,
    lng: traits.position.lng,
    radius,
  },
});

const NO_PHOTOS = { own: [0, 0], shared: 0 } as const;

const isSame = (...given: Parameters<typeof likenessOf>) =>
  likenessOf(...given).points >= SAME_POINTS;

describe('whether two listings are one thing', () => {
  it('is never told of vans by what they state alone, since all of a model agree', () => {
    assert.ok(!isSame(van, van, NO_PHOTOS));
    assert.ok(!isSame(van, van, { own: [3, 3], shared: 0 }));
  });

  it('is told by one photo where everything else agrees, and by two where little is stated', () => {
    assert.ok(isSame(van, van, { own: [1, 1], shared: 1 }));
    assert.ok(!isSame(silent, van, { own: [1, 1], shared: 1 }), 'one photo and the place');
    assert.ok(isSame(silent, van, { own: [2, 2], shared: 2 }));
  });

  it('is not told by photos of the maker beside two or more of each one’s own', () => {
    assert.ok(!isSame(van, van, { own: [4, 4], shared: 2 }));
  });

  it('is refused by another year, gearbox or fuel', () => {
    const photo = { own: [1, 1], shared: 1 } as const;
    for (const other of [{ year: 2017 }, { transmission: 'manual' }, { fuel: 'petrol' }] as const)
      assert.ok(!isSame(van, { ...van, ...other }, photo), JSON.stringify(other));
  });

  it('holds a year of building for that of the registration after it', () => {
    const photos = { own: [2, 2], shared: 2 } as const;
    assert.ok(isSame(van, { ...van, year: 2022 }, photos));
  });

  it('is refused by another place, however alike the rest', () => {
    assert.ok(!isSame(van, moved(van, 6_000), { own: [4, 4], shared: 4 }));
    assert.ok(isSame(van, moved(van, 6_000, 1_500), { own: [4, 4], shared: 4 }), 'approximate');
  });

  it('is told of campsites by their campsite of OpenStreetMap, whatever each shows', () => {
    assert.ok(isSame(site, { ...site, name: 'camping am see' }, { own: [5, 5], shared: 0 }));
    assert.ok(!isSame(site, { ...site, osmRef: 'way/9' }, { own: [2, 2], shared: 2 }));
  });

  it('names what speaks for and against it, and leaves out what says nothing', () => {
    const { reasons } = likenessOf(silent, { ...van, seats: 5 }, { own: [2, 2], shared: 2 });
    assert.deepEqual(Object.keys(reasons), ['position', 'photos']);
    assert.ok(likenessOfTraits(van, { ...van, year: 2015 }).points > HOPELESS_POINTS);
    assert.ok(likenessOfTraits(van, moved(van, 9_000)).points < HOPELESS_POINTS);
  });
});

describe('the distance of two listings', () => {
  it('is measured in metres, between the edges of approximate positions', () => {
    assert.equal(Math.round(metresApart(van, moved(van, 1_000))), 1_000);
    assert.equal(Math.round(metresApart(van, moved(van, 1_000, 400))), 600);
    assert.equal(metresApart(van, moved(van, 1_000, 1_500)), 0);
  });
});

describe('a photo', () => {
  const held = (...holders: [id: number, partnerId: number][]) =>
    holders.map(([id, partnerId]) => ({ id, partnerId }));

  it('is common when a partner uses it twice, or more than three listings have it', () => {
    assert.ok(!isCommon(held([1, 1], [2, 2])));
    assert.ok(isCommon(held([1, 1], [2, 1])));
    assert.ok(!isCommon(held([1, 1], [2, 2], [3, 3])));
    assert.ok(isCommon(held([1, 1], [2, 2], [3, 3], [4, 4])));
  });

  it('counts once for a listing that shows it twice', () => {
    assert.ok(!isCommon(held([1, 1], [1, 1], [2, 2])));
  });
});
