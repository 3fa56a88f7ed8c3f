import { createContext } from 'svelte';
import type { Messages } from '#messages/index.ts';
import { type Locale, localePath } from './locales.ts';

/** The language of the page: its sentences, and addresses that stay in it. */
export interface Language {
  locale: Locale;
  t: Messages;
  /** A site path in this language. */
  to(path: string): string;
}

/** Creates the language of a page. */
export const languageOf = (locale: Locale, t: Messages): Language => ({
  locale,
  t,
  to: (path) => localePath(locale, path),
});

/** `useLanguage` in any component; the root layout sets it. */
export const [useLanguage, setLanguage] = createContext<Language>();
