import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  aCampsite,
  aFullCampsite,
  aFullCampervan,
  campsiteFields,
} from '../../../test/builders/listing.ts';
import { checkListing, type ListingInput } from '../listing.schema.ts';
import { checkListingForm } from './check-form.ts';
import { API_MANNER, type FormManner, localFields } from './typed-form.ts';
import { writeListingForm } from './write-form.ts';

const BRITISH: FormManner = { country: 'GB', decimalComma: false };
const GERMAN: FormManner = { country: 'DE', decimalComma: true };

type Texts = Record<string, string | string[]>;

const formOf = (fields: Texts): URLSearchParams => {
  const form = new URLSearchParams();
  for (const [name, texts] of Object.entries(fields))
    for (const text of [texts].flat()) form.append(name, text);
  return form;
};

const MILEAGE = 'policies.mileage_included_per_day_km';

const VAN: Texts = {
  category: 'campervan',
  title: 'Bramble, a van for two',
  url: 'https://vans.example/bramble',
  'location.lat': '51.4545',
  'location.lng': '-2.5879',
};
const SITE: Texts = { ...VAN, category: 'campsite' };

const at = (document: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);

/** The stored value of what was typed; the messages' rules where it is refused. */
function read(base: Texts, fields: Texts, path: string, manner = BRITISH): unknown {
  const { result } = checkListingForm(formOf({ ...base, ...fields }), { manner });
  return result.ok
    ? at(result.value, path)
    : result.problems.map((problem) => `${problem.path}: ${problem.rule}`).join(', ');
}

