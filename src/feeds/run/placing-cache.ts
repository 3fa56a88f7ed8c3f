import type { Placing } from '../../places/index.ts';

type Place = Placing['place'];

const MOST = 20_000;

/** Places points, those that come again only once: vans stand in rows at their depots. */
export function rememberingPlaces(place: Place): Place {
  const known = new Map<number, Known>();
  return (at) => {
    const before = known.get(at.lat);
    if (before !== undefined && before.lng === at.lng && before.countryCode === at.countryCode) {
      return before.placed;
    }
    const { lng, countryCode } = at;
    const placed = place(at);
    if (known.size < MOST) known.set(at.lat, { lng, countryCode, placed });
    return placed;
  };
}

/** The point of a latitude that was placed first; two points seldom share one. */
interface Known {
  lng: number;
  countryCode: string | undefined;
  placed: ReturnType<Place>;
}
