/** The languages people of the covered countries, and most of their guests, type in. */
const LANGUAGES = ['en', 'fr', 'es', 'pt', 'de', 'nl', 'it', 'ga', 'cy', 'ca'];

/** What people say that Intl does not. */
const SAID: Record<string, string[]> = {
  GB: ['UK', 'Great Britain', 'Britain', 'Vereinigtes Königreich'],
  IE: ['Eire', 'Republic of Ireland'],
  NL: ['Holland'],
  US: ['USA', 'United States of America'],
  CZ: ['Czech Republic'],
};

const displays = LANGUAGES.map(
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
);

/** The English name of a country, or its code when there is none. */
export const countryName = (code: string): string => displays[0]?.of(code) ?? code;

/** Its names in other languages and in speech. */
export const otherCountryNames = (code: string): string[] => [
  ...displays.slice(1).flatMap((display) => display.of(code) ?? []),
  ...(SAID[code] ?? []),
];
