import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import type { Topology } from 'topojson-specification';
import type { Point } from './geo.ts';

/** The land of the world, from Natural Earth at a scale of 1:10m. */
export interface Land {
  isLand(lng: number, lat: number): boolean;
  /** The nearest point of a coast within `km` kilometres, as `[lng, lat]`. */
  nearestCoast(lng: number, lat: number, km: number): [number, number] | undefined;
}

const FILE = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
const BANDS_PER_DEGREE = 4;
const MAX_STEP_KM = 4;

const band = (lat: number): number => Math.floor((lat + 90) * BANDS_PER_DEGREE);

/** Reads all coastlines into one array of `lng, lat` pairs; a pair of NaN ends a line. */
function readLines(): Float64Array {
  const { transform, arcs } = JSON.parse(readFileSync(FILE, 'utf8')) as Topology;
  const [sx = 1, sy = 1] = transform?.scale ?? [];
  const [tx = 0, ty = 0] = transform?.translate ?? [];
  const lines = new Float64Array(arcs.reduce((sum, arc) => sum + 2 * arc.length + 2, 0));
  let end = 0;
  for (const arc of arcs) {
    let [x, y] = [0, 0];
    for (const [dx = 0, dy = 0] of arc) {
      x += dx;
      y += dy;
      lines[end++] = x * sx + tx;
      lines[end++] = y * sy + ty;
    }
    lines[end++] = Number.NaN;
    lines[end++] = Number.NaN;
  }
  return lines;
}

/** Calls `each` with the index of the first number of every segment. */
function segments(lines: Float64Array, each: (i: number) => void): void {
  for (let i = 0; i + 3 < lines.length; i += 2) {
    if (lines[i] === lines[i] && lines[i + 2] === lines[i + 2]) each(i);
  }
}

function bandsOf(lines: Float64Array): number[][] {
  const bands: number[][] = Array.from({ length: 180 * BANDS_PER_DEGREE + 1 }, () => []);
  segments(lines, (i) => {
    const a = band(lines[i + 1] as number);
    const b = band(lines[i + 3] as number);
    for (let at = Math.min(a, b); at <= Math.max(a, b); at++) bands[at]?.push(i);
  });
  return bands;
}

/** The corners of the coastlines, with further points where two corners are more than `MAX_STEP_KM` apart. */
function coastPoints(lines: Float64Array): number[] {
  const points: number[] = [];
  segments(lines, (i) => {
    const [ax, ay, bx, by] = lines.subarray(i, i + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    const steps = Math.ceil(distance(ax, ay, bx, by) / MAX_STEP_KM) || 1;
    for (let s = 0; s < steps; s++) {
      points.push(ax + ((bx - ax) * s) / steps, ay + ((by - ay) * s) / steps);
    }
  });
  return points;
}

function indexed(points: number[]): KDBush {
  const index = new KDBush(points.length / 2);
  for (let i = 0; i < points.length; i += 2)
    index.add(points[i] as number, points[i + 1] as number);
  return index.finish();
}

function readLand(): Land {
  const lines = readLines();
  const bands = bandsOf(lines);
  const points = coastPoints(lines);
  const coast = indexed(points);
  return {
    isLand(lng, lat) {
      let inside = false;
      for (const i of bands[band(lat)] ?? []) {
        const [ax, ay, bx, by] = [
          lines[i],
          lines[i + 1],
          lines[i + 2],
          lines[i + 3],
        ] as number[] as [number, number, number, number];
        if (ay > lat !== by > lat && lng < ((bx - ax) * (lat - ay)) / (by - ay) + ax)
          inside = !inside;
      }
      return inside;
    },
    nearestCoast(lng, lat, km) {
      const [id] = around(coast, lng, lat, 1, km);
      if (id === undefined) return undefined;
      return [points[2 * id] as number, points[2 * id + 1] as number];
    },
  };
}

let land: Land | undefined;

/** The world's land, read from its file on first use (about 0.3 s) and then cached. */
export function worldLand(): Land {
  land ??= readLand();
  return land;
}

/** Whether a point is on land, with an accuracy of about a kilometre. Lakes count as land. */
export const isLand = ({ lat, lng }: Point): boolean => worldLand().isLand(lng, lat);
