import type { Locale } from '#lib/locale/locales.ts';
import type { Messages } from '#messages/index.ts';
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
