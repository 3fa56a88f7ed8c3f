import { AMENITIES, type ListingInput, PITCH_TYPES } from '../listings/index.ts';
import { type LeftOut, type Season, seasonOf } from '../places/index.ts';
import { type Access, accessOf } from './campsite-access.ts';
import {
  type Answer,
  capacityText,
  isOffered,
  isThere,
  oneOf,
  onlyYes,
  personsIn,
  pitchesIn,
  rangeIn,
  namedPersonsIn,
  type Tags,
  valuesOf,
} from './campsite-values.ts';

const NO_AMOUNT = /^0+(?:[.,]0+)?\s*(?:€|£|\p{L}{0,4})$/u;
const FREE = new Set(['no', 'free', 'gratis', 'gratuit', 'gratuito', 'kostenlos', 'none', 'false']);
const COSTS = new Set(
  'yes true interval conditional varies seasonal some customers non-members purchase purchace tourist_tax summer winter'.split(
    ' ',
  ),
);
const DONATION = /^(?:by )?donations?|^libre participation$/;

/** Whether a value of `fee` or `charge` means that a stay costs money. An amount or hours of payment mean yes. */
function costs(value: string | undefined): boolean | 'donation' | null {
  const text = value?.trim().toLowerCase() ?? '';
  if (FREE.has(text) || NO_AMOUNT.test(text)) return false;
  if (DONATION.test(text)) return 'donation';
  return COSTS.has(text) || /[1-9]/.test(text) || null;
}

const MOST_CHARACTERS_OF_CHARGE = 200;

/**
 * The text of the charge: of the tag `charge`, or of `fee` where mappers wrote an amount instead of yes or no. Null
 * without an amount above zero.
 */
function chargeOf({ charge, fee }: Tags): string | null {
  const text = [charge, fee]
    .map((one) => one?.trim() ?? '')
    // A `fee` with times of day states when a stay costs money, not how much.
    .filter((one) => /[1-9]/.test(one) && !NO_AMOUNT.test(one.toLowerCase()))
    .find((one) => one === charge?.trim() || !/\d:\d/.test(one));
  return text?.slice(0, MOST_CHARACTERS_OF_CHARGE) ?? null;
}

/** Whether a stay costs money, by the tag `fee` or else `charge`. `donation` is neither yes nor no; null is unknown. */
const feeOf = (tags: Tags): boolean | 'donation' | null => costs(tags.fee) ?? costs(tags.charge);

export type Amenity = ListingInput['amenities'][number];
export type PitchType = (typeof PITCH_TYPES)[number];

/** The facts that OpenStreetMap's tags state about a campsite; null stands for not stated. */
export interface CampsiteFacts {
  /** Amenities that are stated as present or as absent; unstated ones are in neither list. */
  amenities: { yes: Amenity[]; no: Amenity[] };
  pitchTypes: { yes: PitchType[]; no: PitchType[] };
  dogs: boolean | null;
  /** Whether a stay costs money; `donation` is neither yes nor no. */
  fee: boolean | 'donation' | null;
  /** The price as mappers wrote it; null where the text has no amount. */
  charge: string | null;
  backcountry: boolean | null;
  nudism: boolean | null;
  /** Restrictions on who may stay; empty if there are none. */
  access: Access[];
  season: Season | null;
  /** Number of pitches. */
  capacity: number | null;
  /** A capacity that is not a number of pitches, as text such as `20–30`. */
  capacityText: string | null;
  /** Number of pitches of each type. */
  capacities: Partial<Record<PitchType, number>>;
  /** Maximum number of people. */
  persons: number | null;
  /** Stars of the official classification, 1 to 5. */
  stars: number | null;
  /** Maximum size of a vehicle in metres. */
  maxLength: number | null;
  maxHeight: number | null;
  maxWidth: number | null;
  /** Maximum weight of a vehicle in kilograms. */
  maxWeight: number | null;
}

/** A tag's key and the function that reads its value. Of several readings, the first that is not null counts. */
type Reading = readonly [key: string, read: (value: string | undefined) => Answer];

const there = (...keys: string[]): Reading[] => keys.map((key) => [key, isThere] as const);

const wifi = oneOf('wlan', 'wifi', 'wi-fi', 'yes');
const hot = onlyYes(oneOf('hot', 'yes/hot'));
const dogs = oneOf(
  ...'yes true leashed unleashed permissive designated allowed welcome fee dogs small limited customers 1'.split(
    ' ',
  ),
  'on lead',
);

