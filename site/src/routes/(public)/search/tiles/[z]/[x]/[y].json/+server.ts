import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types.ts';

const whole = (part: string): number => (/^\d{1,7}$/.test(part) ? Number(part) : Number.NaN);

/**
 * Responds with the pins and clusters of a search in one tile of the map; empty when the
 * coordinates are not a valid tile.
 */
export const GET: RequestHandler = async ({ params, url, locals }) => {
  const tile = { z: whole(params.z), x: whole(params.x), y: whole(params.y) };
  const { services, locale } = locals;
  const content = await services.search.tile(url.searchParams, tile, { language: locale });
  return json(content, {
    headers: { 'x-robots-tag': 'noindex' },
  });
};
