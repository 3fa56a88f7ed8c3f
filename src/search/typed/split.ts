import type { UNITS } from './words.ts';
import type { Meaning, TypedFilter } from './words.ts';
import { typedPostcode } from '../../places/index.ts';
import {
  isBeforeDate,
  isBeforePeople,
  meaningOf,
  MOST_PHRASE_WORDS,
  numberOf,
  unitOf,
} from './lexicon.ts';
import type { Token } from './tokens.ts';

/** Maximum number of words of a place's name. */
const MOST_NAME_WORDS = 8;

/** A part of a text, from a word to the word before `end`, with its meaning. */
export interface Part {
  start: number;
  end: number;
  meaning:
    | Meaning
    | { kind: 'number'; of: keyof typeof UNITS; number: number }
    | { kind: 'postcode'; code: string; countryCode: string | null }
    | { kind: 'place'; name: string }
    /** A word that says nothing to the reader. */
    | { kind: 'other' };
}

/** Points of a part for each of its words; the split with the most points is taken. */
const POINTS: Record<Part['meaning']['kind'], number> = {
  filters: 12,
  family: 12,
  ofCampsites: 12,
  number: 12,
  unknown: 11,
  dates: 11,
  postcode: 11,
  place: 10,
  airport: 6,
  port: 6,
  feature: 6,
  nothing: 6,
  other: 0,
};

/** Points for each word of longer phrases that say nothing and of longer names: single words are less certain. */
const LONGER = { nothing: 9, place: 12 };

/** Subtracted for every place, so that `San Sebastián` is one and not two. */
const PLACE_COST = 3;

const joined = (tokens: readonly Token[], start: number, end: number): string =>
  tokens
    .slice(start, end)
    .map(({ word }) => word)
    .join(' ');

/** An outward code, a routing key, or a number of four or five digits; shorter numbers are no postcodes in a sentence. */
const CODE_WORD =
  /^(?:[a-z]{1,2}\d[a-z\d]?|[a-z]\d[\da-z]|\d{4,5}|[a-z]{1,2}\d[a-z\d]?\d[a-z]{2}|[a-z]\d[\dw][a-z\d]{4})$/;

function postcodeAt(tokens: readonly Token[], start: number): Part[] {
  if (!CODE_WORD.test(tokens[start]!.word)) return [];
  const parts: Part[] = [];
  for (const end of [start + 1, start + 2]) {
    if (end > tokens.length) continue;
    const text = joined(tokens, start, end);
    if (end === start + 2 && !/^\S+ (?:\d[a-z]{2}|[a-z\d]{4}|\d{3})$/.test(text)) continue;
    const code = typedPostcode(text);
    // `4x4` and `t5` have meanings of their own.
    if (code === null || (end === start + 1 && text === '4x4')) continue;
    const { code: written, countryCode } = code;
    parts.push({ start, end, meaning: { kind: 'postcode', code: written, countryCode } });
  }
  return parts;
}

/** `4 people`, `six berth`, `4-6 berth`, `for 4`, `pour 2 personnes`; not `for 4 nights`. */
function numberAt(tokens: readonly Token[], start: number, language: string): Part[] {
  const parts: Part[] = [];
  for (let at = start; at <= start + 2 && at < tokens.length; at++) {
    const before = at === start ? null : isBeforePeople(joined(tokens, start, at));
    const number = before === false ? undefined : numberOf(tokens[at]!.word);
    if (number === undefined) continue;
    const isRange = numberOf(tokens[at + 1]?.word ?? '') !== undefined;
    const ofRange = isRange ? unitOf(tokens[at + 2]?.word ?? '') : undefined;
    if (ofRange !== undefined) {
      parts.push({ start, end: at + 3, meaning: { kind: 'number', of: ofRange, number } });
      continue;
    }
    const of = unitOf(tokens[at + 1]?.word ?? '');
    if (of === undefined && tokens[at]!.isOfDate) continue;
    const isDigit = /\d/.test(tokens[at]!.word);
    if (of !== undefined && (isDigit || number > 1 || of === 'children')) {
      parts.push({ start, end: at + 2, meaning: { kind: 'number', of, number } });
    } else if (of === undefined && before !== null && number > 1) {
      if (before === 'perhaps' && isDateAt(tokens, at + 1, language)) continue;
      parts.push({ start, end: at + 1, meaning: { kind: 'number', of: 'people', number } });
    }
  }
  return parts;
}

