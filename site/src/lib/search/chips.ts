import type { RelaxedFilter, PageFilter } from '#lib/services.ts';
import { filterWords, valueWords } from '#lib/listing/filter-words.ts';
import { formatDates } from '#lib/format/dates.ts';
import { vehicleLength, walk } from '#lib/format/distances.ts';
import { money, minorUnitsIn } from '#lib/format/money.ts';
import { integer } from '#lib/format/numbers.ts';
import { flexibleOf, flexibleWords } from '#lib/stay/flexible.ts';
import type { FilterWords } from './filter-groups.ts';

/** The label of an active filter, and the parameters without it. */
export interface Chip {
  label: string;
  without: URLSearchParams;
}

/** Parameters of location, dates, order and settings, which have their own fields. */
const NOT_FILTERS = new Set(
  'q from to flex month stay people unstated sort bounds near km view typed trip more'.split(' '),
);

/** The sources of results: the listings of partners, and open-data campsites. */
const SOURCES = ['partners', 'openstreetmap'];

function dropped(params: URLSearchParams, pairs: [string, string?][]): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const [name, value] of pairs) rest.delete(name, value);
  return rest;
}

/** The context of a chip's label. */
export interface ChipWords extends FilterWords {
  /** Currency of prices when the search names none; null when the results have several. */
  currency: string | null;
}

/** Returns the label for one parameter; undefined if it has no chip. */
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
      const number = Number(value);
      const measure = {
        metres: () => vehicleLength(locale, number, country),
        kilometres: () => walk(locale, number * 1000),
        age: () => value,
      };
      return t.search.chips[filter.name](measure[filter.unit ?? 'age']());
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

/** Returns one chip for a price range, if there is one. */
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

/** Returns one chip for flexible dates, if there are any. */
function flexibleChip(params: URLSearchParams, { t, locale }: ChipWords): Chip[] {
  const label = flexibleWords(flexibleOf(params), t, locale);
  const without = dropped(params, [['flex'], ['month'], ['stay']]);
  return label === null ? [] : [{ label, without }];
}

/** Returns the chip of the place that a typed sentence names, if there is one. */
export function placeChip(params: URLSearchParams, place: string): Chip[] {
  if (!params.has('q') && !params.has('near')) return [];
  return [{ label: place, without: dropped(params, [['q'], ['near'], ['km']]) }];
}

/** Returns the chip of a number of people, which has a field of its own. */
export function peopleChip(params: URLSearchParams, { t }: ChipWords): Chip[] {
  const people = params.get('people');
  if (!people) return [];
  return [{ label: t.search.chips.people(people), without: dropped(params, [['people']]) }];
}

/** Returns the parameters with open-data campsites beside listings, or without them. */
export function withOpenData(params: URLSearchParams, areListed: boolean): URLSearchParams {
  const rest = dropped(params, [['source'], ['after'], ['page']]);
  if (areListed) for (const source of SOURCES) rest.append('source', source);
  return rest;
}

/** Returns the chips of active filters in the order of the URL. A price range is one chip. */
export function chipsOf(
  filters: readonly PageFilter[],
  params: URLSearchParams,
  words: ChipWords,
): Chip[] {
  const chips = [...flexibleChip(params, words), ...priceChip(filters, params, words)];
  for (const [name, value] of params) {
    // Every source at once is no filter.
    if (name === 'source' && SOURCES.every((source) => params.has('source', source))) continue;
    const filter = filters.find(({ parameters }) => parameters.includes(name));
    const label = filter && chipWords(filter, [name, value], words);
    if (label) chips.push({ label, without: dropped(params, [[name, value]]) });
  }
  return chips;
}

/** Labels a requested filter whose removal is suggested: `Up to 6 m long`, `For 4`, `Bristol`. */
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

/** Returns the parameters without any filter. Place, dates and order stay. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const kept = [...params].filter(([name]) => NOT_FILTERS.has(name));
  return new URLSearchParams(kept);
}

/** Returns the parameters that show what does not say whether it matches, or no longer show it. */
export function withUnsaid(params: URLSearchParams, isShown: boolean): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (isShown) changed.set('unstated', '1');
  else changed.delete('unstated');
  changed.delete('page');
  return changed;
}

/** Returns the parameters without one filter, or without one of its values. */
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
