import { countryName } from '#lib/format/names.ts';
import { areaNameIn } from '#lib/landing/view.ts';
import type { Locale } from '#lib/locale/locales.ts';
import type { LandingStep, ResolvedMatch, SearchAnswer } from '#lib/services.ts';
import type { NamedArea } from '#messages/area-forms.ts';
import { countryOfArea } from './country-asked.ts';
import { placeName, placeQuery } from './place-text.ts';

/** The place or area that a search asks for, in the page's language. */
export interface PlaceAsked {
  name: string;
  kind: NamedArea['kind'];
  /** The text for the field for places, which finds it again. */
  typed: string;
}

/** Names the place that a search asks for by words, or the area by codes. */
export function placeAsked(
  { q, place, area }: SearchAnswer['query'],
  locale: Locale,
): PlaceAsked | undefined {
  if (area !== null) return areaAsked(area.codes, area.names, locale);
  if (q === null || place === null) return undefined;
  // A text with a comma names one place, so it is written again in the page's language.
  const typed = q.includes(',') ? placeQuery(locale, place) : q;
  return { name: placeName(locale, place), kind: kindOf(place), typed };
}

/** The smallest of the areas that has a name. */
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

/** What sentences say of a place: only of countries, regions and counties that something is in them. */
function kindOf({ kind, areaId }: Pick<ResolvedMatch, 'kind' | 'areaId'>): NamedArea['kind'] {
  if (kind === 'village' || kind === 'town') return 'vicinity';
  if (kind === 'county') return areaId?.includes('.') ? kind : 'around';
  return kind === 'country' || kind === 'region' ? kind : 'around';
}
