import type { Locale } from '#lib/locale/locales.ts';
import type { Words, WordsPage } from './words.ts';

type Pages = Record<WordsPage, Words>;

const catalogues: Record<Locale, () => Promise<{ words: Pages }>> = {
  en: () => import('./en/words/index.ts'),
  fr: () => import('./fr/words/index.ts'),
  es: () => import('./es/words/index.ts'),
  pt: () => import('./pt/words/index.ts'),
  de: () => import('./de/words/index.ts'),
  nl: () => import('./nl/words/index.ts'),
};

/** A page of words in a language. */
export const loadWords = async (locale: Locale, page: WordsPage): Promise<Words> =>
  (await catalogues[locale]()).words[page];
