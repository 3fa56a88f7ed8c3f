import { createContext } from 'svelte';
import type { Locale } from '#lib/locale/locales.ts';
import type { DashboardWords } from '#messages/dashboard/load.ts';
import { createFormat, type Format } from './format.ts';

/** The language of the pages of somebody who has signed in: their sentences, and numbers and times as they read them. */
export interface DashboardLanguage {
  locale: Locale;
  words: DashboardWords;
  format: Format;
}

/**
 * Creates the language of a page.
 * @param timeZone IANA name of the zone in which times are shown.
 */
export const dashboardLanguageOf = (
  locale: Locale,
  words: DashboardWords,
  timeZone: string,
): DashboardLanguage => ({ locale, words, format: createFormat(locale, timeZone, words) });

/** `useDashboard` in any component of the dashboard and the console; the root layout sets it. */
export const [useDashboard, setDashboard] = createContext<DashboardLanguage>();
