import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aCampsite, aFullCampervan, campsiteFields } from '../../../test/builders/listing.ts';
import { currencyDecimals } from '../codes.ts';
import { checkListing, type ListingInput } from '../listing.schema.ts';
import { readMoney, writeMoney } from './amounts.ts';
import { checkListingForm } from './check-form.ts';
import { controlOfProblem } from './controls.ts';
import { readListingForm } from './read-form.ts';
import { type ListingFields, writeListingForm } from './write-form.ts';

const stored = (body: unknown): ListingInput => {
  const checked = checkListing(body);
  assert.ok(checked.ok);
  return checked.value;
};

/** Returns the listing after its form was sent with other texts, or without some controls (null). */
function edited(listing: ListingInput, changes: Record<string, string[] | string | null>): unknown {
  const fields: Record<string, string | string[] | null> = {
    ...(writeListingForm(listing) as ListingFields),
    ...changes,
  };
  const form = new URLSearchParams();
  for (const [name, texts] of Object.entries(fields)) {
    if (texts !== null) for (const text of [texts].flat()) form.append(name, text);
  }
  return readListingForm(form, listing);
}

const van = stored(aFullCampervan({ osm_ref: 'node/1' }));
const site = stored(aCampsite({ campsite: campsiteFields }));

describe('an edited listing', () => {
  it('keeps what the form has no control for', () => {
    const form = new URLSearchParams({ title: 'Another title' });
    assert.deepEqual(readListingForm(form, van), { ...van, title: 'Another title' });
  });

  it('keeps the size of a picture by its address, in whichever row it stands', () => {
    const swapped = edited(van, {
      'images.0.url': 'https://vans.example/2.jpg',
      'images.0.alt': '',
      'images.0.width': null,
      'images.0.height': null,
      'images.1.url': 'https://vans.example/1.jpg',
      'images.1.alt': 'On the cliffs',
    });
    assert.deepEqual((swapped as ListingInput).images, [van.images[1], van.images[0]]);
  });

  it('keeps a text to the byte whose line ends alone a browser has changed', () => {
    const sent = stored({
      ...van,
      description: '\n\nOne\r\ntwo\rthree ',
      policies: { cancellation_text: '\r\nUntil noon.\r\n' },
    });
    const shown = { description: '\r\nOne\r\ntwo\r\nthree ' };
    const terms = { 'policies.cancellation_text': 'Until noon.\r\n' };
    assert.deepEqual(edited(sent, { ...shown, ...terms }), sent);
    assert.equal(
      (edited(sent, { ...terms, description: 'One\r\ntwo' }) as ListingInput).description,
      'One\ntwo',
    );
  });

  it('loses what was emptied: a field, a picture, a whole part', () => {
    const emptied = {
      ...Object.fromEntries(
        Object.keys(writeListingForm(van))
          .filter((name) => /^(?:price|rating|vehicle|images\.0)\./.test(name))
          .map((name) => [name, '']),
      ),
      description: '',
    };
    const left = edited(van, emptied) as ListingInput;
    assert.deepEqual(
      Object.keys(van).filter((key) => !(key in left)),
      ['description', 'price', 'vehicle', 'rating'],
    );
    assert.deepEqual(left.images, [van.images[1]]);
  });

  it('has its ticked boxes in the order they had, and what is added behind', () => {
    const listing = stored({ ...aFullCampervan(), amenities: ['tv', 'awning', 'gps'] });
    const ticked = ['', 'awning', 'fridge', 'gps', 'tv'];
    assert.deepEqual((edited(listing, { amenities: ticked }) as ListingInput).amenities, [
      'tv',
      'awning',
      'gps',
      'fridge',
    ]);
    assert.deepEqual((edited(listing, { amenities: [''] }) as ListingInput).amenities ?? [], []);
  });

  it('drops the part of the category that it had when that is not shown', () => {
    const document = readListingForm(new URLSearchParams({ category: 'caravan' }), site);
    assert.equal(checkListing(document).ok, true);
    assert.equal('campsite' in document, false);
    const other = readListingForm(new URLSearchParams({ category: 'campsite' }), van);
    assert.equal('vehicle' in other, false);
  });

  it('says of mileage nothing, a number or that it is unlimited', () => {
    const name = 'policies.mileage_included_per_day_km';
    const mileage = (texts: string[]) =>
      (edited(van, { [name]: texts }) as ListingInput).policies?.mileage_included_per_day_km;
    assert.equal(mileage(['', '']), undefined);
    assert.equal(mileage(['unlimited', '200']), null);
    assert.equal(mileage(['limited', '150']), 150);
    assert.equal(mileage(['', '150']), 150);
    const none = checkListing(edited(van, { [name]: ['limited', ''] }));
    assert.deepEqual(none, {
      ok: false,
      problems: [{ path: name, message: 'must be a whole number from 0 to 5000, or null' }],
    });
  });
});

