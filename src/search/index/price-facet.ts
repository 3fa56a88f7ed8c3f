import type { CountedSet } from './facet-counter.ts';
import type { ListingIndex } from './listing-index.ts';
import { PRICE_BANDS } from './scales.ts';
import { type Selection, subselectionBy } from './selection.ts';
import { count, countIn } from './sets.ts';

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
 * @param found the matching listings, the price filter left out.
 */
export function priceFacet(
  index: ListingIndex,
  found: CountedSet,
  asked: string | null,
): PriceFacet {
  const { price, currency } = index.columns;
  const set = found.part();
  const currencies = currenciesOf(index, set, set.mask);
  const chosen = asked ?? currencies[0]?.value ?? null;
  const notStated = found.count(price.notStated);
  if (chosen === null) return { currency: null, bands: [], currencies, notStated };

  const priced = subselectionBy(set, currency.bitmap(chosen), 'in');
  const reaching = [
    count(priced, priced.mask),
    ...PRICE_BANDS.map((bound) => countIn(priced, priced.mask, price.reaching(bound))),
  ];
  const bands = [0, ...PRICE_BANDS].map((from, i) => ({
    from,
    to: PRICE_BANDS[i] ?? null,
    count: reaching[i]! - (reaching[i + 1] ?? 0),
  }));
  return { currency: chosen, bands, currencies, notStated };
}