/** Whether words for a date begin at a word, without a comma before it. */
function isDateAt(tokens: readonly Token[], start: number, language: string): boolean {
  if (tokens[start] === undefined || tokens[start].isAfterComma) return false;
  return phrasesAt(tokens, start, language).some(({ meaning }) => meaning.kind === 'dates');
}

const DAY = /^(?:[12]?\d|3[01])(?:st|nd|rd|th|er|e|o|a)?$/;
const YEAR = /^20[2-9]\d$/;

/** Maximum number of words before a date that are part of it. */
const MOST_BEFORE_DATE = 4;

/** `12 July`, `July 12th 2027`, `mid July`, `ten days`, `12/07`: dates with what belongs to them. */
function datesAt(tokens: readonly Token[], start: number, language: string): Part[] {
  const parts: Part[] = [];
  const add = (end: number) => parts.push({ start, end, meaning: { kind: 'dates' } });
  let end = start;
  while (tokens[end]?.isOfDate) end++;
  if (end > start && unitOf(tokens[end]?.word ?? '') === undefined) add(end);
  for (let at = start; at <= start + MOST_BEFORE_DATE && at < tokens.length; at++) {
    const { word } = tokens[start]!;
    const isNumber = at === start + 1 && (DAY.test(word) || numberOf(word) !== undefined);
    if (at > start && !isNumber && !isBeforeDate(joined(tokens, start, at))) continue;
    for (const phrase of phrasesAt(tokens, at, language)) {
      if (phrase.meaning.kind !== 'dates') continue;
      add(phrase.end);
      for (const pattern of [DAY, YEAR]) {
        const last = parts.at(-1)!.end;
        const next = tokens[last];
        const isUnit = unitOf(tokens[last + 1]?.word ?? '') !== undefined;
        if (next && !isUnit && pattern.test(next.word)) add(last + 1);
      }
    }
  }
  return parts;
}

/** Joins dates with words that narrow nothing down and day numbers between them: `12 to 19 July`, `3 nights in May`. */
function withJoinedDates(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const joinedParts: Part[] = [];
  const isDates = (part: Part | undefined) => part?.meaning.kind === 'dates';
  const isNothing = (part: Part | undefined) => part?.meaning.kind === 'nothing';
  const isDay = (part: Part | undefined) =>
    part?.meaning.kind === 'other' && DAY.test(tokens[part.start]!.word);
  for (const part of parts) {
    let { start } = part;
    while (isDates(part)) {
      const [last, before] = [joinedParts.at(-1), joinedParts.at(-2)];
      const isLink = isNothing(last) && (isDates(before) || isDay(before));
      if (!isLink && !isDates(last) && !isDay(last)) break;
      if (isLink) joinedParts.pop();
      start = joinedParts.pop()!.start;
    }
    joinedParts.push({ ...part, start });
  }
  return joinedParts;
}

/** The number of stars of a campsite, by which nothing is filtered. */
function starsAt(tokens: readonly Token[], start: number, language: string): Part[] {
  if (!/^\d$/.test(tokens[start]!.word)) return [];
  const [unit] = [tokens[start + 1]?.word ?? ''];
  return meaningOf(unit, language)?.kind === 'unknown'
    ? [{ start, end: start + 2, meaning: { kind: 'unknown' } }]
    : [];
}

function phrasesAt(tokens: readonly Token[], start: number, language: string): Part[] {
  const parts: Part[] = [];
  for (let end = start + 1; end <= Math.min(tokens.length, start + MOST_PHRASE_WORDS); end++) {
    if (end > start + 1 && tokens[end - 1]!.isAfterComma) break;
    const meaning = meaningOf(joined(tokens, start, end), language);
    if (meaning !== undefined) parts.push({ start, end, meaning });
  }
  return parts;
}

/** The names that may be those of places: all runs of words without a comma in them, in search form. */
export function possibleNames(tokens: readonly Token[]): string[] {
  const names = new Set<string>();
  for (let start = 0; start < tokens.length; start++) {
    for (let end = start + 1; end <= Math.min(tokens.length, start + MOST_NAME_WORDS); end++) {
      if (end > start + 1 && tokens[end - 1]!.isAfterComma) break;
      names.add(joined(tokens, start, end));
    }
  }
  return [...names];
}

