import { z } from 'zod';
import type { Problem } from '../platform/errors.ts';
import { lazily } from '../platform/lazily.ts';
import {
  check,
  type Checked,
  checkItemWithHints,
  described,
  httpsUrl,
  integer,
  number,
  optionalPattern,
  optionalText,
  otherNames,
  pattern,
  requiredText,
} from '../platform/validation/index.ts';
import { batchOf, checkItems, refusedItem } from './batch.schema.ts';
import { isCountryCode, isCurrencyCode } from './codes.ts';
import {
  AMENITIES,
  CATEGORIES,
  FUELS,
  PITCH_TYPES,
  PRECISIONS,
  PRICE_UNITS,
  STATUSES,
  TRANSMISSIONS,
  VEHICLE_CLASSES,
} from './enumerations.ts';
import { UPLOADED_BY_HTTP } from './own-photos.ts';
import { OTHER_NAMES } from './other-names.ts';
import { policies } from './policies.ts';
import { WORDS } from './words-of-fields.ts';

const TAG_START = /<\/?[a-z]/i;

/**
 * Whether a text contains an HTML tag; `<3 km` is not one. Only the first tag start needs a `>`
 * after it, since the end of any later tag also follows it; so the scan is linear.
 */
const holdsTag = (text: string): boolean => {
  const start = text.search(TAG_START);
  return start >= 0 && text.includes('>', start);
};

const countryCode = optionalPattern(
  /^[A-Za-z]{2}$/,
  'must be an ISO 3166-1 code of two letters, such as GB',
  (code) => {
    if (code.toUpperCase() === 'UK')
      return 'must be GB for the United Kingdom: UK is not a code of ISO 3166-1';
    return isCountryCode(code.toUpperCase()) ? undefined : 'is not a code of ISO 3166-1';
  },
).transform((code) => code?.toUpperCase());

const currency = pattern(
  /^[A-Za-z]{3}$/,
  'must be an ISO 4217 code of three letters, such as GBP',
  (code) => (isCurrencyCode(code.toUpperCase()) ? undefined : 'is not an active code of ISO 4217'),
).transform((code) => code.toUpperCase());

const DAY_OF_YEAR =
  /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/;

/** A month and day (`MM-DD`), including 29 February. */
const dayOfYear = () =>
  optionalPattern(DAY_OF_YEAR, 'must be a day of a year as MM-DD, such as 04-15');

const timeOfDay = () =>
  optionalPattern(
    /^(?:[01]\d|2[0-3]):[0-5]\d$/,
    'must be a time from 00:00 to 23:59, such as 14:30',
  );

/** Treats an object without any field as missing. */
const orNothing = <Shape extends Record<string, unknown>>(value: Shape): Shape | undefined =>
  Object.values(value).some((field) => field !== undefined) ? value : undefined;

export const image = z
  .strictObject(
    described(
      {
        url: httpsUrl(UPLOADED_BY_HTTP),
        alt: optionalText({ max: 200 }),
        width: integer(1).optional(),
        height: integer(1).optional(),
      },
      WORDS.image,
    ),
  )
  .meta({ id: 'ImageInput' });

const location = z
  .strictObject(
    described(
      {
        lat: number(-90, 90),
        lng: number(-180, 180),
        precision: z.enum(PRECISIONS).default('exact'),
        name: optionalText({ max: 120 }),
        country_code: countryCode,
      },
      WORDS.location,
    ),
  )
  .meta({ id: 'LocationInput' });

const price = z
  .strictObject(
    described(
      {
        from: integer(0),
        currency,
        unit: z.enum(PRICE_UNITS).default('night'),
        min_nights: integer(1, 365).optional(),
        deposit: integer(0).optional(),
      },
      WORDS.price,
    ),
  )
  .meta({ id: 'PriceInput' });

export const vehicle = z
  .strictObject(
    described(
      {
        vehicle_class: z.enum(VEHICLE_CLASSES).optional(),
        make: optionalText({ max: 60 }),
        model: optionalText({ max: 80 }),
        year: integer(1950, 2100).optional(),
        berths: integer(1, 12).optional(),
        seats: integer(1, 12).optional(),
        transmission: z.enum(TRANSMISSIONS).optional(),
        fuel: z.enum(FUELS).optional(),
        length_m: number(2, 20).optional(),
        height_m: number(1, 5).optional(),
        width_m: number(1, 3.5).optional(),
        weight_kg: integer(300, 20000).optional(),
        licence: optionalText({ max: 10 }),
      },
      WORDS.vehicle,
    ),
  )
  .meta({ id: 'VehicleInput' });

export const campsite = z
  .strictObject(
    described(
      {
        pitch_types: z.array(z.enum(PITCH_TYPES)).max(7).optional(),
        pitches: integer(1, 10000).optional(),
        open_from: dayOfYear(),
        open_to: dayOfYear(),
        check_in: timeOfDay(),
        check_out: timeOfDay(),
      },
      WORDS.campsite,
    ),
  )
  .meta({ id: 'CampsiteInput' });

/** Maximum length of a title. */
export const MAX_TITLE_CHARACTERS = 120;

export const rating = z
  .strictObject(described({ value: number(0, 5), count: integer(0) }, WORDS.rating))
  .meta({ id: 'RatingInput' });

