import type { Seeded } from '@campcairn/seeded';
import { rows } from './table.ts';

// Each row: amenity and its share in percent of compact vans, vans, large vans, all-wheel drives,
// low profiles, coachbuilts, integrated ones, touring caravans, statics, folding campers, trailer
// tents.
const SHARES = rows(`
toilet            | 15 | 60 | 92 | 10 | 100 | 100 | 100 | 96 | 100 | 30 | 10
shower            | 10 | 35 | 85 | 15 | 100 | 100 | 100 | 70 | 100 | 0 | 0
hot_water         | 15 | 55 | 92 | 10 | 100 | 100 | 100 | 85 | 100 | 5 | 0
kitchen           | 92 | 98 | 100 | 70 | 100 | 100 | 100 | 100 | 100 | 90 | 70
fridge            | 80 | 96 | 100 | 85 | 100 | 100 | 100 | 98 | 100 | 60 | 20
freezer           | 5 | 15 | 35 | 10 | 75 | 80 | 90 | 40 | 90 | 0 | 0
oven              | 2 | 5 | 12 | 0 | 35 | 45 | 55 | 70 | 95 | 5 | 0
microwave         | 5 | 8 | 15 | 0 | 25 | 30 | 35 | 50 | 92 | 0 | 0
heating           | 60 | 88 | 98 | 15 | 100 | 100 | 100 | 94 | 96 | 20 | 5
air_conditioning  | 10 | 12 | 20 | 15 | 28 | 25 | 45 | 12 | 30 | 0 | 0
solar             | 35 | 60 | 72 | 55 | 62 | 50 | 75 | 25 | 5 | 10 | 2
inverter          | 15 | 30 | 42 | 30 | 30 | 25 | 45 | 6 | 0 | 2 | 0
awning            | 55 | 65 | 80 | 55 | 88 | 88 | 90 | 75 | 10 | 70 | 90
bike_rack         | 35 | 42 | 52 | 15 | 60 | 65 | 60 | 12 | 0 | 4 | 4
tv                | 5 | 15 | 35 | 0 | 55 | 55 | 75 | 40 | 96 | 2 | 0
gps               | 30 | 32 | 40 | 40 | 48 | 42 | 62 | 0 | 0 | 0 | 0
reversing_camera  | 38 | 50 | 72 | 45 | 80 | 75 | 92 | 4 | 0 | 0 | 0
cruise_control    | 62 | 66 | 82 | 55 | 85 | 80 | 92 | 0 | 0 | 0 | 0
isofix            | 50 | 40 | 55 | 60 | 62 | 62 | 55 | 0 | 0 | 0 | 0
bedding           | 55 | 60 | 65 | 50 | 62 | 58 | 60 | 35 | 80 | 25 | 20
kitchen_kit       | 90 | 94 | 97 | 85 | 97 | 97 | 97 | 85 | 100 | 80 | 70
outdoor_furniture | 80 | 85 | 88 | 75 | 90 | 90 | 92 | 72 | 85 | 60 | 55
electric_hookup   | 62 | 88 | 98 | 10 | 100 | 100 | 100 | 98 | 0 | 80 | 45
wifi              | 6 | 8 | 16 | 6 | 18 | 14 | 26 | 4 | 72 | 0 | 0
`);

const CLASSES = [
  'compact_campervan',
  'campervan',
  'large_campervan',
  'overland_4x4',
  'low_profile',
  'coachbuilt',
  'a_class',
  'touring_caravan',
  'static_caravan',
  'folding_camper',
  'trailer_tent',
];

/** Amenities that require another one. */
const NEEDS: Record<string, string> = { freezer: 'fridge', shower: 'hot_water' };

/** Chooses the amenities of a vehicle by its class, as keys of the taxonomy. */
export function amenitiesOf(random: Seeded, vehicleClass: string): string[] {
  const column = CLASSES.indexOf(vehicleClass) + 1;
  const found = SHARES.filter((row) => random.chance(Number(row[column]) / 100)).map(
    ([amenity = '']) => amenity,
  );
  return found.filter((amenity) => {
    const needed = NEEDS[amenity];
    return !needed || found.includes(needed);
  });
}
