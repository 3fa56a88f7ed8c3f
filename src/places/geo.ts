import { distance } from 'geokdbush';

/** A WGS 84 point in decimal degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** A box in degrees. `west` is greater than `east` if the box crosses the antimeridian. */
export type Bounds = [west: number, south: number, east: number, north: number];

const KM_PER_DEGREE = 111.2;

/** Great-circle distance in kilometres. */
export const kilometres = (a: Point, b: Point): number => distance(a.lng, a.lat, b.lng, b.lat);

/**
 * The point `km` away in a direction (radians counter-clockwise, 0 is east). It is a flat-earth
 * approximation, good for a few kilometres only.
 */
export const moved = (from: Point, km: number, bearing: number): Point => ({
  lat: from.lat + (Math.sin(bearing) * km) / KM_PER_DEGREE,
  lng:
    from.lng +
    (Math.cos(bearing) * km) / (KM_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180) || 1),
});

/** Rounds degrees to five decimals, about a metre. */
export const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
const clamp = (degrees: number, limit: number): number =>
  Math.max(-limit, Math.min(limit, degrees));
const wrap = (lng: number): number => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng);

/** The box that extends `km` from a point to every side, clamped at the poles. */
export function boundsAround(centre: Point, km: number): Bounds {
  const up = km / KM_PER_DEGREE;
  const across = up / Math.max(0.01, Math.cos((centre.lat * Math.PI) / 180));
  if (across >= 180)
    return [-180, rounded(clamp(centre.lat - up, 90)), 180, rounded(clamp(centre.lat + up, 90))];
  return [
    rounded(wrap(centre.lng - across)),
    rounded(clamp(centre.lat - up, 90)),
    rounded(wrap(centre.lng + across)),
    rounded(clamp(centre.lat + up, 90)),
  ];
}

/** Whether a point lies in a box, including its edges. */
export function contains([west, south, east, north]: Bounds, { lat, lng }: Point): boolean {
  if (lat < south || lat > north) return false;
  return east < west ? lng >= west || lng <= east : lng >= west && lng <= east;
}

/** The centre of a box, which may cross the antimeridian. */
export function middle([west, south, east, north]: Bounds): Point {
  const width = east < west ? east + 360 - west : east - west;
  return { lat: (south + north) / 2, lng: wrap(west + width / 2) };
}
