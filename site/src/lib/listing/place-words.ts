import { countryName } from '#lib/format/names.ts';
import type { Locale } from '#lib/locale/locales.ts';

/**
 * `Keswick, England`, or as much of it as is known; the country when nothing else is, and with a town that has the name of
 * its region: `Madrid, Spain`.
 */
export function placeWords(
  locale: Locale,
  place: { townName: string | null; regionName: string | null; countryCode: string },
): string {
  const { townName, regionName, countryCode } = place;
  const around = townName === regionName ? countryName(locale, countryCode) : regionName;
  return [townName, around].filter((word) => word !== null).join(', ');
}
