import { type Language, LANGUAGES } from '@campcairn/feed-cells';
import { z } from 'zod';
import { CATEGORIES, isCountryCode, isCurrencyCode, PRICE_UNITS } from '../../listings/index.ts';
import { FIELDS } from './columns/fields.ts';

export { type Language, LANGUAGES };

const isShop = (text: string): boolean => /^https:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/i.test(text);

/** An operator's settings for a whole feed. */
export const feedSettings = z.strictObject({
  /** Category of every row, overriding its own column. */
  category: z.enum(CATEGORIES).optional(),
  /** Default currency for rows without one. */
  currency: z
    .string()
    .transform((code) => code.toUpperCase())
    .refine(isCurrencyCode, 'is not an active code of ISO 4217')
    .optional(),
  /** Default unit for rows without one. */
  unit: z.enum(PRICE_UNITS).optional(),
  /** Language of the feed; decides what "camper" means. */
  language: z.enum(LANGUAGES).optional(),
  /** The decimal separator, for ambiguous numbers such as `1,234`. */
  decimal: z.enum(['point', 'comma']).optional(),
  /** Publish a row without its invalid images, instead of failing it. */
  leaveOutBadImages: z.boolean().optional(),
  /** Which of a network's two URLs travellers are sent to. */
  link: z.enum(['merchant', 'tracked']).optional(),
  /** The address of a Shopify shop, for rows with a handle and no address. */
  shop: z
    .string()
    .max(300)
    .refine(isShop, 'must be the https:// address of the shop, such as https://vans.example')
    .optional(),
  /** The town of every row that has neither coordinates nor a town, and its country. */
  city: z.string().trim().min(1).max(100).optional(),
  /** The country of rows without one, by its code of ISO 3166-1. */
  country: z
    .string()
    .transform((code) => code.toUpperCase())
    .refine(isCountryCode, 'is not a code of ISO 3166-1')
    .optional(),
  /** Replace http:// by https:// in URLs of known trackers. */
  upgradeTrackers: z.boolean().optional(),
  /** Find the category in the title where the category column has none. */
  categoryFromTitle: z.boolean().optional(),
  /** Overrides the field of columns, by name; null ignores a column. */
  columns: z.record(z.string(), z.enum(FIELDS).nullable()).optional(),
  /** Whether `columns` is about columns of exactly these names, not about other spellings of them. */
  exactColumns: z.boolean().optional(),
});

export type FeedSettings = z.output<typeof feedSettings>;

/** To be raised when the same row with the same settings is mapped to another listing. */
export const MAPPING_VERSION = 17;
