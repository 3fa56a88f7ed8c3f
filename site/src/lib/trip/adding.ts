import type { Messages } from '#messages/index.ts';
import { changed } from './changes.ts';
import { readTrip, type Stop, writeTrip } from './stops.ts';

/** Id of the form whose buttons add cards to the trip. */
export const ADDING = 'add-to-trip';

/** Returns the words of a form whose buttons add to the trip, for its script. */
export const addingWords = ({ trip }: Messages): string =>
  JSON.stringify({
    added: trip.added,
    removed: trip.removed,
    open: trip.openIt,
    undo: trip.undo,
    full: trip.full,
  });

/**
 * Parameters of a page of results that a browser without scripts comes back to: the trip, and the
 * stop that was added to it last.
 */
export const TRIP_PARAM = 'trip';
export const ADDED_PARAM = 'added';

const isSame = (a: Stop, b: Stop): boolean =>
  a.id === b.id && a.stay?.from === b.stay?.from && a.stay?.to === b.stay?.to;

/** Whether a trip has a stop with the same nights. Both in the format of the parameter `stops`. */
export function hasStop(trip: string, stop: string): boolean {
  const [added] = readTrip(stop).stops;
  return added !== undefined && readTrip(trip).stops.some((one) => isSame(one, added));
}

/** Returns a trip with one more stop. Both in the format of the parameter `stops`. */
export function withStop(trip: string, stop: string): string {
  const [added] = readTrip(stop).stops;
  const { stops } = readTrip(trip);
  return added === undefined ? trip : writeTrip(changed(stops, { kind: 'add', ...added }));
}

/** Returns a trip without a stop. Both in the format of the parameter `stops`. */
export function withoutStop(trip: string, stop: string): string {
  const [dropped] = readTrip(stop).stops;
  return writeTrip(readTrip(trip).stops.filter((one) => !dropped || !isSame(one, dropped)));
}

/** Returns the path of a page to come back to; null when it is not one of this site. */
export function pageToReturnTo(text: string | null, origin: string): URL | null {
  if (!text?.startsWith('/')) return null;
  const address = URL.canParse(text, origin) ? new URL(text, origin) : null;
  return address?.origin === origin ? address : null;
}
