import type { Referral, SearchAnswer } from '#lib/services.ts';

/** The country of codes of an area, as the parameter `area` has them; empty of a town alone. */
export const countryOfArea = (area: string): string => /^[A-Z]{2}/.exec(area)?.[0] ?? '';

/** The country of the place or area that a search asked for; empty when it asked for none. */
export const countryAsked = ({ query }: Pick<SearchAnswer, 'query'>): string =>
  query.place?.countryCode ?? countryOfArea(query.area?.codes[0] ?? '');

/** Writes the parameter `via` of links to listings: the kind of page they stand on, and the country asked for. */
export const viaOf = (source: Referral['source'], country: string): string =>
  country === '' ? source : `${source}-${country.toLowerCase()}`;
