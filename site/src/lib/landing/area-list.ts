import { sorterOf } from '#lib/format/sorter.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { AreaView } from './view.ts';

/** The areas below a landing page, in the three parts of its list. */
export interface AreaList {
  /** Areas with the most listings, in that order. */
  top: AreaView[];
  /** The first 60 areas sorted by name; empty when the top ones are all. */
  shown: AreaView[];
  /** All other areas by name. */
  others: AreaView[];
}

const TOP_AREAS = 12;
const SHOWN_AREAS = 60;

/** Sorts areas by name in the order of a language. */
export function byName<Area extends AreaView>(areas: readonly Area[], locale: Locale): Area[] {
  const { compare } = sorterOf(locale);
  return areas.toSorted((a, b) => compare(a.name, b.name));
}

/** Splits areas, which are ordered by number of listings, into the three parts of the list. */
export function areaList(areas: readonly AreaView[], locale: Locale): AreaList {
  return {
    top: areas.slice(0, TOP_AREAS),
    shown: areas.length > TOP_AREAS ? byName(areas.slice(0, SHOWN_AREAS), locale) : [],
    others: byName(areas.slice(SHOWN_AREAS), locale),
  };
}
