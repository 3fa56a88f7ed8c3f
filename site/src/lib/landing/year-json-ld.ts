import { addDays, firstAfterMonth } from '#lib/format/dates.ts';
import { minorUnitsIn } from '#lib/format/money.ts';
import type { YearView } from './year-view.ts';

/**
 * The prices of the months to come in schema.org's vocabulary, each as the page shows it: what a night costs at least, of how
 * many, in one currency. Null where no price is known.
 * @param page the page's address, absolute.
 */
export function yearJsonLd({ months }: YearView, name: string, page: string): object | null {
  const offers = months.flatMap(({ month, params, prices }) =>
    prices.map(({ currency, count, lowest }) => ({
      '@type': 'AggregateOffer',
      url: `${page}?${params}`,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availabilityStarts: `${month}-01`,
      availabilityEnds: addDays(firstAfterMonth(month), -1),
      offerCount: count,
      lowPrice: lowest / minorUnitsIn(currency),
      priceCurrency: currency,
    })),
  );
  if (offers.length === 0) return null;
  return { '@context': 'https://schema.org', '@type': 'Service', name, url: page, offers };
}
