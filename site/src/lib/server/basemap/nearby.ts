import { type Canvas, clipLine, type Drawn } from './clip.ts';
import { clipPolygon, containsPoint } from './clip-polygon.ts';
import type { SiteServices } from '#lib/services.ts';
import { boundsOf, type Frame, frameOfTile } from '#lib/map/mercator.ts';
import type { Feature } from './packed-features.ts';
import type { Path } from './packed-shapes.ts';
import { type Ground, groundOf } from './shapes.ts';

/**
 * Cells are tiles of this zoom, some 200 km wide in Europe. Each includes a margin of half its
 * width.
 */
const ZOOM = 7;
const CELL_UNITS = 1_000_000;
const MARGIN_UNITS = CELL_UNITS / 2;
const MAX_CACHED_CELLS = 160;

/** The part of the gazetteer that maps use. */
export type MapTowns = Pick<SiteServices['places'], 'towns' | 'townsVersion'>;

/** The geography of a cell and its margin; the largest towns come first. */
export interface Surroundings extends Ground {
  towns: ReturnType<MapTowns['towns']>;
}

const MAX_TOWNS = 1500;
const kept = new Map<string, Promise<Surroundings>>();

function pathFrom(line: Drawn, { frame }: Canvas): Path {
  const scale = frame.width / CELL_UNITS;
  const points = new Float64Array(line.length * 2);
  const path = { points, west: Infinity, north: Infinity, east: -Infinity, south: -Infinity };
  line.forEach(([left, top], at) => {
    const x = frame.west + left * scale;
    const y = frame.north + top * scale;
    points[2 * at] = x;
    points[2 * at + 1] = y;
    path.west = Math.min(path.west, x);
    path.east = Math.max(path.east, x);
    path.north = Math.min(path.north, y);
    path.south = Math.max(path.south, y);
  });
  return path;
}

const turnOf = (ring: Drawn): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);

/** Splits clipped rings into polygons of one outline each, with the holes inside it. */
function apart(rings: Drawn[]): Drawn[][] {
  const outlines = rings.filter((ring) => turnOf(ring) > 0);
  const holes = rings.filter((ring) => turnOf(ring) <= 0);
  return outlines.map((outline) => [
    outline,
    ...holes.filter((hole) => containsPoint([outline], hole[0]!)),
  ]);
}

async function cell(x: number, y: number, townsWithin: MapTowns['towns']): Promise<Surroundings> {
  const ground = await groundOf(frameOfTile(ZOOM, x, y));
  const canvas: Canvas = {
    frame: frameOfTile(ZOOM, x, y),
    size: CELL_UNITS,
    margin: MARGIN_UNITS,
    detail: 0,
  };
  // Clipping returns open rings, but rings of the world are closed.
  const closed = (ring: Drawn) => pathFrom([...ring, ring[0]!], canvas);
  const areas = (polygons: readonly Path[][]) =>
    polygons
      .flatMap((polygon) => apart(clipPolygon(polygon, canvas)))
      .map((rings) => rings.map(closed));
  const lines = (paths: readonly Path[]) =>
    paths.flatMap((path) => clipLine(path, canvas)).map((line) => pathFrom(line, canvas));
  const features = (all: readonly Feature[]) =>
    all
      .map((feature) => ({ ...feature, lines: lines(feature.lines) }))
      .filter((feature) => feature.lines.length > 0);
  const { west, north, width, height } = canvas.frame;
  const wide = {
    west: west - width / 2,
    north: north - height / 2,
    width: width * 2,
    height: height * 2,
  };
  return {
    towns: townsWithin(boundsOf(wide), MAX_TOWNS),
    land: areas(ground.land),
    lakes: areas(ground.lakes),
    urban: areas(ground.urban),
    borders: lines(ground.borders),
    regions: lines(ground.regions),
    rivers: features(ground.rivers),
    riverNames: features(ground.riverNames),
  };
}

/**
 * Returns the geography around a frame of at most 100 km: a few hundred points instead of the whole
 * world's.
 */
export function surroundings(
  { west, north, width, height }: Frame,
  { towns, townsVersion }: MapTowns,
): Promise<Surroundings> {
  const cells = 2 ** ZOOM;
  const x = Math.max(0, Math.min(cells - 1, Math.floor((west + width / 2) * cells)));
  const y = Math.max(0, Math.min(cells - 1, Math.floor((north + height / 2) * cells)));
  const key = `${townsVersion()} ${x}/${y}`;
  let cached = kept.get(key);
  if (!cached) {
    if (kept.size >= MAX_CACHED_CELLS) kept.delete(kept.keys().next().value!);
    cached = cell(x, y, towns);
    kept.set(key, cached);
  }
  return cached;
}
