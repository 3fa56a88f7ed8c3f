import { isCurrencyCode, PARTS_OF_UNIT, partsOfMinorUnit } from '../../listings/index.ts';
import type { SearchableRow } from '../index-row.sql.ts';
import type { Filter } from './filter.ts';
import { code, number } from './parameter.ts';

/** Bounds of the counted price bands, in whole units of the currency. */
const BANDS = [25, 50, 75, 100, 125, 150, 200, 300, 500];

/** The index column of nightly prices. */
export const PRICE = 'price';

/** The index column with the factor by which a calendar's prices become nightly prices (see `scaleOf`). */
export const PRICE_SCALE = 'price_scale';

/** The index column with the currency of the price. */
export const CURRENCY = 'currency';

/**
 * Tolerance in comparisons with `price_max`: smaller than any difference between two averages of nights,
 * and larger than the rounding error of one.
 */
const EPSILON = 1e-8;

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, i) => from + i * by);

/**
 * Lower edges of the price buckets, in units of the currency. A search asks for whole units, so the range
 * of most prices has an edge at each unit; the upper edges serve currencies such as the yen. The edges are
 * fixed, not derived from the loaded prices, so that an index that started empty is as fast as a loaded one.
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
      'Lowest price of a night, in whole units of `currency`, or of each listing’s own without it. With dates, the average night of the stay where a listing is free, else its price from.',
  },
  price_max: { ...number(0, 1_000_000), description: 'Highest price of a night, likewise.' },
  currency: {
    ...code('ISO 4217 code', (text) => /^[A-Z]{3}$/.test(text) && isCurrencyCode(text)),
    description:
      'The currency of the bounds; with a bound, prices in other currencies are left out.',
  },
};

/**
 * The filter by nightly price. A price in another currency than the requested one does not match; prices
 * are never converted. A listing without a price is kept as not stated. With dates, the price of a free
 * listing is the average of the nights of the stay (`daily` of the index's schema).
 */
export const price: Filter<'price', 'price', typeof parameters, null> = {
  name: 'price',
  kind: 'price',
  appliesTo: 'all',
  parameters,
  columns: {
    [PRICE]: { kind: 'number', edges: BUCKET_EDGES, read: nightlyPrice },
    [PRICE_SCALE]: { kind: 'code', read: scaleOf },
    [CURRENCY]: {
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
            column: PRICE,
            min,
            below: max === null ? null : max + EPSILON,
            unit: currency === null ? null : { column: CURRENCY, value: currency },
            notStated: 'keep',
          },
        ],
  facet: null,
  histogram: { name: 'price', column: PRICE, units: CURRENCY, bounds: BANDS },
  words: null,
  mostFirst: false,
  isStated: (row) => nightlyPrice(row) !== null,
  field: 'price.from',
  settle(values) {
    const { price_min: min, price_max: max } = values;
    if (min !== null && max !== null && min > max) {
      values.price_min = max;
      values.price_max = min;
    }
    return [];
  },
};

/**
 * The factor that turns one minor unit of a listing's price (a cent, per night or per week) into a nightly
 * price in `PARTS_OF_UNIT`ths of the currency unit; null for a listing without a price.
 */
function scaleOf({ currency, price_unit }: SearchableRow): number | null {
  return currency === null ? null : partsOfMinorUnit(currency, price_unit ?? 'night');
}

/**
 * The nightly price in units of its currency (89.5, not 8950); a weekly price is divided by 7. Null for a
 * listing without a price.
 */
function nightlyPrice(row: SearchableRow): number | null {
  const scale = scaleOf(row);
  if (row.price_from === null || scale === null) return null;
  return (row.price_from * scale) / PARTS_OF_UNIT;
}
