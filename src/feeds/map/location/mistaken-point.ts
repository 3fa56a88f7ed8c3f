import type { Problem } from '../../../platform/errors.ts';
import { countryAt } from '../../../places/index.ts';
import type { ListingBody } from '../index.ts';

interface Point {
  lat: number;
  lng: number;
}

/** About 30 km in degrees: so close to its country a point may lie beyond the border or in the sea. */
const NEAR = 0.3;

/**
 * The problem of coordinates that lie outside the row's country, but inside it with a sign changed
 * or the two swapped; null otherwise. Other points keep the country that is named, but so plain a mistake would show a
 * listing far away.
 */
export function mistakenPoint(location: ListingBody['location']): Problem | null {
  const { lat, lng, country_code: code } = (location ?? {}) as Record<string, unknown>;
  if (typeof lat !== 'number' || typeof lng !== 'number' || typeof code !== 'string') return null;
  const country = code.toUpperCase();
  const isThere = (point: Point): boolean =>
    Math.abs(point.lat) <= 90 &&
    Math.abs(point.lng) <= 180 &&
    countryAt(point.lng, point.lat) === country;
  if (!isThere({ lat, lng }) && !around({ lat, lng }).some(isThere)) {
    const problem = (message: string): Problem => ({
      path: 'location',
      message: `is not in ${country}, the row's country, but would be with ${message}`,
    });
    if (isThere({ lat, lng: -lng })) return problem(`the longitude ${-lng}: check its sign`);
    if (isThere({ lat: -lat, lng })) return problem(`the latitude ${-lat}: check its sign`);
    if (isThere({ lat: lng, lng: lat })) return problem('latitude and longitude swapped');
  }
  return null;
}

const around = ({ lat, lng }: Point): Point[] =>
  [-NEAR, 0, NEAR].flatMap((north) =>
    [-NEAR, 0, NEAR].map((east) => ({ lat: lat + north, lng: lng + east })),
  );
