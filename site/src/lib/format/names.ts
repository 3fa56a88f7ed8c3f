import { INTL_TAGS, type Locale } from '#lib/locale/locales.ts';
import { remembered } from './remembered.ts';

const names = new Map<Locale, Intl.DisplayNames>();

/** Returns a country's name in a language by its ISO 3166-1 code. */
export function countryName(locale: Locale, code: string): string {
  return remembered(`country ${locale} ${code}`, () => {
    let formatter = names.get(locale);
    if (!formatter) {
      formatter = new Intl.DisplayNames(INTL_TAGS[locale], { type: 'region', fallback: 'code' });
      names.set(locale, formatter);
    }
    return formatter.of(code) ?? code;
  });
}

/** Returns the names of countries as one list: `France and Spain`. */
export const countryNames = (locale: Locale, codes: readonly string[]): string =>
  new Intl.ListFormat(INTL_TAGS[locale]).format(codes.map((code) => countryName(locale, code)));

const currencies = new Map<Locale, Intl.DisplayNames>();

/** A currency's name in a language, by its ISO 4217 code. */
export function currencyName(locale: Locale, code: string): string {
  let found = currencies.get(locale);
  if (!found) {
    found = new Intl.DisplayNames(INTL_TAGS[locale], { type: 'currency', fallback: 'code' });
    currencies.set(locale, found);
  }
  return found.of(code) ?? code;
}
