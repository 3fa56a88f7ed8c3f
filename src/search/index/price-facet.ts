import type { ListingIndex } from './listing-index.ts';
import { PRICE_BANDS } from './scales.ts';
import { countIn, type Selection } from './selection.ts';
import { keepBitmap } from './sets.ts';

/** Prices of a night, in one currency: they are never converted, so never counted together. */
export interface PriceFacet {
  /** The currency of the bands; null when no listing states a price. */
  currency: string | null;
  /** Whole units, `from` inclusive, `to` exclusive; the last has no end. */
  bands: { from: number; to: number | null; count: number }[];
  /** How many listings state their price in each currency, the most frequent first. */
  currencies: { value: string; count: number }[];
  notStated: number;
}

/** The currencies that listings of a set state, the most frequent first. */
export function currenciesOf(
  { columns: { currency } }: ListingIndex,
  selection: Selection,
  set: Int32Array,
): { value: string; count: number }[] {
  return currency.values
    .map((value) => ({ value, count: countIn(selection, set, currency.bitmap(value)!) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/**
 * Counts price bands in the currency that was asked for, or else in the most frequent one.
 * @param set the matching listings, the price filter left out.
 */
export function priceFacet(
  index: ListingIndex,
  selection: Selection,
  set: Int32Array,
  asked: string | null,
): PriceFacet {
  const { price, currency } = index.columns;
  const currencies = currenciesOf(index, selection, set);
  const chosen = asked ?? currencies[0]?.value ?? null;
  const notStated = countIn(selection, set, price.notStated);
  if (chosen === null) return { currency: null, bands: [], currencies, notStated };

  const inCurrency = selection.workspace.take();
  inCurrency.set(set.subarray(0, selection.size));
  keepBitmap(selection, inCurrency, currency.bitmap(chosen));
  const starts = [0, ...PRICE_BANDS];
  const bands = starts.map((from, i) => ({ from, to: starts[i + 1] ?? null, count: 0 }));
  for (const [bucket, bitmap] of price.buckets.entries()) {
    const start = bucket === 0 ? 0 : price.edges[bucket - 1]!;
    const band = bands.findLast(({ from }) => from <= start)!;
    band.count += countIn(selection, inCurrency, bitmap);
  }
  return { currency: chosen, bands, currencies, notStated };
}
