import { featuresContaining } from '@rapideditor/country-coder';

/** Spain's places with a reserved code of their own, and lands that ISO 3166-1 counts to a state. */
const COUNTED_TO: Record<string, string> = {
  EA: 'ES',
  IC: 'ES',
  Q7835: 'UA',
  Q23681: 'CY',
};

/** The finest levels that have an ISO 3166-1 code: Jersey before the United Kingdom. */
const LEVELS = new Set(['territory', 'country']);

/**
 * The ISO 3166-1 alpha-2 code of the territory whose land or coastal waters (about 22 km) hold the
 * point, or null on the high seas. Borders: country-coder, whose boxes around archipelagos reach
 * far out to sea.
 */
export function countryAt(lng: number, lat: number): string | null {
  // The borders are drawn from -180 on.
  for (const { properties } of featuresContaining([lng === 180 ? -180 : lng, lat])) {
    const counted = COUNTED_TO[properties.id];
    if (counted !== undefined) return counted;
    if (properties.iso1A2 !== undefined && LEVELS.has(properties.level)) return properties.iso1A2;
  }
  return null;
}
