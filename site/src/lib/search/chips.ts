import type { Messages } from '#messages/index.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { Loosening, PageFilter } from '#lib/services.ts';
import { valueWords } from '#lib/listing/filter-words.ts';
import { money, minorUnitsIn } from '#lib/format/money.ts';
import { integer } from '#lib/format/numbers.ts';

/** A filter in force, in words, and the parameters without it. */
export interface Chip {
  label: string;
  without: URLSearchParams;
}

/** Parameters that are where and when and in which order, which have fields of their own. */
const NOT_FILTERS = new Set(['q', 'from', 'to', 'people', 'sort', 'bounds', 'near', 'km', 'view']);

function dropped(params: URLSearchParams, pairs: [string, string?][]): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const [name, value] of pairs) rest.delete(name, value);
  return rest;
}

/** A filter that is in force by one of its parameters, in words; undefined for what is no chip. */
function chipWords(
  filter: PageFilter,
  [parameter, value]: [string, string],
  t: Messages,
): string | undefined {
  switch (filter.kind) {
    case 'choice':
    case 'all of':
      return valueWords(t, filter, value);
    case 'flag':
      return t.search.filterTitles[filter.name];
    case 'codes':
    case 'at least':
    case 'at most':
      return t.search.chips[filter.name](value);
    case 'dates':
      return parameter === 'ask' ? t.search.hideAsk : undefined;
    default:
      return undefined;
  }
}

/** A price range as one chip, where there is one. */
function priceChip(
  filters: readonly PageFilter[],
  params: URLSearchParams,
  { search }: Messages,
  locale: Locale,
  usual: string | null,
): Chip[] {
  const [min, max] = ['price_min', 'price_max'].map((name) => params.get(name));
  if (!min && !max) return [];
  const currency = params.get('currency') ?? usual;
  const amount = (value: string | null | undefined) => {
    if (!value) return null;
    if (!currency) return integer(locale, Number(value));
    return money(locale, Number(value) * minorUnitsIn(currency), currency);
  };
  const label = search.priceChip(amount(min), amount(max));
  return [{ label, without: loosened(filters, params, { filter: 'price' }) }];
}

/**
 * The filters in force, in the order of the address; a price range is one. `usual` is the currency
 * of prices when no other is asked for, null where the results have several.
 */
export function chipsOf(
  filters: readonly PageFilter[],
  params: URLSearchParams,
  t: Messages,
  locale: Locale,
  usual: string | null,
): Chip[] {
  const chips = priceChip(filters, params, t, locale, usual);
  for (const [name, value] of params) {
    const filter = filters.find(({ parameters }) => parameters.includes(name));
    const label = filter && chipWords(filter, [name, value], t);
    if (label) chips.push({ label, without: dropped(params, [[name, value]]) });
  }
  return chips;
}

/** The parameters without any filter: where, when and the order stay. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const kept = [...params].filter(([name]) => NOT_FILTERS.has(name));
  return new URLSearchParams(kept);
}

/** The parameters without what a loosening names: one value, or all parameters of a filter. */
export function loosened(
  filters: readonly PageFilter[],
  params: URLSearchParams,
  { filter: name, value }: Pick<Loosening, 'filter' | 'value'>,
): URLSearchParams {
  const filter = filters.find((one) => one.name === name);
  if (filter === undefined || value !== undefined) return dropped(params, [[name, value]]);
  return dropped(
    params,
    filter.parameters.map((parameter) => [parameter]),
  );
}
