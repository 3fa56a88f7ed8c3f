import type { Locale } from '#lib/locale/locales.ts';
import type { Messages } from './index.ts';

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
  es: () => import('./es/index.ts'),
  pt: () => import('./pt/index.ts'),
  de: () => import('./de/index.ts'),
  nl: () => import('./nl/index.ts'),
};

const loaded: Partial<Record<Locale, Messages>> = {};

/** The sentences of one language; only that language is fetched, once. */
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  (loaded[locale] ??= (await catalogues[locale]()).messages);
