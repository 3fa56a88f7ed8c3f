/**
 * The pages on which a traveller may find a listing. Tables store the index, so add new ones at the
 * end.
 */
export const SOURCES = [
  'listing',
  'search',
  'landing',
  'map',
  'featured',
  'place_page',
  'assistant',
] as const;

/** One of the sources; `listing` is the listing's own page, reached directly. */
export type Source = (typeof SOURCES)[number];

/** How a traveller found a listing. */
export interface Referral {
  source: Source;
  /** ISO 3166 code of the country of the searched place; empty without a place. */
  country: string;
}

/** The referral of a traveller who is only known to be on the listing's page. */
export const DIRECT_REFERRAL: Referral = { source: 'listing', country: '' };

const WRITTEN = /^([a-z_]{1,20})(?:-([a-z]{2}))?$/;

const isSource = (text: string): text is Source => SOURCES.some((source) => source === text);

/** Parses a text of `writeFound`; null for any other text, which may come from anybody. */
export function readReferral(text: string | null | undefined): Referral | null {
  const [, source = '', country = ''] = WRITTEN.exec(text ?? '') ?? [];
  return isSource(source) ? { source, country: country.toUpperCase() } : null;
}

/** Formats a referral for the parameter `via` of this site's links: `search-fr`. */
export function writeReferral({ source, country }: Referral): string {
  return country === '' ? source : `${source}-${country.toLowerCase()}`;
}
