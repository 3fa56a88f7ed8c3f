import { sorterOf } from '#lib/format/sorter.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { AreaView } from './view.ts';

/** The areas below a landing page as it lists them. */
export interface AreaList {
  /** Those with most listings, in that order. */
  top: AreaView[];
  /** A page full of them by name, when there are more than the top ones. */
  shown: AreaView[];
  /** All others by name. */
  others: AreaView[];
}

const TOP_AREAS = 12;
const SHOWN_AREAS = 60;

/** Areas by their names, as the language sorts them. */
export function byName<Area extends AreaView>(areas: readonly Area[], locale: Locale): Area[] {
  const { compare } = sorterOf(locale);
  return areas.toSorted((a, b) => compare(a.name, b.name));
}

/** Sorts areas that come with most listings first. */
export function areaList(areas: readonly AreaView[], locale: Locale): AreaList {
  return {
    top: areas.slice(0, TOP_AREAS),
    shown: areas.length > TOP_AREAS ? byName(areas.slice(0, SHOWN_AREAS), locale) : [],
    others: byName(areas.slice(SHOWN_AREAS), locale),
  };
}
