import type { Seeded } from '@campcairn/seeded';
import { type Town, type Geography, type Point, moved } from './geography.ts';
import { FLEETS } from './words/names.ts';

/** A hire firm of the demo, which keeps all its vehicles in one yard. */
export interface Fleet {
  name: string;
  /** `Unit 4, Canal Yard, Bristol`. */
  yard: string;
  town: Town;
  at: Point;
}

/** Returns the firms of a country, each in one of its larger towns. */
export function fleetsOf(random: Seeded, geography: Geography, countryCode: string): Fleet[] {
  const firms = FLEETS[countryCode] ?? [];
  const towns = random.some(geography.cities(countryCode, firms.length * 3), firms.length);
  return towns.map((town, i) => {
    const [name, yard] = firms[i] as (typeof firms)[number];
    return {
      name,
      yard: `${yard}, ${town.name}`,
      town,
      at: geography.pointNear(random, town, 3_000),
    };
  });
}

/** Returns one parking space of a yard. */
export const spaceIn = (random: Seeded, { at }: Fleet): Point =>
  moved(at, random.between(-60, 60), random.between(-60, 60));