const fields = described(
  {
    category: z.enum(CATEGORIES),
    status: z.enum(STATUSES).default('active'),
    title: requiredText({ min: 5, max: MAX_TITLE_CHARACTERS }),
    description: optionalText({
      max: 5000,
      forbids: '<\\/?[A-Za-z][\\s\\S]*>',
      rule: (text) =>
        holdsTag(text) ? 'must be plain text: blank lines separate paragraphs, no HTML' : undefined,
    }),
    url: httpsUrl(),
    images: z.array(image).max(30).default([]),
    location,
    price: price.optional(),
    vehicle: vehicle.transform(orNothing).optional(),
    campsite: campsite.transform(orNothing).optional(),
    amenities: z
      .array(z.enum(AMENITIES))
      .max(60)
      .default([])
      .overwrite((keys) => [...new Set(keys)]),
    policies: policies.transform(orNothing).optional(),
    rating: rating.optional(),
    osm_ref: optionalPattern(
      /^(?:node|way|relation)\/\d+$/,
      'must be node/, way/ or relation/ and digits, such as node/123',
    ),
  },
  WORDS.listing,
);

/** JSON Schema of the parts that a category may not have; `misplacedParts` checks them. */
const partsByCategory = {
  not: {
    anyOf: [
      {
        type: 'object',
        properties: { category: { const: 'campsite' }, vehicle: { type: 'object' } },
        required: ['category', 'vehicle'],
      },
      {
        type: 'object',
        properties: {
          category: { enum: CATEGORIES.filter((one) => one !== 'campsite') },
          campsite: { type: 'object' },
        },
        required: ['category', 'campsite'],
      },
    ],
  },
};

/** The body of `PUT /listings/{external_id}`. */
export const listingInput = z
  .strictObject(fields)
  .meta({ id: 'ListingInput', ...partsByCategory })
  .register(otherNames, OTHER_NAMES.listing);

/** The names of a listing's fields. */
export const listingFields: readonly string[] = Object.keys(listingInput.shape);

/** A valid listing, normalised: defaults set, codes in upper case, empty texts removed. */
export type ListingInput = z.output<typeof listingInput>;

/** The format of partners' ids of listings. */
export const EXTERNAL_ID = /^[A-Za-z0-9._:~-]{1,100}$/;

/**
 * Ids that no request could address: the path of the batch endpoint, and segments that URL parsers
 * remove.
 */
const RESERVED = /^(?:batch|\.{1,2})$/;

/** Whether a text is a valid id of a listing. */
export const isExternalId = (text: string): boolean =>
  EXTERNAL_ID.test(text) && !RESERVED.test(text);

/** The message that refuses an invalid id. */
export const EXTERNAL_ID_SENTENCE =
  "must have 1 to 100 characters of A-Z a-z 0-9 . _ : ~ - and not be 'batch', '.' or '..'";

/** A partner's id of a listing, in a body. */
export const externalId = z
  .string({ error: () => EXTERNAL_ID_SENTENCE })
  .refine(isExternalId, EXTERNAL_ID_SENTENCE)
  .meta({
    // `batch`, `.` and `..` are reserved.
    pattern: '^(?!(?:batch|\\.{1,2})$)[A-Za-z0-9._:~-]{1,100}$',
    description: 'Your own id of the listing. `batch`, `.` and `..` are reserved.',
  });

/** One item of a batch: a listing and its id. */
const batchItem = z
  .strictObject({ external_id: externalId, ...fields })
  .meta({ id: 'BatchItem', ...partsByCategory })
  .register(otherNames, OTHER_NAMES.listingInBatch);

/** The problem of a `vehicle` or `campsite` part that the category may not have. */
function misplacedParts(value: unknown): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  const { category } = value as { category?: unknown };
  if (category === 'campsite') {
    return Object.hasOwn(value, 'vehicle')
      ? [{ path: 'vehicle', message: 'may not be sent for a campsite: leave it out' }]
      : [];
  }
  return Object.hasOwn(value, 'campsite') && CATEGORIES.some((known) => known === category)
    ? [
        {
          path: 'campsite',
          message: 'may only be sent for a campsite: leave it out, or send category campsite',
        },
      ]
    : [];
}

function withMisplacedParts<T>(checked: Checked<T>, value: unknown): Checked<T> {
  const misplaced = misplacedParts(value);
  if (misplaced.length === 0) return checked;
  return { ok: false, problems: [...(checked.ok ? [] : checked.problems), ...misplaced] };
}

/** The schema as code that accepts valid listings; zod checks any other by the schema itself. */
const compiledInput = lazily(() => z.compile(listingInput));

/** Checks a value of unknown shape as a listing; shared by the API, feeds and forms. */
export const checkListing = (value: unknown): Checked<ListingInput> =>
  withMisplacedParts(check(compiledInput(), value), value);

const position = z.object(location.pick({ lat: true, lng: true, country_code: true }).shape);

/** The position of a listing that may have problems elsewhere; undefined when it is invalid. */
export const positionOf = (value: unknown): z.output<typeof position> | undefined =>
  position.safeParse((value as { location?: unknown } | null)?.location).data;

/** The body of `POST /listings/batch`. */
export const batchRequest = batchOf(
  z.union([batchItem, refusedItem]),
  'Listings, each with its id.',
)
  .meta({ id: 'BatchRequest' })
  .register(otherNames, OTHER_NAMES.batch);

/** An item of a batch as it was sent, and the result of its check. */
export interface BatchItem {
  sent: unknown;
  checked: Checked<z.output<typeof batchItem>>;
}

/** Checks one item of a batch on its own. */
export const checkBatchItem = (sent: unknown): BatchItem => ({
  sent,
  checked: withMisplacedParts(checkItemWithHints(batchItem, sent), sent),
});

/** Checks a batch of listings: the list as a whole, and each item on its own. */
export const checkBatch = (value: unknown): Checked<BatchItem[]> =>
  checkItems(value, checkBatchItem);
