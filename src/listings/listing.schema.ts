import { z } from 'zod';
import type { Problem } from '../platform/errors.ts';
import {
  check,
  type Checked,
  httpsUrl,
  integer,
  number,
  optionalPattern,
  optionalText,
  pattern,
  requiredText,
} from '../platform/validation/index.ts';
import { isCountryCode, isCurrencyCode } from './codes.ts';
import {
  AMENITIES,
  CANCELLATIONS,
  CATEGORIES,
  FUELS,
  PITCH_TYPES,
  PRECISIONS,
  PRICE_UNITS,
  STATUSES,
  TRANSMISSIONS,
  VEHICLE_CLASSES,
} from './enumerations.ts';

const TAG_START = /<\/?[a-z]/i;

/**
 * Whether a text contains an HTML tag; `<3 km` is none. Looking for `>` after the first tag start is
 * enough, since an end of any later tag is also after it; so the scan is linear.
 */
const holdsTag = (text: string): boolean => {
  const start = text.search(TAG_START);
  return start >= 0 && text.includes('>', start);
};

const countryCode = optionalPattern(
  /^[A-Za-z]{2}$/,
  'must be an ISO 3166-1 code of two letters, such as GB',
  (code) => {
    if (code.toUpperCase() === 'UK') return 'UK is not an ISO 3166-1 code; use GB';
    return isCountryCode(code.toUpperCase()) ? undefined : 'is not a code of ISO 3166-1';
  },
).transform((code) => code?.toUpperCase());

const currency = pattern(
  /^[A-Za-z]{3}$/,
  'must be an ISO 4217 code of three letters, such as GBP',
  (code) => (isCurrencyCode(code.toUpperCase()) ? undefined : 'is not an active code of ISO 4217'),
).transform((code) => code.toUpperCase());

/** A month and day (`MM-DD`), 29 February included. */
const dayOfYear = () =>
  optionalPattern(/^\d{2}-\d{2}$/, 'must be a month and a day, such as 04-15', (text) => {
    const time = new Date(`2024-${text}T00:00:00Z`);
    const real = !Number.isNaN(time.getTime()) && time.toISOString().slice(5, 10) === text;
    return real ? undefined : 'is not a day of the calendar';
  });

