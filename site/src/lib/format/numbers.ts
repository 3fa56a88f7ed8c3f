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

/** A rating of 5, `4.7` */
export const rating = (locale: Locale, value: number): string =>
  formatter(locale, 'rating', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** `1.9 m`, `3,500 kg`, `12 km`: the unit is a simple one of Intl's. */
export const measure = (
  locale: Locale,
  value: number,
  unit: 'meter' | 'kilogram' | 'kilometer',
): string =>
  formatter(locale, unit, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'kilogram' ? 0 : value < 10 ? 2 : 1,
  }).format(value);

/** Formats kilometres: without decimals from 10 on. */
export const kilometres = (locale: Locale, km: number): string =>
  formatter(locale, km < 10 ? 'km1' : 'km0', {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: km < 10 ? 1 : 0,
  }).format(km);
