import type { Field } from './fields.ts';

export type Category = 'campervan' | 'motorhome' | 'caravan' | 'campsite';
/** Languages with known words for categories. */
export const LANGUAGES = ['en', 'fr', 'es', 'pt', 'de', 'nl', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** An operator's settings for a whole feed. */
export interface FeedSettings {
  /** Category of every row, overriding its own column. */
  category?: Category | undefined;
  /** Default currency for rows without one. */
  currency?: string | undefined;
  /** Default unit for rows without one. */
  unit?: 'night' | 'week' | undefined;
  /** Language of the feed; decides what "camper" means. */
  language?: Language | undefined;
  /** The decimal separator, for ambiguous numbers such as `1,234`. */
  decimal?: 'point' | 'comma' | undefined;
  /** Publish a row without its invalid images, instead of failing it. */
  leaveOutBadImages?: boolean | undefined;
  /** Which URL travellers are sent to where a network gives both. */
  link?: 'merchant' | 'tracked' | undefined;
  /** Replace http:// by https:// in URLs of known trackers. */
  upgradeTrackers?: boolean | undefined;
  /** Find the category in the title where the category column has none. */
  categoryFromTitle?: boolean | undefined;
  /** Overrides the field of columns, by name; null ignores a column. */
  columns?: Readonly<Record<string, Field | null>> | undefined;
}

/** To be raised when the same row with the same settings is mapped to another listing. */
export const MAPPING_VERSION = 2;
