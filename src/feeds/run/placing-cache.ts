import type { Locator } from '../../places/index.ts';

type Place = Locator['locate'];

const MAX_POINTS = 20_000;

/**
 * Caches country, region and town by point: many vans of a depot share one point.
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

/** The cached point of a latitude; two points rarely share one. */
interface Known {
  lng: number;
  countryCode: string | undefined;
  placed: ReturnType<Place>;
}
