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
  saidPersonsIn,
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

/** Whether a fee or charge costs: any amount, or hours at which it does, say so as well. */
function costs(value: string | undefined): boolean | 'donation' | null {
  const said = value?.trim().toLowerCase() ?? '';
  if (FREE.has(said) || NO_AMOUNT.test(said)) return false;
  if (DONATION.test(said)) return 'donation';
  return COSTS.has(said) || /[1-9]/.test(said) || null;
}

const MOST_CHARACTERS_OF_CHARGE = 200;

/** The charge, or the amount that stands where a yes should; an amount of nothing says nothing. */
function chargeOf({ charge, fee }: Tags): string | null {
  const said = [charge, fee]
    .map((one) => one?.trim() ?? '')
    // Times of day are when it costs, and not how much.
    .filter((one) => /[1-9]/.test(one) && !NO_AMOUNT.test(one.toLowerCase()))
    .find((one) => one === charge?.trim() || !/\d:\d/.test(one));
  return said?.slice(0, MOST_CHARACTERS_OF_CHARGE) ?? null;
}

/** Whether a campsite costs, by its fee or else its charge; a donation is neither. */
const feeOf = (tags: Tags): boolean | 'donation' | null => costs(tags.fee) ?? costs(tags.charge);

export type Amenity = ListingInput['amenities'][number];
export type PitchType = (typeof PITCH_TYPES)[number];

/** What OpenStreetMap's tags state of a campsite; null is not stated. */
export interface CampsiteFacts {
  /** Stated yes, stated no, and in neither list when not stated. */
  amenities: { yes: Amenity[]; no: Amenity[] };
  pitchTypes: { yes: PitchType[]; no: PitchType[] };
  dogs: boolean | null;
  /** Whether it costs; a donation is neither. */
  fee: boolean | 'donation' | null;
  /** What is said of a price, as it was written; null where that says no amount. */
  charge: string | null;
  backcountry: boolean | null;
  nudism: boolean | null;
  /** Whom it takes, where that is not everyone; `no` is nobody. */
  access: Access[];
  season: Season | null;
  /** Pitches. */
  capacity: number | null;
  /** What is written of the capacity that is no number of pitches, such as `20–30`. */
  capacityText: string | null;
  /** Pitches of a type. */
  capacities: Partial<Record<PitchType, number>>;
  /** How many people it takes. */
  persons: number | null;
  /** Of its official class, 1 to 5. */
  stars: number | null;
  /** The largest vehicle, in metres. */
  maxLength: number | null;
  maxHeight: number | null;
  maxWidth: number | null;
  /** The heaviest vehicle, in kilograms. */
  maxWeight: number | null;
}

/** A tag that may state something, and how its value is read. The first that states it counts. */
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
  // A place to fill tanks; without one there may still be taps.
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

/** Tags that state how many pitches of a type there are, and so that there are any. */
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

/** Whether there are any: `20`, `ca. 50`, `20-30`, `yes`. */
const isCounted = (value: string | undefined): Answer =>
  pitchesIn(value) !== null || rangeIn(value) !== null || isOffered(value);

/** Whether one type is the only one, by the tag of the type. */
const isOnly = (tags: Tags, name: PitchType): boolean =>
  (PITCH_TAGS[name] ?? []).some(([key]) => valuesOf(tags[key]).includes('only'));

function pitchAnswer(tags: Tags, name: PitchType): Answer {
  const said = answerOf(tags, PITCH_TAGS[name]!);
  if (said !== null) return said;
  // OpenStreetMap makes no difference between motorhomes and campervans.
  const keys = CAPACITY_TAGS[name === 'campervan' ? 'motorhome' : name] ?? [];
  const counted = answerOf(
    tags,
    keys.map((key) => [key, isCounted] as const),
  );
  if (counted !== null) return counted;
  if (TAGGED_PITCH_TYPES.some((other) => isOnly(tags, other))) return false;
  return defaultPitches(tags).has(name) ? true : null;
}

/** What a caravan site is for, unless a tag of its own says no; a stopover of motorhomes takes no trailers for certain. */
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
  const having = (said: Answer) => answers.flatMap(([name, one]) => (one === said ? [name] : []));
  return { yes: having(true), no: having(false) };
}

const number = (text: string | undefined, pattern: RegExp, most: number): number | null => {
  const found = pattern.exec(text ?? '')?.[1];
  const value = Number(found);
  return found === undefined || value === 0 || value > most ? null : value;
};

const METRES_IN_FOOT = 0.3048;

/** A length is in metres where no unit is written, and in feet and inches as `23'` or `9'6"`. */
function metres(text: string | undefined): number | null {
  const [, feet, inches = '0'] = /^(\d{1,2})'(?: ?(\d|1[01])")?$/.exec(text ?? '') ?? [];
  if (feet === undefined) return number(text, /^(\d{1,2}(?:\.\d{1,2})?)(?: ?m)?$/, 99);
  const exact = (Number(feet) + Number(inches) / 12) * METRES_IN_FOOT;
  return exact === 0 ? null : Math.round(exact * 100) / 100;
}

/** A weight is in tonnes where no unit is written. */
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
  const said = text?.trim() ?? '';
  if (/^\*{1,5}$/.test(said)) return said.length;
  return number(
    said,
    /^([1-5])\s*(?:\*{1,5}|s|stars?|étoiles?|estrellas?|estrelas?|sterne|sterren)?(?: \(estimated\))?$/i,
    5,
  );
};

/**
 * What the tags of a campsite state, and nothing that they do not.
 * @param leftOut why it is no result, as it was stored with the campsite.
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
      capacity === null && saidPersonsIn(tags.capacity) === null
        ? (stated.map(capacityText).find((one) => one !== null) ?? null)
        : null,
    capacities: capacitiesOf(tags),
    persons:
      personsIn(tags['capacity:persons']) ??
      personsIn(tags['capacity:people']) ??
      saidPersonsIn(tags.capacity),
    stars: starsOf(tags.stars),
    maxLength: metres(tags.maxlength),
    maxHeight: metres(tags.maxheight),
    maxWidth: metres(tags.maxwidth),
    maxWeight: kilograms(tags.maxweight),
  };
}

/** Where people may be naked (`permissive`) not everybody is. */
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
