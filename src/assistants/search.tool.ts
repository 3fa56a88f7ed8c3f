import { z } from 'zod';
import { unreachable } from '../platform/db/index.ts';
import { type AnyCard, searchInput, writeSearch } from '../search/index.ts';
import type { Language } from '../mails/index.ts';
import * as schema from './answers.schema.ts';
import { presentCosts, presentPrice, presentStay, presentWhere } from './answers.present.ts';
import { type AssistantDeps, OPENSTREETMAP_CREDIT, pageUrl, viaOf } from './assistants.ts';
import { writeResultId } from './result-id.ts';
import type { Tool } from './tool.ts';

const RESULTS = { default: 10, most: 25 };

const result = z.object({
  id: schema.resultId,
  kind: z
    .enum(['listing', 'openstreetmap_campsite'])
    .describe(
      'A listing of a partner, who can be asked and booked; or open data about a campsite.',
    ),
  title: z.string().nullable().describe('Null for a campsite that has no name.'),
  category: schema.category,
  url: schema.url,
  partner: schema.partner,
  where: schema.where,
  distance_km: z.number().nullable().describe('From the place asked for.'),
  price: schema.price,
  costs: schema.costs.nullable(),
  sleeps: z.number().nullable(),
  seats: z.number().nullable(),
  rating: z.object({ value: z.number(), count: z.number() }).nullable(),
  answers: schema.answersToFilters,
  availability: z
    .enum(['available', 'ask', 'open_data', 'min_nights'])
    .nullable()
    .describe(
      'For the dates asked: free on every night; not stated, so the owner has to be asked; open data, of which nobody here knows; or the stay is shorter than its least. What is taken is no result. Null without dates.',
    ),
  dates: z
    .object({ from: z.string(), to: z.string() })
    .nullable()
    .describe('The dates it is free for, which may lie beside those asked.'),
  stay: schema.stay.nullable(),
  min_nights: z.number().nullable(),
});

const output = z.object({
  understood: z.object({
    place: z
      .object({ name: z.string(), within: z.string(), country_code: z.string(), kind: z.string() })
      .nullable()
      .describe('What `q` was taken for; null where it was not given, or names no place.'),
    other_places: z
      .array(z.string())
      .describe('What `q` may have meant instead; each finds that place when given as `q`.'),
    ignored: z
      .array(z.object({ parameter: z.string(), why: z.string() }))
      .describe('Parameters that took no effect.'),
  }),
  total: z
    .number()
    .describe(
      'Everything that matches; with `unstated`, also what has not stated whether it does.',
    ),
  total_matching: z
    .number()
    .describe(
      'Those of them that state a match for every filter, and are free on the dates; they come first.',
    ),
  not_stating: z
    .number()
    .describe(
      'How many have not stated whether they match; only `unstated` makes them results, counted in `total`.',
    ),
  results: z.array(result),
  without_filter: z
    .array(z.object({ filter: z.string(), total: z.number() }))
    .describe('Where nothing was found: how many there are without one filter, or the place.'),
  next: z.string().nullable().describe('Give it as `after` for the next results.'),
  url: schema.url.describe('The same search on the site, with a list and all filters.'),
  map_url: schema.url.describe('The same on a map.'),
  credit: schema.credit,
});

/** Finds listings and campsites by the same search as the site. */
export function searchTool(deps: AssistantDeps): Tool<typeof input, typeof output> {
  const { search } = deps;
  return {
    name: 'search',
    title: 'Search campervans, motorhomes, caravans and campsites',
    description:
      'Finds campervans, motorhomes and caravans to hire, and campsites, in the United Kingdom, Ireland, France, Spain and Portugal. Results state a match for every filter. `not_stating` counts those that have not stated something that was asked for; with `unstated` they are results too, say so in `answers.not_stated`, and come after those that match: never present them as a match or as a no. With dates, `stay` is the price of these nights. To book or ask, a person opens `url`.',
    input,
    output,
    async answer({ language, limit, ...asked }) {
      const params = writeSearch(asked);
      const found = await search.search(params, { limit, facets: false, language });
      const { query, items, unknown } = found;
      if (unknown > 0 && items.length === 0) throw unreachable();
      const { place } = query;
      const via = viaOf(place?.countryCode ?? query.params.get('area')?.slice(0, 2) ?? '');
      const people = query.people;
      const results = items.map((item) =>
        presentResult(deps, language, item, { via, people, filters: query.filters }),
      );
      const pageOf = (view?: string) =>
        pageUrl(deps, language, '/search', { ...Object.fromEntries(merged(query.params)), view });
      return {
        understood: {
          place: place && {
            name: place.name,
            within: place.context,
            country_code: place.countryCode,
            kind: place.kind,
          },
          other_places: query.meant.map((match) => match.query),
          ignored: query.notes.map(({ param, why }) => ({ parameter: param, why })),
        },
        total: found.total,
        total_matching: found.stated,
        not_stating: found.silent,
        results,
        without_filter: found.relaxedFilters.map(({ filter, total }) => ({ filter, total })),
        next: found.next,
        url: pageOf(),
        map_url: pageOf('map'),
        credit: items.some(({ kind }) => kind === 'campsite') ? OPENSTREETMAP_CREDIT : null,
      };
    },
  };
}

const input = searchInput.extend({
  language: schema.language,
  limit: z
    .number()
    .int()
    .min(1)
    .max(RESULTS.most)
    .default(RESULTS.default)
    .describe('How many results.'),
});

/**
 * Joins the values of each parameter by commas, which the search reads like repeated parameters.
 */
const merged = (params: URLSearchParams): [string, string][] =>
  [...new Set(params.keys())].map((name) => [name, params.getAll(name).join(',')]);

function presentResult(
  deps: AssistantDeps,
  language: Language,
  item: AnyCard,
  asked: { via: string; people: number | null; filters: readonly string[] },
): z.input<typeof result> {
  const { dates } = item;
  const notStated: readonly string[] = item.notStated;
  const shared = {
    id: writeResultId(item.id),
    category: item.category,
    where: presentWhere(deps, language, item),
    distance_km: item.distance === null ? null : Math.round(item.distance / 100) / 10,
    answers: {
      matches: asked.filters.filter((filter) => !notStated.includes(filter)),
      not_stated: [...notStated],
    },
    availability: item.availability,
    dates,
    stay: item.stay && presentStay(item.stay),
    min_nights: item.minNights,
  };
  if (item.kind === 'campsite') {
    const unstated = { price: null, costs: null, sleeps: null, seats: null, rating: null };
    return {
      ...shared,
      ...unstated,
      kind: 'openstreetmap_campsite',
      title: item.name,
      url: pageUrl(deps, language, item.path),
      partner: null,
    };
  }
  return {
    ...shared,
    kind: 'listing',
    title: item.title,
    url: pageUrl(deps, language, item.path, {
      from: dates?.from,
      to: dates?.to,
      people: asked.people,
      via: asked.via,
    }),
    partner: { name: item.partner.name, is_demo: item.partner.isDemo },
    price: presentPrice(item.price),
    costs: presentCosts(item.costs),
    sleeps: item.sleeps,
    seats: item.seats,
    rating: item.rating ?? null,
  };
}
