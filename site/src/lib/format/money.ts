import { INTL_TAGS, type Locale } from '#lib/locale/locales.ts';
import { remembered } from './remembered.ts';

const formatters = new Map<
  string,
  { whole: Intl.NumberFormat; exact: Intl.NumberFormat; minor: number }
>();

function formattersOf(locale: Locale, currency: string) {
  const key = locale + currency;
  let formatter = formatters.get(key);
  if (!formatter) {
    const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    const exact = new Intl.NumberFormat(INTL_TAGS[locale], style);
    const whole = new Intl.NumberFormat(INTL_TAGS[locale], { ...style, maximumFractionDigits: 0 });
    formatter = { exact, whole, minor: 10 ** (exact.resolvedOptions().maximumFractionDigits ?? 2) };
    formatters.set(key, formatter);
  }
  return formatter;
}

/**
 * Formats an amount in minor units: 8900 GBP is `£89`, 8950 is `£89.50`. Amounts are never
 * converted.
 */
export function money(locale: Locale, minorUnits: number, currency: string): string {
  return remembered(`money ${locale} ${currency} ${minorUnits}`, () => {
    const { whole, exact, minor } = formattersOf(locale, currency);
    return (minorUnits % minor === 0 ? whole : exact).format(minorUnits / minor);
  });
}

/** Returns the number of minor units in one unit of a currency: 100 for GBP, 1 for JPY. */
export const minorUnitsIn = (currency: string): number => formattersOf('en', currency).minor;

/** Returns the symbol of a currency in a language, such as `£`. */
export const currencySymbol = (locale: Locale, currency: string): string =>
  formattersOf(locale, currency)
    .whole.formatToParts(0)
    .find(({ type }) => type === 'currency')!.value;