const timeOfDay = () =>
  optionalPattern(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time from 00:00 to 23:59');

/** Treats an object without any field like one that was left out. */
const orNothing = <Shape extends Record<string, unknown>>(value: Shape): Shape | undefined =>
  Object.values(value).some((field) => field !== undefined) ? value : undefined;

export const image = z
  .strictObject({
    url: httpsUrl(),
    alt: optionalText({ max: 200 }),
    width: integer(1).optional(),
    height: integer(1).optional(),
  })
  .meta({ id: 'ImageInput' });

const location = z.strictObject({
  lat: number(-90, 90),
  lng: number(-180, 180),
  precision: z.enum(PRECISIONS).default('exact'),
  name: optionalText({ max: 120 }),
  country_code: countryCode,
});

const price = z.strictObject({
  from: integer(0),
  currency,
  unit: z.enum(PRICE_UNITS).default('night'),
  min_nights: integer(1, 365).optional(),
  deposit: integer(0).optional(),
});

export const vehicle = z
  .strictObject({
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
  })
  .meta({ id: 'VehicleInput' });

export const campsite = z
  .strictObject({
    pitch_types: z.array(z.enum(PITCH_TYPES)).max(7).optional(),
    pitches: integer(1, 10000).optional(),
    open_from: dayOfYear(),
    open_to: dayOfYear(),
    check_in: timeOfDay(),
    check_out: timeOfDay(),
  })
  .meta({ id: 'CampsiteInput' });

export const policies = z
  .strictObject({
    pets_allowed: z.boolean().optional(),
    smoking_allowed: z.boolean().optional(),
    festivals_allowed: z.boolean().optional(),
    travel_abroad_allowed: z.boolean().optional(),
    one_way_available: z.boolean().optional(),
    instant_book: z.boolean().optional(),
    min_driver_age: integer(16, 99).optional(),
    mileage_included_per_day_km: integer(0, 5000).nullable().optional(),
    insurance_included: z.boolean().optional(),
    insurance_excess: integer(0).optional(),
    cancellation: z.enum(CANCELLATIONS).optional(),
    cancellation_text: optionalText({ max: 1000 }),
  })
  .meta({ id: 'PoliciesInput' });

export const rating = z
  .strictObject({ value: number(0, 5), count: integer(0) })
  .meta({ id: 'RatingInput' });

const fields = {
  category: z.enum(CATEGORIES),
  status: z.enum(STATUSES).default('active'),
  title: requiredText({ min: 5, max: 120 }),
  description: optionalText({
    max: 5000,
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
};

/** The body of `PUT /listings/{external_id}`. */
export const listingInput = z.strictObject(fields).meta({ id: 'ListingInput' });

/** A valid listing, normalised: defaults set, codes in upper case, empty texts removed. */
export type ListingInput = z.output<typeof listingInput>;

/** The form of partners' ids of listings. */
export const EXTERNAL_ID = /^[A-Za-z0-9._:~-]{1,100}$/;

/** Ids that no request could address: the batch endpoint's path, and segments that URL parsers remove. */
const RESERVED = new Set(['batch', '.', '..']);

/** Whether a text may be the id of a listing. */
export const isExternalId = (text: string): boolean =>
  EXTERNAL_ID.test(text) && !RESERVED.has(text);

/** What refuses an id that is none. */
export const EXTERNAL_ID_SENTENCE =
  'must have 1 to 100 of A-Z a-z 0-9 . _ : ~ - and not be reserved';

const externalId = z
  .string()
  .refine(isExternalId, EXTERNAL_ID_SENTENCE)
  .meta({ pattern: EXTERNAL_ID.source });

/** One item of a batch: a listing and its id. */
const batchItem = z.strictObject({ external_id: externalId, ...fields }).meta({ id: 'BatchItem' });

/** The problem of a `vehicle` or `campsite` part that the category may not have. */
function misplacedParts(value: unknown): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  const { category } = value as { category?: unknown };
  if (category === 'campsite') {
    return Object.hasOwn(value, 'vehicle')
      ? [{ path: 'vehicle', message: 'may not be sent for a campsite' }]
      : [];
  }
  return Object.hasOwn(value, 'campsite') && CATEGORIES.some((known) => known === category)
    ? [{ path: 'campsite', message: 'may only be sent for a campsite' }]
    : [];
}

function withMisplacedParts<T>(checked: Checked<T>, value: unknown): Checked<T> {
  const misplaced = misplacedParts(value);
  if (misplaced.length === 0) return checked;
  return { ok: false, problems: [...(checked.ok ? [] : checked.problems), ...misplaced] };
}

/** Checks a value of unknown shape as a listing; used by API, feeds and forms. */
export const checkListing = (value: unknown): Checked<ListingInput> =>
  withMisplacedParts(check(listingInput, value), value);

/** The location of a listing that has other problems; undefined when it is invalid itself. */
export const validLocation = (value: unknown): ListingInput['location'] | undefined => {
  const checked = check(location, (value as { location?: unknown } | null)?.location);
  return checked.ok ? checked.value : undefined;
};

const batchOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: z.array(item).min(1).max(100) });

/** The body of `POST /listings/batch`. */
export const batchRequest = batchOf(batchItem);
const uncheckedBatch = batchOf(z.unknown());

/** An item of a batch as it was sent, and the result of its check. */
export interface BatchItem {
  sent: unknown;
  checked: Checked<z.output<typeof batchItem>>;
}

/** Checks a batch: the list as a whole, and each item on its own. */
export function checkBatch(value: unknown): Checked<BatchItem[]> {
  const batch = check(uncheckedBatch, value);
  if (!batch.ok) return batch;
  const checkItem = (sent: unknown) => ({
    sent,
    checked: withMisplacedParts(check(batchItem, sent), sent),
  });
  return { ok: true, value: batch.value.items.map(checkItem) };
}
