import type { Messages } from '#messages/index.ts';
import { INTL_TAGS, type Locale } from '#lib/locale/locales.ts';

/** Countries whose road signs are in miles, feet and inches. */
const MILES: ReadonlySet<string> = new Set(['GB']);

const KM_IN_MILE = 1.609344;
const METRES_IN_FOOT = 0.3048;
const INCHES_IN_FOOT = 12;

/** Heights and widths are signed in inches too; above, feet are enough. */
const INCHES_BELOW_METRES = 4;

interface Words {
  t: Messages;
  locale: Locale;
}

const formatters = new Map<string, Intl.NumberFormat>();

function inUnit(
  locale: Locale,
  value: number,
  unit: 'mile' | 'kilometer' | 'meter' | 'foot' | 'inch',
  decimals: number,
): string {
  const key = `${locale} ${unit} ${decimals}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(INTL_TAGS[locale], {
      style: 'unit',
      unit,
      unitDisplay: unit === 'mile' ? 'long' : 'short',
      maximumFractionDigits: decimals,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}

/** Whether miles and feet are meant: on English pages, where the country's road signs say miles. */
export const isInMiles = (locale: Locale, countryCode: string | null): boolean =>
  locale === 'en' && countryCode !== null && MILES.has(countryCode);

/** The country whose road signs all of several distances on a page go by: theirs, or null where they are in more than one. */
export const countryOfAll = ([first, ...others]: readonly string[]): string | null =>
  first !== undefined && others.every((code) => code === first) ? first : null;

/**
 * How far away something is: `12 miles` where the roads of its country are signed so and the page is in
 * English, else `19 km`; never zero.
 */
export function distance({ t, locale }: Words, km: number, countryCode: string | null): string {
  const isMiles = isInMiles(locale, countryCode);
  const value = isMiles ? km / KM_IN_MILE : km;
  const unit = isMiles ? 'mile' : 'kilometer';
  if (value < 0.95) return t.facts.lessThan[unit];
  return inUnit(locale, value, unit, value < 9.95 ? 1 : 0);
}

/** A length of road as owners state it, in kilometres: `200 km`, or `124 miles (200 km)`. */
export function roadLength(locale: Locale, km: number, countryCode: string | null): string {
  const stated = inUnit(locale, km, 'kilometer', 0);
  if (!isInMiles(locale, countryCode)) return stated;
  return `${inUnit(locale, km / KM_IN_MILE, 'mile', 0)} (${stated})`;
}

/** A vehicle's length, height or width: `6.4 m`, or `6.4 m (21 ft)`, `2.6 m (8 ft 6 in)`. */
export function vehicleLength(locale: Locale, metres: number, countryCode: string | null): string {
  const stated = inUnit(locale, metres, 'meter', 2);
  return isInMiles(locale, countryCode) ? `${stated} (${feet(locale, metres)})` : stated;
}

function feet(locale: Locale, metres: number): string {
  const exact = metres / METRES_IN_FOOT;
  if (metres >= INCHES_BELOW_METRES) return inUnit(locale, exact, 'foot', 0);
  const inches = Math.round(exact * INCHES_IN_FOOT);
  const whole = inUnit(locale, Math.floor(inches / INCHES_IN_FOOT), 'foot', 0);
  const rest = inches % INCHES_IN_FOOT;
  return rest === 0 ? whole : `${whole} ${inUnit(locale, rest, 'inch', 0)}`;
}
