import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { factsOf } from './campsite-tags.ts';

describe('the largest vehicle that a campsite of OpenStreetMap takes', () => {
  for (const [written, metres] of [
    ['7', 7],
    ['7.5 m', 7.5],
    ["23'", 7.01],
    [`9'6"`, 2.9],
    [`24' 11"`, 7.59],
    ["0'", null],
    [`9'12"`, null],
    ['7;8', null],
    ['long', null],
  ] as const) {
    it(`is ${metres === null ? 'not known' : `${metres} metres long`} where it says ${written}`, () => {
      const { maxLength, maxHeight } = factsOf({ maxlength: written, maxheight: written });
      assert.deepEqual([maxLength, maxHeight], [metres, metres]);
    });
  }
});

describe('what a campsite of OpenStreetMap costs', () => {
  for (const [tags, fee, charge] of [
    [{ fee: 'yes' }, true, null],
    [{ fee: 'no' }, false, null],
    [{ fee: '12 EUR' }, true, '12 EUR'],
    [{ fee: '5€' }, true, '5€'],
    [{ fee: '£7', charge: '£7 a night' }, true, '£7 a night'],
    [{ charge: '12 EUR/day' }, true, '12 EUR/day'],
    [{ fee: 'no', charge: '0 EUR' }, false, null],
    [{ charge: '0' }, false, null],
    [{ fee: '0 €' }, false, null],
    [{ fee: 'yes', charge: 'variable' }, true, null],
    [{ fee: 'interval' }, true, null],
    [{ fee: 'Apr-Sep 20:00-08:00' }, true, null],
    [{ fee: 'conditional' }, true, null],
    [{ fee: 'donation' }, 'donation', null],
    [{ charge: 'donation' }, 'donation', null],
    [{ fee: 'unknown' }, null, null],
    [{}, null, null],
  ] as const) {
    it(`is ${fee === null ? 'not known' : fee} of ${JSON.stringify(tags)}`, () => {
      const facts = factsOf(tags as Record<string, string>);
      assert.deepEqual([facts.fee, facts.charge], [fee, charge]);
    });
  }
});

describe('how many a campsite of OpenStreetMap takes', () => {
  for (const [capacity, pitches, text, persons] of [
    ['40', 40, null, null],
    ['ca. 50', 50, null, null],
    ['~ 50', 50, null, null],
    ['30 (estimated)', 30, null, null],
    ['120 emplacements', 120, null, null],
    ['1,200', 1200, null, null],
    ['20-30', null, '20–30', null],
    ['>100', null, '> 100', null],
    ['1500 personnes', null, null, 1500],
    ['10 static caravans & 45 pitches', null, '10 static caravans & 45 pitches', null],
    ['20;30', null, null, null],
    ['yes', null, null, null],
    ['0', null, null, null],
    ['1o', null, null, null],
    ['variable', null, null, null],
  ] as const) {
    it(`is read where it says ${capacity}`, () => {
      const facts = factsOf({ capacity });
      assert.deepEqual(
        [facts.capacity, facts.capacityText, facts.persons],
        [pitches, text, persons],
      );
    });
  }

  it('is said of each type of pitch, and says which there are', () => {
    const { capacities, pitchTypes, persons } = factsOf({
      'capacity:tents': '80',
      'capacity:caravans': '20',
      'capacity:motorhome': '12',
      'capacity:static_caravans': '0',
      'capacity:cabins': 'yes',
      'capacity:persons': '300',
    });
    assert.deepEqual(capacities, { tent: 80, caravan: 20, motorhome: 12 });
    assert.deepEqual(pitchTypes.yes, ['tent', 'caravan', 'motorhome', 'campervan', 'cabin']);
    assert.deepEqual([pitchTypes.no, persons], [['static_caravan'], 300]);
    assert.deepEqual(factsOf({ tents: '30', maxtents: '25' }).pitchTypes.yes, ['tent']);
    for (const many of ['ca. 50', '20-30', '>100']) {
      assert.deepEqual(factsOf({ 'capacity:tents': many }).pitchTypes.yes, ['tent'], many);
    }
    const chalets = factsOf({ 'capacity:camper': '8', 'capacity:chalets': '3' });
    assert.deepEqual(chalets.capacities, { motorhome: 8, cabin: 3 });
    assert.deepEqual(factsOf({ 'capacity:tents': 'no' }).pitchTypes.no, ['tent']);
    assert.deepEqual(factsOf({ tents: 'no', 'capacity:tents': '5' }).pitchTypes.no, ['tent']);
  });
});

