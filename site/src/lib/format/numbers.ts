import { INTL_TAGS, type Locale } from '#lib/locale/locales.ts';
import { remembered } from './remembered.ts';

const cache = new Map<string, Intl.NumberFormat>();

function formatter(
  locale: Locale,
  kind: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = locale + kind;
  let numberFormat = cache.get(key);
  if (!numberFormat) {
    numberFormat = new Intl.NumberFormat(INTL_TAGS[locale], options);
    cache.set(key, numberFormat);
  }
  return numberFormat;
}

/**
 * Formats `12,345`. No language groups digits below a thousand, so `Intl`, which is slow, is
 * skipped there.
 */
export const integer = (locale: Locale, value: number): string =>
  Number.isInteger(value) && value >= 0 && value < 1000
    ? String(value)
    : remembered(`integer ${locale} ${value}`, () =>
        formatter(locale, 'integer', { maximumFractionDigits: 0 }).format(value),
      );

/** Formats `12,345`, and `1.5M` from a million on, for narrow places. */
export const compactInteger = (locale: Locale, value: number): string =>
  value < 1_000_000
    ? integer(locale, value)
    : formatter(locale, 'compact', { notation: 'compact', maximumFractionDigits: 1 }).format(value);

/** Formats a rating out of 5: `4.7`. */
export const rating = (locale: Locale, value: number): string =>
  remembered(`rating ${locale} ${value}`, () =>
    formatter(locale, 'rating', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      value,
    ),
  );

/** Formats a mass: `3,500 kg`. */
export const kilograms = (locale: Locale, value: number): string =>
  formatter(locale, 'kilogram', {
    style: 'unit',
    unit: 'kilogram',
    maximumFractionDigits: 0,
  }).format(value);
