import { addDays, dayOf, firstAfterMonth, formatDate } from '#lib/format/dates.ts';
import { minorUnitsIn } from '#lib/format/money.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { Category, MonthAhead, YearAhead } from '#lib/services.ts';

/** One of the months to come as its page shows it. */
export interface MonthView extends MonthAhead {
  /** `May`, abbreviated, its year where a year begins, and `May 2027`. */
  short: string;
  year: string | null;
  name: string;
  /** The parameters of the page that lists what has a free week in it. */
  params: string;
  /** Whether the page lists it. */
  isAsked: boolean;
  /** The shares that are free and that are open, from 0 to 1. */
  freePart: number;
  openPart: number;
}

/** The months to come as their page shows them. */
export interface YearView {
  /** Whether the year shows what is open: campsites have seasons, vehicles have none. */
  hasSeasons: boolean;
  /** Listings whose calendar says something, those whose calendar says nothing, and open-data campsites. */
  saying: number;
  silent: number;
  openData: number;
  months: MonthView[];
}

/** The parameters of dates, which a month replaces. */
const OF_DATES = ['from', 'to', 'flex', 'month', 'stay', 'ask'];

/**
 * Maps what results say to the months to come to what their page shows; null where no calendar and no season says anything.
 * @param asked the parameters that the page was asked with, without those that its path stands for.
 */
export function yearView(
  year: YearAhead | null,
  category: Category,
  asked: URLSearchParams,
  locale: Locale,
): YearView | null {
  if (year === null) return null;
  const { listings, openData, saying, months } = year;
  const hasSeasons = category === 'campsite';
  const statesSeason = months.some(({ open, closed }) => open + closed > 0);
  if (saying === 0 && !(hasSeasons && statesSeason)) return null;
  const kept = new URLSearchParams(asked);
  for (const name of OF_DATES) kept.delete(name);
  const isWeek = asked.get('stay') !== 'weekend';
  const whole = hasSeasons
    ? Math.max(...months.map(({ open, closed }) => open + closed))
    : Math.max(saying, 1);
  return {
    hasSeasons,
    saying,
    silent: listings - saying,
    openData,
    months: months.map((one, at) => {
      const first = dayOf(`${one.month}-01`);
      const isFirstOfYear = at === 0 || one.month.endsWith('-01');
      return {
        ...one,
        short: formatDate(locale, 'monthName', first),
        year: isFirstOfYear ? formatDate(locale, 'year', first) : null,
        name: formatDate(locale, 'month', first),
        params: new URLSearchParams([...kept, ['month', one.month]]).toString(),
        isAsked: isWeek && asked.get('month') === one.month,
        freePart: one.free / whole,
        openPart: hasSeasons ? one.open / whole : 0,
      };
    }),
  };
}

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
