import MiniSearch, { type SearchOptions } from 'minisearch';
import { stemmer } from 'stemmer';
import type { SearchEntry } from '../../../vite/guide/page.ts';

/** An entry that matches a search. */
export interface Found extends SearchEntry {
  /** Part of its text around the first matching word. */
  excerpt: string;
}

/** What a search found. */
export interface Answer {
  /** Whether the entries have every word of the question, not just some. */
  hasAll: boolean;
  found: Found[];
}

const MAX_RESULTS = 20;
const EXCERPT_CHARACTERS = 200;

/**
 * Returns how many characters of a word may differ: none of a short word; two of a long one, since
 * two that changed places count as two.
 */
const differencesIn = (word: string): number | false => {
  if (word.length < 5) return false;
  return word.length < 8 ? 1 : 2;
};

/** Words of questions that say nothing about their topic. */
const STOP_WORDS = new Set(
  'a an and are can do does for from get how i in is it my of on or the to use what when where which why with you your'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function excerptOf(text: string, words: string[]): string {
  const lower = text.toLowerCase();
  const first = Math.min(...words.map((word) => lower.indexOf(word)).filter((at) => at >= 0));
  const from = Number.isFinite(first) ? Math.max(0, first - EXCERPT_CHARACTERS / 3) : 0;
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const excerpt = text.slice(start, start + EXCERPT_CHARACTERS);
  const end =
    text.length > start + EXCERPT_CHARACTERS ? `${excerpt.replace(/\s\S*$/, '')} …` : excerpt;
  return start === 0 ? end : `… ${end}`;
}

/** Processes a word of a question or of an entry; null leaves it out. */
const meaningful = (term: string): string | null => (STOP_WORDS.has(term) ? null : term);

const stemOf = (term: string): string | null => {
  const word = meaningful(term);
  return word && stemmer(word);
};

/** Ways to search, the next one used where the one before finds nothing. */
const WAYS: { hasAll: boolean; options: SearchOptions }[] = [
  { hasAll: true, options: { combineWith: 'AND', processTerm: stemOf } },
  { hasAll: true, options: { combineWith: 'AND', processTerm: meaningful, fuzzy: differencesIn } },
  { hasAll: false, options: { combineWith: 'OR', processTerm: meaningful, fuzzy: differencesIn } },
];

/**
 * Returns a search over entries. It finds what has every word of a question, by its stem or its
 * beginning; else by words that differ by a typing error; else what has some of the words. Best
 * match first, at most 20.
 */
export function searchOver(entries: SearchEntry[]): (question: string) => Answer {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['heading', 'searchWords', 'page', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => {
      const word = meaningful(term);
      return word && [...new Set([word, stemmer(word)])];
    },
    searchOptions: {
      boost: { heading: 6, searchWords: 4, page: 3 },
      prefix: true,
      weights: { prefix: 0.4, fuzzy: 0.2 },
    },
  });
  // The beginning of a page has no heading but its title.
  index.addAll(
    entries.map((entry, id) => ({ ...entry, id, heading: entry.heading || entry.page })),
  );
  return (question) => {
    for (const { hasAll, options } of WAYS) {
      const results = index.search(question, options).slice(0, MAX_RESULTS);
      if (results.length === 0) continue;
      const found = results.map(({ id, terms }) => {
        const entry = entries[id as number]!;
        return { ...entry, excerpt: excerptOf(entry.text, terms) };
      });
      return { hasAll, found };
    }
    return { hasAll: false, found: [] };
  };
}
