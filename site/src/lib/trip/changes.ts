import { addDays, nightsBetween } from '#lib/format/dates.ts';
import { MAX_STOPS, readTrip, type Stop, stayOf, type TripStay, writeStopId } from './stops.ts';

/** A change of a trip, as written in a URL. */
export type Change =
  | { kind: 'add'; id: number; stay: TripStay | null }
  | { kind: 'dates'; at: number; stay: TripStay | null }
  | { kind: 'swap'; first: number; second: number }
  | { kind: 'drop'; at: number }
  | { kind: 'shift'; at: readonly number[]; days: number }
  | { kind: 'sort' };

/** Maximum number of days by which stops are postponed at once. */
const MAX_SHIFT_DAYS = 3660;

/** The parameter of each change. If a URL has several, the first in this list counts. */
const PARAMETERS = ['add', 'at', 'swap', 'drop', 'shift', 'sort'] as const;

/** Sorts stops by date of arrival. A stop without dates stays behind its predecessor. */
function inOrder(stops: readonly Stop[]): Stop[] {
  let last = '';
  return stops
    .map((stop) => {
      last = stop.stay?.from ?? last;
      return { stop, from: last };
    })
    .sort((a, b) => a.from.localeCompare(b.from))
    .map(({ stop }) => stop);
}

/** Whether the stops with dates are in order. */
export function isInOrder(stops: readonly Stop[]): boolean {
  const dates = stops.flatMap(({ stay }) => (stay === null ? [] : [stay.from]));
  return dates.every((date, at) => at === 0 || dates[at - 1]! <= date);
}

/**
 * Swaps two stops. Together they keep the same first and last day, and the same days between them.
 */
function swapped(stops: readonly Stop[], first: number, second: number): Stop[] {
  const [a, b] = [stops[first]!, stops[second]!];
  const next = [...stops];
  next[first] = b;
  next[second] = a;
  if (a.stay && b.stay) {
    const from = a.stay.from < b.stay.from ? a.stay.from : b.stay.from;
    const to = a.stay.to > b.stay.to ? a.stay.to : b.stay.to;
    const nightsOf = ({ stay }: Stop) => nightsBetween(stay!.from, stay!.to);
    next[first] = { id: b.id, stay: { from, to: addDays(from, nightsOf(b)) } };
    next[second] = { id: a.id, stay: { from: addDays(to, -nightsOf(a)), to } };
  }
  return next;
}

const shifted = ({ id, stay }: Stop, days: number): Stop => ({
  id,
  stay: stay && stayOf(addDays(stay.from, days), addDays(stay.to, days)),
});

/**
 * Whether a stop is already in the trip for the same nights, so that pressing twice does not add it
 * twice.
 */
const hasNights = (stops: readonly Stop[], { id, stay: nights }: Stop): boolean =>
  nights !== null &&
  stops.some(
    (stop) => stop.id === id && stop.stay?.from === nights.from && stop.stay.to === nights.to,
  );

/** Applies a change to stops. */
export function changed(stops: readonly Stop[], change: Change): Stop[] {
  switch (change.kind) {
    case 'add': {
      const added: Stop = { id: change.id, stay: change.stay };
      return inOrder(hasNights(stops, added) ? stops : [...stops, added]);
    }
    case 'dates':
      return inOrder(
        stops.map((stop, at) => (at === change.at ? { id: stop.id, stay: change.stay } : stop)),
      );
    case 'swap':
      return swapped(stops, change.first, change.second);
    case 'drop':
      return stops.filter((_, at) => at !== change.at);
    case 'shift':
      return inOrder(
        stops.map((stop, at) => (change.at.includes(at) ? shifted(stop, change.days) : stop)),
      );
    default:
      return inOrder(stops);
  }
}

const place = (text: string | undefined, { length }: readonly Stop[]): number | undefined => {
  const at = /^\d{1,2}$/.test(text ?? '') ? Number(text) : length;
  return at < length ? at : undefined;
};

/**
 * Reads the change in a URL; returns null when there is none, and `not_understood` for an unknown
 * one. `stay` are the dates of the URL, null when there are none.
 */
export function readChange(
  params: URLSearchParams,
  stops: readonly Stop[],
  stay: TripStay | null,
): Change | 'not_understood' | 'full' | null {
  const name = PARAMETERS.find((one) => params.has(one));
  if (name === undefined) return null;
  const value = params.get(name)!.trim();
  const places = value.split('-').map((text) => place(text, stops));
  const [first, second] = places;
  switch (name) {
    case 'add': {
      // A card names its nights with its id, as a trip does.
      const { stops: added } = readTrip(value);
      if (added.length !== 1) return 'not_understood';
      const { id, stay: nights } = added[0]!;
      return stops.length < MAX_STOPS ? { kind: 'add', id, stay: nights ?? stay } : 'full';
    }
    case 'sort':
      return { kind: 'sort' };
    case 'swap':
      if (first === undefined || second === undefined || places.length !== 2) break;
      return { kind: 'swap', first, second };
    case 'shift': {
      const days = /^-?\d{1,4}$/.test(params.get('days') ?? '') ? Number(params.get('days')) : 0;
      const known = places.filter((at) => at !== undefined);
      if (days === 0 || Math.abs(days) > MAX_SHIFT_DAYS || known.length !== places.length) break;
      return { kind: 'shift', at: known, days };
    }
    default:
      if (first === undefined || places.length !== 1) break;
      return name === 'drop' ? { kind: 'drop', at: first } : { kind: 'dates', at: first, stay };
  }
  return 'not_understood';
}

/** Returns the parameters of a change, as `readChange` reads them. */
export function writeChange(change: Change): Record<string, string> {
  const dates = (stay: TripStay | null) => stay ?? {};
  switch (change.kind) {
    case 'add':
      return { add: writeStopId(change.id), ...dates(change.stay) };
    case 'dates':
      return { at: String(change.at), ...dates(change.stay) };
    case 'swap':
      return { swap: `${change.first}-${change.second}` };
    case 'drop':
      return { drop: String(change.at) };
    case 'shift':
      return { shift: change.at.join('-'), days: String(change.days) };
    default:
      return { sort: '1' };
  }
}
