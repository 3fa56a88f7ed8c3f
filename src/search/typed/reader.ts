import {
  farPlaceNamed,
  isCovered,
  type ListingsIn,
  placesNamed,
  type Point,
  pointsOfPostcodes,
  searchable,
  type TypedName,
} from '../../places/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { choosePlace, type Choice, liesInOneOf } from './choose.ts';
import { typedCoordinates } from './coordinates.ts';
import { isDateIn } from './lexicon.ts';
import { filtersOf, hasCampsites, type Part, possibleNames, split } from './split.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { TypedFilter } from './words.ts';

/** What a typed text was read as. `Place` is the kind of places that are offered instead. */
export interface TypedReading<Place = TypedName> {
  /** The filters that it asks for. */
  filters: readonly TypedFilter[];
  /** A text that names its place; null if it names none. */
  place: string | null;
  /** The point of its coordinates; null if it has none. */
  near: Point | null;
  /** The words that were not understood, as they were typed. */
  unread: readonly string[];
  /** The words of dates and lengths of stays, which have fields of their own, as they were typed. */
  dates: readonly string[];
  /** The name and area of a text like `Newcastle, Kent`, and the places of the name elsewhere, the nearest first. */
  noneThere: { name: string; area: string; others: readonly Place[] } | null;
  /** Whether the text is nothing but the name of a place, so that `place` is the text itself. */
  isPlain: boolean;
}

/** A place that the search of places finds for a text. */
export interface FoundPlace {
  name: string;
  countryCode: string;
  /** The text that finds this place and no other. */
  query: string;
  lat: number;
  lng: number;
}

/** Finds the most likely place of a text, also by the beginning of a name. */
export type FindPlace = (text: string, language: string) => Promise<FoundPlace | undefined>;

/** Minimum population of a town whose name is a word without meaning at the end of a text: `campervan hire nice`. */
const TOWN_POPULATION = 20_000;

/** Minimum length of a name in the middle of a text that is looked up by its beginning. */
const LEAST_LETTERS = 6;

/** Two places are one if they are no farther apart; the sources of postcodes and towns differ. */
const SAME_DEGREES = 1e-3;

const isSame = (one: Point, other: Point): boolean =>
  Math.abs(one.lat - other.lat) < SAME_DEGREES && Math.abs(one.lng - other.lng) < SAME_DEGREES;

/** The reading of a text that is nothing but the name of a place. */
export const plainReading = (text: string): TypedReading<never> => ({
  filters: [],
  place: text,
  near: null,
  unread: [],
  dates: [],
  noneThere: null,
  isPlain: true,
});

/** The words from `start` to before `end`, as they stand in a text. */
const wordsIn = (
  text: string,
  tokens: readonly Token[],
  { start, end }: Pick<Part, 'start' | 'end'>,
): string => (start < end ? text.slice(tokens[start]!.from, tokens[end - 1]!.to) : '');

const WITHOUT_SENSE = new Set(['other', 'unknown']);

/** Parts next to each other are one text. */
function together(parts: readonly Part[]): { start: number; end: number }[] {
  const all: { start: number; end: number }[] = [];
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last?.end === start) last.end = end;
    else all.push({ start, end });
  }
  return all;
}

const NAMING: ReadonlySet<string> = new Set(['other', 'postcode', 'feature', 'port', 'airport']);

/** The words in which a place may be meant that no name equals: `Sennen Cove`, the longest first. */
function unknownNames(parts: readonly Part[]): { start: number; end: number }[] {
  const isNaming = (part: Part | undefined) => part !== undefined && NAMING.has(part.meaning.kind);
  const some = parts.filter(
    (part, at) =>
      isNaming(part) ||
      (part.meaning.kind === 'nothing' && isNaming(parts[at - 1]) && isNaming(parts[at + 1])),
  );
  const isUnknown = ({ meaning }: Part) => meaning.kind === 'other' || meaning.kind === 'postcode';
  return together(some)
    .filter(({ start, end }) =>
      parts.some((part) => isUnknown(part) && part.start >= start && part.end <= end),
    )
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
}

/**
 * Reads a word that stands for a month as a place of this name where the text means that: a county beside it has the place
 * (`March Cambridgeshire`), it stands alone, or the language of the page has no such month (`Mayo` in English).
 */
