import { aCampsite, aListing, campervanPolicies } from '../builders/listing.ts';
import {
  answered,
  booleanCase,
  enumCase,
  type FieldCase,
  integerCase,
  leftOut,
  numberCase,
  textCase,
} from './field-cases.ts';

/** The rows of the specification's table about one part of a listing. */
export interface FieldTable {
  /** What the fields are of. */
  of: string;
  /** A listing that is fine, of which one field at a time is changed. */
  base: Record<string, unknown>;
  cases: FieldCase[];
}

const longUrl = (length: number) => 'https://a.example/'.padEnd(length, 'x');

const urlCase = (path: string): FieldCase => ({
  path,
  rule: 'is an https:// address of at most 2000 characters, kept byte for byte',
  takes: [
    'https://a.example',
    'HTTPS://A.Example:8443/Ä b?x=%7e&y=ü#Teil',
    'https://xn--bcher-kva.example/',
    'https://bücher.example/%',
    'https://192.0.2.7/van',
    'https://[2001:db8::1]/van',
    'https://a.example/?to=https://b.example/@c',
    longUrl(2000),
  ],
  refuses: [
    'http://a.example/',
    'ftp://a.example/',
    '//a.example/',
    'a.example/van',
    'https:/a.example',
    'https:a.example',
    'https://',
    'https://?a',
    'https://user@a.example/',
    'https://user:password@a.example/',
    'https://:@a.example/',
    'https://@a.example/',
    'https://a b.example/',
    'https://[::1/',
    'https://a.example:99999/',
    'https://a.example/\nx',
    ' https://a.example/',
    'https://a.example/ ',
    'javascript:alert(1)',
    'data:text/html,x',
    longUrl(2001),
    '',
    7,
    null,
    leftOut,
    [],
  ],
});

const AMENITIES = `toilet shower hot_water kitchen fridge freezer oven microwave heating
  air_conditioning solar inverter awning bike_rack tv gps reversing_camera cruise_control isofix
  bedding kitchen_kit outdoor_furniture electric_hookup hardstanding waste_disposal drinking_water
  toilets showers laundry wifi swimming_pool playground shop restaurant bar dogs_allowed
  wheelchair_accessible ev_charging`.split(/\s+/);
const CLASSES = `compact_campervan campervan large_campervan low_profile coachbuilt a_class
  overland_4x4 touring_caravan static_caravan folding_camper trailer_tent`.split(/\s+/);
const PITCHES = 'tent caravan motorhome campervan glamping cabin static_caravan'.split(' ');

const part = (path: string): FieldCase => ({
  path,
  rule: 'may be left out or empty, which is the same',
  takes: [answered(leftOut, null), answered({}, null)],
  refuses: [null, [], 'x', 1],
});

const day = (path: string): FieldCase => ({
  path,
  rule: 'is a real day of any year, MM-DD',
  takes: ['01-01', '02-29', '12-31', '04-30', answered('', undefined)],
  refuses: [
    '02-30',
    '04-31',
    '13-01',
    '00-10',
    '01-00',
    '1-1',
    '2026-04-01',
    '04/01',
    '04-01 ',
    401,
    null,
  ],
});

const time = (path: string): FieldCase => ({
  path,
  rule: 'is a time of day, HH:MM',
  takes: ['00:00', '23:59', '14:30', answered('', undefined)],
  refuses: ['24:00', '23:60', '9:00', '14.00', '14:00:00', '2pm', ' 14:00', '14:00\n', 1400, null],
});

const image = { url: 'https://a.example/1.jpg' };
const images = (count: number) => Array.from({ length: count }, () => image);
const location = { lat: 50.4155, lng: -5.0737, country_code: 'GB' };
const flags = Object.entries(campervanPolicies).flatMap(([policy, stated]) =>
  typeof stated === 'boolean' ? [policy] : [],
);