describe('what a person types', () => {
  it('as a price is stored in minor units of the chosen currency', () => {
    for (const [typed, currency, minor] of [
      ['£95,50', 'GBP', 9550],
      ['£750', 'GBP', 75_000],
      ['1,000', 'GBP', 100_000],
      ['£1,000', 'GBP', 100_000],
      ['95.5', 'GBP', 9550],
      ['1.000,50 €', 'EUR', 100_050],
      ['1.000', 'EUR', 100_000],
      ['1\u2009000,50', 'EUR', 100_050],
      ['1\u202f200', 'EUR', 120_000],
      ['€ 95', '', 9500],
      ['1,000', 'JPY', 1000],
    ] as const)
      assert.equal(
        read(VAN, { 'price.from': typed, 'price.currency': currency }, 'price.from'),
        minor,
        typed,
      );
  });

  it('as a price that could be two, or has another sign, is not guessed at', () => {
    for (const [typed, rule] of [
      ['95.005', 'money'],
      ['1.200', 'money'],
      ['95 to 120', 'money'],
      ['ninety', 'money'],
      ['-95', 'money'],
      ['€95', 'money_currency'],
    ] as const)
      assert.equal(
        read(VAN, { 'price.from': typed, 'price.currency': 'GBP' }, 'price.from'),
        `price.from: ${rule}`,
        typed,
      );
  });

  it('of a price is nothing while only its currency is chosen', () => {
    const chosen = { 'price.from': '', 'price.currency': 'GBP', 'price.unit': 'week' };
    assert.equal(read(VAN, chosen, 'price'), undefined);
    assert.equal(read(VAN, { ...chosen, 'price.deposit': '500' }, 'price'), 'price.from: needed');
  });

  it('as an address is completed', () => {
    for (const [typed, stored] of [
      ['www.vans.example', 'https://www.vans.example'],
      ['vans.example/x?y=1', 'https://vans.example/x?y=1'],
      [' vans.example ', 'https://vans.example'],
      ['//vans.example/x', 'https://vans.example/x'],
      ['http://vans.example', 'https://vans.example'],
      ['bücher.example', 'https://bücher.example'],
      ['HTTPS://Vans.Example/X', 'HTTPS://Vans.Example/X'],
      ['ftp://vans.example', 'url: address'],
      ['office@vans.example', 'url: address'],
      ['vans', 'url: address'],
      ['javascript:alert(1)', 'url: address'],
    ] as const)
      assert.equal(read(VAN, { url: typed }, 'url'), stored, typed);
  });

  it('as a day of the season is read in any order, and picked', () => {
    for (const [typed, stored] of [
      [['1', '4'], '04-01'],
      [['29', '2'], '02-29'],
      ['1 April', '04-01'],
      ['1st of April', '04-01'],
      ['April 1', '04-01'],
      ['1er avril', '04-01'],
      ['1. Mai', '05-01'],
      ['31 de octubre', '10-31'],
      ['31/10', '10-31'],
      ['10/31', '10-31'],
      ['31.10.', '10-31'],
      ['5/4', '04-05'],
      ['04-01', '04-01'],
      [['', ''], undefined],
      [['1', ''], 'campsite.open_from: day'],
      [['31', '4'], 'campsite.open_from: day'],
      ['31 April', 'campsite.open_from: day'],
      ['in spring', 'campsite.open_from: day'],
      ['ma', 'campsite.open_from: day'],
    ] as const)
      assert.equal(
        read(SITE, { 'campsite.open_from': [typed].flat() }, 'campsite.open_from'),
        stored,
        String(typed),
      );
    const american = { country: 'US', decimalComma: false };
    assert.equal(
      read(SITE, { 'campsite.open_from': '4/5' }, 'campsite.open_from', american),
      '04-05',
    );
  });

  it('as a time is read with or without minutes', () => {
    for (const [typed, stored] of [
      ['14:00', '14:00'],
      ['14.30', '14:30'],
      ['14h', '14:00'],
      ['2pm', '14:00'],
      ['2.30 p.m.', '14:30'],
      ['12 am', '00:00'],
      ['9', '09:00'],
      ['noon', '12:00'],
      ['25:00', 'campsite.check_in: time'],
      ['13pm', 'campsite.check_in: time'],
      ['late', 'campsite.check_in: time'],
    ] as const)
      assert.equal(read(SITE, { 'campsite.check_in': typed }, 'campsite.check_in'), stored, typed);
  });

  it('as a length is stored in metres', () => {
    for (const [typed, stored] of [
      ['5.99', 5.99],
      ['5,99 m', 5.99],
      ['5m99', 5.99],
      ['599 cm', 5.99],
      ['5 990 mm', 'vehicle.length_m: length'],
      ['5990mm', 5.99],
      ['19 ft 8 in', 5.99],
      ['19\' 8"', 5.99],
      ['19’8”', 5.99],
      ['19ft', 5.79],
      ['20 feet', 6.1],
      ['236 in', 5.99],
      ['6', 6],
      ['long', 'vehicle.length_m: length'],
      ['30 m', 'vehicle.length_m: length'],
    ] as const)
      assert.equal(read(VAN, { 'vehicle.length_m': typed }, 'vehicle.length_m'), stored, typed);
  });

  it('as a distance is stored in kilometres', () => {
    for (const [typed, stored] of [
      [['limited', '100', 'mi'], 161],
      [['limited', '100', 'km'], 100],
      [['', '1,000', 'km'], 1000],
      [['limited', '124.3', 'mi'], 200],
      [['limited', '200 km', 'mi'], 200],
      [['limited', '100 miles', 'km'], 161],
      [['unlimited', '', 'mi'], null],
      [['', '', 'mi'], undefined],
      [['limited', '', 'mi'], `${MILEAGE}: mileage_missing`],
      [['limited', 'many', 'mi'], `${MILEAGE}: mileage`],
    ] as const)
      assert.equal(read(VAN, { [MILEAGE]: [...typed] }, MILEAGE), stored, String(typed));
  });

  it('as a number may have its unit and its thousands', () => {
    for (const [path, typed, stored] of [
      ['vehicle.weight_kg', '3,500 kg', 3500],
      ['vehicle.weight_kg', '3.5 t', 3500],
      ['vehicle.weight_kg', '3 500', 3500],
      ['policies.min_driver_age', '21+', 21],
      ['policies.min_driver_age', '2.5', 'policies.min_driver_age: whole_number'],
      ['vehicle.berths', '4 people', 4],
      ['vehicle.berths', 'four', 'vehicle.berths: whole_number'],
      ['vehicle.berths', '40', 'vehicle.berths: whole_number'],
    ] as const)
      assert.equal(read(VAN, { [path]: typed }, path), stored, typed);
  });

  it('as a position may be pasted whole, or have its directions', () => {
    for (const [lat, lng, stored] of [
      ['51.4545, -2.5879', '', { lat: 51.4545, lng: -2.5879 }],
      ['51.4545° N, 2.5879° W', '', { lat: 51.4545, lng: -2.5879 }],
      ['51,4545', '-2,5879', { lat: 51.4545, lng: -2.5879 }],
      ['51.4545 N', '2.5879 W', { lat: 51.4545, lng: -2.5879 }],
    ] as const) {
      const { document } = checkListingForm(formOf({ 'location.lat': lat, 'location.lng': lng }));
      assert.deepEqual(document.location, stored, lat);
    }
  });

  it('of the part that the category does not have is left out', () => {
    assert.equal(read(SITE, { 'vehicle.berths': '4' }, 'vehicle'), undefined);
    assert.equal(read(VAN, { 'campsite.pitches': '4' }, 'campsite'), undefined);
  });
});

