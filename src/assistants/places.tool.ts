import { z } from 'zod';
import * as schema from './answers.schema.ts';
import { type AssistantDeps, GEONAMES_CREDIT, pageUrl } from './assistants.ts';
import type { Tool } from './tool.ts';

const MOST_PLACES = 8;

const input = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .describe(
      'A town, county, region, country or postcode, or its first letters, in any language.',
    ),
  language: schema.language,
});

const output = z.object({
  places: z.array(
    z.object({
      q: z.string().describe('Finds exactly this place when given to `search` as `q`.'),
      name: z.string(),
      kind: z.string().describe('Such as `town`, `county`, `region`, `country` or `postcode`.'),
      within: z.string().describe('What tells it from others of that name.'),
      country_code: z.string(),
      is_covered: z.boolean().describe('Whether the site has listings of this country.'),
      lat: z.number(),
      lng: z.number(),
      listings: z.number().describe('How many listings a search for it finds.'),
      url: schema.url,
    }),
  ),
  is_spelled_otherwise: z
    .boolean()
    .describe('True: no place has this name, and these are spelled like it.'),
  credit: schema.credit,
});

/** Finds places as the site's own search box does. */
export function placesTool(deps: AssistantDeps): Tool<typeof input, typeof output> {
  const { gazetteerMatches, search } = deps;
  return {
    name: 'places',
    title: 'Find a place',
    description:
      'Finds towns, counties, regions and countries by name, the likeliest first, where several have one name or its spelling is uncertain. Give the `q` of the right one to `search`.',
    input,
    output,
    async answer({ text, language }) {
      const named = await gazetteerMatches.suggest(text, MOST_PLACES, language);
      const found = named.length > 0 ? named : await gazetteerMatches.spelledLike(text, language);
      const places = await Promise.all(
        found.map(async (place) => {
          const params = new URLSearchParams({ q: place.query });
          const { total } = await search.search(params, { limit: 1, facets: false, language });
          return {
            q: place.query,
            name: place.name,
            kind: place.kind,
            within: place.context,
            country_code: place.countryCode,
            is_covered: place.isCovered,
            lat: place.lat,
            lng: place.lng,
            listings: total,
            url: pageUrl(deps, language, '/search', { q: place.query }),
          };
        }),
      );
      const isSpelledOtherwise = named.length === 0 && places.length > 0;
      return { places, is_spelled_otherwise: isSpelledOtherwise, credit: GEONAMES_CREDIT };
    },
  };
}
