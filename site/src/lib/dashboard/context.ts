import { createContext } from 'svelte';
import type { Locale } from '#lib/locale/locales.ts';
import type { DashboardWords } from '#messages/dashboard-words.ts';
import { createFormat, type Format } from './format.ts';

/** The language of signed-in people's pages: messages, and formats of numbers and times. */
export interface DashboardLanguage {
  locale: Locale;
  words: DashboardWords;
  format: Format;
}

const languages = new Map<string, DashboardLanguage>();

/**
 * Returns the language of a page. It is made once for each language and time zone, because the layout of every page
 * of the site sets it and formatters of `Intl` are slow to make.
 * @param timeZone IANA name of the time zone in which times are shown.
 */
export function dashboardLanguageOf(
  locale: Locale,
  words: DashboardWords,
  timeZone: string,
): DashboardLanguage {
  const key = `${locale} ${timeZone}`;
  let language = languages.get(key);
  if (!language) {
    language = { locale, words, format: createFormat(locale, timeZone, words) };
    languages.set(key, language);
  }
  return language;
}

/**
 * Any component of the dashboard and the console can call `useDashboard`; the root layout sets the
 * value.
 */
export const [useDashboard, setDashboard] = createContext<DashboardLanguage>();