describe('an amount', () => {
  it('is typed in normal units and kept in minor units of its currency', () => {
    const cases: [text: string, currency: string, minor: number, written: string][] = [
      ['95', 'GBP', 9500, '95.00'],
      ['95.5', 'GBP', 9550, '95.50'],
      ['95,50', 'GBP', 9550, '95.50'],
      ['0.07', 'GBP', 7, '0.07'],
      ['1.005', 'KWD', 1005, '1.005'],
      ['12000', 'JPY', 12_000, '12000'],
      ['90071992547409.91', 'GBP', Number.MAX_SAFE_INTEGER, '90071992547409.91'],
      ['0.29', 'GBP', 29, '0.29'],
      ['-1.10', 'GBP', -110, '-1.10'],
    ];
    for (const [text, currency, minor, written] of cases) {
      assert.equal(readMoney(text, currency), minor, text);
      assert.equal(writeMoney(minor, currencyDecimals(currency)), written, text);
    }
  });

  it('may stand with the sign or code of its currency, and with thousands set apart', () => {
    for (const [text, currency, minor] of [
      ['£95', 'GBP', 9500],
      [' £ 1,200.50 ', 'GBP', 120_050],
      ['95 GBP', 'GBP', 9500],
      ['gbp 95,5', 'GBP', 9550],
      ['95 pounds', 'GBP', 9500],
      ['1.200,50 €', 'EUR', 120_050],
      ['1\u202f200\u00a0€', 'EUR', 120_000],
      ["CHF 1'200", 'CHF', 120_000],
      ['1,200,000', 'GBP', 120_000_000],
      ['1,200', 'JPY', 1200],
      ['1,200', 'GBP', 120_000],
      ['1.200', 'EUR', 120_000],
    ] as const)
      assert.equal(readMoney(text, currency), minor, text);
  });

  it('of degrees may have a decimal comma with any number of digits behind', () => {
    for (const [lat, lng, point] of [
      ['53,3498', '-6,260', { lat: 53.3498, lng: -6.26 }],
      [' 50,415 ', '-0,1234567', { lat: 50.415, lng: -0.1234567 }],
      ['53,3498, -6,2603', '1,000,000', { lat: '53,3498, -6,2603', lng: '1,000,000' }],
    ] as const) {
      const form = new URLSearchParams({ 'location.lat': lat, 'location.lng': lng });
      assert.deepEqual(readListingForm(form).location, point);
    }
  });

  it('that is none, or that could be two, is refused with what to type', () => {
    const priced = (from: string, currency: string) => {
      const form = new URLSearchParams({ 'price.from': from, 'price.currency': currency });
      const { result } = checkListingForm(form);
      assert.ok(!result.ok);
      return result.problems.find(({ path }) => path === 'price.from')?.message;
    };
    const inPounds = 'must be an amount in GBP, typed like 1200 or 95.50';
    for (const text of [
      '1.200',
      '95.005',
      '€95',
      '$95',
      '-£95',
      '-95',
      '£95 a night',
      '95 to 120',
      '12,34,56',
      'ninety',
    ])
      assert.equal(priced(text, 'gbp'), inPounds, text);
    assert.equal(priced('95.5', 'JPY'), 'must be an amount in JPY, typed like 1200');
    assert.equal(priced('1,2', 'KWD'), undefined);
    assert.equal(priced('x', 'KWD'), 'must be an amount in KWD, typed like 1200 or 95.500');
    assert.equal(priced('$95', ''), 'must be an amount, typed like 1200 or 95.50');
    assert.equal(priced('1e20', 'GBP'), 'must be at most 9007199254740991');
  });
});

describe('a problem', () => {
  it('stands at its control, that of one box at the group', () => {
    assert.equal(controlOfProblem('amenities.3'), 'amenities');
    assert.equal(controlOfProblem('campsite.pitch_types.0'), 'campsite.pitch_types');
    assert.equal(controlOfProblem('images.0.url'), 'images.0.url');
    assert.equal(controlOfProblem('vehicle'), 'vehicle');
  });
});
