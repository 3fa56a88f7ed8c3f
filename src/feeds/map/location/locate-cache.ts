import type { Locator } from '../../../places/index.ts';

type Locate = Locator['locate'];

const MAX_POINTS = 20_000;

/** Caches country, region and town by point: many vans of a depot share one point. */
export function cachedLocate(locate: Locate): Locate {
  const known = new Map<number, Known>();
  return (at) => {
    const before = known.get(at.lat);
    if (before !== undefined && before.lng === at.lng && before.countryCode === at.countryCode) {
      return before.located;
    }
    const { lng, countryCode } = at;
    const located = locate(at);
    if (known.size < MAX_POINTS) known.set(at.lat, { lng, countryCode, located });
    return located;
  };
}

/** The cached point of a latitude; two points rarely share one. */
interface Known {
  lng: number;
  countryCode: string | undefined;
  located: ReturnType<Locate>;
}
