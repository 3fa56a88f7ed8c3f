import { z } from 'zod';
import { errorObject, pageFields } from '../platform/http/index.ts';
import { described } from '../platform/validation/index.ts';
import { CATEGORIES, PRECISIONS, PRICE_UNITS, STATUSES } from './enumerations.ts';
import { campsite, image, rating, vehicle } from './listing.schema.ts';
import { policies } from './policies.ts';
import { WORDS } from './words-of-fields.ts';

const timestamp = () => z.string().meta({ format: 'date-time' });
const uri = () => z.string().meta({ format: 'uri' });
const count = () => z.int().min(0);

const town = z
  .strictObject(
    described({ id: z.int(), name: z.string() }, { id: 'Its GeoNames id.', name: 'Its name.' }),
  )
  .meta({ id: 'Town' });

const location = z
  .strictObject(
    described(
      {
        lat: z.number(),
        lng: z.number(),
        precision: z.enum(PRECISIONS),
        name: z.string().nullable(),
        country_code: z.string(),
        region_id: z.string().nullable(),
        town: town.nullable(),
      },
      {
        ...WORDS.location,
        country_code:
          'ISO 3166-1 alpha-2 code of the country, as it was sent or told by the point.',
        region_id: 'ISO 3166-2 code of the region; null where it cannot be told.',
        town: 'The nearest town.',
      },
    ),
  )
  .meta({ id: 'Location' });

const price = z
  .strictObject(
    described(
      {
        from: count(),
        currency: z.string(),
        unit: z.enum(PRICE_UNITS),
        min_nights: z.int().nullable(),
        deposit: z.int().nullable(),
      },
      WORDS.price,
    ),
  )
  .meta({ id: 'Price' });

const ECHOED = 'Byte for byte as it was sent: letters of other scripts are not escaped.';

const listingFields = described(
  {
    id: z.int(),
    external_id: z.string(),
    category: z.enum(CATEGORIES),
    status: z.enum(STATUSES),
    title: z.string(),
    description: z.string().nullable(),
    url: z.string(),
    public_url: uri(),
    images: z.array(image),
    location,
    price: price.nullable(),
    vehicle: vehicle.nullable(),
    campsite: campsite.nullable(),
    amenities: z.array(z.string()),
    policies: policies.nullable(),
    rating: rating.nullable(),
    osm_ref: z.string().nullable(),
    place_id: z.int().nullable(),
    sleeps: z.int().nullable(),
    created_at: timestamp(),
    updated_at: timestamp(),
  },
  {
    ...WORDS.listing,
    id: 'Our id of the listing, as in `/go/{id}` and in the address of its page.',
    external_id: 'Your own id of the listing.',
    url: `${WORDS.listing.url} ${ECHOED}`,
    public_url: 'Our page of the listing.',
    osm_ref: "OpenStreetMap's object that the campsite was linked to; null when there is none.",
    place_id: 'Our id of the place that `osm_ref` is; null when there is none.',
    sleeps: 'How many people it sleeps, from `vehicle.berths`.',
    created_at: 'When it was created.',
    updated_at: 'When its content last changed.',
  },
);

export const listingAnswer = z.strictObject(listingFields).meta({ id: 'Listing' });

const result = z.enum(['created', 'updated', 'unchanged']);

/** The answer to `PUT /listings/{external_id}`. */
export const upsertAnswer = z
  .strictObject({ ...listingFields, result: result.describe('What became of it.') })
  .meta({ id: 'UpsertedListing' });

export const listingPage = z
  .strictObject(pageFields(listingAnswer, 'Listings, oldest first.'))
  .meta({ id: 'ListingPage' });

/** A page of listings of which the request asked for some fields. */
export const listingFieldsPage = z
  .strictObject(
    pageFields(
      listingAnswer.partial().meta({ id: 'ListingFields' }),
      'Listings with the fields that were asked for, oldest first.',
    ),
  )
  .meta({ id: 'ListingFieldsPage' });

const placed = {
  index: count().describe('The place of the item in the request, from 0.'),
  external_id: z.string().nullable().describe('The id that was sent; null when it was no text.'),
};

const savedItem = z
  .strictObject({
    ...placed,
    ...described(
      { status: z.literal([200, 201]), result, id: z.int(), public_url: uri() },
      {
        status: '201 for a new listing, else 200.',
        result: 'What became of it.',
        id: 'Our id of the listing.',
        public_url: 'Our page of the listing.',
      },
    ),
  })
  .meta({ id: 'SavedBatchItem' });

const failedItem = z
  .strictObject({
    ...placed,
    ...described(
      { status: z.int().min(400).max(599), result: z.literal('error'), error: errorObject },
      {
        status: 'The status that the item would have been answered with on its own.',
        result: 'Always `error`.',
        error: 'Why. Paths are relative to the item.',
      },
    ),
  })
  .meta({ id: 'FailedBatchItem' });

const batchResult = z.discriminatedUnion('result', [savedItem, failedItem]).meta({
  id: 'BatchResult',
  discriminator: {
    propertyName: 'result',
    mapping: {
      created: '#/components/schemas/SavedBatchItem',
      updated: '#/components/schemas/SavedBatchItem',
      unchanged: '#/components/schemas/SavedBatchItem',
      error: '#/components/schemas/FailedBatchItem',
    },
  },
});

const summary = z
  .strictObject(
    described(
      { created: count(), updated: count(), unchanged: count(), failed: count() },
      {
        created: 'New listings.',
        updated: 'Listings whose content changed.',
        unchanged: 'Listings that were sent as they are.',
        failed: 'Items that were refused or failed.',
      },
    ),
  )
  .meta({ id: 'BatchSummary' });

