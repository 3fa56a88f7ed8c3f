import type { Locale } from '#lib/locale/locales.ts';
import type { DashboardWords } from './dashboard-words.ts';

const catalogues: Record<Locale, () => Promise<{ dashboard: DashboardWords }>> = {
  en: () => import('./en/dashboard/index.ts'),
  fr: () => import('./fr/dashboard/index.ts'),
  es: () => import('./es/dashboard/index.ts'),
  pt: () => import('./pt/dashboard/index.ts'),
  de: () => import('./de/dashboard/index.ts'),
  nl: () => import('./nl/dashboard/index.ts'),
};

const loaded: Partial<Record<Locale, DashboardWords>> = {};

/** The dashboard's sentences of one language, which are read once. */
export const loadDashboardWords = async (locale: Locale): Promise<DashboardWords> =>
  (loaded[locale] ??= (await catalogues[locale]()).dashboard);
