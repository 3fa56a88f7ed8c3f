import { areaName } from '#lib/format/area-names.ts';
import { countryName } from '#lib/format/names.ts';
import { townName } from '#lib/format/town-names.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { ResolvedMatch } from '#lib/services.ts';
import { areaForms, type NamedArea } from '#messages/area-forms.ts';

/** Returns the name of an area that contains a place, or of the town of a postcode. */
const nameAround = (locale: Locale, { id, name }: ResolvedMatch['within'][number]): string =>
  /^\d+$/.test(id) ? townName(locale, Number(id), name) : areaName(locale, id, name);

/** Returns the name of a place for readers, and the areas that contain it. */
export function placeText(locale: Locale, place: ResolvedMatch): { name: string; context: string } {
  const country = countryName(locale, place.countryCode);
  const isCountry = place.kind === 'country';
  const own = townName(locale, place.townId, areaName(locale, place.areaId, place.name));
  const name = isCountry ? country : own;
  const around = place.within.map((area) => nameAround(locale, area));
  if (!isCountry) around.push(country);
  const parts = new Set(around.filter((part) => part !== name));
  return { name: name[0]!.toUpperCase() + name.slice(1), context: [...parts].join(', ') };
}

/**
 * Returns the text with which the search finds exactly this place, in the page's language; the
 * field shows it once the place is chosen. It stays in English when brackets distinguish the place
 * from another of the same name.
 */
export function placeQuery(locale: Locale, place: ResolvedMatch): string {
  if (place.query.includes('(')) return place.query;
  const { name, context } = placeText(locale, place);
  if (place.kind === 'postcode') return `${name}, ${countryName(locale, place.countryCode)}`;
  return context === '' ? name : `${name}, ${context}`;
}

/** ` in Kent`, ` à Londres`; empty when the search has no place. */
export function placeWords(
  { place, placeKind }: { place: string | null; placeKind: NamedArea['kind'] | null },
  locale: Locale,
): string {
  return place === null
    ? ''
    : areaForms[locale].where({ name: place, kind: placeKind ?? 'around' });
}

/** Returns the name of a place for headings; a postcode is followed by its town. */
export function placeName(locale: Locale, place: ResolvedMatch): string {
  const { kind, name, areaId, within } = place;
  if (kind === 'country') return countryName(locale, place.countryCode);
  if (kind === 'postcode') {
    return [name, ...within.map((area) => nameAround(locale, area))].join(', ');
  }
  return townName(locale, place.townId, areaName(locale, areaId, name));
}
