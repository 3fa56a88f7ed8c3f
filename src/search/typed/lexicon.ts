import { searchable } from '../../places/index.ts';
import { lazily } from '../../platform/lazily.ts';
import {
  BEFORE_DATES,
  BEFORE_PEOPLE,
  BEFORE_PEOPLE_OR_DATES,
  datesIn,
  type Meaning,
  meanings,
  NUMBER_WORDS,
  type TypedLanguage,
  UNITS,
} from './words.ts';

/** Maximum number of words of a phrase with a meaning. */
export const MOST_PHRASE_WORDS = 7;

interface Entry {
  meaning: Meaning;
  /** Meanings for pages of a language. */
  own: Partial<Record<TypedLanguage, Meaning>>;
}

const phrases = lazily((): Map<string, Entry> => {
  const entries = new Map<string, Entry>();
  for (const [meaning, language, words] of meanings()) {
    for (const word of words.split('|')) {
      const phrase = spaced(word);
      if (language === null) {
        entries.set(phrase, { meaning, own: entries.get(phrase)?.own ?? {} });
        continue;
      }
      const entry = entries.get(phrase) ?? { meaning, own: {} };
      entry.own[language] = meaning;
      entries.set(phrase, entry);
    }
  }
  return entries;
});

/** The search form of a phrase, with elided articles as words of their own. */
const spaced = (phrase: string): string =>
  searchable(phrase.replace(/\b([dlnmst]|qu)[’'](?=\p{L})/giu, '$1 '));

/** The meaning of a phrase in search form, on a page in a language. */
export function meaningOf(phrase: string, language: string): Meaning | undefined {
  const entry = phrases().get(phrase);
  return entry && (entry.own[language as TypedLanguage] ?? entry.meaning);
}

const wordsOf = (words: string): string[] => words.split('|').map(searchable);

const numbers = lazily(
  () =>
    new Map(
      NUMBER_WORDS.flatMap((words, at) =>
        words.map((word): [string, number] => [searchable(word), at + 1]),
      ),
    ),
);

/** The number that a word in search form says, from 1 to 12 or, in words, to 10; undefined for other words. */
export function numberOf(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) {
    const number = Number(word);
    return number >= 1 && number <= 12 ? number : undefined;
  }
  return numbers().get(word);
}

const units = lazily(
  () =>
    new Map(
      Object.entries(UNITS).flatMap(([filter, words]) =>
        wordsOf(words).map((word): [string, keyof typeof UNITS] => [
          word,
          filter as keyof typeof UNITS,
        ]),
      ),
    ),
);

/** The filter that takes the number before a word. */
export const unitOf = (word: string): keyof typeof UNITS | undefined => units().get(word);

const beforePeople = lazily(() => new Set(wordsOf(BEFORE_PEOPLE)));
const beforeEither = lazily(() => new Set(wordsOf(BEFORE_PEOPLE_OR_DATES)));
const beforeDates = lazily(() => new Set(wordsOf(BEFORE_DATES)));

/** Whether a number of people may follow a phrase; `perhaps` if it may also be one of nights. */
export function isBeforePeople(phrase: string): boolean | 'perhaps' {
  return beforeEither().has(phrase) ? 'perhaps' : beforePeople().has(phrase);
}

/** Whether a phrase before a date is part of it: `mid July`. */
export const isBeforeDate = (phrase: string): boolean => beforeDates().has(phrase);

const dates = new Map<string, Set<string>>();

/** Whether a word in search form stands for a date in a language; others may know it as a name: `Mayo`. */
export function isDateIn(word: string, language: string): boolean {
  const known = dates.get(language) ?? new Set(wordsOf(datesIn(language as TypedLanguage)));
  dates.set(language, known);
  return known.has(word);
}
