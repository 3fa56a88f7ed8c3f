/** The languages of the public site. The first one has no prefix in paths. */
export const LOCALES = ['en', 'fr', 'es', 'pt', 'de', 'nl'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** BCP 47 tags with which `Intl` formats numbers and dates of a language. */
export const INTL_TAGS: Record<Locale, string> = {
  en: 'en-GB',
  fr: 'fr-FR',
  es: 'es-ES',
  pt: 'pt-PT',
  de: 'de-DE',
  nl: 'nl-NL',
};

const weekStarts: Partial<Record<Locale, number>> = {};

/** Returns the first day of a week in calendars of a language: 1 (Monday) to 7. */
export const weekStart = (locale: Locale): number =>
  (weekStarts[locale] ??= new Intl.Locale(INTL_TAGS[locale]).getWeekInfo().firstDay);

/** The name of each language in itself. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  de: 'Deutsch',
  nl: 'Nederlands',
};

/** Splits a path into its language and the path of the routes: `/fr/search` → `fr`, `/search`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const first = pathname.slice(1, 3) as Locale;
  const end = pathname[3];
  if (first === DEFAULT_LOCALE || !LOCALES.includes(first) || (end !== undefined && end !== '/')) {
    return { locale: DEFAULT_LOCALE, path: pathname };
  }
  return { locale: first, path: pathname.slice(3) || '/' };
}

/** Returns a path with the prefix of a language. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
