import { seeded } from '@campcairn/seeded';
import { AREAS } from '../listings/areas.ts';
import { moved, type Gazetteer, type Town } from '../listings/geography.ts';

const BEGINNINGS = ['Ard', 'Bel', 'Cor', 'Dun', 'Esk', 'Far', 'Gal', 'Har', 'Inver', 'Kil', 'Lan'];
const MIDDLES = ['a', 'an', 'er', 'in', 'mor', 'o', 'tre', 'ver'];
const ENDS = ['by', 'dale', 'ford', 'mar', 'ness', 'port', 'ton', 'ville', 'wick'];

/**
 * Returns four towns in each of the demo's regions: three small ones, and one in which a firm can
 * be.
 */
function townsAround(): Map<string, Town[]> {
  const random = seeded('gazetteer');
  const byCountry = new Map<string, Town[]>();
  for (const area of AREAS) {
    const reach = area.radius * 700;
    const towns = [random.whole(2_000, 6_000), 9_000, 25_000, random.whole(40_000, 400_000)].map(
      (population): Town => ({
        name: [random.pick(BEGINNINGS), random.pick(MIDDLES), random.pick(ENDS)].join(''),
        population,
        ...moved(area, random.between(-reach, reach), random.between(-reach, reach)),
      }),
    );
    byCountry.set(area.countryCode, [...(byCountry.get(area.countryCode) ?? []), ...towns]);
  }
  return byCountry;
}

const towns = townsAround();

/** An invented gazetteer without sea. */
export const gazetteer: Gazetteer = {
  townsOf: (countryCode) => towns.get(countryCode) ?? [],
  isLand: () => true,
};
