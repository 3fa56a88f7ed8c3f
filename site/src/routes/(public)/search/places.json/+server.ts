import { json } from '@sveltejs/kit';
import type { PlaceSuggestions } from '#lib/enhance/place-field.ts';
import { areaName } from '#lib/format/area-names.ts';
import { countryName } from '#lib/format/names.ts';
import { loadMessages } from '#messages/load.ts';
import type { RequestHandler } from './$types.ts';

const MAX_PLACES = 8;

/** Looked at where some countries come first. */
const MAX_LOOKED_AT = 60;

type Suggestion = PlaceSuggestions['places'][number];

const COUNTRIES = /^[A-Z]{2}(?:,[A-Z]{2}){0,300}$/;

const bare = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The places of some countries, and behind them those of others that are named as was typed. */
function ordered<Place extends { name: string; countryCode: string }>(
  found: readonly Place[],
  countries: readonly string[],
  typed: string,
): Place[] {
  const isNear = ({ countryCode }: Place) => countries.includes(countryCode);
  const named = ({ name }: Place) => bare(name) === bare(typed);
  const far = found.filter((place) => !isNear(place) && named(place));
  return [...found.filter(isNear), ...far].slice(0, MAX_PLACES);
}

/** Place suggestions for typed text, those of the countries `first` before others. Cached for an hour, as towns rarely change. */
export const GET: RequestHandler = async ({ url, locals }) => {
  const text = url.searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const { locale } = locals;
  const { search: words } = await loadMessages(locale);
  const first = url.searchParams.get('first') ?? '';
  const countries = COUNTRIES.test(first) ? first.split(',') : null;
  const limit = countries ? MAX_LOOKED_AT : MAX_PLACES;
  const suggested = text ? await locals.services.search.suggest(text, limit) : [];
  const found = countries ? ordered(suggested, countries, text) : suggested;
  const places = found.map((place): Suggestion => {
    const country = countryName(locale, place.countryCode);
    const name = place.kind === 'country' ? country : areaName(locale, place.areaId, place.name);
    const around = place.within.map((area) => areaName(locale, area.id, area.name));
    if (place.kind !== 'country') around.push(country);
    const parts = new Set(around.filter((part) => part !== name));
    const { kind, lat, lng } = place;
    return { kind, name, context: [...parts].join(', '), value: place.query, lat, lng };
  });
  const answer: PlaceSuggestions = {
    places: places.map((place) => disambiguated(place, places, words.areaKinds)),
    said: words.suggestionCount(places.length),
  };
  return json(answer, { headers: { 'cache-control': 'public, max-age=3600' } });
};

/** Adds the kind of an area whose text equals another place's, such as the town it is named after. */
function disambiguated(
  place: Suggestion,
  all: Suggestion[],
  kinds: Record<string, string>,
): Suggestion {
  const kind = kinds[place.kind];
  const reads = ({ name, context }: Suggestion) => `${name}, ${context}`;
  const isAlone = all.every((other) => other === place || reads(other) !== reads(place));
  if (kind === undefined || isAlone) return place;
  return { ...place, context: `${kind} · ${place.context}` };
}
