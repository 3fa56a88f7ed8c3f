import { json } from '@sveltejs/kit';
import type { PlaceSuggestions } from '#lib/enhance/place-field.ts';
import { areaName } from '#lib/format/area-names.ts';
import { countryName } from '#lib/format/names.ts';
import { loadMessages } from '#messages/index.ts';
import type { RequestHandler } from './$types.ts';

const MOST = 8;

/** Places for the letters typed so far. Towns move rarely, so an hour's copy will do. */
export const GET: RequestHandler = async ({ url, locals }) => {
  const text = url.searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const { locale } = locals;
  const { search: words } = await loadMessages(locale);
  const found = text ? await locals.services.search.suggest(text, MOST) : [];
  const places = found.map((place): PlaceSuggestions['places'][number] => {
    const country = countryName(locale, place.countryCode);
    const name = place.kind === 'country' ? country : areaName(locale, place.areaId, place.name);
    const around = place.within.map((area) => areaName(locale, area.id, area.name));
    if (place.kind !== 'country') around.push(country);
    const context = around.filter((part) => part !== name).join(', ');
    return { kind: place.kind, name, context, value: place.query };
  });
  const answer: PlaceSuggestions = { places, said: words.suggestionCount(places.length) };
  return json(answer, { headers: { 'cache-control': 'public, max-age=3600' } });
};
