import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { SiteServices } from '#lib/services.ts';
import { type Canvas, clipLine, type Drawn } from './clip.ts';
import { clipPolygon } from './clip-polygon.ts';
import { boundsOf, frameOfTile, mercatorX, mercatorY } from '#lib/map/mercator.ts';
import { worldShapes } from './shapes.ts';

/** The deepest tiles there are; maps zoomed in further stretch these. */
export const MAX_TILE_ZOOM = 10;

const EXTENT = 4096;
const MARGIN_UNITS = 96;
/** Three quarters of a pixel of a tile that is drawn 512 wide. */
const DETAIL_UNITS = 6;
const MAX_TOWNS = 40;

const POINT = 1;
const LINE = 2;
const POLYGON = 3;

const rounded = (line: Drawn) => line.map(([x, y]) => [Math.round(x), Math.round(y)]);
const feature = (type: number, geometry: unknown, tags: object = {}) => ({ type, geometry, tags });

/**
 * A vector tile (MVT 2) of the built-in map: layers `land`, `borders` and `towns`; towns have a
 * `name` and a `rank`, 0 for the largest of the tile.
 */
export async function basemapTile(
  { z, x, y }: { z: number; x: number; y: number },
  towns: SiteServices['places']['towns'],
): Promise<Uint8Array> {
  const shapes = await worldShapes();
  const frame = frameOfTile(z, x, y);
  const canvas: Canvas = { frame, size: EXTENT, margin: MARGIN_UNITS, detail: DETAIL_UNITS };
  const land = shapes.land
    .map((polygon) => clipPolygon(polygon, canvas))
    .filter((rings) => rings.length > 0)
    .map((rings) => feature(POLYGON, rings.map(rounded)));
  const borders = shapes.borders
    .flatMap((line) => clipLine(line, canvas))
    .map((line) => feature(LINE, [rounded(line)]));
  const labels = towns(boundsOf(frame), MAX_TOWNS).map((town, rank) => {
    const at = [
      Math.round(((mercatorX(town.lng) - frame.west) / frame.width) * EXTENT),
      Math.round(((mercatorY(town.lat) - frame.north) / frame.height) * EXTENT),
    ];
    return feature(POINT, [at], { name: town.name, rank, population: town.population });
  });
  const layers = {
    land: { features: land },
    borders: { features: borders },
    towns: { features: labels },
  };
  return fromGeojsonVt(layers as never, { version: 2, extent: EXTENT });
}
