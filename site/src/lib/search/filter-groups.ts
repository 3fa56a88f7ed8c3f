import type { Messages } from '#messages/index.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { PageFilter } from '#lib/services.ts';
import { vehicleLength } from '#lib/format/distances.ts';
import { valueWords } from '#lib/listing/filter-words.ts';
import type { SearchView } from './view.ts';

/** One value of a filter, and how many results it would leave. */
export interface Choice {
  value: string;
  label: string;
  /** Results that state it. */
  count: number;
  /** Results that do not state this value, if that differs between values; they stay in. */
  notStated?: number;
  /** How many campsites of OpenStreetMap the value adds. */
  openData?: number;
  chosen: boolean;
}

/** A filter as the form shows it. */
export interface FilterGroup {
  name: string;
  title: string;
  choices: Choice[];
  /** Results that do not state it; they stay in whichever value is chosen. */
  notStated: number;
}

/** The filters of the form, without dates, people, price, and filters without a choice. */
export interface FilterForm {
  /** Boxes to tick that are about every listing, such as its category. */
  general: FilterGroup[];
  /** Filters that consist of one box. */
  flags: Choice[];
  /** Boxes to tick about campsites, then about vehicles. */
  special: FilterGroup[];
  /** Filters with one value from a list. */
  bounds: FilterGroup[];
  /** Boxes to tick, all of which a result has to match. */
  needed: FilterGroup[];
}

/** The language of filters, and the country asked for, whose road signs give the units. */
export interface FilterWords {
  t: Messages;
  locale: Locale;
  country: string;
}

/** A value of a filter in words. */
function labelOf(filter: PageFilter, value: string, { t, locale, country }: FilterWords): string {
  switch (filter.kind) {
    case 'flag':
      return t.search.filterTitles[filter.name];
    case 'at least':
      return t.search.atLeast(value);
    case 'at most':
      if (filter.unit === 'age') return t.search.ageValue(value);
      return t.search.atMost(vehicleLength(locale, Number(value), country));
    default:
      return valueWords(t, filter, value) ?? value;
  }
}

/** What the form shows of the filters, in the order in which they are given. */
export function filterForm(
  filters: readonly PageFilter[],
  { facets, osmCampsites }: Pick<SearchView, 'facets' | 'osmCampsites'>,
  params: URLSearchParams,
  words: FilterWords,
): FilterForm {
  const { t } = words;
  const addedBy = (name: string, value: string) =>
    name === 'category' && value === 'campsite' ? osmCampsites : null;
  const choicesOf = (filter: PageFilter): Choice[] =>
    (facets[filter.name]?.choices ?? []).map(([value, count, notStated]) => ({
      value,
      count,
      ...(notStated !== undefined && { notStated }),
      ...(addedBy(filter.name, value) && { openData: osmCampsites! }),
      label: labelOf(filter, value, words),
      chosen: params.has(filter.name, value),
    }));
  const groupsOf = (shown: (filter: PageFilter) => boolean): FilterGroup[] =>
    filters.filter(shown).flatMap((filter) => {
      const choices = choicesOf(filter);
      if (choices.length === 0) return [];
      if (filter.mostFirst) choices.sort((a, b) => b.count - a.count);
      const title = t.search.filterTitles[filter.name];
      const ofAll = facets[filter.name]?.notStated ?? 0;
      // Said beside each choice where it differs between them.
      const notStated = choices.some((choice) => choice.notStated !== undefined) ? 0 : ofAll;
      return [{ name: filter.name, title, choices, notStated }];
    });
  const boxesFor = (...audiences: PageFilter['appliesTo'][]) =>
    groupsOf(
      ({ kind, appliesTo }) =>
        audiences.includes(appliesTo) && (kind === 'choice' || kind === 'codes'),
    );

  return {
    general: boxesFor('all'),
    flags: filters
      .filter(({ kind }) => kind === 'flag')
      .flatMap((filter) =>
        choicesOf(filter).map((choice) => ({
          ...choice,
          value: filter.name,
          notStated: facets[filter.name]?.notStated ?? 0,
        })),
      ),
    special: [...boxesFor('campsites'), ...boxesFor('vehicles', 'motorised')],
    bounds: groupsOf(({ kind }) => kind === 'at least' || kind === 'at most'),
    needed: groupsOf(({ kind }) => kind === 'all of'),
  };
}
