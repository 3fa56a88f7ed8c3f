import type { Bounds } from '#lib/services.ts';

/** The part of the world that a drawing shows, in Web Mercator from 0 to 1 with north at the top. */
export interface Frame {
  west: number;
  north: number;
  /** Width and height. */
  width: number;
  height: number;
}

/** Latitude at which the square Web Mercator map ends. */
const MAX_LATITUDE_DEGREES = 85.051129;

/** Converts a longitude in degrees to Web Mercator: 0 at -180°, 1 at 180°. */
export const mercatorX = (lng: number): number => (lng + 180) / 360;

/**
 * Converts a latitude in degrees to Web Mercator: 0 at the northern edge, 1 at the southern.
 * Latitudes beyond an edge are clamped to it.
 */
export function mercatorY(lat: number): number {
  const radians =
    (Math.max(-MAX_LATITUDE_DEGREES, Math.min(MAX_LATITUDE_DEGREES, lat)) * Math.PI) / 180;
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI);
}

const lngOf = (x: number): number => x * 360 - 180;

const latOf = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** Returns the bounding box of a frame in degrees. */
export const boundsOf = ({ west, north, width, height }: Frame): Bounds => [
  lngOf(west),
  latOf(north + height),
  lngOf(west + width),
  latOf(north),
];

export function frameOfTile(z: number, x: number, y: number): Frame {
  const side = 2 ** -z;
  return { west: x * side, north: y * side, width: side, height: side };
}

const EQUATOR_KM = 40_075;

/**
 * Returns the frame around a point that is `km` wide there and has the aspect ratio `width` to
 * `height`.
 */
export function frameAround(
  point: { lat: number; lng: number },
  km: number,
  shape: { width: number; height: number },
): Frame {
  const width = km / (EQUATOR_KM * Math.cos((point.lat * Math.PI) / 180));
  const height = (width * shape.height) / shape.width;
  return {
    west: mercatorX(point.lng) - width / 2,
    north: mercatorY(point.lat) - height / 2,
    width,
    height,
  };
}
