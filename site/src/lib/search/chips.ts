import type { RelaxedFilter, PageFilter } from '#lib/services.ts';
import { filterWords, valueWords } from '#lib/listing/filter-words.ts';
import { formatDates } from '#lib/format/dates.ts';
import { vehicleLength } from '#lib/format/distances.ts';
import { money, minorUnitsIn } from '#lib/format/money.ts';
import { integer } from '#lib/format/numbers.ts';
import { flexibleOf, flexibleWords } from '#lib/stay/flexible.ts';
import type { FilterWords } from './filter-groups.ts';

/** A filter in force, in words, and the parameters without it. */
export interface Chip {
  label: string;
  without: URLSearchParams;
}

/** The parameters of location, dates and order, which have fields of their own. */
const NOT_FILTERS = new Set('q from to flex month stay people sort bounds near km view'.split(' '));

function dropped(params: URLSearchParams, pairs: [string, string?][]): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const [name, value] of pairs) rest.delete(name, value);
  return rest;
}

/** What the words of chips depend on. */
export interface ChipWords extends FilterWords {
  /** The currency of prices when no other is asked for; null where the results have several. */
  currency: string | null;
}

/** The chip of one parameter's filter; undefined if it has none. */
function chipWords(
  filter: PageFilter,
  [parameter, value]: [string, string],
  { t, locale, country }: ChipWords,
): string | undefined {
  switch (filter.kind) {
    case 'choice':
    case 'all of':
      return valueWords(t, filter, value);
    case 'flag':
      return t.search.filterTitles[filter.name];
    case 'at most': {
      const length = filter.unit === 'metres' && vehicleLength(locale, Number(value), country);
      return t.search.chips[filter.name](length || value);
    }
    case 'codes':
    case 'at least':
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
  { t, locale, currency: usual }: ChipWords,
): Chip[] {
  const [min, max] = ['price_min', 'price_max'].map((name) => params.get(name));
  if (!min && !max) return [];
  const currency = params.get('currency') ?? usual;
  const amount = (value: string | null | undefined) => {
    if (!value) return null;
    if (!currency) return integer(locale, Number(value));
    return money(locale, Number(value) * minorUnitsIn(currency), currency);
  };
  const label = t.search.priceChip(amount(min), amount(max));
  return [{ label, without: withoutFilter(filters, params, { filter: 'price' }) }];
}

/** Dates that are not exact as one chip, where they are asked for. */
function flexibleChip(params: URLSearchParams, { t, locale }: ChipWords): Chip[] {
  const label = flexibleWords(flexibleOf(params), t, locale);
  const without = dropped(params, [['flex'], ['month'], ['stay']]);
  return label === null ? [] : [{ label, without }];
}

/** The filters in force, in the order of the address; a price range is one. */
export function chipsOf(
  filters: readonly PageFilter[],
  params: URLSearchParams,
  words: ChipWords,
): Chip[] {
  const chips = [...flexibleChip(params, words), ...priceChip(filters, params, words)];
  for (const [name, value] of params) {
    const filter = filters.find(({ parameters }) => parameters.includes(name));
    const label = filter && chipWords(filter, [name, value], words);
    if (label) chips.push({ label, without: dropped(params, [[name, value]]) });
  }
  return chips;
}

/** The words of a filter that could be removed, as it was asked for: `Up to 6 m long`, `For 4`, `Bristol`. */
export function relaxedFilterWords(
  filters: readonly PageFilter[],
  params: URLSearchParams,
  { filter: name, value }: Pick<RelaxedFilter, 'filter' | 'value'>,
  words: ChipWords,
): string {
  const { t, locale } = words;
  const asked = (parameter: string) => params.get(parameter);
  const [from, to] = [asked('from'), asked('to')];
  if (name === 'price') return priceChip(filters, params, words)[0]?.label ?? filterWords(t, name);
  if (name === 'dates' && from && to) return formatDates(locale, from, to);
  if (name === 'dates') {
    return flexibleWords(flexibleOf(params), t, locale) ?? filterWords(t, name);
  }
  if (name === 'people' && asked('people')) return t.search.chips.people(asked('people')!);
  if (name === 'q') return asked('q') ?? filterWords(t, name);
  const filter = filters.find((one) => one.name === name);
  if (filter === undefined) return filterWords(t, name);
  const values = value === undefined ? params.getAll(name) : [value];
  const labels = values.flatMap((one) => chipWords(filter, [name, one], words) ?? []);
  return labels.length > 0 ? labels.join(', ') : filterWords(t, name);
}

/** The parameters without any filter: where, when and the order stay. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const kept = [...params].filter(([name]) => NOT_FILTERS.has(name));
  return new URLSearchParams(kept);
}

/** The parameters without one filter, or without one value of it. */
export function withoutFilter(
  filters: readonly PageFilter[],
  params: URLSearchParams,
  { filter: name, value }: Pick<RelaxedFilter, 'filter' | 'value'>,
): URLSearchParams {
  const filter = filters.find((one) => one.name === name);
  if (filter === undefined || value !== undefined) return dropped(params, [[name, value]]);
  return dropped(
    params,
    filter.parameters.map((parameter) => [parameter]),
  );
}
