import { createContext } from 'svelte';
import type { Messages } from '#messages/index.ts';
import { type Locale, localePath } from './locales.ts';

/** The language of a page: its messages, and links that stay in the language. */
export interface Language {
  locale: Locale;
  t: Messages;
  /** Returns a path of the site in this language. */
  to(path: string): string;
}

export const languageOf = (locale: Locale, t: Messages): Language => ({
  locale,
  t,
  to: (path) => localePath(locale, path),
});

/** Any component can call `useLanguage`; the root layout sets the value. */
export const [useLanguage, setLanguage] = createContext<Language>();
