import type { Locale } from '#lib/locale/locales.ts';
import type { Messages } from '#messages/index.ts';
import type { PageFilter } from '#lib/services.ts';
import type { SearchView } from './view.ts';
import { currencySymbol } from '#lib/format/money.ts';

/** Explains how sorting by price compares cards; null if no explanation is needed. */
export function priceOrderWords(
  { sort, answers, prices }: Pick<SearchView, 'sort' | 'answers' | 'prices'>,
  { search }: Messages,
  locale: Locale,
): string | null {
  if (sort !== 'price') return null;
  const all = [prices.currency, ...prices.currencies.map(({ value }) => value)];
  const symbols = [...new Set(all)].flatMap((code) => (code ? [currencySymbol(locale, code)] : []));
  const mixed = answers !== null && answers.available + answers.min_nights > 0 && answers.ask > 0;
  const sentences = [
    answers === null ? null : mixed ? search.orderMixed : search.orderNights,
    symbols.length > 1 ? search.orderCurrencies(symbols[0]!, symbols.slice(1).join(', ')) : null,
  ].filter((sentence) => sentence !== null);
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/** Every result states these filters; the availability for dates has headings in the list instead. */
const ALWAYS_STATED = new Set<string>(['category', 'source', 'dates']);

/**
 * Describes how many results state a match for all filters, and how many do not state some of them.
 * Returns null when all results state a match, or when only their availability differs.
 */
export function statedWords(
  { answers, stated, total }: Pick<SearchView, 'answers' | 'stated' | 'total'>,
  filters: readonly PageFilter[],
  params: URLSearchParams,
  { search }: Messages,
): string | null {
  const isAsked = filters.some(
    ({ name, parameters }) =>
      !ALWAYS_STATED.has(name) && parameters.some((parameter) => params.has(parameter)),
  );
  // Results with a longer minimum stay have a heading with their own count.
  const open = total - stated - (answers?.min_nights ?? 0);
  if (!isAsked || open <= 0) return null;
  if (stated === 0) return search.statedByNone(open);
  return answers === null
    ? search.statedAnswer(stated, open)
    : search.statedWithDates(stated, open);
}
