import type { Locale } from '#lib/locale/locales.ts';
import type { dashboard } from './en/index.ts';

/** The sentences of the dashboard in one language, in the shape of the English ones. */
export type DashboardWords = typeof dashboard;

const english = () => import('./en/index.ts');

const catalogues: Record<Locale, () => Promise<{ dashboard: DashboardWords }>> = {
  en: english,
  fr: english,
  es: english,
  pt: english,
  de: english,
  nl: english,
};

const loaded: Partial<Record<Locale, DashboardWords>> = {};

/** The dashboard's sentences of one language, which are read once. */
export const loadDashboardWords = async (locale: Locale): Promise<DashboardWords> =>
  (loaded[locale] ??= (await catalogues[locale]()).dashboard);
