import type { Seeded } from '@campcairn/seeded';
import { amenitiesOf } from './amenities.ts';
import { AREAS } from './areas.ts';
import { calendar } from './calendar.ts';
import { type Fleet, spaceIn } from './fleets.ts';
import type { Geography } from './geography.ts';
import type { Category, Draft, VehicleClass } from './listing.ts';
import { type Model, modelsOf } from './models.ts';
import { pictures } from './pictures.ts';
import { policiesOf } from './policies.ts';
import { roundSum, tariff } from './prices.ts';
import { ratingOf } from './ratings.ts';
import { scenesOf } from './scenes.ts';
import { type VehicleFacts, vehicleText } from './vehicle-text.ts';
import { VAN_NAMES } from './words/names.ts';

type VehicleCategory = Exclude<Category, 'campsite'>;

const CLASSES: Record<VehicleCategory, readonly (readonly [VehicleClass, number])[]> = {
  campervan: [
    ['compact_campervan', 10],
    ['campervan', 6],
    ['large_campervan', 11],
    ['overland_4x4', 2],
  ],
  motorhome: [
    ['low_profile', 10],
    ['coachbuilt', 8],
    ['a_class', 4],
  ],
  caravan: [
    ['touring_caravan', 12],
    ['static_caravan', 5],
    ['folding_camper', 3],
    ['trailer_tent', 3],
  ],
};

/** Share of listings by firms; the others belong to private owners. */
const OF_FLEETS: Record<VehicleCategory, number> = { campervan: 0.5, motorhome: 0.6, caravan: 0.3 };

/**
 * Maximum authorised mass that a car licence (B) covers: of a vehicle, and of a trailer behind a
 * usual car.
 */
const CAR_LICENCE_KG = 3_500;
const CAR_LICENCE_TRAILER_KG = 1_200;

function licenceOf({ vehicleClass, weight }: Model, countryCode: string): string | undefined {
  if (weight === undefined) return undefined;
  if (!/caravan$|camper$|trailer/.test(vehicleClass) || vehicleClass.endsWith('campervan')) {
    return weight > CAR_LICENCE_KG ? 'C1' : 'B';
  }
  // In Great Britain a car licence has covered trailers since December 2021.
  return countryCode !== 'GB' && weight > CAR_LICENCE_TRAILER_KG ? 'BE' : 'B';
}

function styleOf(category: VehicleCategory, model: Model): VehicleFacts['style'] {
  if (model.vehicleClass === 'static_caravan') return 'static';
  if (model.vehicleClass === 'overland_4x4') return 'overland';
  if (/^T2|^T25/.test(model.model)) return 'classic';
  return category;
}

/**
 * Chooses a town: static caravans are in holiday regions; other vehicles are where their owner
 * lives.
 */
function townFor(random: Seeded, style: string, countryCode: string, geography: Geography) {
  const areas = AREAS.filter((area) => area.countryCode === countryCode);
  const there = style === 'static' ? geography.townIn(random, random.pick(areas)) : undefined;
  return there ?? geography.town(random, countryCode);
}

export interface VehicleRequest {
  category: VehicleCategory;
  countryCode: string;
  fleets: readonly Fleet[];
  geography: Geography;
  today: Date;
}

/** Generates a vehicle for hire with its calendar. */
export function vehicleListing(
  random: Seeded,
  { category, countryCode, fleets, geography, today }: VehicleRequest,
): Draft {
  const vehicleClass = random.weighted(CLASSES[category]);
  const model = random.pick(modelsOf(vehicleClass, countryCode));
  const style = styleOf(category, model);
  const ofFleet = style !== 'static' && random.chance(OF_FLEETS[category]);
  const fleet = ofFleet ? random.pick(fleets) : undefined;
  const town = fleet?.town ?? townFor(random.fork('town'), style, countryCode, geography);
  const { area, km } = geography.areaFor(town, countryCode);
  const [from, to] = model.years;
  const year = random.whole(from, Math.min(to, today.getUTCFullYear()));
  const automatic = model.automatic > 0 && random.chance(model.automatic);
  const fuel = model.fuels.length > 0 ? random.pick(model.fuels) : undefined;
  const licence = licenceOf(model, countryCode);
  const amenities = amenitiesOf(random.fork('amenities'), vehicleClass);
  const name = random.pick(VAN_NAMES[countryCode] ?? []);
  const weekly = style === 'static' || (category === 'motorhome' && random.chance(0.08));
  const prices = tariff(random, model.price, countryCode, weekly ? 'week' : 'night');
  const facts: VehicleFacts = {
    model,
    style,
    name,
    year,
    automatic,
    fuel,
    licence,
    amenities,
    ofFleet,
    town: town.name,
    area,
    km,
  };
  const minimum = random.weighted([
    [1, 1],
    [2, 4],
    [3, 5],
    [5, 2],
    [7, 2],
  ]);
  const laidUp = !ofFleet && random.chance(0.25);
  const at = fleet ? spaceIn(random, fleet) : geography.pointNear(random, town, 2_500);
  const rating = ratingOf(random, year, today);
  const listing = {
    category,
    ...vehicleText(random.fork('text'), facts),
    images: pictures(
      random.fork('pictures'),
      scenesOf(random.fork('scenes'), vehicleClass, style),
      { countryCode, setting: area.setting, what: `the ${model.make} ${model.model}` },
    ),
    location: fleet
      ? {
          ...at,
          precision: 'exact' as const,
          name: `${fleet.name}, ${fleet.yard}`,
          country_code: countryCode,
        }
      : { ...at, precision: 'approximate' as const, country_code: countryCode },
    price: {
      from: prices.lowest,
      currency: prices.currency,
      unit: prices.unit,
      min_nights: weekly ? 7 : minimum,
      ...(random.chance(0.85) && {
        deposit: roundSum(random, 150, style === 'caravan' ? 400 : 1500, 50),
      }),
    },
    vehicle: {
      vehicle_class: vehicleClass,
      make: model.make,
      model: model.model,
      year,
      berths: model.berths,
      ...(model.seats && { seats: model.seats }),
      ...(fuel && {
        transmission: automatic ? ('automatic' as const) : ('manual' as const),
        fuel,
      }),
      length_m: model.length,
      height_m: model.height,
      ...(model.width && { width_m: model.width }),
      ...(model.weight && { weight_kg: model.weight }),
      ...(licence && { licence }),
    },
    amenities,
    policies: policiesOf(random.fork('policies'), { category, style, ofFleet, countryCode }),
    ...(rating && { rating }),
  };
  const availability = random.chance(0.1)
    ? []
    : calendar(random.fork('calendar'), today, {
        tariff: prices,
        horizon: random.pick([200, 270, 330, 365]),
        demand: random.between(0.25, 0.75),
        isOpen: (day) => !laidUp || (day >= '03-15' && day < '11-01'),
      });
  return { listing, availability };
}
