/** Metres in a degree of latitude on a sphere of 6,371,008.8 m (IUGG mean radius). */
const METRES_PER_DEGREE = 111_195;
const CORNERS = 64;

/** A circle on the ground as the closed ring of a polygon. */
export function circleAround(centre: {
  lat: number;
  lng: number;
  /** In metres. */
  radius: number;
}): [lng: number, lat: number][] {
  const high = centre.radius / METRES_PER_DEGREE;
  const wide = high / Math.cos((centre.lat * Math.PI) / 180);
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS;
    return [centre.lng + wide * Math.sin(angle), centre.lat + high * Math.cos(angle)];
  });
}
