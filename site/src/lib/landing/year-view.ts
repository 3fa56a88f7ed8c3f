import { addDays, dayOf, firstAfterMonth, formatDate } from '#lib/format/dates.ts';
import { minorUnitsIn } from '#lib/format/money.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { Category, MonthAhead, YearAhead } from '#lib/services.ts';

/** One of the next months, as the page shows it. */
export interface MonthView extends MonthAhead {
  /**
   * Labels: `May`, abbreviated; the year if it begins with this month, otherwise null; and `May
   * 2027`.
   */
  short: string;
  year: string | null;
  name: string;
  /** Query string of the page that lists the results with a free week in the month. */
  params: string;
  /** Whether the page currently shows this month. */
  isAsked: boolean;
  /** Shares of listings that are free and that are open, from 0 to 1. */
  freePart: number;
  openPart: number;
}

/** The next months, as the page shows them. */
export interface YearView {
  /** Whether the chart shows opening seasons. Campsites have seasons, vehicles do not. */
  hasSeasons: boolean;
  /** Numbers of listings with and without a calendar, and of open-data campsites. */
  saying: number;
  silent: number;
  openData: number;
  months: MonthView[];
}

/** Parameters of dates, which a month replaces. */
const OF_DATES = ['from', 'to', 'flex', 'month', 'stay', 'ask'];

/**
 * Prepares the availability of the next months for the page; returns null when no calendar or
 * season is known.
 * @param asked the parameters of the page, without those that its path implies.
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
  const isWeek = ['', 'week', '7'].includes(asked.get('stay') ?? '');
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
 * Describes the lowest nightly price of each month in schema.org's vocabulary, in one currency.
 * Returns null when no price is known.
 * @param page the absolute URL of the page.
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
