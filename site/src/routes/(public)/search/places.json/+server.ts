import { json } from '@sveltejs/kit';
import type { PlaceSuggestions } from '#lib/enhance/place-suggestions.ts';
import { areaName } from '#lib/format/area-names.ts';
import { countryName } from '#lib/format/names.ts';
import type { Locale } from '#lib/locale/locales.ts';
import { chipsOf } from '#lib/search/chips.ts';
import { MAX_LOOKED_AT, nearerFirst } from '#lib/search/nearer-first.ts';
import { placeQuery, placeText } from '#lib/search/place-text.ts';
import type { ResolvedMatch, SiteServices } from '#lib/services.ts';
import { loadMessages } from '#messages/load.ts';
import type { RequestHandler } from './$types.ts';

const MAX_PLACES = 8;

type Suggestion = PlaceSuggestions['places'][number];

const COUNTRIES = /^[A-Z]{2}(?:,[A-Z]{2}){0,300}$/;

/** Number of regions to suggest while the field is empty. */
const MAX_IDEAS = 4;

/** Returns the regions with the most listings as suggestions. */
async function ideas(services: SiteServices, locale: Locale): Promise<Suggestion[]> {
  const { search: words } = await loadMessages(locale);
  const regions = await services.landings.regions(MAX_IDEAS);
  return regions.map(({ code, name: english, countryCode, listings, lat, lng }) => {
    const name = areaName(locale, code, english);
    const value = `${name}, ${countryName(locale, countryCode)}`;
    return { kind: 'region', name, context: words.placeCount(listings), value, lat, lng };
  });
}

/**
 * Returns suggestions for a sentence such as `campervan hire corn`: its filters, each with a place
 * that its last words may mean. Null for a text without filters and dates, or one that begins a
 * place's name.
 */
async function sentence(
  { search }: SiteServices,
  text: string,
  locale: Locale,
): Promise<Suggestion[] | null> {
  const unfinished = search.unfinished(text, locale);
  if (unfinished === null || (await search.suggest(text, 1, locale)).length > 0) return null;
  const { before, name, filters } = unfinished;
  const t = await loadMessages(locale);
  const params = new URLSearchParams(filters.map(([parameter, value]) => [parameter, value]));
  const said = chipsOf(search.filters, params, { t, locale, country: 'GB', currency: null })
    .map(({ label }) => label)
    .concat(params.has('people') ? [t.search.chips.people(params.get('people')!)] : [])
    .join(' · ');
  const asSentence = (place: ResolvedMatch, isBehind: boolean): Suggestion => {
    const { name: called, context } = placeText(locale, place);
    const query = placeQuery(locale, place);
    return {
      kind: place.kind,
      name: called,
      context: [said, context].filter((part) => part !== '').join(' · '),
      value: isBehind ? `${before} ${query}` : text,
      lat: place.lat,
      lng: place.lng,
    };
  };
  const named = name === '' ? [] : await search.suggest(name, MAX_PLACES, locale);
  if (named.length > 0) return named.map((place) => asSentence(place, true));
  const { place } = await search.read(text, locale);
  const [found] = place === null ? [] : await search.suggest(place, 1, locale);
  if (found !== undefined) return [asSentence(found, false)];
  return name === '' && said !== ''
    ? [{ kind: 'sentence', name: said, context: '', value: text, lat: 0, lng: 0 }]
    : [];
}

/**
 * Responds with suggestions for typed text; places of the countries `first` come first. Responses
 * may be cached for an hour, as towns rarely change.
 */
export const GET: RequestHandler = async ({ url, locals }) => {
  const text = url.searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const { locale } = locals;
  const { search: words } = await loadMessages(locale);
  const first = url.searchParams.get('first') ?? '';
  const countries = COUNTRIES.test(first) ? first.split(',') : null;
  const limit = countries ? MAX_LOOKED_AT : MAX_PLACES;
  if (text === '') {
    const answer: PlaceSuggestions = { places: await ideas(locals.services, locale), said: '' };
    return json(answer, { headers: { 'cache-control': 'public, max-age=3600' } });
  }
  const read = countries ? null : await sentence(locals.services, text, locale);
  if (read !== null) {
    const answer: PlaceSuggestions = { places: read, said: words.suggestionCount(read.length) };
    return json(answer, { headers: { 'cache-control': 'public, max-age=3600' } });
  }
  const suggested = await locals.services.search.suggest(text, limit, locale, {
    everywhere: countries !== null,
  });
  const found = countries
    ? nearerFirst(suggested, countries, text).slice(0, MAX_PLACES)
    : suggested;
  const places = found.map((place): Suggestion => {
    const { kind, lat, lng } = place;
    return { kind, ...placeText(locale, place), value: placeQuery(locale, place), lat, lng };
  });
  const answer: PlaceSuggestions = {
    places: places.map((place) => disambiguated(place, places, words.areaKinds)),
    said: words.suggestionCount(places.length),
  };
  return json(answer, { headers: { 'cache-control': 'public, max-age=3600' } });
};

/**
 * Adds the kind to a place's name when a place of another kind has the same name, such as a town
 * and its county.
 */
function disambiguated(
  place: Suggestion,
  all: Suggestion[],
  kinds: Record<string, string>,
): Suggestion {
  const kind = kinds[place.kind];
  const isAlone = all.every(({ name, kind: other }) => name !== place.name || other === place.kind);
  if (kind === undefined || isAlone) return place;
  return { ...place, context: [kind, place.context].filter((part) => part !== '').join(' · ') };
}
