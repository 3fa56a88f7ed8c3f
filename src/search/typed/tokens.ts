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
  /** Whether it is part of a date in numbers: `12/07`, `2027-07-12`. */
  isOfDate: boolean;
}

/** Maximum number of words that are read. */
const MOST_WORDS = 24;

/** A word, or an elided article with its apostrophe: `l’`, `d’`, `qu’`. */
const WORD = /(?<![\p{L}\p{N}])(?:[dlnmstoj]|qu)['’](?=\p{L})|[\p{L}\p{N}\p{M}'’]+|[,;()]/giu;

/** Dates in numbers. Two numbers with a full stop or hyphen between them may be a measure or a range as well. */
const DATE =
  /(?<![\d.,])(?:20\d\d-\d\d-\d\d|\d{1,2}\/\d{1,2}(?:\/(?:20)?\d\d)?|\d{1,2}([.-])\d{1,2}\1(?:20)?\d\d|\d{1,2}\.\d{1,2}\.|\d{1,2}\.[01]\d)(?![\d\p{L}])/gu;

const MOST_DAYS = 31;

/** Where dates in numbers stand in a text: the first character of each, and the one behind its last. */
const datesIn = (text: string): [from: number, to: number][] =>
  [...text.matchAll(DATE)]
    .filter(([date]) =>
      (date.match(/\d+/g) ?? []).every((n) => n.length === 4 || Number(n) <= MOST_DAYS),
    )
    .map(({ 0: date, index }) => [index, index + date.length]);

/** Splits a text into words. Hyphens separate words, as do other characters; apostrophes only after an elided article. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const dates = datesIn(text);
  let isAfterComma = false;
  for (const { 0: typed, index } of text.matchAll(WORD)) {
    const word = searchable(typed);
    if (word === '') isAfterComma = true;
    else {
      const isOfDate = dates.some(([from, to]) => index >= from && index < to);
      tokens.push({ from: index, to: index + typed.length, word, isAfterComma, isOfDate });
      isAfterComma = false;
    }
    if (tokens.length === MOST_WORDS) break;
  }
  return tokens;
}
