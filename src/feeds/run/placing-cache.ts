import type { Locator } from '../../places/index.ts';

type Place = Locator['locate'];

const MAX_POINTS = 20_000;

/**
 * Finds country, region and town of points and keeps the answers: the many vans of a depot share
 * one point.
 */
export function cachedPlacing(place: Place): Place {
  const known = new Map<number, Known>();
  return (at) => {
    const before = known.get(at.lat);
    if (before !== undefined && before.lng === at.lng && before.countryCode === at.countryCode) {
      return before.placed;
    }
    const { lng, countryCode } = at;
    const placed = place(at);
    if (known.size < MAX_POINTS) known.set(at.lat, { lng, countryCode, placed });
    return placed;
  };
}

/** The first point of a latitude; two points seldom share one. */
interface Known {
  lng: number;
  countryCode: string | undefined;
  placed: ReturnType<Place>;
}
