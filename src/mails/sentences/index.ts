import { dateIn, type Language } from '../language.ts';
import { sentences as de } from './de.ts';
import { sentences as en, type SentenceName, type Sentences } from './en.ts';
import { sentences as es } from './es.ts';
import { sentences as fr } from './fr.ts';
import { sentences as nl } from './nl.ts';
import { sentences as pt } from './pt.ts';
import { SPELLINGS } from './spellings.ts';

const catalogues: Record<Language, Sentences> = { en, es, fr, pt, de, nl };

/** The values that are sentences of the catalogue, or parts of one. */
const PARTS: ReadonlySet<string> = new Set(['why', 'how', 'event', 'listings', 'rows']);

/** The values that are dates as the API writes them: `2026-05-01`. */
const DATES: ReadonlySet<string> = new Set(['day', 'from', 'to']);
const DATE = /^\d{4}-\d{2}-\d{2}$/;

const PLACE = /\{(\w+)\}/g;
const SIGNS = /[.*+?^${}()|[\]\\]/g;

interface Pattern {
  name: SentenceName;
  text: RegExp;
}

/** How the program spells a sentence, with the names of values in braces. */
export const spellingOf = (name: SentenceName): string => SPELLINGS[name] ?? en[name];

const names = Object.keys(en) as SentenceName[];
/** Returns how the program spells each sentence. */
export const allSpellings = (): string[] => names.map(spellingOf);
const withoutValues = new Map(names.map((name) => [spellingOf(name), name]));
/** Those with values; of two that fit a text, the one with more text of its own comes first. */
const patterns: Pattern[] = names
  .filter((name) => spellingOf(name).includes('{'))
  .toSorted((a, b) => ownLength(b) - ownLength(a))
  .map((name) => {
    const [first = '', ...rest] = spellingOf(name).split(PLACE);
    const text = rest.map((part, at) =>
      at % 2 === 0 ? `(?<${part}>.+?)` : part.replaceAll(SIGNS, String.raw`\$&`),
    );
    const pattern = `^${first.replaceAll(SIGNS, String.raw`\$&`)}${text.join('')}$`;
    return { name, text: new RegExp(pattern, 's') };
  });

function ownLength(name: SentenceName): number {
  return spellingOf(name).replaceAll(PLACE, '').length;
}

function known(language: Language, text: string): string | undefined {
  const words = catalogues[language];
  const name = withoutValues.get(text);
  if (name !== undefined) return words[name];
  for (const pattern of patterns) {
    const values = pattern.text.exec(text)?.groups;
    if (!values) continue;
    return words[pattern.name].replaceAll(PLACE, (_, key: string) => {
      const value = values[key] ?? '';
      if (PARTS.has(key)) return sentenceIn(language, value);
      return DATES.has(key) && DATE.test(value)
        ? dateIn(language, new Date(`${value}T00:00:00Z`))
        : value;
    });
  }
  return undefined;
}

/**
 * Says in a language what the program stores or answers in English: why something failed, or was refused. A text that
 * is not in the catalogue is returned as it is.
 */
export function sentenceIn(language: Language, english: string): string {
  // The API's messages say which fields may be null, which nobody types into a form.
  const text = english.replace(/, or null$/, '');
  const whole = known(language, text);
  if (whole !== undefined) return whole;
  const several = text.split('; ').map((part) => known(language, part));
  return several.length > 1 && several.every((part) => part !== undefined)
    ? several.join('; ')
    : english;
}