/** The answer to `POST /listings/batch`. */
export const batchAnswer = z
  .strictObject({
    summary: summary.describe('How many items came to what.'),
    results: z.array(batchResult).describe('One for each item, in the order sent.'),
  })
  .meta({ id: 'BatchAnswer' });

/** Any value of a listing's field. */
const anything = () =>
  z.unknown().meta({
    type: ['object', 'array', 'string', 'number', 'boolean', 'null'],
    items: {},
  });

const changedField = z
  .strictObject(
    described(
      { field: z.string(), before: anything().optional(), after: anything().optional() },
      {
        field: 'Its dotted path, such as `price.from`; a list such as `images` is one field.',
        before: 'What the listing has now; left out when it has nothing.',
        after: 'What it would have; left out when it would have nothing.',
      },
    ),
  )
  .meta({ id: 'ChangedField' });

const checkedItem = z
  .strictObject({
    ...placed,
    ...described(
      { status: z.literal([200, 201]), result, changes: z.array(changedField) },
      {
        status: '201 for what would be a new listing, else 200.',
        result: 'What would become of it.',
        changes: 'The fields that would change; none unless `result` is `updated`.',
      },
    ),
  })
  .meta({ id: 'CheckedBatchItem' });

const checkResult = z.discriminatedUnion('result', [checkedItem, failedItem]).meta({
  id: 'CheckResult',
  discriminator: {
    propertyName: 'result',
    mapping: {
      created: '#/components/schemas/CheckedBatchItem',
      updated: '#/components/schemas/CheckedBatchItem',
      unchanged: '#/components/schemas/CheckedBatchItem',
      error: '#/components/schemas/FailedBatchItem',
    },
  },
});

/** The answer to `POST /listings/batch/check`. */
export const checkAnswer = z
  .strictObject({
    summary: summary.describe('How many items would come to what.'),
    results: z.array(checkResult).describe('One for each item, in the order sent.'),
  })
  .meta({ id: 'BatchCheckAnswer' });

const range = z
  .strictObject(
    described(
      {
        start: z.string().meta({ format: 'date' }),
        end: z.string().meta({ format: 'date' }),
        status: z.enum(['available', 'unavailable']),
        price: z.int().nullable(),
      },
      WORDS.range,
    ),
  )
  .meta({ id: 'AvailabilityRange' });

/** A calendar in the API's answers. */
export const availabilityAnswer = z
  .strictObject(
    described(
      { listing_id: z.int(), external_id: z.string(), ranges: z.array(range) },
      {
        listing_id: 'Our id of the listing.',
        external_id: 'Your own id of the listing.',
        ranges: 'Sorted by start.',
      },
    ),
  )
  .meta({ id: 'Availability' });

/** The result of an item that was refused or failed, where a result is no more than a status. */
const failedPart = z
  .strictObject({
    ...placed,
    ...described(
      { status: z.int().min(400).max(599), error: errorObject },
      {
        status: 'The status that the item would have been answered with on its own.',
        error: 'Why. Paths are relative to the item.',
      },
    ),
  })
  .meta({ id: 'FailedItem' });

const savedCalendar = z
  .strictObject({ ...placed, status: z.literal(200).describe('Always 200.') })
  .meta({ id: 'SavedCalendar' });

const calendarSummary = z
  .strictObject(
    described(
      { saved: count(), failed: count() },
      { saved: 'Calendars that were saved.', failed: 'Items that were refused or failed.' },
    ),
  )
  .meta({ id: 'AvailabilityBatchSummary' });

/** The answer to `POST /availability/batch`. */
export const availabilityBatchAnswer = z
  .strictObject({
    summary: calendarSummary.describe('How many items came to what.'),
    results: z
      .array(z.union([savedCalendar, failedPart]))
      .describe('One for each item, in the order sent.'),
  })
  .meta({ id: 'AvailabilityBatchAnswer' });

const checkedCalendar = z
  .strictObject({
    ...placed,
    ...described(
      { status: z.literal(200), changed: z.boolean() },
      { status: 'Always 200.', changed: 'Whether it differs from what is saved now.' },
    ),
  })
  .meta({ id: 'CheckedCalendar' });

const calendarCheckSummary = z
  .strictObject(
    described(
      { changed: count(), unchanged: count(), failed: count() },
      {
        changed: 'Calendars that would change.',
        unchanged: 'Calendars that are saved as they were sent.',
        failed: 'Items that would be refused.',
      },
    ),
  )
  .meta({ id: 'AvailabilityCheckSummary' });

/** The answer to `POST /availability/batch/check`. */
export const availabilityCheckAnswer = z
  .strictObject({
    summary: calendarCheckSummary.describe('How many items would come to what.'),
    results: z
      .array(z.union([checkedCalendar, failedPart]))
      .describe('One for each item, in the order sent.'),
  })
  .meta({ id: 'AvailabilityCheckAnswer' });

const deletedItem = z
  .strictObject({ ...placed, status: z.literal(204).describe('Always 204.') })
  .meta({ id: 'DeletedItem' });

const deletionSummary = z
  .strictObject(
    described(
      { deleted: count(), failed: count() },
      { deleted: 'Listings that were deleted.', failed: 'Ids without a listing.' },
    ),
  )
  .meta({ id: 'DeletionSummary' });

/** The answer to `POST /listings/batch/delete`. */
export const deletionAnswer = z
  .strictObject({
    summary: deletionSummary.describe('How many ids came to what.'),
    results: z
      .array(z.union([deletedItem, failedPart]))
      .describe('One for each id, in the order sent.'),
  })
  .meta({ id: 'DeletionAnswer' });
