/** The languages of the site and of mails; the first is the default. */
export const LANGUAGES = ['en', 'fr', 'es', 'pt', 'de', 'nl'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Parses a language code; English for unknown ones. */
export const languageOf = (text: string): Language =>
  LANGUAGES.find((language) => language === text) ?? 'en';

/** Returns the URL of a page of the site in a language. */
export const pageIn = (language: Language, publicUrl: string, path: string): string =>
  `${publicUrl}${language === 'en' ? '' : `/${language}`}${path}`;

const TAGS: Record<Language, string> = {
  en: 'en-GB',
  fr: 'fr-FR',
  es: 'es-ES',
  pt: 'pt-PT',
  de: 'de-DE',
  nl: 'nl-NL',
};

/**
 * Returns a formatter for each language, created on first use: creating all takes as long as a
 * small command.
 */
function perLanguage<T>(make: (tag: string) => T): (language: Language) => T {
  const made: Partial<Record<Language, T>> = {};
  return (language) => (made[language] ??= make(TAGS[language]));
}

const days = perLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }),
);
const dates = perLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }),
);
const moments = new Map<string, Intl.DateTimeFormat>();

function momentsOf(language: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`;
  let format = moments.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(TAGS[language], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    });
    moments.set(key, format);
  }
  return format;
}

const numbers = perLanguage((tag) => new Intl.NumberFormat(tag));
const percents = perLanguage(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }),
);
const rules = perLanguage((tag) => new Intl.PluralRules(tag));

/** Corrects French dates, in which the first day of a month is an ordinal: `1er mai`. */
const said = (language: Language, text: string): string =>
  language === 'fr' ? text.replace(/(?<!\d)1(?= \p{L})/u, '1er') : text;

/** Writes a day: `Thursday 7 May 2026`. */
export const dayIn = (language: Language, day: Date): string =>
  said(language, days(language).format(day));

/** Writes a date without its weekday: `7 May 2026`. */
export const dateIn = (language: Language, day: Date): string =>
  said(language, dates(language).format(day));

/**
 * Writes a moment on the clocks of a time zone (IANA name), with its name: `7 May 2026 at 10:30 BST`, `7 mai 2026 à
 * 11:30 UTC+2`.
 */
export const momentIn = (language: Language, time: Date, timeZone: string): string =>
  said(language, momentsOf(language, timeZone).format(time));

/** Writes a number: `1,200`. */
export const numberIn = (language: Language, value: number): string =>
  numbers(language).format(value);

/** Writes a share: `2.5%`. */
export const percentIn = (language: Language, share: number): string =>
  percents(language).format(share);

/** Selects the plural form of a sentence for a count, and replaces `#` by the count. */
export const countIn = (
  language: Language,
  count: number,
  forms: { one: string; other: string },
  /** The highest number that is counted; it is written as `1,000+`. */
  most = Number.POSITIVE_INFINITY,
): string =>
  (rules(language).select(count) === 'one' ? forms.one : forms.other).replace(
    '#',
    count > most ? `${numberIn(language, most)}+` : numberIn(language, count),
  );
