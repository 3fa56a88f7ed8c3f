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

/** The segments of shores: x and y of both ends, in Web Mercator from 0 to 1, by the cells of a grid. */
interface Shore {
  ends: number[];
  cells: Map<number, number[]>;
}

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

function readLayer(next: () => number): Shore {
  const shore: Shore = { ends: [], cells: new Map() };
  for (let features = next(); features > 0; features--) {
    next(); // rank
    for (let letters = next(); letters > 0; letters--) next();
    for (let lines = next(); lines > 0; lines--) readLine(next, shore);
  }
  return shore;
}

function readLine(next: () => number, { ends, cells }: Shore): void {
  let [x, y] = [0, 0];
  const points = next();
  for (let i = 0; i < points; i++) {
    const [fromX, fromY] = [x, y];
    x += next();
    y += next();
    if (i === 0) continue;
    const [ax, ay, bx, by] = [fromX / STEPS, fromY / STEPS, x / STEPS, y / STEPS];
    const segment = ends.length;
    ends.push(ax, ay, bx, by);
    const [west, east] = [Math.min(ax, bx), Math.max(ax, bx)].map((one) => Math.floor(one * CELLS));
    const [north, south] = [Math.min(ay, by), Math.max(ay, by)].map((one) =>
      Math.floor(one * CELLS),
    );
    for (let row = north!; row <= south!; row++) {
      for (let column = west!; column <= east!; column++) {
        const cell = row * CELLS + column;
        const known = cells.get(cell);
        if (known === undefined) cells.set(cell, [segment]);
        else known.push(segment);
      }
    }
  }
}

function readShores(): Record<Water, Shore> {
  const next = createReader(readFileSync(FILE));
  return Object.fromEntries(LAYERS.map((water) => [water, readLayer(next)])) as Record<
    Water,
    Shore
  >;
}

let shores: Record<Water, Shore> | undefined;

/** Reads the shores, which takes some 0.2 s, so that nobody waits for it later. */
export function loadShores(): void {
  shores ??= readShores();
}

/** The square of the distance between a point and a segment of a plane. */
function squaredDistance(x: number, y: number, ends: number[], at: number): number {
  const [ax, ay] = [ends[at]!, ends[at + 1]!];
  const [dx, dy] = [ends[at + 2]! - ax, ends[at + 3]! - ay];
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
  const { ends, cells } = shores[water];
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
        for (const at of cells.get((row + dy) * CELLS + column + dx) ?? []) {
          nearest = Math.min(nearest, squaredDistance(x, y, ends, at));
        }
      }
    }
  }
  return Math.round(Math.sqrt(nearest) * metres);
}
