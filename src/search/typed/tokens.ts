import { searchable } from '../../places/index.ts';

/** A word of a typed text. */
export interface Token {
  /** Its first character in the text, and the one behind its last. */
  from: number;
  to: number;
  /** In search form. */
  word: string;
  /** Whether a comma or bracket stands before it. */
  isAfterComma: boolean;
}

/** Maximum number of words that are read. */
const MOST_WORDS = 24;

/** A word, or an elided article with its apostrophe: `l’`, `d’`, `qu’`. */
const WORD = /(?<![\p{L}\p{N}])(?:[dlnmstoj]|qu)['’](?=\p{L})|[\p{L}\p{N}\p{M}'’]+|[,;()]/giu;

/** Splits a text into words. Hyphens separate words, as do other characters; apostrophes only after an elided article. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let isAfterComma = false;
  for (const { 0: typed, index } of text.matchAll(WORD)) {
    const word = searchable(typed);
    if (word === '') isAfterComma = true;
    else {
      tokens.push({ from: index, to: index + typed.length, word, isAfterComma });
      isAfterComma = false;
    }
    if (tokens.length === MOST_WORDS) break;
  }
  return tokens;
}
