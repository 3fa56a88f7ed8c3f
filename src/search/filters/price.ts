import { currencyDecimals, isCurrencyCode } from '../../listings/index.ts';
import type { SearchableRow } from '../index-row.sql.ts';
import type { Filter } from './filter.ts';
import { code, number } from './parameter.ts';

/** Bounds of the counted price bands, in whole units of the currency. */
const BANDS = [25, 50, 75, 100, 125, 150, 200, 300, 500];

/** Smaller than any difference between two nightly prices (1/7000 of a unit: a mill divided by 7). */
const EPSILON = 1e-6;

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, i) => from + i * by);

/**
 * Lower edges of the price buckets, in units of the currency. Bounds are whole units, so there is an edge
 * at each one in the range of most prices; the upper ones are for currencies such as the yen. The scale is
 * fixed, so that an index that started empty is as fast as a loaded one.
 */
const BUCKET_EDGES = steps(1, 200, 1).concat(
  steps(205, 300, 5),
  [350, 400, 500, 750, 1000, 2500, 5000, 10_000, 100_000],
);

/** Maximum number of currencies in the index. */
const MAX_CURRENCIES = 200;

const parameters = {
  price_min: {
    ...number(0, 1_000_000),
    description:
      'Lowest price of a night, in whole units of `currency`, or of each listing’s own without it.',
  },
  price_max: { ...number(0, 1_000_000), description: 'Highest price of a night, likewise.' },
  currency: {
    ...code('ISO 4217 code', (text) => /^[A-Z]{3}$/.test(text) && isCurrencyCode(text)),
    description:
      'The currency of the bounds; with a bound, prices in other currencies are left out.',
  },
};

/**
 * Listings whose nightly price is within the bounds. A price in another currency than the requested one
 * does not match; a listing without a price is kept. Prices are never converted.
 */
export const price: Filter<'price', 'price', typeof parameters, null> = {
  name: 'price',
  kind: 'price',
  appliesTo: 'all',
  parameters,
  columns: {
    price: { kind: 'number', edges: BUCKET_EDGES, read: nightlyPrice },
    currency: {
      kind: 'enumeration',
      values: [],
      maxValues: MAX_CURRENCIES,
      read: ({ currency }) => currency,
    },
  },
  criteria: ({ price_min: min, price_max: max, currency }) =>
    min === null && max === null
      ? []
      : [
          {
            name: 'price',
            kind: 'between',
            column: 'price',
            min,
            below: max === null ? null : max + EPSILON,
            unit: currency === null ? null : { column: 'currency', value: currency },
            notStated: 'keep',
          },
        ],
  facet: null,
  histogram: { name: 'price', column: 'price', units: 'currency', bounds: BANDS },
  words: null,
  mostFirst: false,
  isStated: (row) => nightlyPrice(row) !== null,
  settle(values) {
    const { price_min: min, price_max: max } = values;
    if (min !== null && max !== null && min > max) {
      values.price_min = max;
      values.price_max = min;
    }
    return [];
  },
};

/** The nightly price in units of its currency (89.5, not 8950), a weekly one divided by 7; null for none. */
function nightlyPrice({ price_from, currency, price_unit }: SearchableRow): number | null {
  if (price_from === null || currency === null) return null;
  const nights = price_unit === 'week' ? 7 : 1;
  return price_from / nights / 10 ** currencyDecimals(currency);
}
