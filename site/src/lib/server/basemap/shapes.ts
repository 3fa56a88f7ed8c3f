import { type Feature, type Layer, unpackFeatures } from './packed-features.ts';
import { type Path, type Shapes, unpackShapes } from './packed-shapes.ts';
import type { Frame } from '#lib/map/mercator.ts';

/** The shapes that a map is drawn from. Each area begins with its outline, followed by its holes. */
export interface Ground extends Shapes {
  lakes: Path[][];
  urban: Path[][];
  rivers: Feature[];
  riverNames: Feature[];
}

/** Position of a region's name in degrees. */
export interface RegionLabel {
  id: string;
  name: string;
  lng: number;
  lat: number;
}

interface World {
  coarse: Shapes;
  fine: Record<Layer, Feature[]>;
  labels: RegionLabel[];
}

async function readWorld(): Promise<World> {
  const { world, detail, regions } = await import('virtual:coasts');
  return {
    coarse: unpackShapes(Buffer.from(world, 'base64')),
    fine: unpackFeatures(Buffer.from(detail, 'base64')),
    labels: regions,
  };
}

let world: Promise<World> | undefined;

/** Loads the shapes of the world; they are unpacked once, for the first map, and cached. */
export function worldShapes(): Promise<World> {
  world ??= readWorld();
  return world;
}

/** Tiles from this zoom on show detailed coasts where they are available. */
const DETAIL_ZOOM = 6;

/**
 * Tile range at that zoom with detailed coasts: from the Azores to Corsica, from the Canaries to
 * Shetland.
 */
const DETAILED = { west: 26, east: 34, north: 18, south: 27 };

/** Whether detailed coasts cover a frame, and the frame is narrow enough to show them. */
function isDetailed({ west, north, width, height }: Frame): boolean {
  const tiles = 2 ** DETAIL_ZOOM;
  return (
    width * tiles <= 1 &&
    west * tiles >= DETAILED.west &&
    (west + width) * tiles <= DETAILED.east &&
    north * tiles >= DETAILED.north &&
    (north + height) * tiles <= DETAILED.south
  );
}

const areasOf = (features: readonly Feature[]): Path[][] => features.map(({ lines }) => lines);

/** Returns all shapes in a frame and around it. */
export async function groundOf(frame: Frame): Promise<Ground> {
  const { coarse, fine } = await worldShapes();
  return {
    ...coarse,
    land: isDetailed(frame) ? areasOf(fine.land) : coarse.land,
    lakes: areasOf(fine.lakes),
    urban: areasOf(fine.urban),
    rivers: fine.rivers,
    riverNames: fine.riverNames,
  };
}
