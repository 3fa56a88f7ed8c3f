import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCampsite, aListing } from '../builders/listing.ts';
import type { Partner, TestCampcairn } from '../support/campcairn.ts';
import { startWatchedCampcairn } from '../support/conformance.ts';
import {
  answered,
  booleanCase,
  enumCase,
  type FieldCase,
  integerCase,
  leftOut,
  numberCase,
  textCase,
  tryFields,
} from './field-cases.ts';

let campcairn: TestCampcairn;
let partner: Partner;
before(async () => {
  campcairn = await startWatchedCampcairn();
  partner = await campcairn.partner();
});
after(() => campcairn.stop());

const AMENITIES = `toilet shower hot_water kitchen fridge freezer oven microwave heating
  air_conditioning solar inverter awning bike_rack tv gps reversing_camera cruise_control isofix
  bedding kitchen_kit outdoor_furniture electric_hookup hardstanding waste_disposal drinking_water
  toilets showers laundry wifi swimming_pool playground shop restaurant bar dogs_allowed
  wheelchair_accessible ev_charging`.split(/\s+/);
const CLASSES = `compact_campervan campervan large_campervan low_profile coachbuilt a_class
  overland_4x4 touring_caravan static_caravan folding_camper trailer_tent`.split(/\s+/);
const PITCHES = 'tent caravan motorhome campervan glamping cabin static_caravan'.split(' ');

const part = (path: string): FieldCase => ({
  path,
  rule: 'may be left out or empty, which is the same',
  takes: [answered(leftOut, null), answered({}, null)],
  refuses: [null, [], 'x', 1],
});

describe('of the vehicle', () => {
  tryFields(() => partner, aListing({ vehicle: { seats: 2 } }), [
    part('vehicle'),
    enumCase('vehicle.vehicle_class', CLASSES),
    textCase('vehicle.make', 60, undefined),
    textCase('vehicle.model', 80, undefined),
    integerCase('vehicle.year', 1950, 2100),
    integerCase('vehicle.berths', 1, 12),
    integerCase('vehicle.seats', 1, 12),
    enumCase('vehicle.transmission', ['manual', 'automatic']),
    enumCase('vehicle.fuel', ['diesel', 'petrol', 'electric', 'hybrid', 'lpg']),
    numberCase('vehicle.length_m', 2, 20),
    numberCase('vehicle.height_m', 1, 5),
    numberCase('vehicle.width_m', 1, 3.5),
    integerCase('vehicle.weight_kg', 300, 20_000),
    textCase('vehicle.licence', 10, undefined),
  ]);

  it('is no part of a campsite, not even an empty one', async () => {
    for (const vehicle of [{}, { make: 'Fiat' }]) {
      const { status, body } = await partner.call('PUT', '/listings/a', aCampsite({ vehicle }));
      assert.equal(status, 422);
      assert.equal(body.error.details[0].path, 'vehicle');
    }
  });
});

const day = (path: string): FieldCase => ({
  path,
  rule: 'is a real day of any year, MM-DD',
  takes: ['01-01', '02-29', '12-31', '04-30', answered('', undefined)],
  refuses: [
    '02-30',
    '04-31',
    '13-01',
    '00-10',
    '01-00',
    '1-1',
    '2026-04-01',
    '04/01',
    '04-01 ',
    401,
    null,
  ],
});

const time = (path: string): FieldCase => ({
  path,
  rule: 'is a time of day, HH:MM',
  takes: ['00:00', '23:59', '14:30', answered('', undefined)],
  refuses: ['24:00', '23:60', '9:00', '14.00', '14:00:00', '2pm', ' 14:00', '14:00\n', 1400, null],
});

describe('of the campsite', () => {
  tryFields(() => partner, aCampsite({ campsite: { pitch_types: ['tent'] } }), [
    part('campsite'),
    {
      path: 'campsite.pitch_types',
      rule: 'are at most 7 of the pitch types',
      takes: [[], ['tent'], PITCHES],
      refuses: [[...PITCHES, 'tent'], 'tent', null, {}],
    },
    {
      path: 'campsite.pitch_types.0',
      rule: 'is a pitch type',
      takes: [],
      refuses: ['hut', 'Tent', null, 1],
    },
    integerCase('campsite.pitches', 1, 10_000),
    day('campsite.open_from'),
    day('campsite.open_to'),
    time('campsite.check_in'),
    time('campsite.check_out'),
  ]);

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

describe('of the amenities', () => {
  tryFields(() => partner, aListing({ amenities: ['wifi'] }), [
    {
      path: 'amenities',
      rule: 'are known keys, 60 at most, each counted once in the answer',
      takes: [
        [],
        AMENITIES,
        answered(leftOut, []),
        answered(['tv', 'gps', 'tv'], ['tv', 'gps']),
        answered(Array(60).fill('tv'), ['tv']),
      ],
      refuses: [Array(61).fill('tv'), 'wifi', null, {}],
    },
    {
      path: 'amenities.0',
      rule: 'is a known key',
      takes: ['wifi'],
      refuses: ['jacuzzi', 'WiFi', '', null, 1],
    },
  ]);
});

describe('of the policies', () => {
  const flags = ['pets_allowed', 'smoking_allowed', 'festivals_allowed', 'travel_abroad_allowed'];
  const more = ['one_way_available', 'instant_book', 'insurance_included'];
  tryFields(() => partner, aListing({ policies: { pets_allowed: true } }), [
    part('policies'),
    ...[...flags, ...more].map((flag) => booleanCase(`policies.${flag}`)),
    integerCase('policies.min_driver_age', 16, 99),
    {
      path: 'policies.mileage_included_per_day_km',
      rule: 'is an integer from 0 to 5000, null for unlimited, or not said',
      takes: [0, 5000, null, answered(leftOut, undefined)],
      refuses: [-1, 5001, 1.5, '100', '', true, []],
    },
    integerCase('policies.insurance_excess', 0),
    enumCase('policies.cancellation', ['flexible', 'moderate', 'strict', 'non_refundable']),
    textCase('policies.cancellation_text', 1000, undefined),
  ]);
});