describe('a fault', () => {
  it('makes one problem, of what is to be done', () => {
    const empty = { category: '', title: ' ', url: '', 'location.lat': '', 'location.lng': '' };
    const { result } = checkListingForm(formOf(empty));
    assert.ok(!result.ok);
    assert.deepEqual(
      result.problems.map(({ path, rule }) => `${path}: ${rule}`),
      ['category: needed', 'title: needed', 'url: needed', 'location.lat: position'],
    );
    assert.equal(read(VAN, { title: 'Van' }, ''), 'title: too_short');
    assert.equal(read(VAN, { description: '<b>A van</b>' }, ''), 'description: html');
    assert.equal(read(VAN, { 'images.4.url': 'ftp://x' }, ''), 'images.0.url: address');
    assert.equal(read(VAN, { 'rating.value': '4,7' }, ''), 'rating.count: needed');
  });
});

describe('a listing that is opened and saved as it is', () => {
  const policies = { mileage_included_per_day_km: 161, insurance_excess: 123_456 };
  const full: [name: string, body: unknown][] = [
    ...(['campervan', 'motorhome', 'caravan'] as const).map((category): [string, unknown] => [
      category,
      aFullCampervan({ category, osm_ref: 'node/1' }),
    ]),
    ['campsite', aFullCampsite({ osm_ref: 'way/7', status: 'paused' })],
    ['campsite with rules of vehicles', aCampsite({ campsite: campsiteFields, policies })],
    ['odd spellings', aFullCampervan({ url: 'HTTPS://A.Example:8443/Ä b?x', title: ' A  van ' })],
    ['dinars', aFullCampervan({ price: { from: 1234, currency: 'KWD' } })],
    ['yen', aFullCampervan({ price: { from: 12_000, currency: 'JPY', unit: 'week' } })],
  ];
  for (let kilometres = 0; kilometres <= 5000; kilometres += 617)
    full.push([
      `${kilometres} km`,
      aFullCampervan({ policies: { mileage_included_per_day_km: kilometres } }),
    ]);

  it('is what it was, in every spelling', () => {
    for (const [name, body] of full) {
      const checked = checkListing(body);
      assert.ok(checked.ok, name);
      const stored: ListingInput = checked.value;
      for (const manner of [API_MANNER, BRITISH, GERMAN]) {
        const shown = localFields(writeListingForm(stored), manner);
        const { result } = checkListingForm(formOf(shown), { stored, manner });
        assert.ok(result.ok, name);
        assert.deepEqual(result.value, stored, name);
        // Added anew, what is shown is read as the same.
        const added = checkListingForm(formOf(shown), { manner }).result;
        assert.ok(added.ok, `${name} ${JSON.stringify(added)}`);
        assert.deepEqual(added.value.policies, stored.policies, name);
        assert.deepEqual(added.value.price, stored.price, name);
        assert.deepEqual(added.value.campsite, stored.campsite, name);
        assert.deepEqual(added.value.vehicle, stored.vehicle, name);
      }
    }
  });
});
