import type { PublicPosition } from './public-listing.ts';

/** Metres in a degree of latitude on a sphere of 6,371,008.8 m (IUGG mean radius). */
const METRES_A_DEGREE = 111_195;

const NEAREST = 1000;
const FARTHEST = 2000;

/** What decides where a listing is shown. `blur` are two random numbers of [0, 1) it keeps for life. */
export interface Placed {
  lat: number;
  lng: number;
  approximate: boolean;
  blur_angle: number;
  blur_distance: number;
}

/**
 * Where travellers see a listing: its own point, or, when approximate, one fixed point 1 to 2 km off
 * in a direction that nothing public tells, with a radius that holds the true one.
 */
export function publicPosition(placed: Placed): PublicPosition {
  const { lat, lng } = placed;
  if (!placed.approximate) return { lat, lng, radius: 0 };
  const distance = NEAREST + (FARTHEST - NEAREST) * placed.blur_distance;
  const angle = 2 * Math.PI * placed.blur_angle;
  const blurredLat = Math.min(
    89.9,
    Math.max(-89.9, lat + (distance * Math.cos(angle)) / METRES_A_DEGREE),
  );
  const shrink = Math.cos((blurredLat * Math.PI) / 180);
  const blurredLng = lng + (distance * Math.sin(angle)) / (METRES_A_DEGREE * shrink);
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return { lat: round(blurredLat), lng: round(((blurredLng + 540) % 360) - 180), radius: FARTHEST };
}