/** Every field of a listing, as the specification has them. */
export const LISTING_FIELDS: FieldTable[] = [
  {
    of: 'a listing',
    base: aListing(),
    cases: [
      {
        path: 'category',
        rule: 'must be sent, one of the four',
        takes: ['campervan', 'motorhome', 'caravan', 'campsite'],
        refuses: ['boat', 'Campervan', ' campervan', '', null, 1, leftOut, ['campervan']],
      },
      { ...enumCase('status', ['active', 'paused']) },
      {
        path: 'title',
        rule: 'must be sent, 5 to 120 characters, trimmed, in code points',
        takes: [
          '12345',
          '  12345\t',
          '🚐🚐🚐🚐🚐',
          'x'.repeat(120),
          '🚐'.repeat(120),
          `\n${'x'.repeat(120)}   `,
          'Un camión «único»',
        ],
        refuses: [
          '1234',
          '   1234   ',
          '     ',
          '\u00a0\u00a0\u00a0\u00a0\u00a0',
          '🚐🚐🚐🚐',
          'x'.repeat(121),
          '🚐'.repeat(121),
          '',
          12345,
          null,
          leftOut,
          ['12345'],
        ],
      },
      textCase('description', 5000, null),
      {
        path: 'description',
        rule: 'is plain text: an HTML tag is refused, a mere < or > is not',
        takes: ['<3 km', 'a < b > c', '1 <2> 3', 'x <- y -> z', '<script', '< b >', 'One.\n\nTwo.'],
        refuses: [
          '<b>bold</b>',
          'a</p>',
          '<br/>',
          '<IMG src=x>',
          '<a\nhref="x">',
          'x <y> z',
          '<a <3>',
        ],
      },
      urlCase('url'),
      {
        path: 'osm_ref',
        rule: 'is node/, way/ or relation/ and digits; it is answered once it is linked',
        takes: ['node/1', 'way/0', 'relation/12345678901234567890', '', leftOut].map((ref) =>
          answered(ref, null),
        ),
        refuses: [
          'node/',
          'node/x',
          'node/-1',
          'node/1.5',
          'Node/1',
          'nodes/1',
          'area/1',
          'node/1 ',
          1,
        ],
      },
      { path: 'osm_ref', rule: 'is not null', takes: [], refuses: [null, [], {}] },
    ],
  },
  {
    of: 'the images',
    base: aListing({ images: [image] }),
    cases: [
      {
        path: 'images',
        rule: 'are 30 at most, in their order, none when left out',
        takes: [[], [image], images(30), answered(leftOut, [])],
        refuses: [images(31), null, {}, 'x'],
      },
      { path: 'images.0', rule: 'is an object', takes: [image], refuses: [null, 'x', 1, []] },
      urlCase('images.0.url'),
      textCase('images.0.alt', 200, undefined),
      integerCase('images.0.width', 1),
      integerCase('images.0.height', 1),
    ],
  },
  {
    of: 'the location',
    base: aListing({ location }),
    cases: [
      {
        path: 'location',
        rule: 'must be sent',
        takes: [],
        refuses: [leftOut, null, [], 'Newquay', 1],
      },
      numberCase('location.lat', -90, 90),
      numberCase('location.lng', -180, 180),
      { path: 'location.lat', rule: 'must be sent', takes: [], refuses: [leftOut] },
      { path: 'location.lng', rule: 'must be sent', takes: [], refuses: [leftOut] },
      enumCase('location.precision', ['exact', 'approximate']),
      {
        path: 'location.precision',
        rule: 'is exact when left out',
        takes: [answered(leftOut, 'exact')],
        refuses: [],
      },
      textCase('location.name', 120, null),
      {
        path: 'location.country_code',
        rule: 'is a code of ISO 3166-1 in any letters, inferred when left out',
        takes: ['GB', 'FR', 'JE', 'AX', answered('ie', 'IE'), answered('Es', 'ES')].concat(
          [leftOut, ''].map((code) => answered(code, 'GB')),
        ),
        refuses: [
          'UK',
          'uk',
          'XX',
          'EU',
          'XK',
          'AN',
          'G',
          'GBR',
          '44',
          'G ',
          ' GB',
          'Gß',
          null,
          44,
        ],
      },
    ],
  },
  {
    of: 'the price',
    base: aListing({ price: { from: 8900, currency: 'GBP' } }),
    cases: [
      {
        path: 'price',
        rule: 'may be left out',
        takes: [answered(leftOut, null)],
        refuses: [null, [], 1],
      },
      integerCase('price.from', 0),
      { path: 'price.from', rule: 'must be sent with a price', takes: [], refuses: [leftOut] },
      {
        path: 'price.currency',
        rule: 'must be sent with a price, an active code of ISO 4217 in any letters',
        takes: ['GBP', 'EUR', 'JPY', 'KWD', answered('eur', 'EUR'), answered('uSd', 'USD')],
        refuses: ['DEM', 'HRK', 'ABC', 'GB', 'GBPX', '£', 'GBp ', '', null, 826, leftOut],
      },
      enumCase('price.unit', ['night', 'week']),
      {
        path: 'price.unit',
        rule: 'is night when left out',
        takes: [answered(leftOut, 'night')],
        refuses: [],
      },
      integerCase('price.min_nights', 1, 365),
      integerCase('price.deposit', 0),
    ],
  },
  {
    of: 'the rating',
    base: aListing({ rating: { value: 4.5, count: 2 } }),
    cases: [
      {
        path: 'rating',
        rule: 'may be left out',
        takes: [answered(leftOut, null)],
        refuses: [null, [], 5],
      },
      numberCase('rating.value', 0, 5),
      integerCase('rating.count', 0),
      { path: 'rating.value', rule: 'must be sent with a rating', takes: [], refuses: [leftOut] },
      { path: 'rating.count', rule: 'must be sent with a rating', takes: [], refuses: [leftOut] },
    ],
  },
  {
    of: 'the vehicle',
    base: aListing({ vehicle: { seats: 2 } }),
    cases: [
      part('vehicle'),
      enumCase('vehicle.vehicle_class', CLASSES),
      textCase('vehicle.make', 60, undefined),
      textCase('vehicle.model', 80, undefined),
      integerCase('vehicle.year', 1950, 2100),
      integerCase('vehicle.berths', 1, 12),
      integerCase('vehicle.seats', 1, 12),
      enumCase('vehicle.transmission', ['manual', 'automatic']),
      enumCase('vehicle.fuel', ['diesel', 'petrol', 'electric', 'hybrid', 'lpg']),
      numberCase('vehicle.length_m', 2, 20),
      numberCase('vehicle.height_m', 1, 5),
      numberCase('vehicle.width_m', 1, 3.5),
      integerCase('vehicle.weight_kg', 300, 20_000),
      textCase('vehicle.licence', 10, undefined),
    ],
  },
  {
    of: 'the campsite',
    base: aCampsite({ campsite: { pitch_types: ['tent'] } }),
    cases: [
      part('campsite'),
      {
        path: 'campsite.pitch_types',
        rule: 'are at most 7 of the pitch types',
        takes: [[], ['tent'], PITCHES],
        refuses: [[...PITCHES, 'tent'], 'tent', null, {}],
      },
      {
        path: 'campsite.pitch_types.0',
        rule: 'is a pitch type',
        takes: [],
        refuses: ['hut', 'Tent', null, 1],
      },
      integerCase('campsite.pitches', 1, 10_000),
      day('campsite.open_from'),
      day('campsite.open_to'),
      time('campsite.check_in'),
      time('campsite.check_out'),
    ],
  },
  {
    of: 'the amenities',
    base: aListing({ amenities: ['wifi'] }),
    cases: [
      {
        path: 'amenities',
        rule: 'are known keys, 60 at most, each counted once in the answer',
        takes: [
          [],
          AMENITIES,
          answered(leftOut, []),
          answered(['tv', 'gps', 'tv'], ['tv', 'gps']),
          answered(Array(60).fill('tv'), ['tv']),
        ],
        refuses: [Array(61).fill('tv'), 'wifi', null, {}],
      },
      {
        path: 'amenities.0',
        rule: 'is a known key',
        takes: ['wifi'],
        refuses: ['jacuzzi', 'WiFi', '', null, 1],
      },
    ],
  },
  {
    of: 'the policies',
    base: aListing({ policies: { pets_allowed: true } }),
    cases: [
      part('policies'),
      ...flags.map((flag) => booleanCase(`policies.${flag}`)),
      integerCase('policies.min_driver_age', 16, 99),
      {
        path: 'policies.mileage_included_per_day_km',
        rule: 'is an integer from 0 to 5000, null for unlimited, or not said',
        takes: [0, 5000, null, answered(leftOut, undefined)],
        refuses: [-1, 5001, 1.5, '100', '', true, []],
      },
      integerCase('policies.insurance_excess', 0),
      enumCase('policies.cancellation', ['flexible', 'moderate', 'strict', 'non_refundable']),
      textCase('policies.cancellation_text', 1000, undefined),
    ],
  },
];
