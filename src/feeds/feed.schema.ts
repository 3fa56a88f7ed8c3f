import { z } from 'zod';
import { CATEGORIES, PRICE_UNITS, isCurrencyCode } from '../listings/index.ts';
import { FIELDS, LANGUAGES } from './map/index.ts';

/** An operator's settings for a whole feed. */
export const feedSettings = z.strictObject({
  category: z.enum(CATEGORIES).optional(),
  currency: z
    .string()
    .transform((code) => code.toUpperCase())
    .refine(isCurrencyCode, 'is not an active code of ISO 4217')
    .optional(),
  unit: z.enum(PRICE_UNITS).optional(),
  language: z.enum(LANGUAGES).optional(),
  decimal: z.enum(['point', 'comma']).optional(),
  leaveOutBadImages: z.boolean().optional(),
  link: z.enum(['merchant', 'tracked']).optional(),
  upgradeTrackers: z.boolean().optional(),
  categoryFromTitle: z.boolean().optional(),
  columns: z.record(z.string(), z.enum(FIELDS).nullable()).optional(),
});

/** Where a feed is read from. */
export const feedSource = z.strictObject({
  url: z.string().max(2000),
  header: z.string().max(5000).optional(),
});

export const newFeed = feedSource.extend({
  settings: feedSettings.default({}),
});

/** A change of a feed; what is left out stays as it is. */
export const changedFeed = z.strictObject({
  url: z.string().max(2000).optional(),
  header: z.string().max(5000).nullable().optional(),
  settings: feedSettings.optional(),
});
