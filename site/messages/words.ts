import type { Locale } from '#lib/locale/locales.ts';

/**
 * One piece of a page of words. Texts may hold `[links](/path)`, `code` and **emphasis**; `{contact}`
 * stands for the operator's address.
 */
export type Block =
  | { h: string; id?: string }
  | { p: string }
  | { list: string[] }
  | { steps: string[] }
  | { table: { head: string[]; rows: string[][] } }
  | { code: string; label: string };

/** A page of words. */
export interface Words {
  title: string;
  description: string;
  lead: string;
  blocks: Block[];
}

/** Pages that every language has. */
export type WordsPage = 'about' | 'ordering' | 'partners' | 'privacy' | 'terms';

type Pages = Record<WordsPage, Words>;

const catalogues: Record<Locale, () => Promise<{ words: Pages }>> = {
  en: () => import('./en/words/index.ts'),
  fr: () => import('./fr/words/index.ts'),
  es: () => import('./es/words/index.ts'),
  pt: () => import('./pt/words/index.ts'),
};

/** A page of words in a language. */
export const loadWords = async (locale: Locale, page: WordsPage): Promise<Words> =>
  (await catalogues[locale]()).words[page];
