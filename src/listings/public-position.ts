import { rounded } from '../places/index.ts';
import type { PublicPosition } from './public-listing.ts';

/** Metres in a degree of latitude on a sphere of 6,371,008.8 m (IUGG mean radius). */
const METRES_PER_DEGREE = 111_195;

const MIN_OFFSET_METRES = 1000;
const MAX_OFFSET_METRES = 2000;

/** A listing's true position, with two random numbers in [0, 1) that are fixed when it is created. */
export interface TruePosition {
  lat: number;
  lng: number;
  approximate: boolean;
  blur_angle: number;
  blur_distance: number;
}

/**
 * Returns the position that travellers see: the true one or, when approximate, one fixed point 1 to
 * 2 km away in a secret direction, with a radius in metres that includes the true one. Rounded to 5
 * decimals.
 */
export function publicPosition(position: TruePosition): PublicPosition {
  const { lat, lng } = position;
  if (!position.approximate) return { lat, lng, radius: 0 };
  const distance =
    MIN_OFFSET_METRES + (MAX_OFFSET_METRES - MIN_OFFSET_METRES) * position.blur_distance;
  const angle = 2 * Math.PI * position.blur_angle;
  const blurredLat = Math.min(
    89.9,
    Math.max(-89.9, lat + (distance * Math.cos(angle)) / METRES_PER_DEGREE),
  );
  const shrink = Math.cos((blurredLat * Math.PI) / 180);
  const blurredLng = lng + (distance * Math.sin(angle)) / (METRES_PER_DEGREE * shrink);
  return {
    lat: rounded(blurredLat),
    lng: rounded(((blurredLng + 540) % 360) - 180),
    radius: MAX_OFFSET_METRES,
  };
}
