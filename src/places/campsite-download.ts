/** Codes of the countries whose campsites the command fetches. */
const COUNTRIES = ['GB', 'IE', 'FR', 'ES', 'PT'];

const QUESTION = [
  '[out:json][timeout:900]',
  `area["ISO3166-1"~"^(${COUNTRIES.join('|')})$"][admin_level=2]->.c`,
  'nwr[tourism~"camp_site|caravan_site"](area.c)',
  'out center',
  '',
].join(';');

/**
 * The command for a shell that fetches the campsites of the covered countries from Overpass, a public service for
 * OpenStreetMap's data, and imports them.
 */
export const IMPORT_CAMPSITES_COMMAND = `curl -fo campsites.json https://overpass-api.de/api/interpreter --data-urlencode 'data=${QUESTION}' && npm run -s cc -- import places campsites.json`;
