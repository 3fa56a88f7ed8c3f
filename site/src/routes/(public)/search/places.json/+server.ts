import { json } from '@sveltejs/kit';
import type { PlaceSuggestions } from '#lib/enhance/place-field.ts';
import { areaName } from '#lib/format/area-names.ts';
import { countryName } from '#lib/format/names.ts';
import { loadMessages } from '#messages/load.ts';
import type { RequestHandler } from './$types.ts';

const MAX_PLACES = 8;

type Suggestion = PlaceSuggestions['places'][number];

/** Place suggestions for typed text. Cached for an hour, as towns rarely change. */
export const GET: RequestHandler = async ({ url, locals }) => {
  const text = url.searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const { locale } = locals;
  const { search: words } = await loadMessages(locale);
  const found = text ? await locals.services.search.suggest(text, MAX_PLACES) : [];
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
