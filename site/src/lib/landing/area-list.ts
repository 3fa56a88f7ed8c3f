import { INTL_TAGS, type Locale } from '#lib/locale/locales.ts';
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

const TOP = 12;
const SHOWN = 60;

/** Sorts areas that come with most listings first. */
export function areaList(areas: readonly AreaView[], locale: Locale): AreaList {
  const { compare } = new Intl.Collator(INTL_TAGS[locale]);
  const byName = (a: AreaView, b: AreaView) => compare(a.name, b.name);
  return {
    top: areas.slice(0, TOP),
    shown: areas.length > TOP ? areas.slice(0, SHOWN).sort(byName) : [],
    others: areas.slice(SHOWN).sort(byName),
  };
}
