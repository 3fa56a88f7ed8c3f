import { areaName } from '#lib/format/area-names.ts';
import { countryName } from '#lib/format/names.ts';
import { townName } from '#lib/format/town-names.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { SearchAnswer } from '#lib/services.ts';
import { placeName } from './place-text.ts';

/** What the place or area of a search is called; nothing where it asks for none, or its name is not known. */
export function areaAsked({ place, params }: SearchAnswer['query'], locale: Locale): string[] {
  if (place) return [placeName(locale, place)];
  const codes = params.get('area')?.split('.') ?? [];
  const last = codes.at(-1);
  if (last === undefined) return [];
  if (/^[A-Z]{2}$/.test(last)) return [countryName(locale, last)];
  const name = /^\d+$/.test(last) ? townName(locale, Number(last), '') : areaName(locale, last, '');
  return name === '' ? [countryName(locale, codes[0]!.slice(0, 2))] : [name];
}