function withPlacesForMonths(
  parts: readonly Part[],
  tokens: readonly Token[],
  found: ReadonlyMap<string, readonly TypedName[]>,
  language: string,
): Part[] {
  return parts.map((part, at) => {
    if (part.meaning.kind !== 'dates' || part.end - part.start > 1) return part;
    const name = tokens[part.start]!.word;
    const places = (found.get(name) ?? []).filter(({ countryCode }) => isCovered(countryCode));
    const isLarge = places.some(
      ({ kind, population }) => kind === 'county' || population >= TOWN_POPULATION,
    );
    const beside = [parts[at - 1], parts[at + 1]].flatMap((other) =>
      other?.meaning.kind === 'place' ? (found.get(other.meaning.name) ?? []) : [],
    );
    const counties = beside.filter(({ kind }) => kind === 'county');
    const isAlone = parts.length === 1;
    const isPlace =
      liesInOneOf(places, counties) || (isLarge && (isAlone || !isDateIn(name, language)));
    return isPlace ? { ...part, meaning: { kind: 'place', name } } : part;
  });
}

/** `campsite` and a kind of vehicle: campsites with a pitch for it, unless both are named side by side. */
function settled(filters: readonly TypedFilter[], tokens: readonly Token[]): TypedFilter[] {
  const categories = filters.filter(([name]) => name === 'category').map(([, value]) => value);
  const vehicles = categories.filter((value) => value !== 'campsite');
  const isList = tokens.some(({ word }) =>
    ['and', 'or', 'et', 'ou', 'y', 'e', 'und', 'oder', 'en', 'of'].includes(word),
  );
  if (vehicles.length !== 1 || vehicles.length === categories.length || isList) return [...filters];
  return filters
    .filter(([name, value]) => name !== 'category' || value === 'campsite')
    .concat([['pitch', vehicles[0]!]]);
}

/** A text whose last words are the beginning of a place's name. */
export interface Unfinished {
  /** The text before the name, as it was typed. */
  before: string;
  /** The beginning of the name; empty if the text names no place behind its filters and dates. */
  name: string;
  filters: readonly TypedFilter[];
}

/** Words that may stand between the filters of a text and its place. */
const BETWEEN: ReadonlySet<string> = new Set(['nothing', 'feature', 'port', 'airport']);

/**
 * Splits a text that is being typed into its filters and the beginning of a name; null if it has neither filters nor dates.
 */
export function unfinishedIn(text: string, language: string): Unfinished | null {
  const tokens = tokensOf(text);
  const parts = split(tokens, language, () => false);
  const filters = settled(filtersOf(parts), tokens);
  const hasDates = parts.some(({ meaning }) => meaning.kind === 'dates');
  if (filters.length === 0 && !hasDates) return null;
  let start = tokens.length;
  for (const { meaning, start: from } of parts.toReversed()) {
    if (meaning.kind !== 'other' && meaning.kind !== 'postcode' && !BETWEEN.has(meaning.kind))
      break;
    start = from;
  }
  const behind = parts.filter((part) => part.start >= start);
  const first = behind.find(({ meaning }) => !BETWEEN.has(meaning.kind));
  if (first === undefined) return { before: text.trim(), name: '', filters };
  return {
    before: wordsIn(text, tokens, { start: 0, end: first.start }),
    name: wordsIn(text, tokens, { start: first.start, end: tokens.length }),
    filters,
  };
}

/** Reads typed texts. */
export interface TypedReader {
  read(text: string, language?: string): Promise<TypedReading>;
}

/**
 * Creates the reader of the search field: categories, wishes and a place in one line, in six languages.
 * @param deps.find The search of places, by which a text that is nothing but a name is read.
 */
