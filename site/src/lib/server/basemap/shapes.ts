import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { packageFile } from '#lib/server/installed-package.ts';
import { mercatorX, mercatorY } from './mercator.ts';

/** A line or ring: x and y in turn, in Web Mercator from 0 to 1, north at the top. */
export interface Path {
  points: Float64Array;
  west: number;
  north: number;
  east: number;
  south: number;
}

/** Coasts and borders of the world (Natural Earth 1:10m). */
export interface Shapes {
  /** The rings of each body of land, holes after their outline. */
  land: Path[][];
  borders: Path[];
}

/**
 * Longitudes of a line without jumps: what crosses the date line goes on beyond 180. A ring around
 * a pole is closed along that pole.
 */
function unwrapped(line: readonly number[][]): number[][] {
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

function pathOf(line: readonly number[][]): Path {
  const points = new Float64Array(line.length * 2);
  const path = { points, west: Infinity, north: 1, east: -Infinity, south: 0 };
  line.forEach(([lng, lat], at) => {
    const x = mercatorX(lng!);
    const y = mercatorY(lat!);
    points[2 * at] = x;
    points[2 * at + 1] = y;
    path.west = Math.min(path.west, x);
    path.east = Math.max(path.east, x);
    path.north = Math.min(path.north, y);
    path.south = Math.max(path.south, y);
  });
  return path;
}

/** A path moved around the world. */
function moved({ points, west, north, east, south }: Path, turns: number): Path {
  const there = points.map((value, at) => (at % 2 === 0 ? value + turns : value));
  return { points: there, west: west + turns, north, east: east + turns, south };
}

/** What lies beyond the edge of the map, a second time where it comes back in on the other side. */
function onBothSides(paths: Path[]): Path[][] {
  const [outline] = paths;
  const turns = [0];
  if (outline!.east > 1) turns.push(-1);
  if (outline!.west < 0) turns.push(1);
  return turns.map((turn) => (turn === 0 ? paths : paths.map((path) => moved(path, turn))));
}

/** Twice the area, positive for a ring that runs clockwise on the screen. */
function turn({ points }: Path): number {
  let sum = 0;
  for (let at = 0; at + 3 < points.length; at += 2) {
    sum += points[at]! * points[at + 3]! - points[at + 2]! * points[at + 1]!;
  }
  return sum;
}

/** A ring that runs clockwise on the screen, or the other way for holes. */
function ringOf(line: readonly number[][], at: number): Path {
  const flat = unwrapped(line);
  const path = pathOf(flat);
  return turn(path) > 0 === (at === 0) ? path : pathOf(flat.toReversed());
}

type Atlas = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

async function readAtlas(name: string): Promise<Atlas> {
  const file = await packageFile('world-atlas/package.json', name);
  if (!file) throw new Error(`world-atlas has no ${name}`);
  return JSON.parse(file.toString()) as Atlas;
}

async function readShapes(): Promise<Shapes> {
  const coasts = await readAtlas('land-10m.json');
  const countries = await readAtlas('countries-10m.json');
  const polygons = feature(coasts, coasts.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  const lines = mesh(countries, countries.objects.countries as never, (a, b) => a !== b);
  return {
    land: polygons.flatMap((rings) => onBothSides(rings.map(ringOf))),
    borders: lines.coordinates.map((line) => pathOf(unwrapped(line))),
  };
}

let shapes: Promise<Shapes> | undefined;

/** The shapes, read when a map is first asked for (a fifth of a second) and kept. */
export function worldShapes(): Promise<Shapes> {
  shapes ??= readShapes();
  return shapes;
}
