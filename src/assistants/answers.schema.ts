import { z } from 'zod';
import { CATEGORIES } from '../listings/index.ts';
import { LANGUAGES } from '../mails/index.ts';
import { RESULT_ID } from './result-id.ts';

/** The language in which places are matched and pages linked. */
export const language = z
  .enum(LANGUAGES)
  .default('en')
  .describe('Language of the traveller: places are matched and pages linked in it.');

/** The id of a listing, or of a campsite of OpenStreetMap. */
export const resultId = z
  .string()
  .regex(RESULT_ID)
  .describe('`listing-123`, or `place-123` for a campsite of OpenStreetMap, as `search` gives it.');

export const url = z.url().describe('A page of the site for a person to open.');

/** An amount in one currency; never converted. */
export const money = z.object({
  amount: z.number().describe('In whole units of the currency: 89.5 is 89.50. Never converted.'),
  currency: z.string().describe('ISO 4217.'),
});

export const price = money
  .extend({ unit: z.enum(['night', 'week']).describe('What the amount is for.') })
  .nullable()
  .describe('The lowest price. Null: not stated, so ask the owner.');

export const stay = money
  .extend({
    from: z.string(),
    to: z.string(),
    nights: z.number(),
    amount_per_night: z.number().describe('The average of these nights.'),
  })
  .describe('What these very nights cost together; `amount` is the whole.');

export const costs = z
  .object({
    deposit: money.nullable(),
    insurance_excess: money.nullable(),
    mileage_included_per_day_km: z.union([z.number(), z.literal('unlimited')]).nullable(),
    min_driver_age: z.number().nullable(),
    not_stated: z.array(z.string()).describe('What the owner could have said and has not.'),
  })
  .describe('What a stay costs and asks for besides its price.');

export const where = z.object({
  town: z.string().nullable(),
  region: z.string().nullable().describe('In English.'),
  country_code: z.string(),
  lat: z.number(),
  lng: z.number(),
  within_metres: z
    .number()
    .describe('0: exact. Else the true point is kept back, and is within so many metres.'),
  map_url: url,
});

/**
 * A result's statements about the requested filters. A listing that states another value is no
 * result.
 */
export const answersToFilters = z
  .object({
    matches: z.array(z.string()),
    not_stated: z.array(z.string()).describe('The owner has not said: neither yes nor no.'),
  })
  .describe('What it says to each filter that was asked.');

export const category = z.enum(CATEGORIES);

export const partner = z
  .object({ name: z.string(), is_demo: z.boolean().describe('True: made up, not to be booked.') })
  .nullable()
  .describe('Whose listing it is; null for open data.');

export const credit = z
  .string()
  .nullable()
  .describe('Has to be shown with the answer where it is not null.');
