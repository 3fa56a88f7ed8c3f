/**
 * Generates data/basemap.bin for the covered countries and their surroundings: coasts, lakes and
 * rivers from GSHHG, built-up areas and names of rivers from Natural Earth.
 *
 *   node tools/basemap.ts NATURAL_EARTH > data/basemap.bin
 *
 * It needs `gmt` with Debian's `gmt-gshhg-full`, and `ogr2ogr` (`gdal-bin`). NATURAL_EARTH is a
 * folder with `ne_10m_urban_areas.shp` (from `flightgear-data-base`) and
 * `ne_10m_rivers_lake_centerlines.shp` (from `libmagics++-data`).
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type {
  FeatureCollection,
  LineString,
  MultiLineString,
  MultiPolygon,
  Polygon,
} from 'geojson';
import { closedIn, type Edges, joinedLines } from './basemap/join-lines.ts';
import { simplified } from './basemap/simplify.ts';
import { mercatorX, mercatorY } from '../site/src/lib/map/mercator.ts';
import { packFeatures, type Unpacked } from '../site/src/lib/server/basemap/packed-features.ts';

type Point = [lng: number, lat: number];
type Line = Point[];

/**
 * Bounding box in degrees: from the Azores to Corsica, from the Canaries to Shetland. GMT stores
 * lines by whole degrees.
 */
const EDGES: Edges = { west: -34, east: 12, south: 27, north: 62 };

/**
 * Maximum error of a simplified line as a share of the world's width: 1.6e-6 is 41 m at 50° north.
 */
const TOLERANCE = { coast: 1.6e-6, lake: 2.4e-6, river: 3e-6, urban: 4e-6, name: 2e-5 };

/**
 * Rivers by their classes in GSHHG: wide and major ones first, then smaller ones, without
 * intermittent ones.
 */
const RIVER_CLASSES = [
  { rank: 0, classes: [0, 1] },
  { rank: 1, classes: [2] },
  { rank: 2, classes: [3] },
  { rank: 3, classes: [4] },
];

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 30 });

/** Returns the lines that GMT draws for options of its command `coast`. */
function gmtLines(...options: string[]): Line[] {
  const { west, east, south, north } = EDGES;
  const region = `-R${west}/${east}/${south}/${north}`;
  const lines: Line[] = [];
  for (const row of run('gmt', 'coast', region, '-JM10c', '-Df', '-M', ...options).split('\n')) {
    if (row.startsWith('>')) lines.push([]);
    else if (row !== '' && !row.startsWith('#')) {
      const [lng, lat] = row.split('\t').map(Number) as Point;
      lines.at(-1)!.push([lng > 180 ? lng - 360 : lng, lat]);
    }
  }
  return lines.filter((line) => line.length > 1);
}

type Shape = LineString | MultiLineString | Polygon | MultiPolygon;

/** Returns the features of a shapefile within the bounding box. */
function shapes(file: string): FeatureCollection<Shape, { name?: string; scalerank?: number }> {
  const { west, east, south, north } = EDGES;
  const box = [west, south, east, north].map(String);
  const args = ['-f', 'GeoJSON', '/vsistdout/', '-spat', ...box, '-oo', 'ENCODING=CP1252', file];
  return JSON.parse(run('ogr2ogr', '--config', 'SHAPE_RESTORE_SHX', 'YES', ...args));
}

const flat = (line: Line, tolerance: number): number[] =>
  simplified(
    line.map(([lng, lat]) => [mercatorX(lng), mercatorY(lat)]),
    tolerance,
  ).flat();

const isArea = (points: number[]) => points.length >= 8;
const feature = (lines: number[][], rank = 0, name = ''): Unpacked => ({ lines, rank, name });

/** Whether a ring is in Norway or Denmark, whose islands and inlets are left out. */
const isFar = (ring: Line): boolean => ring.every(([lng, lat]) => lng > 3.6 && lat > 53.6);

/** Returns the areas to the left of lines. Their outlines run clockwise, as the map needs them. */
function areas(lines: Line[], tolerance: number): Unpacked[] {
  return closedIn(joinedLines(lines), EDGES)
    .map((ring) => flat(ring.toReversed(), isFar(ring) ? 12 * tolerance : tolerance))
    .filter(isArea)
    .map((ring) => feature([ring]));
}

const linesOf = (shape: Shape): Line[] => {
  switch (shape.type) {
    case 'LineString':
      return [shape.coordinates as Line];
    case 'MultiPolygon':
      return shape.coordinates.map(([outline]) => outline as Line);
    case 'Polygon':
      return [shape.coordinates[0] as Line];
    default:
      return shape.coordinates as Line[];
  }
};

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the shapefiles');
const rivers = RIVER_CLASSES.flatMap(({ rank, classes }) =>
  joinedLines(gmtLines(...classes.map((one) => `-I${one}`)))
    .filter((line) => !isFar(line))
    .map((line) => feature([flat(line, TOLERANCE.river)], rank)),
);
const urban = shapes(join(folder, 'ne_10m_urban_areas.shp')).features.flatMap(({ geometry }) =>
  linesOf(geometry)
    .map((ring) => flat(ring, TOLERANCE.urban))
    .filter(isArea)
    .map((ring) => feature([ring])),
);
const named = shapes(join(folder, 'ne_10m_rivers_lake_centerlines.shp'))
  .features.filter(({ properties }) => properties.name)
  .map(({ geometry, properties }) =>
    feature(
      linesOf(geometry).map((line) => flat(line, TOLERANCE.name)),
      Math.round(properties.scalerank ?? 9),
      properties.name,
    ),
  );
const layers = {
  land: areas(gmtLines('-W1/0.1p'), TOLERANCE.coast),
  // In GSHHG land is to the left of every line, including the shores of lakes.
  lakes: areas(
    gmtLines('-W2/0.1p').map((line) => line.toReversed()),
    TOLERANCE.lake,
  ),
  rivers,
  urban,
  riverNames: named,
};
for (const [name, features] of Object.entries(layers)) {
  const points = features
    .flatMap(({ lines }) => lines)
    .reduce((sum, { length }) => sum + length / 2, 0);
  process.stderr.write(`${name}: ${features.length} features, ${points} points\n`);
}
process.stdout.write(packFeatures(layers));
