import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';

const words = { en, fr, es, pt };

/** A language that applicants are written to in. */
export type Language = keyof typeof words;

/** The sentences of one language; English for what is none of ours. */
export const wordsIn = (language: string): typeof en =>
  Object.hasOwn(words, language) ? words[language as Language] : en;
