import type * as CountryCoder from '@rapideditor/country-coder';
import { lazyPackage } from '../platform/lazily.ts';

const coder = lazyPackage<typeof CountryCoder>('@rapideditor/country-coder');

/** Territories of country-coder without an official ISO 3166-1 code, by the country they belong to. */
const SOVEREIGN_CODES: Record<string, string> = {
  EA: 'ES',
  IC: 'ES',
  Q7835: 'UA',
  Q23681: 'CY',
};

/** The finest levels that have an ISO 3166-1 code: Jersey before the United Kingdom. */
const LEVELS = new Set(['territory', 'country']);

/**
 * The ISO 3166-1 alpha-2 code of the territory whose land or coastal waters (about 22 km) contain the
 * point, or null on the high seas. Borders: country-coder, whose polygons around archipelagos reach
 * far out to sea.
 */
export function countryAt(lng: number, lat: number): string | null {
  // The polygons cover -180 (included) to 180 (excluded).
  for (const { properties } of coder().featuresContaining([lng === 180 ? -180 : lng, lat])) {
    const counted = SOVEREIGN_CODES[properties.id];
    if (counted !== undefined) return counted;
    if (properties.iso1A2 !== undefined && LEVELS.has(properties.level)) return properties.iso1A2;
  }
  return null;
}
