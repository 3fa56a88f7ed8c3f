import type { Gazetteer } from '../gazetteer.ts';
import { boundsAround, kilometres, type Point } from '../geo.ts';

/** Points of postcodes are wrong by 5 km in the mean, so the nearest town is often not theirs. */
const REACH_KM = 10;

/** Where no town is as near. */
const MOST_KM = 40;

/** How many of the largest towns around are looked at. */
const LOOKED_AT = 12;

/** How fast the pull of a town falls with its distance. */
const POWER = 3;

/** The name of the town that a postcode is most likely of: a large one before a village somewhat nearer. */
export function postTownNear(
  gazetteer: Pick<Gazetteer, 'largestWithin' | 'nearest'>,
  point: Point,
  countryCode: string,
): string | undefined {
  const pull = (town: Point & { population: number }): number =>
    (town.population + 1) / (1 + kilometres(point, town)) ** POWER;
  const [best] = gazetteer
    .largestWithin(boundsAround(point, REACH_KM), LOOKED_AT)
    .filter((town) => town.countryCode === countryCode)
    .toSorted((a, b) => pull(b) - pull(a));
  return (best ?? gazetteer.nearest(point, MOST_KM, countryCode)?.town)?.name;
}
