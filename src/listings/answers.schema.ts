import { z } from 'zod';
import { CATEGORIES, PRECISIONS, PRICE_UNITS, STATUSES } from './enumerations.ts';
import { campsite, image, policies, rating, vehicle } from './listing.schema.ts';

const timestamp = () => z.string().meta({ format: 'date-time' });
const uri = () => z.string().meta({ format: 'uri' });
const count = () => z.int().min(0);

const listingFields = {
  id: z.int(),
  external_id: z.string(),
  category: z.enum(CATEGORIES),
  status: z.enum(STATUSES),
  title: z.string(),
  description: z.string().nullable(),
  url: uri(),
  public_url: uri(),
  images: z.array(image),
  location: z.strictObject({
    lat: z.number(),
    lng: z.number(),
    precision: z.enum(PRECISIONS),
    name: z.string().nullable(),
    country_code: z.string(),
    region_id: z.string().nullable().meta({ description: 'A code of ISO 3166-2.' }),
    town: z
      .strictObject({ id: z.int().meta({ description: 'GeoNames id.' }), name: z.string() })
      .nullable(),
  }),
  price: z
    .strictObject({
      from: count(),
      currency: z.string(),
      unit: z.enum(PRICE_UNITS),
      min_nights: z.int().nullable(),
      deposit: z.int().nullable(),
    })
    .nullable(),
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
};

/** A listing in the API's answers. */
export const listingAnswer = z.strictObject(listingFields).meta({ id: 'Listing' });

const result = z.enum(['created', 'updated', 'unchanged']);

/** The answer to `PUT /listings/{external_id}`. */
export const upsertAnswer = z
  .strictObject({ ...listingFields, result })
  .meta({ id: 'UpsertedListing' });

/** A page of listings. */
export const listingPage = z
  .strictObject({
    data: z.array(listingAnswer),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'ListingPage' });

const batchResult = z.strictObject({
  index: count(),
  external_id: z.string().nullable(),
  status: z.int(),
  result: z.enum(['created', 'updated', 'unchanged', 'error']),
  id: z.int().optional(),
  public_url: uri().optional(),
  error: z
    .strictObject({
      code: z.string(),
      message: z.string(),
      details: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
    })
    .optional(),
});

/** The answer to `POST /listings/batch`. */
export const batchAnswer = z
  .strictObject({
    summary: z.strictObject({
      created: count(),
      updated: count(),
      unchanged: count(),
      failed: count(),
    }),
    results: z.array(batchResult),
  })
  .meta({ id: 'BatchAnswer' });

/** A calendar in the API's answers. */
export const availabilityAnswer = z
  .strictObject({
    listing_id: z.int(),
    external_id: z.string(),
    ranges: z.array(
      z.strictObject({
        start: z.string().meta({ format: 'date' }),
        end: z.string().meta({ format: 'date' }),
        status: z.enum(['available', 'unavailable']),
        price: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'Availability' });
