import { countryName } from '#lib/format/names.ts';
import { areaNameIn } from '#lib/landing/view.ts';
import { type Locale, LOCALES } from '#lib/locale/locales.ts';
import type { LandingStep, ResolvedMatch, SearchAnswer } from '#lib/services.ts';
import type { NamedArea } from '#messages/area-forms.ts';
import { countryOfArea } from './country-asked.ts';
import { placeName, placeQuery } from './place-text.ts';

/** The searched place or area in the page's language. */
export interface PlaceAsked {
  name: string;
  kind: NamedArea['kind'];
  /** Text for the place field, which finds the same place again. */
  typed: string;
}

/** Names the place that a search found by text, or the area by codes. */
export function placeAsked(
  { q, place, area }: SearchAnswer['query'],
  locale: Locale,
): PlaceAsked | undefined {
  if (area !== null) return areaAsked(area.codes, area.names, locale);
  if (q === null || place === null) return undefined;
  const name = placeName(locale, place);
  // A text with a comma names one place, and so does a name in another language: both are replaced
  // by the name in the page's language.
  const isForeign = folded(q) !== folded(name) && namesOf(place).has(folded(q));
  const typed = q.includes(',') || isForeign ? placeQuery(locale, place) : q;
  return { name, kind: kindOf(place), typed };
}

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** Returns the names of a place in all languages, folded. */
const namesOf = (place: ResolvedMatch): ReadonlySet<string> =>
  new Set(LOCALES.map((locale) => folded(placeName(locale, place))));

/** Returns the smallest of the areas that has a name. */
function areaAsked(
  codes: readonly string[],
  names: readonly (string | null)[],
  locale: Locale,
): PlaceAsked | undefined {
  const named = codes
    .map((code, at) => {
      const level = levelOf(code);
      return { kind: level, name: areaNameIn(locale, { level, code, name: names[at] ?? '' }) };
    })
    .filter(({ name }) => name !== '')
    .reverse();
  const country = countryOfArea(codes[0]!);
  if (country !== '') named.push({ kind: 'country', name: countryName(locale, country) });
  const [smallest] = named;
  return smallest && { ...smallest, typed: [...new Set(named.map(({ name }) => name))].join(', ') };
}

function levelOf(code: string): LandingStep['level'] {
  if (/^\d+$/.test(code)) return 'town';
  if (code.includes('~')) return 'county';
  return code.includes('-') ? 'region' : 'country';
}

/**
 * Returns the kind that decides the preposition: results are "in" a country, region or county, but
 * "around" any other place.
 */
function kindOf({ kind, areaId }: Pick<ResolvedMatch, 'kind' | 'areaId'>): NamedArea['kind'] {
  if (kind === 'village' || kind === 'town') return 'vicinity';
  if (kind === 'county') return areaId?.includes('.') ? kind : 'around';
  return kind === 'country' || kind === 'region' ? kind : 'around';
}
