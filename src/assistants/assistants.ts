import type { Language } from '../mails/index.ts';
import { pageIn } from '../mails/index.ts';
import { type PublicListings, writeReferral } from '../listings/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { GazetteerMatches, Search } from '../search/index.ts';

/** The services that the tools call. */
export interface AssistantDeps {
  search: Pick<Search, 'search' | 'filterMatches' | 'cards'>;
  gazetteerMatches: Pick<GazetteerMatches, 'suggest' | 'spelledLike'>;
  publicListings: Pick<PublicListings, 'find' | 'nights'>;
  clock: Clock;
  /** The site's public address, without a slash at the end. */
  publicUrl: string;
}

/** Parameters of a query, in order; undefined and null ones are left out. */
type Query = Readonly<Record<string, string | number | null | undefined>>;

/** Returns the URL of a page of the site in a language, for a person to open. */
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
 * Returns the referral for links to listings. Only listings that a person then opens are counted:
 * nobody knows which answers of a tool a person is shown.
 * @param country ISO 3166 code of the requested place; empty for none
 */
export const viaOf = (country: string): string => writeReferral({ source: 'assistant', country });

/** Returns the URL of the site's map around a point. */
export const mapUrl = (
  deps: Pick<AssistantDeps, 'publicUrl'>,
  language: Language,
  { lat, lng }: { lat: number; lng: number },
): string => pageUrl(deps, language, '/search', { near: `${lat},${lng}`, km: 10, view: 'map' });

/** The attribution of OpenStreetMap's data. */
export const OPENSTREETMAP_CREDIT =
  '© OpenStreetMap contributors, Open Database Licence: https://www.openstreetmap.org/copyright';

/** The attribution of names and positions of towns. */
export const GEONAMES_CREDIT = 'Places: GeoNames, CC BY 4.0: https://www.geonames.org';
