import type { Referral, SearchAnswer } from '#lib/services.ts';

/** Returns the country in the codes of the parameter `area`; empty when they name only a town. */
export const countryOfArea = (area: string): string => /^[A-Z]{2}/.exec(area)?.[0] ?? '';

/** Returns the country of the searched place or area; empty when the search has none. */
export const countryAsked = ({ query }: Pick<SearchAnswer, 'query'>): string =>
  query.place?.countryCode ?? countryOfArea(query.area?.codes[0] ?? '');

/**
 * Builds the parameter `via` of links to listings: the kind of page that has the link, and the
 * searched country.
 */
export const viaOf = (source: Referral['source'], country: string): string =>
  country === '' ? source : `${source}-${country.toLowerCase()}`;
