import { error } from '@sveltejs/kit';
import { basemapTile, MAX_TILE_ZOOM } from '#lib/server/basemap/tile.ts';
import type { RequestHandler } from './$types.ts';

/** Number of tiles cached in memory: enough for a busy country, at some 5 kB each. */
const MAX_CACHED_TILES = 2000;
const kept = new Map<string, Uint8Array<ArrayBuffer>>();

/**
 * Responds with a tile of the built-in map. Coasts change only with a new version of the program,
 * towns with an import.
 */
export const GET: RequestHandler = async ({ params, locals }) => {
  const [z, x, y] = [params.z, params.x, params.y].map((part) =>
    /^\d{1,4}$/.test(part) ? Number(part) : -1,
  ) as [number, number, number];
  if (z < 0 || z > MAX_TILE_ZOOM || x < 0 || y < 0 || x >= 2 ** z || y >= 2 ** z)
    error(404, 'Not found');
  const gazetteer = locals.services.places;
  const key = `${gazetteer.townsVersion()} ${z}/${x}/${y}`;
  let tile = kept.get(key);
  if (!tile) {
    tile = new Uint8Array(await basemapTile({ z, x, y }, gazetteer));
    if (kept.size >= MAX_CACHED_TILES) kept.delete(kept.keys().next().value!);
    kept.set(key, tile);
  }
  return new Response(tile, {
    headers: {
      'content-type': 'application/vnd.mapbox-vector-tile',
      'cache-control': 'public, max-age=604800',
    },
  });
};
