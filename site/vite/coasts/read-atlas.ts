import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { packShapes } from '../../src/lib/server/basemap/packed-shapes.ts';
import { mercatorX, mercatorY } from '../../src/lib/map/mercator.ts';
import { readRegions } from './read-regions.ts';

type Line = readonly number[][];
/** A line or ring as alternating x and y, in Web Mercator from 0 to 1. */
type Points = number[];

/**
 * Returns a line with continuous longitudes: after crossing the date line they continue beyond 180.
 * A ring around a pole is closed along that pole.
 */
function unwrapped(line: Line): Line {
  let turns = 0;
  const flat = line.map(([lng, lat], at) => {
    const before = line[at - 1]?.[0] ?? lng!;
    if (lng! - before > 180) turns -= 360;
    else if (lng! - before < -180) turns += 360;
    return [lng! + turns, lat!];
  });
  if (turns === 0) return flat;
  const [first, last] = [flat[0]!, flat.at(-1)!];
  const pole = last[1]! < 0 ? -90 : 90;
  const isOpen = Math.abs(first[0]! - last[0]!) > 180;
  return isOpen ? [...flat, [last[0]!, pole], [first[0]!, pole], first] : flat;
}

const pointsOf = (line: Line): Points =>
  line.flatMap(([lng, lat]) => [mercatorX(lng!), mercatorY(lat!)]);

/** Shifts points by whole turns around the world. */
const moved = (points: Points, turns: number): Points =>
  points.map((value, at) => (at % 2 === 0 ? value + turns : value));

/** Repeats shapes that extend beyond the edge of the map on the other side. */
function onBothSides(rings: Points[]): Points[][] {
  const eastings = rings[0]!.filter((_, at) => at % 2 === 0);
  const turns = [0];
  if (eastings.some((x) => x > 1)) turns.push(-1);
  if (eastings.some((x) => x < 0)) turns.push(1);
  return turns.map((turn) => (turn === 0 ? rings : rings.map((ring) => moved(ring, turn))));
}

/** Returns twice the signed area; positive for a ring that runs clockwise on the screen. */
function turnOf(points: Points): number {
  let sum = 0;
  for (let at = 0; at + 3 < points.length; at += 2) {
    sum += points[at]! * points[at + 3]! - points[at + 2]! * points[at + 1]!;
  }
  return sum;
}

/** Returns a ring that runs clockwise on the screen, or counterclockwise for holes. */
function ringOf(line: Line, at: number): Points {
  const flat = unwrapped(line);
  const points = pointsOf(flat);
  return turnOf(points) > 0 === (at === 0) ? points : pointsOf(flat.toReversed());
}

type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

const folder = dirname(createRequire(import.meta.url).resolve('world-atlas/package.json'));

const readAtlas = async (name: string): Promise<Atlas> =>
  JSON.parse(await readFile(join(folder, name), 'utf8')) as Atlas;

/**
 * Returns the coasts and borders of the world, from Natural Earth 1:10m in `world-atlas`, and our
 * regions.
 */
export async function readShapes(): Promise<Parameters<typeof packShapes>[0]> {
  const coasts = await readAtlas('land-10m.json');
  const countries = await readAtlas('countries-10m.json');
  const polygons = feature(coasts, coasts.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  const lines = mesh(countries, countries.objects.countries as never, (a, b) => a !== b);
  return {
    land: polygons.flatMap((rings) => onBothSides(rings.map(ringOf))),
    borders: lines.coordinates.map((line) => pointsOf(unwrapped(line))),
    regions: (await readRegions()).borders.map(pointsOf),
  };
}
