import { lazily } from '../../platform/lazily.ts';

/** Languages of the covered countries and of most visitors. */
const LANGUAGES = ['en', 'fr', 'es', 'pt', 'de', 'nl', 'it', 'ga', 'cy', 'ca'];

/** Common names that Intl does not have. */
const COLLOQUIAL_NAMES: Record<string, string[]> = {
  GB: [
    'UK',
    'Great Britain',
    'Britain',
    'Grande-Bretagne',
    'Gran Bretaña',
    'Grã-Bretanha',
    'Großbritannien',
    'Groot-Brittannië',
    'Vereinigtes Königreich',
  ],
  IE: ['Eire', 'Republic of Ireland'],
  NL: ['Holland'],
  US: ['USA', 'United States of America'],
  CZ: ['Czech Republic'],
};

/** One display per language, created at the first use because it takes 40 ms. */
const displays = lazily(() =>
  LANGUAGES.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  ),
);

/** The English name of a country, or its code if it has none. */
export const countryName = (code: string): string => displays()[0]?.of(code) ?? code;

/** The names of a country in other languages, and its colloquial names. */
export const otherCountryNames = (code: string): string[] => [
  ...displays()
    .slice(1)
    .flatMap((display) => display.of(code) ?? []),
  ...(COLLOQUIAL_NAMES[code] ?? []),
];
