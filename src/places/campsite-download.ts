import { coveredCountries } from './towns/covered.ts';

/** The question to Overpass for the campsites of the covered countries, in its query language. */
const question = (): string =>
  [
    '[out:json][timeout:900]',
    `area["ISO3166-1"~"^(${coveredCountries().join('|')})$"][admin_level=2]->.c`,
    'nwr[tourism~"camp_site|caravan_site"](area.c)',
    'out center',
    '',
  ].join(';');

/**
 * The command for a shell that fetches the campsites of the covered countries from Overpass, a public service for
 * OpenStreetMap's data, and imports them.
 */
export const importCampsitesCommand = (): string =>
  `curl -fo campsites.json https://overpass-api.de/api/interpreter --data-urlencode 'data=${question()}' && npm run -s cc -- import places campsites.json`;
