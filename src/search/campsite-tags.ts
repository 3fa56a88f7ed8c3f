import { AMENITIES, type ListingInput, PITCH_TYPES } from '../listings/index.ts';
import { type Season, seasonOf } from './campsite-season.ts';

export type Amenity = ListingInput['amenities'][number];
export type PitchType = (typeof PITCH_TYPES)[number];
export type Tags = Readonly<Record<string, string>>;

/** What OpenStreetMap's tags state of a campsite; null is not stated. */
export interface CampsiteFacts {
  /** Stated yes, stated no, and in neither list when not stated. */
  amenities: { yes: Amenity[]; no: Amenity[] };
  pitchTypes: { yes: PitchType[]; no: PitchType[] };
  dogs: boolean | null;
  fee: boolean | null;
  backcountry: boolean | null;
  nudism: boolean | null;
  /** Whom it takes, where that is not everyone; `no` is nobody. */
  access: Access[];
  season: Season | null;
  /** Pitches. */
  capacity: number | null;
  /** The largest vehicle, in metres. */
  maxLength: number | null;
  maxHeight: number | null;
  maxWidth: number | null;
  /** The heaviest vehicle, in kilograms. */
  maxWeight: number | null;
}

export const ACCESS = ['no', 'private', 'members', 'permit', 'groups'] as const;
export type Access = (typeof ACCESS)[number];

/** Tags that say so besides `access` with this value. */
const IS_ACCESS: Partial<Record<Access, (tags: Tags) => boolean>> = {
  no: ({ access, disused, abandoned, opening_hours: hours }) =>
    access === 'no' ||
    disused === 'yes' ||
    abandoned === 'yes' ||
    /^(?:closed|off)$/i.test(hours ?? ''),
  groups: (tags) => tags.group_only === 'yes',
};

type Answer = boolean | null;

const NOBODY_KNOWS = new Set(['', 'unknown', '?', 'fixme']);

/** Any value but `no` says that it is there: `customers`, `hot`, a number. */
function isThere(value: string | undefined): Answer {
  if (value === undefined || NOBODY_KNOWS.has(value)) return null;
  return value !== 'no' && value !== '0';
}

/** Only these values say yes; `no` says no, and others neither. */
const oneOf =
  (...yes: string[]) =>
  (value: string | undefined): Answer => {
    if (value === 'no') return false;
    return value !== undefined && yes.includes(value) ? true : null;
  };

/** The tags of an amenity, the first that states it counting, and how their values are read. */
interface Reading {
  keys: readonly string[];
  read(value: string | undefined): Answer;
}

const there = (...keys: string[]): Reading => ({ keys, read: isThere });

const AMENITY_TAGS: Partial<Record<Amenity, Reading>> = {
  hot_water: there('hot_water'),
  electric_hookup: there('power_supply'),
  waste_disposal: there('sanitary_dump_station'),
  drinking_water: there('drinking_water'),
  toilets: there('toilets'),
  showers: there('shower', 'showers'),
  laundry: there('washing_machine', 'laundry'),
  wifi: { keys: ['internet_access', 'wifi'], read: oneOf('wlan', 'wifi', 'yes') },
  swimming_pool: there('swimming_pool'),
  playground: there('playground'),
  shop: there('shop'),
  restaurant: there('restaurant'),
  bar: there('bar'),
  dogs_allowed: { keys: ['dog', 'dogs'], read: oneOf('yes', 'leashed', 'unleashed') },
  wheelchair_accessible: { keys: ['wheelchair'], read: oneOf('yes', 'designated') },
};

const vehicle = oneOf('yes', 'designated', 'permissive', 'customers');

const PITCH_TAGS: Partial<Record<PitchType, Reading>> = {
  tent: { keys: ['tents', 'tent'], read: vehicle },
  caravan: { keys: ['caravans', 'caravan'], read: vehicle },
  motorhome: { keys: ['motorhome', 'motorhomes'], read: vehicle },
  campervan: { keys: ['motorhome', 'motorhomes'], read: vehicle },
  cabin: { keys: ['cabins', 'cabin'], read: isThere },
  static_caravan: { keys: ['static_caravans'], read: isThere },
};

/** What a caravan site is for, unless a tag of its own says no. */
const OF_CARAVAN_SITES: ReadonlySet<PitchType> = new Set(['caravan', 'motorhome', 'campervan']);

/** The amenities and pitch types that tags can state. */
export const TAGGED_AMENITIES = AMENITIES.filter((name) => name in AMENITY_TAGS);
export const TAGGED_PITCH_TYPES = PITCH_TYPES.filter((name) => name in PITCH_TAGS);

function answerOf(tags: Tags, { keys, read }: Reading): Answer {
  for (const key of keys) {
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

/** What the tags of a campsite state, and nothing that they do not. */
export function factsOf(tags: Tags): CampsiteFacts {
  const isCaravanSite = /(?:^|;)\s*caravan_site\s*(?:;|$)/.test(tags.tourism ?? '');
  return {
    amenities: sorted(TAGGED_AMENITIES, (name) => answerOf(tags, AMENITY_TAGS[name]!)),
    pitchTypes: sorted(TAGGED_PITCH_TYPES, (name) => {
      const answer = answerOf(tags, PITCH_TAGS[name]!);
      return answer ?? (isCaravanSite && OF_CARAVAN_SITES.has(name) ? true : null);
    }),
    dogs: answerOf(tags, AMENITY_TAGS.dogs_allowed!),
    fee: tags.fee === undefined ? null : oneOf('yes', 'donation')(tags.fee),
    backcountry: oneOf('yes')(tags.backcountry),
    nudism: oneOf('yes', 'obligatory', 'customary')(tags.nudism),
    access: ACCESS.filter((one) => IS_ACCESS[one]?.(tags) ?? one === tags.access),
    season: seasonOf(tags),
    capacity: number(tags.capacity ?? tags['capacity:pitches'], /^(\d{1,5})$/, 10_000),
    maxLength: metres(tags.maxlength),
    maxHeight: metres(tags.maxheight),
    maxWidth: metres(tags.maxwidth),
    maxWeight: kilograms(tags.maxweight),
  };
}
