import { json } from '@sveltejs/kit';
import type { PlaceSuggestions } from '#lib/enhance/place-field.ts';
import { countryName } from '#lib/format/names.ts';
import { loadMessages } from '#messages/index.ts';
import type { RequestHandler } from './$types.ts';

const MOST = 8;

/** Places for the letters typed so far. Towns move rarely, so an hour's copy will do. */
export const GET: RequestHandler = async ({ url, locals }) => {
  const text = url.searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const { search: words } = await loadMessages(locals.locale);
  const found = text ? await locals.services.search.suggest(text, MOST) : [];
  const places = found.map((place): PlaceSuggestions['places'][number] => {
    const country = countryName(locals.locale, place.countryCode);
    const name = place.kind === 'country' ? country : place.name;
    const context = [place.context, place.kind !== 'country' && country].filter(Boolean).join(', ');
    return { kind: place.kind, name, context, value: place.query };
  });
  const answer: PlaceSuggestions = { places, said: words.suggestionCount(places.length) };
  return json(answer, { headers: { 'cache-control': 'public, max-age=3600' } });
};
