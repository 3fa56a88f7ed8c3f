import names from '../../../../data/town-names.json' with { type: 'json' };
import type { Locale } from '#lib/locale/locales.ts';

const known = names as Record<string, Partial<Record<Locale | 'also', string>>>;

/**
 * Returns the name of a town in a language.
 * @param id GeoNames id.
 * @param own its name in the gazetteer, which most languages use.
 */
export const townName = (locale: Locale, id: number | null | undefined, own: string): string =>
  (id && known[id]?.[locale]) || own;

/** Returns the name of the town that contains something; null when the town is not known. */
export const townNameOf = (
  locale: Locale,
  place: { townId: number | null; townName: string | null },
): string | null =>
  place.townName === null ? null : townName(locale, place.townId, place.townName);
