import type { Placing } from '../../places/index.ts';

type Place = Placing['place'];

const MOST = 20_000;

/** Places points, those that come again only once: vans stand in rows at their depots. */
export function rememberingPlaces(place: Place): Place {
  const known = new Map<string, ReturnType<Place>>();
  return (at) => {
    const key = `${at.lat},${at.lng},${at.countryCode ?? ''}`;
    let placed = known.get(key);
    if (placed === undefined) {
      placed = place(at);
      if (known.size < MOST) known.set(key, placed);
    }
    return placed;
  };
}
