import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Point } from './geo.ts';

/** The water whose distance is known. */
export type Water = 'sea' | 'lake';

/** The base map of the covered countries: coasts and lakes of GSHHG, simplified to some 40 and 60 m (`tools/basemap.ts`). */
const FILE = join(import.meta.dirname, '../../data/basemap.bin');

/** The layers at the beginning of the file, with the water on whose shore their outlines are. */
const LAYERS: readonly Water[] = ['sea', 'lake'];

/** Steps into which the file divides the width of the world. */
const STEPS = 2 ** 24;

/** Cells of the grid over the width of the world; one is 3 km wide at 50° north. */
const CELLS = 2 ** 13;

const EQUATOR_METRES = 40_075_017;

/** Distances above this are not computed, in metres. */
export const FAR_METRES = 10_000;

/**
 * The box in degrees that the base map covers; its outlines are closed along its edges. The margin keeps every covered
 * place farther than `FAR_METRES` from them.
 */
const COVERED = { west: -33.5, east: 11.5, south: 27.3, north: 61.7 };

/**
 * The lines of shores as columns, since there are some 250,000 segments. A segment goes from one point to the next.
 */
interface Shore {
  /** x and y of each point, in steps. */
  points: Int32Array;
  /** Entries of cells: the first point of a segment that crosses the cell, and the cell's next entry. */
  segments: Int32Array;
  nexts: Int32Array;
  /** The last entry of each cell of the grid. */
  cells: Map<number, number>;
}

/** Ends the entries of a cell. */
const NONE = -1;

/** Reads whole numbers as `tools/basemap.ts` packs them: zigzag, seven bits a byte, lowest first. */
function createReader(bytes: Uint8Array): () => number {
  let at = 0;
  return () => {
    let value = 0;
    let place = 1;
    let byte = bytes[at++]!;
    while (byte >= 128) {
      value += (byte - 128) * place;
      place *= 128;
      byte = bytes[at++]!;
    }
    value += byte * place;
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };
}

/** Steps in the width of a cell. */
const STEPS_PER_CELL = STEPS / CELLS;

const cellOf = (steps: number): number => Math.floor(steps / STEPS_PER_CELL);

/** Reads the points of a layer's lines; returns them with the index of each line's first point. */
function readPoints(next: () => number): { points: number[]; lines: number[] } {
  const points: number[] = [];
  const lines: number[] = [];
  for (let features = next(); features > 0; features--) {
    next(); // rank
    for (let letters = next(); letters > 0; letters--) next();
    for (let count = next(); count > 0; count--) {
      lines.push(points.length / 2);
      let [x, y] = [0, 0];
      for (let left = next(); left > 0; left--) {
        x += next();
        y += next();
        points.push(x, y);
      }
    }
  }
  return { points, lines };
}

function readLayer(next: () => number): Shore {
  const { points, lines } = readPoints(next);
  const cells = new Map<number, number>();
  const segments: number[] = [];
  const nexts: number[] = [];
  for (const [line, first] of lines.entries()) {
    const end = lines[line + 1] ?? points.length / 2;
    for (let point = first; point + 1 < end; point++) {
      const [ax, ay] = [cellOf(points[2 * point]!), cellOf(points[2 * point + 1]!)];
      const [bx, by] = [cellOf(points[2 * point + 2]!), cellOf(points[2 * point + 3]!)];
      for (let row = Math.min(ay, by); row <= Math.max(ay, by); row++) {
        for (let column = Math.min(ax, bx); column <= Math.max(ax, bx); column++) {
          const cell = row * CELLS + column;
          nexts.push(cells.get(cell) ?? NONE);
          cells.set(cell, segments.push(point) - 1);
        }
      }
    }
  }
  const [kept, first, then] = [points, segments, nexts].map((numbers) => Int32Array.from(numbers));
  return { points: kept!, segments: first!, nexts: then!, cells };
}

function readShores(): Record<Water, Shore> {
  const next = createReader(readFileSync(FILE));
  return Object.fromEntries(LAYERS.map((water) => [water, readLayer(next)])) as Record<
    Water,
    Shore
  >;
}

let shores: Record<Water, Shore> | undefined;

/** Reads the shores, which takes some 0.1 s, so that nobody waits for it later. */
export function loadShores(): void {
  shores ??= readShores();
}

/** The square of the distance between a place and the segment that begins with a point of a shore. */
function squaredDistance(x: number, y: number, points: Int32Array, point: number): number {
  const at = 2 * point;
  const [ax, ay] = [points[at]! / STEPS, points[at + 1]! / STEPS];
  const [dx, dy] = [points[at + 2]! / STEPS - ax, points[at + 3]! / STEPS - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2;
}

/**
 * The distance from a point to the nearest shore of the sea or of a large lake, as the crow flies, in metres, with an
 * accuracy of some 100 m. It is `FAR_METRES` where there is none within that distance, and null outside the covered box.
 * The file is read at the first call, unless `loadShores` has done so.
 */
export function metresToWater({ lat, lng }: Point, water: Water): number | null {
  const { west, east, south, north } = COVERED;
  if (lng < west || lng > east || lat < south || lat > north) return null;
  shores ??= readShores();
  const { points, segments, nexts, cells } = shores[water];
  const sine = Math.sin((lat * Math.PI) / 180);
  const x = lng / 360 + 0.5;
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  const metres = EQUATOR_METRES * Math.cos((lat * Math.PI) / 180);
  const [column, row] = [Math.floor(x * CELLS), Math.floor(y * CELLS)];
  let nearest = (FAR_METRES / metres) ** 2;
  // Cells at a ring's distance may hold segments that are nearer by up to one cell.
  for (let ring = 0; ((ring - 1) / CELLS) ** 2 <= nearest || ring < 2; ring++) {
    for (let dy = -ring; dy <= ring; dy++) {
      const step = Math.abs(dy) === ring ? 1 : Math.max(1, 2 * ring);
      for (let dx = -ring; dx <= ring; dx += step) {
        let entry = cells.get((row + dy) * CELLS + column + dx) ?? NONE;
        for (; entry !== NONE; entry = nexts[entry]!)
          nearest = Math.min(nearest, squaredDistance(x, y, points, segments[entry]!));
      }
    }
  }
  return Math.round(Math.sqrt(nearest) * metres);
}