describe('whom a campsite of OpenStreetMap takes', () => {
  for (const [access, ...all] of [
    [
      'groups',
      { scout: 'yes' },
      { scout: 'only' },
      { scouts: 'yes' },
      { group_only: 'yes' },
      { camp_site: 'scout' },
      { club: 'scout' },
      { designation: 'scouting' },
      { access: 'groups' },
    ],
    [
      'members',
      { access: 'members' },
      { access: 'members_only' },
      { membership: 'required' },
      { members_only: 'yes' },
    ],
    ['private', { access: 'private' }, { access: 'restricted' }],
    ['permit', { access: 'permit' }],
    [
      '',
      {},
      { scout: 'no' },
      { scout: 'welcome' },
      { group_only: 'no' },
      { access: 'customers' },
      { access: 'yes;members' },
      { membership: 'yes' },
    ],
  ] as const) {
    for (const tags of all) {
      it(`is ${access || 'everybody'} by ${JSON.stringify(tags)}`, () => {
        assert.equal(factsOf(tags as Record<string, string>).access.join(), access);
      });
    }
  }
});

describe('a campsite of OpenStreetMap', () => {
  it('is naturist where that is meant, and not where it is borne', () => {
    for (const nudism of ['yes', 'designated', 'obligatory', 'customary']) {
      assert.equal(factsOf({ nudism }).nudism, true, nudism);
    }
    assert.equal(factsOf({ naturism: 'yes' }).nudism, true);
    for (const nudism of ['no', 'permissive']) assert.notEqual(factsOf({ nudism }).nudism, true);
  });

  it('has what any value but no says, each of a list', () => {
    const { amenities } = factsOf({
      toilets: 'flush',
      shower: 'hot',
      internet_access: 'wired;wlan',
      drinking_water: 'seasonal',
      sanitary_dump_station: 'customers',
      power_supply: 'yes (6A)',
      laundry: 'none',
      bar: 'No',
      swimming_pool: 'https://pool.example',
      shop: '#',
      pets: 'allowed',
    });
    assert.deepEqual(amenities.yes.toSorted(), [
      'dogs_allowed',
      'drinking_water',
      'electric_hookup',
      'hot_water',
      'showers',
      'toilets',
      'waste_disposal',
      'wifi',
    ]);
    assert.deepEqual(amenities.no.toSorted(), ['bar', 'laundry']);
    assert.deepEqual(factsOf({ water_point: 'yes' }).amenities.yes, ['drinking_water']);
    assert.deepEqual(factsOf({ water_point: 'no' }).amenities.no, []);
  });

  it('takes one type alone where it says so', () => {
    const { yes, no } = factsOf({ tents: 'only' }).pitchTypes;
    assert.deepEqual(yes, ['tent']);
    assert.deepEqual(no, ['caravan', 'motorhome', 'campervan', 'cabin', 'static_caravan']);
  });

  it('is for motorhomes, and not for caravans for certain, as a stopover', () => {
    const stopover = { tourism: 'caravan_site', caravan_site: 'motorhome_stopover' };
    assert.deepEqual(factsOf(stopover).pitchTypes.yes, ['motorhome', 'campervan']);
    assert.deepEqual(factsOf({ ...stopover, trailer: 'no' }).pitchTypes.no, ['caravan']);
    assert.deepEqual(factsOf({ tourism: 'camp_site;caravan_site' }).pitchTypes.yes, [
      'caravan',
      'motorhome',
      'campervan',
    ]);
  });

  it('has the stars of its class', () => {
    for (const stars of ['3', '3*', '***', '3 (estimated)', '3 stars']) {
      assert.equal(factsOf({ stars }).stars, 3, stars);
    }
    for (const stars of ['0', '7', 'no', '3-4'])
      assert.equal(factsOf({ stars }).stars, null, stars);
  });
});
