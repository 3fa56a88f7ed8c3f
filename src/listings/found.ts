/** Where a traveller came upon a listing; its position is what tables keep, so new ones go to the end. */
export const SOURCES = [
  'listing',
  'search',
  'landing',
  'map',
  'featured',
  'place_page',
  'assistant',
] as const;

/** One of the sources; `listing` is the listing's own page, where somebody came directly. */
export type Source = (typeof SOURCES)[number];

/** How a traveller found a listing. */
export interface Found {
  source: Source;
  /** ISO 3166 code of the country of the place that was asked for; empty when no place was. */
  country: string;
}

/** Of a traveller of whom no more is known than that they are on the listing's page. */
export const FOUND_DIRECTLY: Found = { source: 'listing', country: '' };

const WRITTEN = /^([a-z_]{1,20})(?:-([a-z]{2}))?$/;

const isSource = (text: string): text is Source => SOURCES.some((source) => source === text);

/** Reads what `writeFound` wrote; null for any other text, which may come from anybody. */
export function readFound(text: string | null | undefined): Found | null {
  const [, source = '', country = ''] = WRITTEN.exec(text ?? '') ?? [];
  return isSource(source) ? { source, country: country.toUpperCase() } : null;
}

/** Writes how a listing was found, for the parameter `via` of our own links: `search-fr`. */
export function writeFound({ source, country }: Found): string {
  return country === '' ? source : `${source}-${country.toLowerCase()}`;
}
