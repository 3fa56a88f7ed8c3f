/**
 * Generates data/region-borders.topojson: merges the parts of each region (counties, departments,
 * provinces) into one shape and writes shared borders once, as TopoJSON.
 *
 *   node tools/region-borders.ts PARTS.geojson > data/region-borders.topojson
 *
 * PARTS is Natural Earth's 1:10m "admin 1 states and provinces" of the covered countries as
 * GeoJSON, with coordinates rounded to four decimals. Each part has the property `region` (ISO
 * 3166-2).
 */
import { readFileSync } from 'node:fs';
import type { FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';

const SCALE = 1e-4;

type Ring = string[];
type Parts = FeatureCollection<Polygon | MultiPolygon, { region: string }>;

const key = (at: Position): string =>
  `${Math.round((at[0] ?? 0) / SCALE)},${Math.round((at[1] ?? 0) / SCALE)}`;
const point = (at: string): [number, number] => at.split(',').map(Number) as [number, number];

const polygonsOf = (shape: Polygon | MultiPolygon): Position[][][] =>
  shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;

/**
 * Returns the directed edges of each region. An edge between two parts of one region occurs in both
 * directions and cancels out.
 */
function dissolve(parts: Parts): Map<string, Map<string, Set<string>>> {
  const regions = new Map<string, Map<string, Set<string>>>();
  for (const { geometry, properties } of parts.features) {
    const edges = regions.get(properties.region) ?? new Map<string, Set<string>>();
    regions.set(properties.region, edges);
    for (const ring of polygonsOf(geometry).flat()) {
      for (let i = 1; i < ring.length; i++) {
        const from = key(ring[i - 1] ?? []);
        const to = key(ring[i] ?? []);
        if (from === to || edges.get(to)?.delete(from)) continue;
        edges.set(from, (edges.get(from) ?? new Set()).add(to));
      }
    }
  }
  return regions;
}

/** Follows the directed edges until every edge is part of a closed ring. */
function ringsOf(edges: Map<string, Set<string>>): Ring[] {
  const rings: Ring[] = [];
  for (const [start, targets] of edges) {
    while (targets.size > 0) {
      const ring = [start];
      for (let at = start; ;) {
        const next = edges.get(at)?.values().next().value;
        if (next === undefined) throw new Error(`The border breaks off at ${at}`);
        edges.get(at)?.delete(next);
        ring.push(next);
        if (next === start) break;
        at = next;
      }
      rings.push(ring);
    }
  }
  return rings;
}

function signedArea(ring: Ring): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = point(ring[i - 1] ?? '');
    const [bx, by] = point(ring[i] ?? '');
    sum += ax * by - bx * ay;
  }
  return sum / 2;
}

function contains(ring: Ring, [x, y]: [number, number]): boolean {
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = point(ring[i - 1] ?? '');
    const [bx, by] = point(ring[i] ?? '');
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Assigns each hole to the smallest outline around it. */
function polygons(rings: Ring[]): Ring[][] {
  // The largest ring is an outline; its direction distinguishes outlines from holes.
  const bySize = [...rings].sort((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)));
  const turn = Math.sign(signedArea(bySize[0] ?? []));
  const outlines = bySize.filter((ring) => Math.sign(signedArea(ring)) === turn).map((r) => [r]);
  for (const hole of bySize.filter((ring) => Math.sign(signedArea(ring)) === -turn)) {
    // A hole may touch its outline at a corner, so the middle of an edge is tested.
    const [ax, ay] = point(hole[0] ?? '');
    const [bx, by] = point(hole[1] ?? '');
    const home = outlines.findLast((o) => contains(o[0] ?? [], [(ax + bx) / 2, (ay + by) / 2]));
    if (home === undefined) throw new Error(`No outline is around the hole at ${hole[0]}`);
    home.push(hole);
  }
  return outlines;
}

/**
 * Cuts rings where borders meet, so that two neighbours share an arc instead of each having its
 * own.
 */
function topology(regions: Map<string, Ring[][]>) {
  const neighbours = new Map<string, Set<string>>();
  for (const ring of [...regions.values()].flat(2)) {
    for (let i = 1; i < ring.length; i++) {
      const [a = '', b = ''] = [ring[i - 1], ring[i]];
      neighbours.set(a, (neighbours.get(a) ?? new Set()).add(b));
      neighbours.set(b, (neighbours.get(b) ?? new Set()).add(a));
    }
  }
  const owners = new Map<string, string>();
  for (const [region, shapes] of regions) {
    for (const ring of shapes.flat()) {
      for (let i = 1; i < ring.length; i++) {
        const edge = [ring[i - 1], ring[i]].sort().join(' ');
        owners.set(edge, `${owners.get(edge) ?? ''} ${region}`);
      }
    }
  }
  const owner = (a = '', b = '') => owners.get([a, b].sort().join(' '));
  const arcs: string[][] = [];
  const known = new Map<string, number>();
  const arcOf = (line: string[]): number => {
    const backwards = known.get([...line].reverse().join(' '));
    if (backwards !== undefined) return ~backwards;
    const name = line.join(' ');
    const index = known.get(name) ?? arcs.push(line) - 1;
    known.set(name, index);
    return index;
  };
  const cut = (ring: Ring): number[] => {
    const open = ring.slice(0, -1);
    const joint = (i: number): boolean => {
      const at = open[i] ?? '';
      if ((neighbours.get(at)?.size ?? 0) > 2) return true;
      return owner(open.at(i - 1), at) !== owner(at, open[(i + 1) % open.length]);
    };
    let first = open.findIndex((_, i) => joint(i));
    // A ring without a junction has one neighbour or none. It starts at a canonical point, so that
    // both sides give the same arc.
    if (first < 0) first = open.indexOf([...open].sort()[0] ?? '');
    const turned = [...open.slice(first), ...open.slice(0, first), open[first] ?? ''];
    const lines: number[] = [];
    let line = [turned[0] ?? ''];
    for (let i = 1; i < turned.length; i++) {
      line.push(turned[i] ?? '');
      if (i === turned.length - 1 || joint((first + i) % open.length)) {
        lines.push(arcOf(line));
        line = [turned[i] ?? ''];
      }
    }
    return lines;
  };
  const geometries = [...regions].map(([id, shapes]) => ({
    type: 'MultiPolygon',
    id,
    arcs: shapes.map((shape) => shape.map(cut)),
  }));
  const deltas = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map((at) => {
      const [px, py] = point(at);
      const step = [px - x, py - y];
      [x, y] = [px, py];
      return step;
    });
  });
  return {
    type: 'Topology',
    transform: { scale: [SCALE, SCALE], translate: [0, 0] },
    objects: { regions: { type: 'GeometryCollection', geometries } },
    arcs: deltas,
  };
}

const file = process.argv[2];
if (file === undefined) throw new Error('Name the GeoJSON file of the parts');
const edges = dissolve(JSON.parse(readFileSync(file, 'utf8')) as Parts);
const shapes = new Map(
  [...edges].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, e]) => [id, polygons(ringsOf(e))]),
);
process.stdout.write(`${JSON.stringify(topology(shapes))}\n`);
