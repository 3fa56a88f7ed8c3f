import type { Setting } from '../drawings/index.ts';
import type { Seeded } from '@campcairn/seeded';
import type { PitchType } from './listing.ts';
import { rows } from './table.ts';

/** Chooses the pitch types of a site: most accept every vehicle, some only tents or only glamping. */
export function pitchTypes(random: Seeded): PitchType[] {
  const base = random.weighted<readonly PitchType[]>([
    [['tent', 'caravan', 'motorhome', 'campervan'], 12],
    [['tent', 'campervan'], 4],
    [['tent'], 2],
    [['motorhome', 'campervan'], 2],
    [['glamping', 'cabin'], 2],
    [['glamping'], 1],
  ]);
  const more = (['glamping', 'cabin', 'static_caravan'] as const).filter(
    (type) => base.length > 1 && !base.includes(type) && random.chance(0.24),
  );
  return [...base, ...more];
}

// Each row: amenity, its share of sites in percent, and what is added to the share in the south.
const SHARES = rows(`
electric_hookup       | 82 | 8
hardstanding          | 45 | 0
waste_disposal        | 72 | 0
drinking_water        | 96 | 2
toilets               | 99 | 1
showers               | 97 | 2
hot_water             | 92 | 4
laundry               | 62 | 10
wifi                  | 64 | 12
swimming_pool         | 16 | 50
playground            | 55 | 10
shop                  | 40 | 15
restaurant            | 24 | 22
bar                   | 20 | 32
dogs_allowed          | 76 | 0
wheelchair_accessible | 42 | 5
ev_charging           | 18 | 4
`);

/** Chooses the amenities of a campsite; only sites in warm regions have pools. */
export function campsiteAmenities(random: Seeded, setting: Setting): string[] {
  const warm = setting === 'south' || setting === 'beach';
  return SHARES.filter(([, share, south]) =>
    random.chance((Number(share) + (warm ? Number(south) : 0)) / 100),
  ).map(([amenity = '']) => amenity);
}
