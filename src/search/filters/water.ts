import { metresToWater, type Water } from '../../places/index.ts';
import type { SearchableRow } from '../index-row.sql.ts';
import { CAMPSITE } from './audience.ts';
import { atMost } from './numbers.ts';

/** The public position of a place, as far as it is needed here. */
interface Placed {
  category: string;
  lat: number;
  lng: number;
  /** Whether the position is only known by its surroundings. */
  approximate: boolean;
}

/**
 * The distance in metres from a campsite to the sea or to a large lake, which is `FAR_METRES` of the base map for all that
 * is farther; null for vehicles, for approximate positions, and outside the base map.
 */
export const metresOf = (
  { category, approximate, lat, lng }: Placed,
  water: Water,
): number | null =>
  category !== CAMPSITE || approximate ? null : metresToWater({ lat, lng }, water);

/** Creates the filter that finds campsites whose distance to a water is at most the parameter, in kilometres. */
export const nearWater = <const Name extends Water>(name: Name, description: string) =>
  atMost(name, {
    description,
    appliesTo: 'campsites',
    unit: 'kilometres',
    parts: 1000,
    range: [0.1, 5],
    counted: [0.5, 1, 2, 5],
    read(row: SearchableRow) {
      const metres = metresOf(row, name);
      return metres === null ? null : metres / 1000;
    },
  });