export function createTypedReader(deps: {
  reads: Queryable;
  find: FindPlace;
  /** Whether a name is spelled like that of a place, so that the place is offered for it. */
  isMisspelled?: (name: string, language: string) => Promise<boolean>;
  listings?: () => Promise<ListingsIn>;
}): TypedReader {
  const { reads, find } = deps;

  async function choice(
    tokens: readonly Token[],
    language: string,
    hasComma: boolean,
  ): Promise<{ parts: Part[]; choice: Choice }> {
    const listingsIn = await deps.listings?.();
    const names = possibleNames(tokens);
    const found: Map<string, TypedName[]> = await placesNamed(reads, names, {
      language,
      ...(listingsIn && { listingsIn }),
    });
    for (const name of names) {
      const far = farPlaceNamed(name);
      if (far && !found.get(name)?.some(({ countryCode }) => isCovered(countryCode))) {
        found.set(name, [far]);
      }
    }
    const isName = (name: string) => found.has(name);
    let parts = withPlacesForMonths(split(tokens, language, isName), tokens, found, language);
    const last = parts.at(-1);
    const isLoneWord = last?.meaning.kind === 'nothing' && last.end - last.start === 1;
    if (isLoneWord && parts.every(({ meaning }) => meaning.kind !== 'place')) {
      const name = tokens[last.start]!.word;
      const isTown = (found.get(name) ?? []).some(
        ({ countryCode, population }) => isCovered(countryCode) && population >= TOWN_POPULATION,
      );
      if (isTown)
        parts = parts.with(parts.length - 1, { ...last, meaning: { kind: 'place', name } });
    }
    const codes = parts.flatMap(({ meaning }) => (meaning.kind === 'postcode' ? [meaning] : []));
    const points = await pointsOfPostcodes(reads, codes);
    return { parts, choice: choosePlace(parts, found, points, hasComma) };
  }

  return {
    async read(typed, language = 'en') {
      const text = typed.trim();
      const coordinates = typedCoordinates(text, language);
      const rest = coordinates === null ? text : `${coordinates.before} ${coordinates.behind}`;
      const tokens = tokensOf(rest);
      if (coordinates === null && tokens.length === 0) return plainReading(text);
      const hasComma = tokens.some(({ isAfterComma }) => isAfterComma);
      const whole = coordinates === null && hasComma ? await find(text, language) : undefined;
      if (whole?.query === text) return plainReading(text);
      const { parts, choice: chosen } = await choice(tokens, language, hasComma);
      const filters = settled(filtersOf(parts), tokens);
      const { place } = chosen;
      const without = parts.filter(
        ({ meaning }) =>
          WITHOUT_SENSE.has(meaning.kind) ||
          (meaning.kind === 'ofCampsites' && !hasCampsites(filters)),
      );
      const features = parts.filter(({ meaning }) =>
        ['feature', 'port', 'airport'].includes(meaning.kind),
      );
      const dates = parts.filter(({ meaning }) => meaning.kind === 'dates');
      const reading = (given: Partial<TypedReading>, unread: readonly Part[]): TypedReading => ({
        filters,
        place: null,
        near: null,
        noneThere: null,
        isPlain: false,
        unread: together(unread).map((run) => wordsIn(rest, tokens, run)),
        dates: dates.map((run) => wordsIn(rest, tokens, run)),
        ...given,
      });

      if (coordinates !== null) {
        return reading({ near: coordinates.at }, [...without, ...chosen.unused]);
      }
      if (place.kind === 'none') {
        const isNone = without.length + chosen.unused.length + features.length === parts.length;
        if (filters.length === 0 && isNone) return plainReading(text);
        const isOnlyDates = dates.length > 0 && without.length === 0 && features.length === 0;
        if (filters.length === 0 && isOnlyDates) return reading({}, chosen.unused);
        const beside = ({ start, end }: { start: number; end: number }) =>
          [...without, ...features, ...chosen.unused].filter(
            (part) => part.start < start || part.start >= end,
          );
        for (const candidate of unknownNames(parts)) {
          const name = wordsIn(rest, tokens, candidate);
          // Only the last word may still be unfinished.
          const isBeginning = candidate.end === tokens.length || name.length >= LEAST_LETTERS;
          const isPlace = isBeginning && (await find(name, language)) !== undefined;
          if (isPlace || (await deps.isMisspelled?.(name, language))) {
            return reading({ place: name }, beside(candidate));
          }
        }
        if (filters.length === 0) {
          const [unknown] = dates.length > 0 ? unknownNames(parts) : [];
          if (unknown === undefined) return plainReading(text);
          return reading({ place: wordsIn(rest, tokens, unknown) }, beside(unknown));
        }
        return reading({}, [...without, ...features, ...chosen.unused]);
      }
      if (place.kind === 'none there') {
        const [name, area] = [wordsIn(rest, tokens, place.name), wordsIn(rest, tokens, place.area)];
        const noneThere = { name, area, others: place.others };
        return reading({ place: `${name}, ${area}`, noneThere }, without);
      }
      const unread = [...without, ...chosen.unused];
      const isAlone = filters.length === 0 && unread.length === 0 && dates.length === 0;
      if (place.kind === 'exactly') {
        const found = isAlone ? (whole ?? (await find(text, language))) : undefined;
        return found && isSame(found, place.at)
          ? plainReading(text)
          : reading({ place: place.text }, unread);
      }
      const name = wordsIn(rest, tokens, place.part);
      const isWhole = place.part.start === 0 && place.part.end === tokens.length;
      if (isAlone && isWhole) return plainReading(text);
      if (filters.length === 0 && unread.length + dates.length > 0) {
        const found = whole ?? (await find(text, language));
        const isName = found && searchable(found.name).startsWith(searchable(text));
        if (isName && isCovered(found.countryCode)) return plainReading(text);
        if (found && !isCovered(found.countryCode) && hasComma) return plainReading(text);
      }
      return reading({ place: name }, unread);
    },
  };
}
