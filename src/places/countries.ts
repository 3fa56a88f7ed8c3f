import type * as CountryCoder from '@rapideditor/country-coder';
import { lazyPackage } from '../platform/lazily.ts';

const coder = lazyPackage<typeof CountryCoder>('@rapideditor/country-coder');

/** Maps territories of country-coder without an official ISO 3166-1 code to the country that they belong to. */
const SOVEREIGN_CODES: Record<string, string> = {
  EA: 'ES',
  IC: 'ES',
  Q7835: 'UA',
  Q23681: 'CY',
};

/** The levels of country-coder whose ISO 3166-1 codes are used, so that a point in Jersey gets JE and not GB. */
const LEVELS = new Set(['territory', 'country']);

/**
 * The ISO 3166-1 alpha-2 code of the territory whose land or coastal waters (about 22 km) contain the
 * point, or null on the high seas. The borders come from country-coder, whose polygons around archipelagos
 * reach far out to sea.
 */
export function countryAt(lng: number, lat: number): string | null {
  // The polygons cover -180 (included) to 180 (excluded).
  for (const { properties } of coder().featuresContaining([lng === 180 ? -180 : lng, lat])) {
    const sovereign = SOVEREIGN_CODES[properties.id];
    if (sovereign !== undefined) return sovereign;
    if (properties.iso1A2 !== undefined && LEVELS.has(properties.level)) return properties.iso1A2;
  }
  return null;
}