const AMENITY_TAGS: Partial<Record<Amenity, readonly Reading[]>> = {
  hot_water: [...there('hot_water'), ['shower', hot], ['showers', hot]],
  electric_hookup: there('power_supply'),
  waste_disposal: there('sanitary_dump_station'),
  // A water point fills tanks. A site without one may still have taps, so its absence means nothing.
  drinking_water: [...there('drinking_water'), ['water_point', onlyYes(isThere)]],
  toilets: there('toilets'),
  showers: there('shower', 'showers'),
  laundry: there('washing_machine', 'laundry'),
  wifi: [
    ['internet_access', wifi],
    ['wifi', wifi],
  ],
  swimming_pool: there('swimming_pool'),
  playground: there('playground'),
  shop: there('shop'),
  restaurant: there('restaurant'),
  bar: there('bar'),
  dogs_allowed: ['dog', 'dogs', 'pets', 'pet', 'pets_allowed'].map((key) => [key, dogs] as const),
  wheelchair_accessible: [['wheelchair', oneOf('yes', 'designated')]],
};

const offered = (...keys: string[]): Reading[] => keys.map((key) => [key, isOffered] as const);

const PITCH_TAGS: Partial<Record<PitchType, readonly Reading[]>> = {
  tent: offered('tents', 'tent'),
  caravan: [
    ...offered('caravans', 'caravan'),
    ['trailer', (value) => (isOffered(value) === false ? false : null)],
  ],
  motorhome: offered('motorhome', 'motorhomes', 'campers', 'campervans'),
  campervan: offered('motorhome', 'motorhomes', 'campers', 'campervans'),
  cabin: there('cabins'),
  static_caravan: there('static_caravans'),
};

/** Tags that state the number of pitches of a type, and so whether the type is offered at all. */
const CAPACITY_TAGS: Partial<Record<PitchType, readonly string[]>> = {
  tent: ['capacity:tents', 'capacity:tent', 'tents:capacity', 'maxtents', 'tents'],
  caravan: ['capacity:caravans', 'capacity:caravan', 'caravans:capacity', 'caravans'],
  motorhome: [
    'capacity:motorhome',
    'capacity:motorhomes',
    'capacity:motor_home',
    'capacity:motor_homes',
    'capacity:campers',
    'capacity:camper',
    'capacity:campervans',
    'capacity:campervan',
    'capacity:rv',
    'motorhome',
  ],
  static_caravan: [
    'capacity:static_caravans',
    'capacity:static_caravan',
    'capacity:mobile_homes',
    'capacity:mobile_home',
    'static_caravans',
  ],
  cabin: [
    'capacity:cabins',
    'capacity:cabin',
    'capacity:bungalows',
    'capacity:bungalow',
    'capacity:chalets',
    'capacity:chalet',
    'cabins',
  ],
};

/** Whether a capacity means that the type is offered: `20`, `ca. 50`, `20-30` and `yes` do, `0` and `no` do not. */
const isCounted = (value: string | undefined): Answer =>
  pitchesIn(value) !== null || rangeIn(value) !== null || isOffered(value);

/** Whether a pitch type is the only one, which its tag states by the value `only`. */
const isOnly = (tags: Tags, name: PitchType): boolean =>
  (PITCH_TAGS[name] ?? []).some(([key]) => valuesOf(tags[key]).includes('only'));

function pitchAnswer(tags: Tags, name: PitchType): Answer {
  const stated = answerOf(tags, PITCH_TAGS[name]!);
  if (stated !== null) return stated;
  // OpenStreetMap does not distinguish between motorhomes and campervans.
  const keys = CAPACITY_TAGS[name === 'campervan' ? 'motorhome' : name] ?? [];
  const counted = answerOf(
    tags,
    keys.map((key) => [key, isCounted] as const),
  );
  if (counted !== null) return counted;
  if (TAGGED_PITCH_TYPES.some((other) => isOnly(tags, other))) return false;
  return defaultPitches(tags).has(name) ? true : null;
}

/**
 * Pitch types of a caravan site whose tags do not mention them. A stopover for motorhomes does not certainly take
 * caravans, so these stay unstated there.
 */
const OF_CARAVAN_SITES: ReadonlySet<PitchType> = new Set(['caravan', 'motorhome', 'campervan']);
const OF_STOPOVERS: ReadonlySet<PitchType> = new Set(['motorhome', 'campervan']);

function defaultPitches(tags: Tags): ReadonlySet<PitchType> {
  if (!valuesOf(tags.tourism).includes('caravan_site')) return new Set();
  const isStopover =
    valuesOf(tags.caravan_site).includes('motorhome_stopover') ||
    isThere(tags.motorhome_stopover) === true;
  return isStopover ? OF_STOPOVERS : OF_CARAVAN_SITES;
}

/** The amenities and pitch types that tags can state. */
export const TAGGED_AMENITIES = AMENITIES.filter((name) => name in AMENITY_TAGS);
export const TAGGED_PITCH_TYPES = PITCH_TYPES.filter((name) => name in PITCH_TAGS);