/** A single word with a meaning is no place: `van`, `bar`, `nice`. */
function placesAt(
  tokens: readonly Token[],
  start: number,
  language: string,
  isName: (name: string) => boolean,
): Part[] {
  const parts: Part[] = [];
  for (let end = start + 1; end <= Math.min(tokens.length, start + MOST_NAME_WORDS); end++) {
    if (end > start + 1 && tokens[end - 1]!.isAfterComma) break;
    const name = joined(tokens, start, end);
    if (end === start + 1 && (meaningOf(name, language) !== undefined || /^\d+$/.test(name)))
      continue;
    if (isName(name)) parts.push({ start, end, meaning: { kind: 'place', name } });
  }
  return parts;
}

function pointsOf({ start, end, meaning: { kind } }: Part): number {
  const words = end - start;
  const each = words > 1 && (kind === 'nothing' || kind === 'place') ? LONGER[kind] : POINTS[kind];
  return each * words - (kind === 'place' ? PLACE_COST : 0);
}

/**
 * Splits a text into parts with a meaning, so that as many words as possible have one.
 * @param isName Whether a name in search form is that of a place.
 */
export function split(
  tokens: readonly Token[],
  language: string,
  isName: (name: string) => boolean,
): Part[] {
  const best: { points: number; part: Part | undefined }[] = Array.from(
    { length: tokens.length + 1 },
    () => ({ points: 0, part: undefined }),
  );
  for (let start = tokens.length - 1; start >= 0; start--) {
    const options: Part[] = [
      ...placesAt(tokens, start, language, isName).reverse(),
      ...numberAt(tokens, start, language),
      ...datesAt(tokens, start, language).reverse(),
      ...starsAt(tokens, start, language),
      ...postcodeAt(tokens, start),
      ...phrasesAt(tokens, start, language).reverse(),
      { start, end: start + 1, meaning: { kind: 'other' } },
    ];
    let points = -1;
    for (const part of options) {
      const sum = pointsOf(part) + best[part.end]!.points;
      if (sum > points) {
        points = sum;
        best[start] = { points, part };
      }
    }
  }
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length; at = parts.at(-1)!.end) parts.push(best[at]!.part!);
  return withJoinedDates(parts, tokens);
}

/** Whether filters leave campsites among the results. */
export function hasCampsites(filters: readonly TypedFilter[]): boolean {
  const categories = filters.filter(([name]) => name === 'category').map(([, value]) => value);
  return categories.length === 0 || categories.includes('campsite');
}

/** The filters that the parts of a text ask for, each parameter and value once. */
export function filtersOf(parts: readonly Part[]): TypedFilter[] {
  const filters: TypedFilter[] = [];
  const numbers = new Map<keyof typeof UNITS, number>();
  const add = (of: keyof typeof UNITS, number: number) => {
    const before = of === 'people' || of === 'children' ? (numbers.get(of) ?? 0) : 0;
    numbers.set(of, before + number);
  };
  for (const { meaning } of parts) {
    if (meaning.kind === 'number') add(meaning.of, meaning.number);
    if (meaning.kind !== 'filters') continue;
    for (const filter of meaning.filters) {
      if (filter[0] === 'people') add('people', Number(filter[1]));
      else filters.push(filter);
    }
  }
  const children = numbers.get('children');
  const adults = numbers.get('people');
  if (children !== undefined && adults !== undefined) numbers.set('people', adults + children);
  for (const [filter, number] of numbers) {
    if (filter !== 'children') filters.push([filter, String(number)]);
  }
  const withCampsites = hasCampsites(filters);
  if (withCampsites) {
    for (const { meaning } of parts) {
      if (meaning.kind === 'ofCampsites') filters.push(...meaning.filters);
    }
  }
  if (
    withCampsites &&
    ((children !== undefined && adults === undefined) ||
      parts.some(({ meaning }) => meaning.kind === 'family'))
  ) {
    filters.push(['amenity', 'playground']);
  }
  return filters.filter(
    ([name, value], at) =>
      filters.findIndex(([other, its]) => other === name && its === value) === at,
  );
}
