import { areaName } from '#lib/format/area-names.ts';
import { countryName } from '#lib/format/names.ts';
import { townName } from '#lib/format/town-names.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { SearchAnswer } from '#lib/services.ts';
import type { NamedArea } from '#messages/area-forms.ts';
import { countryOfArea } from './country-asked.ts';

/** An area that a search asks for by its codes, in the page's language. */
export interface AreaAsked {
  name: string;
  kind: NamedArea['kind'];
  /** Words that find it: what stands in the field for places. */
  typed: string;
}

/** Names the area that a search asks for by codes: the smallest that has a name. */
export function areaAsked({ area }: SearchAnswer['query'], locale: Locale): AreaAsked | undefined {
  if (area === null) return undefined;
  const named = area.codes
    .map((code, at) => step(locale, code, area.names[at] ?? ''))
    .filter(({ name }) => name !== '')
    .reverse();
  const country = countryOfArea(area.codes[0]!);
  if (country !== '') named.push(step(locale, country, ''));
  const [smallest] = named;
  return smallest && { ...smallest, typed: [...new Set(named.map(({ name }) => name))].join(', ') };
}

function step(locale: Locale, code: string, english: string): Omit<AreaAsked, 'typed'> {
  if (/^[A-Z]{2}$/.test(code)) return { kind: 'country', name: countryName(locale, code) };
  if (/^\d+$/.test(code)) return { kind: 'town', name: townName(locale, Number(code), english) };
  const isCounty = code.includes('~');
  const name = areaName(locale, isCounty ? code.replaceAll('~', '.') : code, english);
  return { kind: isCounty ? 'county' : 'region', name };
}
