import names from '../../../../data/area-names.json' with { type: 'json' };
import type { Locale } from '#lib/locale/locales.ts';

const known = names as Record<string, Partial<Record<Locale, string>>>;

/**
 * What a language calls a region or county.
 * @param id ISO 3166-2 of a region, or GeoNames' code of a county.
 * @param english its English name, which other languages have for most areas too.
 */
export const areaName = (locale: Locale, id: string | null | undefined, english: string): string =>
  (id && known[id]?.[locale]) || english;

/** The name of the region that something is in; null where that is not known. */
export const regionNameOf = (
  locale: Locale,
  place: { regionId: string | null; regionName: string | null },
): string | null =>
  place.regionName === null ? null : areaName(locale, place.regionId, place.regionName);
