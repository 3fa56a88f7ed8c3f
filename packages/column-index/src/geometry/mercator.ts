/** Half the side of the Web Mercator square, in metres (EPSG:3857). */
export const HALF_WORLD_METRES = 20_037_508.342789244;

/** The sphere's radius that Web Mercator uses, in metres. */
const MERCATOR_RADIUS_METRES = 6_378_137;

/** The earth's mean radius, in metres: distances people read are measured with it. */
export const EARTH_RADIUS_METRES = 6_371_008.8;

/** The latitude at which the square ends. */
const MAX_LATITUDE_DEGREES = 85.051129;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (radians: number) => (radians * 180) / Math.PI;

/** A point in Web Mercator metres: x grows to the east, y to the north. */
export interface Metres {
  x: number;
  y: number;
}

/** A point in WGS84 degrees. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** Web Mercator metres of a WGS84 point; latitudes beyond the square are moved to its edge. */
export function toMetres({ lat, lng }: LatLng): Metres {
  const held = Math.max(-MAX_LATITUDE_DEGREES, Math.min(MAX_LATITUDE_DEGREES, lat));
  return {
    x: MERCATOR_RADIUS_METRES * radians(lng),
    y: MERCATOR_RADIUS_METRES * Math.asinh(Math.tan(radians(held))),
  };
}

/** The WGS84 point of Web Mercator metres. */
export function toLatLng({ x, y }: Metres): LatLng {
  return {
    lat: degrees(Math.atan(Math.sinh(y / MERCATOR_RADIUS_METRES))),
    lng: degrees(x / MERCATOR_RADIUS_METRES),
  };
}

/** The point as a vector from the middle of the sphere, of length 1. */
export function unitVector({ x, y }: Metres): [number, number, number] {
  const cosLat = 1 / Math.cosh(y / MERCATOR_RADIUS_METRES);
  return [
    cosLat * Math.cos(x / MERCATOR_RADIUS_METRES),
    cosLat * Math.sin(x / MERCATOR_RADIUS_METRES),
    Math.tanh(y / MERCATOR_RADIUS_METRES),
  ];
}

/** The square of the straight line through the sphere between points `metres` apart along it. */
export function squaredChord(metres: number): number {
  return (2 * Math.sin(Math.min(Math.PI, metres / EARTH_RADIUS_METRES) / 2)) ** 2;
}

/** The way along the sphere, in metres, of a squared chord. */
export function arcOf(squaredChord: number): number {
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(squaredChord) / 2));
}
