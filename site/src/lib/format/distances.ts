import type { Messages } from '#messages/index.ts';
import { INTL_TAGS, type Locale } from '#lib/locale/locales.ts';
import { remembered } from './remembered.ts';

/** Countries whose road signs use miles, feet and inches. */
const MILES: ReadonlySet<string> = new Set(['GB']);

const KM_IN_MILE = 1.609344;
const METRES_IN_FOOT = 0.3048;
const INCHES_IN_FOOT = 12;

/** Below this length in metres inches are shown as well, as on road signs for heights and widths. */
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
  const rounded = Number(value.toFixed(decimals));
  return remembered(`length ${key} ${rounded}`, () => {
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
    return formatter.format(rounded);
  });
}

/** Whether to use miles and feet: on English pages, where the country's road signs do. */
export const isInMiles = (locale: Locale, countryCode: string | null): boolean =>
  locale === 'en' && countryCode !== null && MILES.has(countryCode);

/**
 * Formats a distance: `12 miles` on English pages where the road signs of the country in which it begins use miles,
 * otherwise `19 km`. Short distances are `less than a mile`, never zero.
 */
export function distance({ t, locale }: Words, km: number, countryCode: string | null): string {
  const isMiles = isInMiles(locale, countryCode);
  const value = isMiles ? km / KM_IN_MILE : km;
  const unit = isMiles ? 'mile' : 'kilometer';
  if (value < 0.95) return t.facts.lessThan[unit];
  return inUnit(locale, value, unit, value < 9.95 ? 1 : 0);
}

/**
 * Formats a distance that people walk, in metres everywhere: `600 m`, `1.2 km`. It is rounded, since it is measured on a
 * map as the crow flies.
 */
export function walk(locale: Locale, metres: number): string {
  if (metres < 950) return inUnit(locale, Math.round(metres / 50) * 50, 'meter', 0);
  return inUnit(locale, metres / 1000, 'kilometer', 1);
}

/** Formats a stated length of road in kilometres: `200 km`, or `124 miles (200 km)`. */
export function roadLength(locale: Locale, km: number, countryCode: string | null): string {
  const stated = inUnit(locale, km, 'kilometer', 0);
  if (!isInMiles(locale, countryCode)) return stated;
  return `${inUnit(locale, km / KM_IN_MILE, 'mile', 0)} (${stated})`;
}

/** Formats a vehicle's length, height or width: `6.4 m`, or `6.4 m (21 ft)`, `2.6 m (8 ft 6 in)`. */
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
