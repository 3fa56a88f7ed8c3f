import type { Found, SearchAnswer } from '#lib/services.ts';

/** The country of the place or area that a search asked for; empty when it asked for none. */
export const countryAsked = ({ query }: SearchAnswer): string =>
  query.place?.countryCode ?? new URLSearchParams(query.params).get('area')?.slice(0, 2) ?? '';

/** What links to a listing say in `via` of where they stand, and of the country asked for. */
export const viaOf = (source: Found['source'], country: string): string =>
  country === '' ? source : `${source}-${country.toLowerCase()}`;