function answerOf(tags: Tags, readings: readonly Reading[]): Answer {
  for (const [key, read] of readings) {
    const answer = read(tags[key]);
    if (answer !== null) return answer;
  }
  return null;
}

function sorted<Name extends string>(names: readonly Name[], answer: (name: Name) => Answer) {
  const answers = names.map((name) => [name, answer(name)] as const);
  const having = (wanted: Answer) =>
    answers.flatMap(([name, one]) => (one === wanted ? [name] : []));
  return { yes: having(true), no: having(false) };
}

const number = (text: string | undefined, pattern: RegExp, most: number): number | null => {
  const digits = pattern.exec(text ?? '')?.[1];
  const value = Number(digits);
  return digits === undefined || value === 0 || value > most ? null : value;
};

const METRES_IN_FOOT = 0.3048;

/** Parses a length into metres. Without a unit it is in metres; `23'` and `9'6"` are feet and inches. */
function metres(text: string | undefined): number | null {
  const [, feet, inches = '0'] = /^(\d{1,2})'(?: ?(\d|1[01])")?$/.exec(text ?? '') ?? [];
  if (feet === undefined) return number(text, /^(\d{1,2}(?:\.\d{1,2})?)(?: ?m)?$/, 99);
  const exact = (Number(feet) + Number(inches) / 12) * METRES_IN_FOOT;
  return exact === 0 ? null : Math.round(exact * 100) / 100;
}

/** Parses a weight into kilograms. Without a unit it is in tonnes. */
function kilograms(text: string | undefined): number | null {
  const tonnes = number(text, /^(\d{1,2}(?:\.\d{1,3})?)(?: ?t)?$/, 99);
  return tonnes === null ? number(text, /^(\d{3,5}) ?kg$/, 99_999) : Math.round(tonnes * 1000);
}

function capacitiesOf(tags: Tags): CampsiteFacts['capacities'] {
  const counts = TAGGED_PITCH_TYPES.flatMap((name): [PitchType, number][] => {
    const count = (CAPACITY_TAGS[name] ?? []).map((key) => pitchesIn(tags[key])).find(Boolean);
    return count ? [[name, count]] : [];
  });
  return Object.fromEntries(counts);
}

const starsOf = (text: string | undefined): number | null => {
  const trimmed = text?.trim() ?? '';
  if (/^\*{1,5}$/.test(trimmed)) return trimmed.length;
  return number(
    trimmed,
    /^([1-5])\s*(?:\*{1,5}|s|stars?|étoiles?|estrellas?|estrelas?|sterne|sterren)?(?: \(estimated\))?$/i,
    5,
  );
};

/**
 * The facts that the tags of a campsite state. Nothing is guessed: a missing tag gives null.
 * @param leftOut The stored reason why the campsite is excluded from results, if it is.
 */
export function factsOf(tags: Tags, leftOut: LeftOut | null = null): CampsiteFacts {
  const stated = [tags.capacity, tags['capacity:pitches'], tags.pitches];
  const capacity = stated.map(pitchesIn).find((one) => one !== null) ?? null;
  return {
    amenities: sorted(TAGGED_AMENITIES, (name) => answerOf(tags, AMENITY_TAGS[name]!)),
    pitchTypes: sorted(TAGGED_PITCH_TYPES, (name) => pitchAnswer(tags, name)),
    dogs: answerOf(tags, AMENITY_TAGS.dogs_allowed!),
    fee: feeOf(tags),
    charge: chargeOf(tags),
    backcountry: oneOf('yes')(tags.backcountry),
    nudism: naturist(tags.nudism) ?? naturist(tags.naturism) ?? naturist(tags.naturist),
    access: accessOf(tags, leftOut),
    season: seasonOf(tags),
    capacity,
    capacityText:
      capacity === null && namedPersonsIn(tags.capacity) === null
        ? (stated.map(capacityText).find((one) => one !== null) ?? null)
        : null,
    capacities: capacitiesOf(tags),
    persons:
      personsIn(tags['capacity:persons']) ??
      personsIn(tags['capacity:people']) ??
      namedPersonsIn(tags.capacity),
    stars: starsOf(tags.stars),
    maxLength: metres(tags.maxlength),
    maxHeight: metres(tags.maxheight),
    maxWidth: metres(tags.maxwidth),
    maxWeight: kilograms(tags.maxweight),
  };
}

/** Whether a site is naturist. `permissive` is not among the values: it allows nudity without expecting it. */
const naturist = oneOf(
  'yes',
  'true',
  'designated',
  'obligatory',
  'mandatory',
  'required',
  'customary',
  'only',
);
