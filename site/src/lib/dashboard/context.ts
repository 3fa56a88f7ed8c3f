import { createContext } from 'svelte';
import type { Locale } from '#lib/locale/locales.ts';
import type { DashboardWords } from '#messages/dashboard-words.ts';
import { createFormat, type Format } from './format.ts';

/** The language of signed-in people's pages: messages, and formats of numbers and times. */
export interface DashboardLanguage {
  locale: Locale;
  words: DashboardWords;
  format: Format;
  /** Says in the language what the program stores or answers in English, such as why a feed could not be read. */
  sentence(english: string): string;
}

const languages = new Map<string, DashboardLanguage>();

/**
 * Returns the language of a page. It is made once for each language and time zone, because formatters of `Intl` are
 * slow to make.
 * @param timeZone IANA name of the time zone in which times are shown.
 */
export function dashboardLanguageOf(
  locale: Locale,
  words: DashboardWords,
  timeZone: string,
  sentenceIn: (locale: Locale, english: string) => string,
): DashboardLanguage {
  const key = `${locale} ${timeZone}`;
  let language = languages.get(key);
  if (!language) {
    const format = createFormat(locale, timeZone, words);
    language = { locale, words, format, sentence: (english) => sentenceIn(locale, english) };
    languages.set(key, language);
  }
  return language;
}

/**
 * Any component of the dashboard, the console, the profile and the preview of listings can call `useDashboard`; their
 * layouts set the value.
 */
export const [useDashboard, setDashboard] = createContext<DashboardLanguage>();
