import type { Language } from '../mails/index.ts';
import { pageIn } from '../mails/index.ts';
import { type PublicListings, writeReferral } from '../listings/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { GazetteerMatches, Search } from '../search/index.ts';

/** What the tools of assistants call. */
export interface AssistantDeps {
  search: Pick<Search, 'search' | 'filterMatches' | 'cards'>;
  gazetteerMatches: Pick<GazetteerMatches, 'suggest' | 'spelledLike'>;
  publicListings: Pick<PublicListings, 'find' | 'nights'>;
  clock: Clock;
  /** The site's public address, without a slash at the end. */
  publicUrl: string;
}

/** Texts in the order of a query; undefined and null ones are left out. */
type Query = Readonly<Record<string, string | number | null | undefined>>;

/** The address of a page of the site in a language, for a person to open. */
export function pageUrl(
  { publicUrl }: Pick<AssistantDeps, 'publicUrl'>,
  language: Language,
  path: string,
  query: Query = {},
): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const text = String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])));
  return pageIn(language, publicUrl, path) + (text === '' ? '' : `?${text}`);
}

/**
 * What links to listings say of how they were found. Only what a person then opens is counted: nobody knows which
 * answers of a tool a person is shown.
 * @param country ISO 3166 code of the place that was asked for; empty for none.
 */
export const viaOf = (country: string): string => writeReferral({ source: 'assistant', country });

/** The map of the site around a point. */
export const mapUrl = (
  deps: Pick<AssistantDeps, 'publicUrl'>,
  language: Language,
  { lat, lng }: { lat: number; lng: number },
): string => pageUrl(deps, language, '/search', { near: `${lat},${lng}`, km: 10, view: 'map' });

/** How what OpenStreetMap says has to be credited. */
export const OPENSTREETMAP_CREDIT =
  '© OpenStreetMap contributors, Open Database Licence: https://www.openstreetmap.org/copyright';

/** How names and positions of towns have to be credited. */
export const GEONAMES_CREDIT = 'Places: GeoNames, CC BY 4.0: https://www.geonames.org';
