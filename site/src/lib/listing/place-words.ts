import { countryName } from '#lib/format/names.ts';
import type { Locale } from '#lib/locale/locales.ts';

/**
 * Returns `Keswick, England`, or the part of it that is known. The country is used when nothing
 * else is known, and when the town is named like its region: `Madrid, Spain`.
 */
export function placeWords(
  locale: Locale,
  place: { townName: string | null; regionName: string | null; countryCode: string },
): string {
  const { townName, regionName, countryCode } = place;
  const around = townName === regionName ? countryName(locale, countryCode) : regionName;
  return [townName, around].filter((word) => word !== null).join(', ');
}
