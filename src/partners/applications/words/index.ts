import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

const words = { en, fr, es, pt };

/** A language of mails to applicants. */
export type Language = keyof typeof words;

/** The texts of a language; English for unsupported ones. */
export const wordsIn = (language: string): typeof en =>
  Object.hasOwn(words, language) ? words[language as Language] : en;
