import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mappedVan } from '../../testing/mapped-van.ts';
import type { FeedSettings } from '../index.ts';

/** The price of a row of these columns, beside those of a van, or what is said against it. */
function priceOf(columns: Record<string, string>, settings: FeedSettings = {}): string {
  const mapped = mappedVan(columns, settings);
  assert.ok(mapped.kind === 'listing');
  const problem = mapped.problems[0];
  if (problem !== undefined) return `${problem.path} ${problem.message}`;
  const price = mapped.body['price'] as { from: number; unit: string } | undefined;
  return price === undefined ? 'none' : `${price.from} ${price.unit}`;
}

const SPEC = 'offers.priceSpecification';

/** A price of schema.org whose length of time is in a quantity. */
const per = (quantity: string, value: string, unitCode: string): Record<string, string> => ({
  [`${SPEC}.price`]: '560',
  [`${SPEC}.priceCurrency`]: 'GBP',
  [`${quantity}.value`]: value,
  [`${quantity}.unitCode`]: unitCode,
});

test("a price for schema.org's seven days or one week is a week's, one for three days is refused", () => {
  for (const quantity of [
    `${SPEC}.referenceQuantity`,
    `${SPEC}.eligibleDuration`,
    `${SPEC}.billingDuration`,
    'offers.eligibleDuration',
  ]) {
    assert.equal(priceOf(per(quantity, '7', 'DAY')), '56000 week');
    assert.equal(priceOf(per(quantity, '1', 'WEE')), '56000 week');
    assert.equal(priceOf(per(quantity, '1', 'DAY')), '56000 night');
    assert.match(priceOf(per(quantity, '3', 'DAY')), /neither for a night nor for a week: '3 DAY'/);
    assert.match(priceOf(per(quantity, '1', 'MON')), /neither for a night nor for a week: '1 MON'/);
    assert.match(priceOf(per(quantity, '2', 'WEE')), /neither for a night nor for a week/);
  }
  const spec = { [`${SPEC}.price`]: '560', [`${SPEC}.priceCurrency`]: 'GBP' };
  assert.equal(priceOf({ ...spec, [`${SPEC}.unitCode`]: 'WEE' }), '56000 week');
  assert.equal(priceOf({ ...spec, [`${SPEC}.unitCode`]: 'DAY' }), '56000 night');
  const sevenDays = { [`${SPEC}.unitCode`]: 'DAY', [`${SPEC}.referenceQuantity.value`]: '7' };
  assert.equal(priceOf({ ...spec, ...sevenDays }), '56000 week');
  assert.equal(priceOf({ ...spec, 'offers.eligibleDuration': 'P7D' }), '56000 week');
  assert.equal(priceOf({ ...spec, 'offers.eligibleDuration': 'P1W' }), '56000 week');
});

test('a price that another column has as the price per person is refused', () => {
  const awin = { search_price: '89.00', currency: 'GBP', merchant_product_id: 'v-1' };
  const withPerson = (text: string): string =>
    priceOf({ ...awin, 'Travel:price_per_person': text });
  assert.equal(withPerson(''), '8900 night');
  assert.equal(withPerson('44.50'), '8900 night');
  assert.equal(withPerson('0'), '8900 night');
  for (const text of ['89', '89.00', '89.00 GBP', 'yes', 'TRUE', '1']) {
    assert.match(withPerson(text), /^price\.unit is per person/, text);
  }
  const alone = { 'Travel:price_per_person': '44.50', currency: 'GBP' };
  assert.equal(priceOf({ merchant_product_id: 'v-1', ...alone }), 'none');
  for (const name of ['Travel:price_per_person', 'Preis pro Person']) {
    const chosen = { [name]: '44.50', currency: 'GBP' };
    const said = `price.unit is per person: '${name}'`;
    assert.equal(priceOf(chosen, { columns: { [name]: 'price' } }), said);
  }
});

test("a price for as many nights as a network's columns say is for a night or a week, or refused", () => {
  const forTime = (columns: Record<string, string>, settings?: FeedSettings): string =>
    priceOf({ price: '560', currency: 'EUR', ...columns }, settings);
  const awin = (text: string): string =>
    forTime({ merchant_product_id: 'v-1', 'Travel:duration': text });
  for (const week of [
    '7',
    '7.0',
    '7 nights',
    '7 Nächte',
    '1 week',
    '1 Woche',
    '1 semaine',
    'P7D',
  ]) {
    assert.equal(awin(week), '56000 week', week);
  }
  for (const night of ['1', '1 night', '1 nuit', 'P1D', '']) {
    assert.equal(awin(night), '56000 night', night);
  }
  for (const other of ['2 weeks', '1 month', '7-14', '7 nights / 8 days', '1 weekend', '14', '3']) {
    assert.match(awin(other), /^price\.unit is for another time than one or seven nights/, other);
  }
  const travel = { included_guests_count: '4', duration: '7' };
  assert.equal(forTime(travel), '56000 week');
  const stay = { daisycon_unique_id: 'v-1', duration_days: '8' };
  assert.match(forTime(stay), /another time than one or seven nights: '8'; set a unit/);
  assert.equal(forTime(stay, { unit: 'week' }), '56000 week');
  assert.equal(forTime({ ...stay, duration_nights: '7' }), '56000 week');
  assert.equal(forTime({ nights: '7' }), '56000 week');
});

test("a unit that only some of a row's offers have is no other offer's", () => {
  const offers = (prices: string[], units: string[]): string => {
    const mapped = mappedVan({
      'offers.price': prices,
      'offers.priceCurrency': 'GBP',
      'offers.eligibleDuration.unitCode': units,
    });
    assert.ok(mapped.kind === 'listing');
    return mapped.problems[0]?.message ?? JSON.stringify(mapped.body['price']);
  };
  assert.equal(
    offers(['560', '90'], ['WEE', 'DAY']),
    '{"from":56000,"currency":"GBP","unit":"week"}',
  );
  assert.match(offers(['560', '90'], ['WEE']), /is said of some prices only, of several: 'WEE'/);
});

test("Rakuten's sale is taken between its dates, its other price before and after", () => {
  const rakuten = (begins: string, ends: string): string =>
    priceOf({
      sku_number: 'v-1',
      'price.sale': '80.00',
      'price.sale@begin_date': begins,
      'price.sale@end_date': ends,
      'price.retail': '95.00',
      'price@currency': 'GBP',
    });
  assert.equal(rakuten('', ''), '8000 night');
  assert.equal(rakuten('2026-05-01', '2026-05-31'), '8000 night');
  assert.equal(rakuten('2026-03-01', '2026-03-31'), '9500 night');
  const other = {
    image_link: '',
    price: '95 GBP',
    sale_price: '80 GBP',
    sale_end_date: '2026-03-31',
  };
  assert.equal(priceOf(other), '9500 night');
  assert.equal(priceOf({ ...other, sale_end_date: '2026-12-31' }), '8000 night');
});

test('what a network says of the stock of an offer is heeded where it has it', () => {
  const isGone = (columns: Record<string, string>): boolean => mappedVan(columns).kind === 'gone';
  for (const [text, gone] of [
    ['0', true],
    ['1', false],
  ] as const) {
    assert.equal(
      isGone({ 'offers.productUrl': 'https://x.example', 'offers.inStock': text }),
      gone,
    );
  }
  const rakuten = (text: string) => isGone({ sku_number: '1', 'shipping.availability': text });
  assert.equal(rakuten('out-of-stock'), true);
  assert.equal(rakuten('in-stock'), false);
});
