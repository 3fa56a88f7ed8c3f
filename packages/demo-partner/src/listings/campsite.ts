import type { CampsiteScene, Setting } from '../drawings/index.ts';
import type { Seeded } from '@campcairn/seeded';
import { type Area, AREAS } from './areas.ts';
import { calendar } from './calendar.ts';
import { campsiteAmenities, pitchTypes } from './campsite-facts.ts';
import { campsiteText } from './campsite-text.ts';
import type { Geography } from './geography.ts';
import type { Draft } from './listing.ts';
import { pictures } from './pictures.ts';
import { campsitePolicies } from './policies.ts';
import { tariff } from './prices.ts';
import { ratingOf } from './ratings.ts';

const SEASONS: Record<string, readonly (readonly [from: string, to: string])[]> = {
  GB: [
    ['03-01', '10-31'],
    ['03-20', '10-31'],
    ['04-01', '09-30'],
    ['01-01', '12-31'],
    ['05-01', '09-15'],
  ],
  IE: [
    ['03-15', '10-05'],
    ['04-01', '09-30'],
    ['05-01', '09-15'],
    ['03-17', '10-31'],
  ],
  FR: [
    ['04-01', '09-30'],
    ['04-15', '10-15'],
    ['05-01', '09-15'],
    ['04-05', '11-02'],
    ['06-01', '09-10'],
  ],
  ES: [
    ['01-01', '12-31'],
    ['03-15', '10-31'],
    ['04-01', '10-12'],
    ['05-15', '09-20'],
    ['01-01', '12-31'],
  ],
  PT: [
    ['01-01', '12-31'],
    ['01-01', '12-31'],
    ['03-01', '10-31'],
    ['04-01', '10-15'],
  ],
};

/** A few sites are open for winter sports: their season spans New Year. */
const WINTER_SEASON = ['12-10', '09-30'] as const;

const within = (day: string, from: string, to: string): boolean =>
  from <= to ? day >= from && day <= to : day >= from || day <= to;

function scenesFor(random: Seeded, setting: Setting, facts: { glamping: boolean; pool: boolean }) {
  const water = setting === 'coast' || setting === 'beach' || setting === 'lake';
  const likely: [CampsiteScene, boolean][] = [
    ['pitch', true],
    ['night', random.chance(0.8)],
    ['shore', water],
    ['stay', facts.glamping],
    ['pool', facts.pool],
    ['trail', setting !== 'beach'],
  ];
  const others = random.some(
    likely.filter(([, fits]) => fits).map(([scene]) => scene),
    random.whole(2, 5),
  );
  const cover = random.weighted<CampsiteScene>([
    ['overview', 10],
    ['night', 3],
    ['pitch', 3],
    ...(facts.glamping ? ([['stay', 4]] as const) : []),
    ...(water ? ([['shore', 2]] as const) : []),
  ]);
  const rest = ['overview' as const, ...others].filter((scene) => scene !== cover);
  return { subject: 'campsite' as const, scenes: [cover, ...rest].slice(0, 6) };
}

export interface CampsiteRequest {
  countryCode: string;
  geography: Geography;
  today: Date;
}

const BY_SEA = new Set<Setting>(['coast', 'beach']);

/**
 * Chooses a region, a town in it and a point near the town. A point of a coastal region that is no
 * walk from the sea lies in the hills.
 */
function placeIn(random: Seeded, countryCode: string, geography: Geography) {
  const areas: Area[] = AREAS.filter((area) => area.countryCode === countryCode);
  for (const area of random.some(areas, areas.length)) {
    const town = geography.townIn(random, area);
    if (!town) continue;
    const point = geography.pointNear(random, town, 2_800);
    const isInland = BY_SEA.has(area.setting) && !geography.isBySea(point);
    const here: Area = isInland ? { ...area, setting: 'hills' } : area;
    return { area: here, town, point };
  }
  throw new RangeError(`The gazetteer has no town in the demo's areas of ${countryCode}`);
}

/** Generates a campsite with its calendar. */
export function campsiteListing(
  random: Seeded,
  { countryCode, geography, today }: CampsiteRequest,
): Draft {
  const { area, town, point } = placeIn(random.fork('place'), countryCode, geography);
  const types = pitchTypes(random.fork('pitches'));
  const amenities = campsiteAmenities(random.fork('amenities'), area.setting);
  const pool = amenities.includes('swimming_pool');
  const [open_from, open_to] =
    area.setting === 'mountains' && random.chance(0.2)
      ? WINTER_SEASON
      : random.pick(SEASONS[countryCode] ?? []);
  const months = Array.from({ length: 12 }, (_, month) => month).filter((month) =>
    ['01', '28'].some((day) =>
      within(`${String(month + 1).padStart(2, '0')}-${day}`, open_from, open_to),
    ),
  );
  const furnished = types.every((type) => type === 'glamping' || type === 'cabin');
  const prices = tariff(
    random,
    furnished ? random.between(62, 98) : random.between(17, 34),
    countryCode,
    'night',
    months,
  );
  const rating = ratingOf(random, today.getUTCFullYear() - random.whole(0, 9), today);
  const glamping = types.includes('glamping') || types.includes('cabin');
  const minimum = random.pick([1, 1, 1, 2, 2, 3]);
  const { title, description, site } = campsiteText(random.fork('text'), {
    countryCode,
    area,
    town: town.name,
    types,
    amenities,
    minimum,
  });
  const listing = {
    category: 'campsite' as const,
    title,
    description,
    images: pictures(
      random.fork('pictures'),
      scenesFor(random.fork('scenes'), area.setting, { glamping, pool }),
      { countryCode, setting: area.setting, what: site },
    ),
    location: {
      ...point,
      precision: 'exact' as const,
      name: `${site}, ${town.name}`,
      country_code: countryCode,
    },
    price: {
      from: prices.lowest,
      currency: prices.currency,
      unit: prices.unit,
      min_nights: minimum,
    },
    campsite: {
      pitch_types: types,
      pitches: furnished ? random.whole(4, 22) : Math.round(12 + random.next() ** 2 * 220),
      open_from,
      open_to,
      check_in: random.pick(['12:00', '13:00', '14:00', '15:00', '16:00']),
      check_out: random.pick(['10:00', '11:00', '12:00']),
    },
    amenities,
    policies: campsitePolicies(random.fork('policies'), amenities.includes('dogs_allowed')),
    ...(rating && { rating }),
  };
  const availability = random.chance(0.3)
    ? []
    : calendar(random.fork('calendar'), today, {
        tariff: prices,
        horizon: 330,
        demand: random.between(0.02, 0.22),
        isOpen: (day) => within(day, open_from, open_to),
      });
  return { listing, availability };
}
