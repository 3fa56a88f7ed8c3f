import { countryName } from '#lib/format/names.ts';
import type { Locale } from '#lib/locale/locales.ts';

/** `Keswick, England`, or as much of it as is known; the country when nothing else is. */
export function placeWords(
  locale: Locale,
  place: { townName: string | null; regionName: string | null; countryCode: string },
): string {
  const words = [place.townName, place.regionName].filter((word) => word !== null);
  return words.length > 0 ? words.join(', ') : countryName(locale, place.countryCode);
}
