import { unpackShapes } from './packed-shapes.ts';

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

async function readShapes(): Promise<Shapes> {
  const { default: packed } = await import('virtual:coasts');
  return unpackShapes(Buffer.from(packed, 'base64'));
}

let shapes: Promise<Shapes> | undefined;

/** The shapes, unpacked when a map is first asked for and kept. */
export function worldShapes(): Promise<Shapes> {
  shapes ??= readShapes();
  return shapes;
}
