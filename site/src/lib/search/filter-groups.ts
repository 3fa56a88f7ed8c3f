import type { Messages } from '#messages/index.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { PageFilter } from '#lib/services.ts';
import { vehicleLength, walk } from '#lib/format/distances.ts';
import { valueWords } from '#lib/listing/filter-words.ts';
import type { SearchView } from './view.ts';

/** One value of a filter, with the number of results that it would leave. */
export interface Choice {
  value: string;
  label: string;
  /** Number of results that state the value. */
  count: number;
  /** Number of results that do not state this value and are kept, if it differs between values. */
  notStated?: number;
  /** Number of OpenStreetMap's campsites that the value adds. */
  openData?: number;
  chosen: boolean;
}

/** A filter as the form shows it. */
export interface FilterGroup {
  name: string;
  title: string;
  choices: Choice[];
  /** Number of results that do not state the filter's subject. They are kept for every value. */
  notStated: number;
}

/** The filters of the form, without dates, people, price, and filters without a choice. */
export interface FilterForm {
  /** Checkboxes that apply to every listing, such as its category. */
  general: FilterGroup[];
  /** Filters that consist of one checkbox. */
  flags: Choice[];
  /** Checkboxes about campsites, then about vehicles. */
  special: FilterGroup[];
  /** Filters of vehicles with one value from a list. */
  bounds: FilterGroup[];
  /** The same of campsites: distances to the sea and to lakes. */
  water: FilterGroup[];
  /** Checkboxes of which a result has to match all. */
  needed: FilterGroup[];
}

/** The language of filters, and the searched country, whose road signs decide the units. */
export interface FilterWords {
  t: Messages;
  locale: Locale;
  country: string;
}

/** Labels a value of a filter. */
function labelOf(filter: PageFilter, value: string, { t, locale, country }: FilterWords): string {
  switch (filter.kind) {
    case 'flag':
      return t.search.filterTitles[filter.name];
    case 'at least':
      return t.search.atLeast(value);
    case 'at most':
      if (filter.unit === 'age') return t.search.ageValue(value);
      if (filter.unit === 'kilometres') return t.search.atMost(walk(locale, Number(value) * 1000));
      return t.search.atMost(vehicleLength(locale, Number(value), country));
    default:
      return valueWords(t, filter, value) ?? value;
  }
}

const isBound = ({ kind }: PageFilter): boolean => kind === 'at least' || kind === 'at most';

/** Builds the form's groups from the filters, in the given order. */
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
      // When the number differs between choices, it is shown beside each of them.
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
    bounds: groupsOf((filter) => isBound(filter) && filter.unit !== 'kilometres'),
    water: groupsOf((filter) => isBound(filter) && filter.unit === 'kilometres'),
    needed: groupsOf(({ kind }) => kind === 'all of'),
  };
}
