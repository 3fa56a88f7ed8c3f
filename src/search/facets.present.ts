import type { Facets, Histogram } from '@campcairn/column-index';
import { openDataIn } from './osm-campsites.ts';
import type { PriceFacet, SearchAnswer } from './search.answers.ts';

const NO_PRICES: PriceFacet = { currency: null, bands: [], currencies: [], notStated: 0 };

/**
 * Presents the counts of the index under their names in answers; empty where nothing was counted.
 * @param hasOpenData Whether open-data campsites are among the results. They have no calendar, so the index counts them
 * as `open`; here they are counted as `open_data` instead.
 */
export function presentFacets(
  counted: Facets | null,
  hasOpenData: boolean,
): Pick<SearchAnswer, 'facets' | 'prices' | 'answers'> {
  if (counted === null) return { facets: {}, prices: NO_PRICES, answers: null };
  const { facets, histograms, answers } = counted;
  const openData = hasOpenData ? openDataIn(facets) : 0;
  return {
    facets,
    prices: presentPrices(histograms.price!),
    answers: answers && {
      available: answers.yes,
      ask: answers.open - openData,
      open_data: openData,
      min_nights: answers.short,
      closed: answers.outside,
    },
  };
}

const presentPrices = ({ unit, bands, units, notStated }: Histogram): PriceFacet => ({
  currency: unit,
  bands,
  currencies: units,
  notStated,
});
