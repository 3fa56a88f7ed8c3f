import type { KnownStop } from './checks.ts';

const EARTH_RADIUS_KM = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

interface Point {
  lat: number;
  lng: number;
}

/** Returns the great-circle distance in kilometres (haversine formula). */
function straightKm(a: Point, b: Point): number {
  const high = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const wide = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const part = high + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * wide;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** A point of a trip's route: a vehicle is picked up or returned, or a place is visited. */
export interface RoutePoint {
  does: 'fetch' | 'stay' | 'return';
  /** Index of the stop. */
  at: number;
  /** The way from the previous point; null at the first. */
  leg: Leg | null;
}

/** The way from one point of a route to the next. */
export interface Leg {
  /** Straight-line distance in kilometres. */
  km: number;
  /** Index of the stop at which it begins. */
  from: number;
}

/** A point with the day of arrival. */
interface Passed extends Pick<RoutePoint, 'does' | 'at'> {
  day: string;
  position: Point;
}

type Located = KnownStop & { position: Point | null };

/**
 * Order of events on one day: a vehicle is returned before another is picked up, and picked up
 * before a place is reached.
 */
const TURNS = { return: 0, fetch: 1, stay: 2 };

/**
 * Orders the points of a trip by day. A stop without dates follows its predecessor, but not before
 * the first day of the trip. A vehicle without dates is picked up first and returned last.
 */
export function routeOf(stops: readonly Located[]): RoutePoint[] {
  let last = stops.flatMap(({ stay }) => stay?.from ?? []).sort()[0] ?? '';
  const points = stops.flatMap((stop, at): Passed[] => {
    const { kind, stay, position } = stop;
    const [from, to] = [stay?.from ?? (kind === 'hire' ? '' : last), stay?.to ?? '9999'];
    if (stay !== null && (kind !== 'hire' || stay.from > last)) last = stay.from;
    if (position === null) return [];
    if (kind !== 'hire') return [{ does: 'stay', at, day: from, position }];
    return [
      { does: 'fetch', at, day: from, position },
      { does: 'return', at, day: to, position },
    ];
  });
  return points
    .sort((a, b) => a.day.localeCompare(b.day) || TURNS[a.does] - TURNS[b.does])
    .map(({ does, at, position }, index, all) => {
      const before = all[index - 1];
      // A vehicle returned right after it was fetched has no way back.
      const isLeg = before !== undefined && before.at !== at;
      if (!isLeg) return { does, at, leg: null };
      return { does, at, leg: { km: straightKm(before.position, position), from: before.at } };
    });
}
