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

/**
 * Creates the language of a page.
 * @param timeZone IANA name of the time zone in which times are shown.
 */
export const dashboardLanguageOf = (
  locale: Locale,
  words: DashboardWords,
  timeZone: string,
): DashboardLanguage => ({ locale, words, format: createFormat(locale, timeZone, words) });

/**
 * Any component of the dashboard and the console can call `useDashboard`; the root layout sets the
 * value.
 */
export const [useDashboard, setDashboard] = createContext<DashboardLanguage>();
