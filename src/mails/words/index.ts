import type { Language } from '../language.ts';
import { words as de } from './de/index.ts';
import { words as en } from './en/index.ts';
import { words as es } from './es/index.ts';
import { words as fr } from './fr/index.ts';
import { words as nl } from './nl/index.ts';
import { words as pt } from './pt/index.ts';
import type { MailWords } from './shape.ts';

const catalogues: Record<Language, MailWords> = { en, es, fr, pt, de, nl };

/** Returns the sentences of mails in a language. */
export const wordsIn = (language: Language): MailWords => catalogues[language];
