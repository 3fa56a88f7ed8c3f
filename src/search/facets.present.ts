import type { Facets, Histogram } from '@campcairn/column-index';
import type { PriceFacet, SearchAnswer } from './search.answers.ts';

const NO_PRICES: PriceFacet = { currency: null, bands: [], currencies: [], notStated: 0 };

/** Maps counts to facets by their names in answers; empty where nothing was counted. */
export function presentFacets(
  counted: Facets | null,
): Pick<SearchAnswer, 'facets' | 'prices' | 'dates'> {
  if (counted === null) return { facets: {}, prices: NO_PRICES, dates: null };
  const { facets, histograms, answers } = counted;
  const { dates } = answers;
  return {
    facets,
    prices: presentPrices(histograms.price!),
    dates: dates ? { available: dates.yes, ask: dates.open } : null,
  };
}

const presentPrices = ({ unit, bands, units, notStated }: Histogram): PriceFacet => ({
  currency: unit,
  bands,
  currencies: units,
  notStated,
});
