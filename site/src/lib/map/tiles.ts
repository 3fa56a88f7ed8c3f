import type { Bounds, MapTile } from '#lib/services.ts';
import { mercatorX, mercatorY } from './mercator.ts';

export type Pin = MapTile['pins'][number];
export type Cluster = MapTile['clusters'][number];

/** The pins and clusters of a part of the map. */
export interface MapContent {
  pins: Pin[];
  clusters: Cluster[];
  /** Whether every tile could be fetched. */
  isWhole: boolean;
}

const MAX_ZOOM = 18;
const MAX_CACHED_TILES = 400;

/** Returns the tiles that cover a view as `z/x/y`. The map's zoom is that of tiles of 512 pixels. */
export function tilesOf([west, south, east, north]: Bounds, zoom: number): string[] {
  const z = Math.max(0, Math.min(MAX_ZOOM, Math.floor(zoom)));
  const side = 2 ** z;
  const keys: string[] = [];
  const column = (lng: number) => Math.floor(mercatorX(lng) * side);
  const row = (lat: number) => Math.max(0, Math.min(side - 1, Math.floor(mercatorY(lat) * side)));
  for (let x = column(west); x <= column(east); x += 1) {
    for (let y = row(north); y <= row(south); y += 1) {
      keys.push(`${z}/${((x % side) + side) % side}/${y}`);
    }
  }
  return [...new Set(keys)];
}

/**
 * Fetches and caches the tiles of one search. `address` returns the URL of a tile's data. A tile
 * that cannot be fetched counts as empty, and is fetched again the next time.
 */
export function createTiles(address: (key: string) => string) {
  const kept = new Map<string, Promise<MapTile>>();
  const tile = (key: string): Promise<MapTile> => {
    const known = kept.get(key);
    if (known) return known;
    const fetched = fetch(address(key)).then((response) => {
      if (!response.ok) throw new Error(`tile ${response.status}`);
      return response.json() as Promise<MapTile>;
    });
    if (kept.size >= MAX_CACHED_TILES) kept.delete(kept.keys().next().value!);
    kept.set(key, fetched);
    fetched.catch(() => kept.delete(key));
    return fetched;
  };
  return {
    async contentOf(keys: string[]): Promise<MapContent> {
      const fetched = await Promise.all(keys.map((key) => tile(key).catch(() => null)));
      const tiles = fetched.filter((one) => one !== null);
      return {
        pins: tiles.flatMap((one) => one.pins),
        clusters: tiles.flatMap((one) => one.clusters),
        isWhole: tiles.length === keys.length,
      };
    },
  };
}
