import { type Change, writeChange } from './changes.ts';
import { type Stop, writeTrip } from './stops.ts';

/** Returns the path of a trip without language; with a change, the path of the changed trip. */
export function tripPath(stops: readonly Stop[], change?: Change, page = '/trip'): string {
  const params = new URLSearchParams({ stops: writeTrip(stops) });
  for (const [name, value] of Object.entries(change ? writeChange(change) : {})) {
    params.set(name, value);
  }
  return `${page}?${params}`;
}
