import type { Messages } from '#messages/index.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { PageFilter } from '#lib/services.ts';
import { measure } from '#lib/format/numbers.ts';
import { valueWords } from '#lib/listing/filter-words.ts';
import type { FacetView } from './view.ts';

/** One value of a filter, and how many results taking it would leave. */
export interface Choice {
  value: string;
  label: string;
  count: number;
  chosen: boolean;
}

/** A filter as the form shows it. */
export interface FilterGroup {
  name: string;
  title: string;
  choices: Choice[];
}

/** Filters of the form but dates, people and price, without those that have nothing to choose. */
export interface FilterForm {
  /** Boxes to tick that are about every listing, such as its category. */
  general: FilterGroup[];
  /** Filters that are one box each. */
  flags: Choice[];
  /** Boxes to tick about campsites, then about vehicles. */
  special: FilterGroup[];
  /** One of a list each. */
  bounds: FilterGroup[];
  /** Boxes to tick that are all needed. */
  needed: FilterGroup[];
}

/** A value of a filter in words. */
function labelOf(filter: PageFilter, value: string, t: Messages, locale: Locale): string {
  switch (filter.kind) {
    case 'flag':
      return t.search.filterTitles[filter.name];
    case 'at least':
      return t.search.atLeast(value);
    case 'at most':
      if (filter.unit === 'age') return t.search.ageValue(value);
      return t.search.atMost(measure(locale, Number(value), 'meter'));
    default:
      return valueWords(t, filter, value) ?? value;
  }
}

/** What the form shows of the filters, in the order in which they are given. */
export function filterForm(
  filters: readonly PageFilter[],
  facets: Record<string, FacetView>,
  params: URLSearchParams,
  t: Messages,
  locale: Locale,
): FilterForm {
  const choicesOf = (filter: PageFilter): Choice[] =>
    (facets[filter.name]?.choices ?? []).map(([value, count]) => ({
      value,
      count,
      label: labelOf(filter, value, t, locale),
      chosen: params.has(filter.name, value),
    }));
  const groupsOf = (shown: (filter: PageFilter) => boolean): FilterGroup[] =>
    filters.filter(shown).flatMap((filter) => {
      const choices = choicesOf(filter);
      if (choices.length === 0) return [];
      if (filter.mostFirst) choices.sort((a, b) => b.count - a.count);
      return [{ name: filter.name, title: t.search.filterTitles[filter.name], choices }];
    });
  const boxesFor = (audience: PageFilter['appliesTo']) =>
    groupsOf(
      ({ kind, appliesTo }) => appliesTo === audience && (kind === 'choice' || kind === 'codes'),
    );

  return {
    general: boxesFor('all'),
    flags: filters
      .filter(({ kind }) => kind === 'flag')
      .flatMap((filter) => choicesOf(filter).map((choice) => ({ ...choice, value: filter.name }))),
    special: [...boxesFor('campsites'), ...boxesFor('vehicles')],
    bounds: groupsOf(({ kind }) => kind === 'at least' || kind === 'at most'),
    needed: groupsOf(({ kind }) => kind === 'all of'),
  };
}
