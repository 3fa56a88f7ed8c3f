import {
  AMENITIES,
  CATEGORIES,
  FUELS,
  PITCH_TYPES,
  TRANSMISSIONS,
  VEHICLE_CLASSES,
} from '../../listings/index.ts';
import { TAGGED_AMENITIES, TAGGED_PITCH_TYPES } from '../campsite-tags.ts';
import { CATEGORY_COLUMN } from './audience.ts';
import { allOfList, choice, choiceOfList, codes } from './choices.ts';
import { dates } from './dates.ts';
import { flag } from './simple.ts';
import { atLeast, atMost } from './numbers.ts';
import { PARTY_SIZES, people, SLEEPS } from './people.ts';
import { price } from './price.ts';
import { source } from './source.ts';
import { nearWater } from './water.ts';

const AMENITY = 'amenity';
const PETS = 'pets';
const DOGS_ALLOWED = 'dogs_allowed';

/**
 * All filters of the search, in the order of their query parameters in an address. This list drives the
 * parsing and writing of parameters; the columns, criteria and counts of the index; the facts of the
 * ranking; the search form and its chips; the words that the catalogues must have; and
 * `docs/search-parameters.md`.
 */
export const FILTERS = [
  choice(CATEGORY_COLUMN, {
    description: 'What is hired or stayed at.',
    appliesTo: 'all',
    alwaysStated: true,
    values: CATEGORIES,
    words: 'categories',
    read: ({ category }) => category,
  }),
  dates,
  people,
  price,
  choice('class', {
    description: 'The type of the vehicle.',
    appliesTo: 'vehicles',
    field: 'vehicle.vehicle_class',
    fact: 'vehicles',
    values: VEHICLE_CLASSES,
    words: 'vehicleClasses',
    mostFirst: true,
    read: ({ vehicle }) => vehicle?.vehicle_class,
  }),
  atLeast('berths', {
    description: 'Berths, at least.',
    appliesTo: 'vehicles',
    field: 'vehicle.berths',
    fact: 'vehicles',
    range: [1, 12],
    counted: PARTY_SIZES,
    columnName: SLEEPS,
    read: ({ sleeps }) => sleeps,
  }),
  atLeast('seats', {
    description: 'Seats with a belt, at least.',
    appliesTo: 'motorised',
    field: 'vehicle.seats',
    fact: 'motorised',
    range: [1, 12],
    counted: PARTY_SIZES,
    read: ({ vehicle }) => vehicle?.seats,
  }),
  choice('transmission', {
    description: 'The gearbox.',
    appliesTo: 'motorised',
    field: 'vehicle.transmission',
    fact: 'motorised',
    values: TRANSMISSIONS,
    words: 'transmissions',
    read: ({ vehicle }) => vehicle?.transmission,
  }),
  choice('fuel', {
    description: 'The fuel.',
    appliesTo: 'motorised',
    field: 'vehicle.fuel',
    fact: 'motorised',
    values: FUELS,
    words: 'fuels',
    mostFirst: true,
    read: ({ vehicle }) => vehicle?.fuel,
  }),
  atMost('length_max', {
    description: 'Length in metres, at most.',
    appliesTo: 'vehicles',
    field: 'vehicle.length_m',
    fact: 'vehicles',
    unit: 'metres',
    parts: 100,
    range: [2, 20],
    counted: [5, 5.5, 6, 6.5, 7, 7.5, 8, 9],
    read: ({ vehicle }) => vehicle?.length_m,
  }),
  atMost('height_max', {
    description: 'Height in metres, at most: for car parks, ferries and bridges.',
    appliesTo: 'vehicles',
    field: 'vehicle.height_m',
    fact: 'vehicles',
    unit: 'metres',
    parts: 100,
    range: [1, 5],
    counted: [2, 2.2, 2.4, 2.6, 2.8, 3, 3.2, 3.5],
    read: ({ vehicle }) => vehicle?.height_m,
  }),
  codes('licence', {
    description: 'The categories of licence that the driver has: any of them is enough.',
    appliesTo: 'vehicles',
    field: 'vehicle.licence',
    form: 'licence categories, such as `B` or `C1`',
    pattern: /^[A-Z0-9+ ]{1,10}$/,
    mostChosen: 5,
    mostKept: 100,
    read: ({ vehicle }) => vehicle?.licence?.trim().toUpperCase() || null,
  }),
  flag(PETS, {
    description:
      'Dogs and other pets are welcome. Where the rules say neither yes nor no, the amenity `dogs_allowed` says yes; `amenity=dogs_allowed` asks the same.',
    appliesTo: 'all',
    fact: 'all',
    orListed: { column: AMENITY, value: DOGS_ALLOWED },
    policy: 'pets_allowed',
  }),
  flag('one_way', {
    description: 'One-way hire is possible.',
    appliesTo: 'vehicles',
    policy: 'one_way_available',
  }),
  flag('festivals', {
    description: 'The vehicle may be taken to festivals.',
    appliesTo: 'vehicles',
    policy: 'festivals_allowed',
  }),
  flag('abroad', {
    description: 'The vehicle may be taken abroad.',
    appliesTo: 'vehicles',
    fact: 'vehicles',
    policy: 'travel_abroad_allowed',
  }),
  flag('instant', {
    description: 'It can be booked at once.',
    appliesTo: 'all',
    policy: 'instant_book',
  }),
  atMost('driver_age', {
    description: 'The driver’s age in years: listings that ask for an older driver are left out.',
    appliesTo: 'vehicles',
    field: 'policies.min_driver_age',
    countedIn: 'all',
    fact: 'vehicles',
    unit: 'age',
    range: [16, 99],
    counted: [18, 21, 23, 25, 30],
    read: ({ policies }) => policies?.min_driver_age,
  }),
  allOfList(AMENITY, {
    description:
      'Amenities that all have to be there. A listing without any list does not say; a list without one of them says no.',
    elsewhere: { value: DOGS_ALLOWED, flag: PETS },
    appliesTo: 'all',
    field: 'amenities',
    fact: 'all',
    values: AMENITIES,
    words: 'amenities',
    mostFirst: true,
    read: ({ amenities }) => (amenities === '' ? [] : amenities.split(',')),
    isStated: ({ amenities }) => amenities !== '',
    unknown: { values: TAGGED_AMENITIES, read: ({ unknown }) => unknown?.amenities },
  }),
  choiceOfList('pitch', {
    description: 'What the campsite has pitches for: any of them is enough.',
    appliesTo: 'campsites',
    field: 'campsite.pitch_types',
    fact: 'campsites',
    values: PITCH_TYPES,
    words: 'pitchTypes',
    mostFirst: true,
    read: ({ campsite }) => campsite?.pitch_types,
    unknown: { values: TAGGED_PITCH_TYPES, read: ({ unknown }) => unknown?.pitchTypes },
  }),
  nearWater('sea', 'Kilometres from a campsite to the sea, at most, as the crow flies.'),
  nearWater('lake', 'Kilometres from a campsite to a large lake, at most, as the crow flies.'),
  source,
] as const;

type Registered = (typeof FILTERS)[number];

/** The names of filters in answers and catalogues. */
export type FilterName = Registered['name'];

/** The names of the filters that are of the given kinds. */
export type NamesOf<Kind extends Registered['kind']> = Extract<Registered, { kind: Kind }>['name'];

/** The keys under which the message catalogues hold the words of filter values. */
export type ValueWords = NonNullable<Registered['words']>;

type ValuesNamed<Words extends ValueWords> =
  Extract<Registered, { words: Words }> extends {
    parameters: Readonly<Record<string, { absent: readonly (infer Value extends string)[] }>>;
  }
    ? Value
    : never;

/** The words that the message catalogues must have: one for every value of every filter. */
export type ValueNames = { [Words in ValueWords]: Record<ValuesNamed<Words>, string> };

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The parameters of all filters. */
export type FilterParameters = Intersection<Registered['parameters']>;
