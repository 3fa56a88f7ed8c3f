import { fromGeojsonVt } from '@maplibre/vt-pbf';
import touringAreas from '../../../../../data/touring-areas.json' with { type: 'json' };
import { areaName } from '#lib/format/area-names.ts';
import { townName } from '#lib/format/town-names.ts';
import { type Locale, LOCALES } from '#lib/locale/locales.ts';
import type { Bounds } from '#lib/services.ts';
import { boundsOf, type Frame, frameOfTile, mercatorX, mercatorY } from '#lib/map/mercator.ts';
import { type Canvas, clipLine, type Drawn } from './clip.ts';
import { clipPolygon } from './clip-polygon.ts';
import { type MapTowns, surroundings } from './nearby.ts';
import type { Feature } from './packed-features.ts';
import type { Path } from './packed-shapes.ts';
import { groundOf, worldShapes } from './shapes.ts';

/** Maximum zoom of tiles. Maps at higher zooms stretch these tiles. */
export const MAX_TILE_ZOOM = 10;

const EXTENT = 4096;
const MARGIN_UNITS = 96;
/** Three quarters of a pixel, when a tile is drawn 512 pixels wide. */
const DETAIL_UNITS = 6;
const MAX_TOWNS = 60;

/** Lowest zooms at which tiles contain regions, built-up areas, and rivers of each rank. */
const ZOOMS = { regions: 4, areaNames: 5, urban: 6, rivers: [4, 6, 7, 8], surroundings: 8 };

const POINT = 1;
const LINE = 2;
const POLYGON = 3;

interface TileFeature {
  type: number;
  geometry: unknown;
  tags: object;
}

const rounded = (line: Drawn) => line.map(([x, y]) => [Math.round(x), Math.round(y)]);

const areas = (polygons: readonly Path[][], canvas: Canvas): TileFeature[] =>
  polygons
    .map((polygon) => clipPolygon(polygon, canvas))
    .filter((rings) => rings.length > 0)
    .map((rings) => ({ type: POLYGON, geometry: rings.map(rounded), tags: {} }));

const lines = (paths: readonly Path[], canvas: Canvas, tags: object = {}): TileFeature[] =>
  paths
    .flatMap((path) => clipLine(path, canvas))
    .map((line) => ({ type: LINE, geometry: [rounded(line)], tags }));

const named = (features: readonly Feature[], canvas: Canvas): TileFeature[] =>
  features.flatMap(({ rank, name, lines: paths }) =>
    lines(paths, canvas, name === '' ? { rank } : { rank, name }),
  );

/** Returns a name, and the names in languages that use a different one. */
const namesOf = (name: string, nameIn: (locale: Locale) => string): Record<string, string> =>
  Object.fromEntries([
    ['name', name],
    ...LOCALES.map((locale) => [`name:${locale}`, nameIn(locale)] as const).filter(
      ([, own]) => own !== name,
    ),
  ]);

/** Areas are named only where their width is between these shares of a tile. */
const TOURING_SHARES = { least: 0.15, most: 1.6 };
/** Kinds of touring areas whose names are placed in their middle. */
const TOURING_KINDS = new Set(['park', 'island', 'lake', 'mountains', 'area', 'valley']);

/**
 * Returns the touring areas that are large enough to name on a tile, and not larger than it allows.
 */
const touringIn = (frame: Frame) =>
  touringAreas.flatMap(({ kind, name, names, box }) => {
    if (!box || !TOURING_KINDS.has(kind)) return [];
    const [west, south, east, north] = box as Bounds;
    const share = (mercatorX(east) - mercatorX(west)) / frame.width;
    const isFit = share >= TOURING_SHARES.least && share <= TOURING_SHARES.most;
    if (!isFit) return [];
    const own = (names ?? {}) as Partial<Record<Locale, string>>;
    const tags = namesOf(name, (locale) => own[locale] ?? name);
    return [{ lat: (south + north) / 2, lng: (west + east) / 2, tags }];
  });

/**
 * Returns a vector tile (MVT 2) of the built-in map, with the layers `land`, `urban`, `lakes`,
 * `rivers` and their `names`, `regions`, `borders`, `areas` (names of regions), `touring` (names of
 * parks, islands and similar areas) and `towns`. Towns have a `name` and a `rank`, which is 0 for
 * the largest of the tile.
 */
export async function basemapTile(
  { z, x, y }: { z: number; x: number; y: number },
  gazetteer: MapTowns,
): Promise<Uint8Array> {
  const frame = frameOfTile(z, x, y);
  const ground =
    z < ZOOMS.surroundings ? await groundOf(frame) : await surroundings(frame, gazetteer);
  const { labels } = await worldShapes();
  const canvas: Canvas = { frame, size: EXTENT, margin: MARGIN_UNITS, detail: DETAIL_UNITS };
  const at = (point: { lat: number; lng: number }): [number, number] => [
    Math.round(((mercatorX(point.lng) - frame.west) / frame.width) * EXTENT),
    Math.round(((mercatorY(point.lat) - frame.north) / frame.height) * EXTENT),
  ];
  const isInside = (point: { lat: number; lng: number }) =>
    at(point).every((units) => units >= 0 && units < EXTENT);
  const from = (zoom: number, features: () => TileFeature[]) => (z < zoom ? [] : features());
  const layers: Record<string, TileFeature[]> = {
    land: areas(ground.land, canvas),
    urban: from(ZOOMS.urban, () => areas(ground.urban, canvas)),
    lakes: areas(ground.lakes, canvas),
    rivers: named(
      ground.rivers.filter(({ rank }) => z >= ZOOMS.rivers[rank]!),
      canvas,
    ),
    names: from(ZOOMS.areaNames, () => named(ground.riverNames, canvas)),
    regions: from(ZOOMS.regions, () => lines(ground.regions, canvas)),
    borders: lines(ground.borders, canvas),
    areas: from(ZOOMS.areaNames, () =>
      labels.filter(isInside).map((label) => ({
        type: POINT,
        geometry: [at(label)],
        tags: namesOf(label.name, (locale) => areaName(locale, label.id, label.name)),
      })),
    ),
    touring: from(ZOOMS.areaNames, () =>
      touringIn(frame)
        .filter(isInside)
        .map(({ tags, ...middle }) => ({ type: POINT, geometry: [at(middle)], tags })),
    ),
    towns: gazetteer.towns(boundsOf(frame), MAX_TOWNS).map((town, rank) => ({
      type: POINT,
      geometry: [at(town)],
      tags: {
        ...namesOf(town.name, (locale) => townName(locale, town.id, town.name)),
        rank,
        population: town.population,
      },
    })),
  };
  const filled = Object.entries(layers).filter(([, features]) => features.length > 0);
  return fromGeojsonVt(
    Object.fromEntries(filled.map(([name, features]) => [name, { features }])) as never,
    { version: 2, extent: EXTENT },
  );
}
