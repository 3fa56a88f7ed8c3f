import { INTL_TAGS, type Locale } from '#lib/locale/locales.ts';

const cache = new Map<string, Intl.NumberFormat>();

function formatter(
  locale: Locale,
  kind: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  const key = locale + kind;
  let found = cache.get(key);
  if (!found) {
    found = new Intl.NumberFormat(INTL_TAGS[locale], options);
    cache.set(key, found);
  }
  return found;
}

/** `12,345`. Below a thousand no language groups digits, and formatting would only take time. */
export const integer = (locale: Locale, value: number): string =>
  Number.isInteger(value) && value >= 0 && value < 1000
    ? String(value)
    : formatter(locale, 'integer', { maximumFractionDigits: 0 }).format(value);

/** `12,345`, and from a million on `1.5M`, where there is no room for more. */
export const compactInteger = (locale: Locale, value: number): string =>
  value < 1_000_000
    ? integer(locale, value)
    : formatter(locale, 'compact', { notation: 'compact', maximumFractionDigits: 1 }).format(value);

/** A rating of 5, `4.7` */
export const rating = (locale: Locale, value: number): string =>
  formatter(locale, 'rating', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** `3,500 kg` */
export const kilograms = (locale: Locale, value: number): string =>
  formatter(locale, 'kilogram', {
    style: 'unit',
    unit: 'kilogram',
    maximumFractionDigits: 0,
  }).format(value);
