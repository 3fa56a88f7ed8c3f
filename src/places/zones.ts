/** Time zones of the covered countries, and of regions whose zone differs. */
export const ZONES: Readonly<Record<string, string>> = {
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  'ES-CN': 'Atlantic/Canary',
  PT: 'Europe/Lisbon',
  'PT-20': 'Atlantic/Azores',
  'PT-30': 'Atlantic/Madeira',
};

/** The time zone (IANA name) of a place; UTC for countries that are not covered. */
export const timeZoneOf = (countryCode: string, regionId: string | null = null): string =>
  ZONES[regionId ?? ''] ?? ZONES[countryCode] ?? 'UTC';
