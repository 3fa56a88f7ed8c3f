/** Half the side of the Web Mercator square, in metres (EPSG:3857). */
export const HALF_WORLD_METRES = 20_037_508.342789244;

/** Radius of the sphere that Web Mercator uses, in metres. */
const MERCATOR_RADIUS_METRES = 6_378_137;

/** Mean radius of the earth in metres; distances that people see are computed with it. */
export const EARTH_RADIUS_METRES = 6_371_008.8;

/** The latitude at which the Web Mercator square ends. */
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

/** Converts a WGS84 point to Web Mercator metres; latitudes beyond the square are moved to its edge. */
export function toMetres({ lat, lng }: LatLng): Metres {
  const held = Math.max(-MAX_LATITUDE_DEGREES, Math.min(MAX_LATITUDE_DEGREES, lat));
  return {
    x: MERCATOR_RADIUS_METRES * radians(lng),
    y: MERCATOR_RADIUS_METRES * Math.asinh(Math.tan(radians(held))),
  };
}

/** Converts Web Mercator metres to a WGS84 point. */
export function toLatLng({ x, y }: Metres): LatLng {
  return {
    lat: degrees(Math.atan(Math.sinh(y / MERCATOR_RADIUS_METRES))),
    lng: degrees(x / MERCATOR_RADIUS_METRES),
  };
}

/** Converts a point to the vector of length 1 from the centre of the sphere. */
export function unitVector({ x, y }: Metres): [number, number, number] {
  const cosLat = 1 / Math.cosh(y / MERCATOR_RADIUS_METRES);
  return [
    cosLat * Math.cos(x / MERCATOR_RADIUS_METRES),
    cosLat * Math.sin(x / MERCATOR_RADIUS_METRES),
    Math.tanh(y / MERCATOR_RADIUS_METRES),
  ];
}

/** The squared chord (the straight line through the unit sphere) between two points that are `metres` apart on the earth. */
export function squaredChord(metres: number): number {
  return (2 * Math.sin(Math.min(Math.PI, metres / EARTH_RADIUS_METRES) / 2)) ** 2;
}

/** The distance along the earth, in metres, of a squared chord. */
export function arcOf(squaredChord: number): number {
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(squaredChord) / 2));
}
