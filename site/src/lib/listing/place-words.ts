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
  const words = [townName, regionName].filter((word) => word !== null);
  if (words.length === 0) return countryName(locale, countryCode);
  return townName === regionName
    ? `${townName}, ${countryName(locale, countryCode)}`
    : words.join(', ');
}
