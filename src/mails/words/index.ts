import type { Language } from '../language.ts';
import { words as de } from './de.ts';
import { type MailWords, words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as fr } from './fr.ts';
import { words as nl } from './nl.ts';
import { words as pt } from './pt.ts';

const catalogues: Record<Language, MailWords> = { en, es, fr, pt, de, nl };

/** Returns the sentences of mails in a language. */
export const wordsIn = (language: Language): MailWords => catalogues[language];
