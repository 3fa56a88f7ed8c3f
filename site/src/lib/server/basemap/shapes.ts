import { type Shapes, unpackShapes } from './packed-shapes.ts';

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
