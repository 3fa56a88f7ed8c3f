import type { Field } from './fields.ts';

export type Category = 'campervan' | 'motorhome' | 'caravan' | 'campsite';
/** The languages whose words for categories we know. */
export const LANGUAGES = ['en', 'fr', 'es', 'pt', 'de', 'nl', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What an operator says once about a whole feed. */
export interface FeedSettings {
  /** Every row is this, whatever its own column says. */
  category?: Category | undefined;
  /** For rows that name no currency of their own. */
  currency?: string | undefined;
  /** For rows that name no unit of their own. */
  unit?: 'night' | 'week' | undefined;
  /** What "camper" means, which differs by language. */
  language?: Language | undefined;
  /** How `1,234` is meant: the sign before the decimals. */
  decimal?: 'point' | 'comma' | undefined;
  /** Publish a row without those of its images that are not allowed, instead of failing it. */
  leaveOutBadImages?: boolean | undefined;
  /** Which address travellers go to where a network gives both. */
  link?: 'merchant' | 'tracked' | undefined;
  /** Turn the http:// of known trackers, which answer on https too, into https://. */
  upgradeTrackers?: boolean | undefined;
  /** Look for the category in the title where the category column says nothing. */
  categoryFromTitle?: boolean | undefined;
  /** The feed's columns by name that mean something else than we think; null: nothing. */
  columns?: Readonly<Record<string, Field | null>> | undefined;
}

/** Grows when the same row with the same settings becomes another listing. */
export const MAPPING_VERSION = 2;
