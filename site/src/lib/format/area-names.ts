import names from '../../../../data/area-names.json' with { type: 'json' };
import touringAreas from '../../../../data/touring-areas.json' with { type: 'json' };
import type { Locale } from '#lib/locale/locales.ts';
import { areaForms } from '#messages/area-forms.ts';

const known: Record<string, Partial<Record<Locale, string>>> = {
  ...Object.fromEntries(touringAreas.map(({ id, names: inLanguages }) => [id, inLanguages ?? {}])),
  ...names,
};

/** GeoNames code of a county: `ES.51.SE`. */
const COUNTY = /^[A-Z]{2}\.[^.]+\.[^.]+$/;

/** The suffix by which English distinguishes a county from a town of the same name. */
const KIND = /^(.*) (province|department|county)$/;

/**
 * Returns the name of a region, county or touring area in a language.
 * @param id ISO 3166-2 code of a region, GeoNames code of a county, or our code of a touring area.
 * @param english its English name, which other languages use for most areas too.
 */
export function areaName(locale: Locale, id: string | null | undefined, english: string): string {
  if (!id) return english;
  const [, plain = english, kind] = (COUNTY.test(id) && KIND.exec(english)) || [];
  const name = known[id]?.[locale] || plain;
  return kind ? areaForms[locale][kind as 'province'](name) : name;
}

/** Returns the name of the region that contains something; null when the region is not known. */
export const regionNameOf = (
  locale: Locale,
  place: { regionId: string | null; regionName: string | null },
): string | null =>
  place.regionName === null ? null : areaName(locale, place.regionId, place.regionName);
