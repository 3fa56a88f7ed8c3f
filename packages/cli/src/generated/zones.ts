/** Generated from src/places/zones.ts by tools/cli-fields.ts: run `npm run openapi` to update it. */

/** Time zones of countries, and of regions whose zone differs, by their codes. */
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
