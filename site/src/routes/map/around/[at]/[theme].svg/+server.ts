import { error } from '@sveltejs/kit';
import { cardMap, type Theme, THEMES } from '#lib/server/basemap/card-map.ts';
import { ON_CARDS, smallMapOf } from '#lib/server/basemap/small-map.ts';
import type { RequestHandler } from './$types.ts';

/**
 * Latitude and longitude with two decimals, about a kilometre. Neighbouring campsites thus share a
 * drawing.
 */
const POINT = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?)$/;

const isTheme = (name: string): name is Theme => Object.hasOwn(THEMES, name);

/** Responds with a drawn map around a point, which replaces a photo on a card. */
export const GET: RequestHandler = async ({ params, locals }) => {
  const [lat, lng] = (POINT.exec(params.at) ?? []).slice(1).map(Number);
  const isPoint =
    lat !== undefined && lng !== undefined && Math.abs(lat) <= 85 && Math.abs(lng) <= 180;
  if (!isPoint || !isTheme(params.theme)) error(404, 'Not found');
  const { services, locale } = locals;
  const map = await smallMapOf({ lat, lng, radius: 0 }, services.places, locale, ON_CARDS);
  return new Response(cardMap(map, params.theme), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=604800' },
  });
};
