import { json } from '@sveltejs/kit';
import { countryName } from '#lib/format/names.ts';
import type { PlaceSuggestion } from '#lib/search/suggestions.ts';
import type { RequestHandler } from './$types.ts';

const MOST = 8;

/** Places for the letters typed so far. Towns move rarely, so an hour's copy will do. */
export const GET: RequestHandler = async ({ url, locals }) => {
  const text = url.searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const found = text ? await locals.services.search.suggest(text, MOST) : [];
  const suggestions = found.map((place): PlaceSuggestion => {
    const country = countryName(locals.locale, place.countryCode);
    const name = place.kind === 'country' ? country : place.name;
    const context = [place.context, place.kind !== 'country' && country].filter(Boolean).join(', ');
    return { kind: place.kind, name, context, value: place.query };
  });
  return json(suggestions, { headers: { 'cache-control': 'public, max-age=3600' } });
};
