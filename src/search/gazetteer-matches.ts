import {
  type Bounds,
  farPlaceNamed,
  type GazetteerMatch,
  isCovered,
  type ListingsIn,
  loadNearNames,
  type NamedArea,
  type NearestTown,
  type NearNames,
  searchable,
  searchGazetteer,
  searchPostcodes,
} from '../places/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../platform/db/index.ts';
import { createTypedReader, type TypedReading } from './typed/reader.ts';

interface Named {
  name: string;
  countryCode: string;
  /** The text that finds this match and no other. */
  query: string;
}

/**
 * The other places that a text may mean besides its first match; only places of the covered countries. If the text is
 * the whole name of the first match, the names of the others must contain it as well. Empty for a text that already
 * says which place is meant, by a comma or by being the query of the first match.
 */
function alternativesTo<Match extends Named>(
  text: string,
  first: Match,
  others: readonly Match[],
): Match[] {
  const typed = searchable(text);
  const isUnambiguous = text.trim() === first.query && isCovered(first.countryCode);
  if (text.includes(',') || isUnambiguous) return [];
  const isWhole = searchable(first.name) === typed;
  return others.filter(
    ({ name, countryCode }) =>
      isCovered(countryCode) && (!isWhole || ` ${searchable(name)} `.includes(` ${typed} `)),
  );
}

/** The town or area that a text was resolved to. */
export interface ResolvedMatch {
  kind: GazetteerMatch['kind'];
  /** The name without context, such as `Bristol`. */
  name: string;
  /** Distinguishes the match from others of the same name, such as `England`; empty for countries. */
  context: string;
  countryCode: string;
  /** Whether its country is one of those that the service covers. */
  isCovered: boolean;
  /** ISO 3166-2 code of a region, or of the region that a county is in; null where listings have no such region. */
  regionId?: string | null;
  /** Code of an area other than a town; pages translate area names by it. */
  areaId?: string | null;
  /** GeoNames id of a town. */
  townId?: number | null;
  lat: number;
  lng: number;
  bounds: Bounds | null;
  /** The areas named in `context`, the smallest first. */
  within: NamedArea[];
  /** A text that, as `q`, finds exactly this match in any language: `Bristol, England, GB`. */
  query: string;
  /** Whether it is a country, or a place outside the covered countries that many people know. */
  isWellKnown?: boolean;
  /** Other places in the covered countries that the text may mean, the most likely first. */
  alternatives?: ResolvedMatch[];
}

/** Finds the most likely match of a name for readers of a language; null when there is none. */
export type ResolveMatch = (
  text: string,
  language?: string,
) => ResolvedMatch | null | Promise<ResolvedMatch | null>;

/** Finds places that a misspelled name may mean, the most likely first. */
export type SpelledLike = (
  text: string,
  language?: string,
) => ResolvedMatch[] | Promise<ResolvedMatch[]>;

/** Reads a typed text: filters, and the text that names its place. */
export type ReadTyped = GazetteerMatches['read'];

/** Finds towns, areas and postcodes of the gazetteer by typed text. */
export interface GazetteerMatches {
  /**
   * Finds matches whose name starts with the text, the most likely first. Matches outside the covered countries are
   * included only if there are none within, or if `everywhere` is true.
   */
  suggest(
    text: string,
    limit: number,
    language?: string,
    options?: { everywhere?: boolean },
  ): Promise<ResolvedMatch[]>;
  /** Finds matches in the covered countries whose names are spelled similarly to a text, the most likely first. */
  spelledLike(text: string, language?: string): Promise<ResolvedMatch[]>;
  /** Finds the most likely match of a text, with its alternatives; null when there is none. */
  resolve(text: string, language?: string): Promise<ResolvedMatch | null>;
  /** Reads a typed text: filters, and the text that names its place. */
  read(text: string, language?: string): Promise<TypedReading<ResolvedMatch>>;
}

/**
 * Lifetime of a cached answer. The map resolves the same text with each tile, and short prefixes, with which
 * everyone begins to type, are the most expensive to search.
 */
const CACHE_MS = 600_000;

/** Maximum number of cached answers. */
const MAX_CACHED = 5000;

/** Characters of a query beyond this number are ignored. */
const MAX_QUERY_CHARACTERS = 200;

/** Number of suggestions from which `resolve` takes its match and the alternatives; forms show as many. */
const SUGGESTED = 8;

/** Maximum number of places that are offered for a misspelled name. */
const MOST_SPELLED_LIKE = 4;

const present = (match: GazetteerMatch): ResolvedMatch => ({
  kind: match.kind,
  name: match.name,
  context: match.within.map((area) => area.name).join(', '),
  countryCode: match.countryCode,
  isCovered: isCovered(match.countryCode),
  regionId: match.kind === 'region' || match.kind === 'county' ? match.regionId : null,
  areaId: typeof match.id === 'string' ? match.id : null,
  townId: typeof match.id === 'number' ? match.id : null,
  within: match.within,
  lat: match.lat,
  lng: match.lng,
  bounds: match.bounds,
  query: match.label,
  isWellKnown: match.isWellKnown,
});

/**
 * Creates the search of the gazetteer, with a cache.
 * @param deps.version Returns a number that changes when towns are imported, which invalidates the cache.
 * @param deps.listings Returns the number of listings of towns; towns with more listings come earlier.
 * @param deps.townNear Returns the town nearest to a postcode.
 */
export function createGazetteerMatches(deps: {
  reads: Queryable;
  clock: Clock;
  version: () => number;
  listings?: () => Promise<ListingsIn>;
  townNear?: NearestTown;
}): GazetteerMatches {
  const { reads, clock, townNear = () => undefined } = deps;
  const cached = new Map<string, { until: number; answer: Promise<ResolvedMatch[]> }>();
  const find = async (text: string, limit: number, language: string, everywhere: boolean) => {
    const listingsIn = await deps.listings?.();
    const preferences = { language, everywhere, ...(listingsIn && { listingsIn }) };
    const [codes, named] = await Promise.all([
      searchPostcodes(reads, text, { limit, language, nearest: townNear }),
      searchGazetteer(reads, text, limit, preferences),
    ]);
    return [...codes, ...named].slice(0, limit).map(present);
  };
  const suggest: GazetteerMatches['suggest'] = (typed, limit, language = '', options = {}) => {
    const { everywhere = false } = options;
    const text = typed.slice(0, MAX_QUERY_CHARACTERS);
    const now = clock.now().getTime();
    const key = `${deps.version()} ${limit} ${language} ${everywhere} ${text}`;
    const known = cached.get(key);
    if (known && known.until > now) return known.answer;
    if (cached.size >= MAX_CACHED) cached.clear();
    const answer = find(text, limit, language, everywhere);
    cached.set(key, { until: now + CACHE_MS, answer });
    answer.catch(() => cached.delete(key));
    return answer;
  };
  const readings = new Map<
    string,
    { until: number; answer: Promise<TypedReading<ResolvedMatch>> }
  >();
  const readAnew = async (text: string, language: string) => {
    const reading = await reader.read(text, language);
    const { noneThere } = reading;
    return {
      ...reading,
      noneThere: noneThere && { ...noneThere, others: noneThere.others.map(present) },
    };
  };
  let near: { version: number; names: Promise<NearNames> } | undefined;
  const nearNames = (): Promise<NearNames> => {
    const version = deps.version();
    if (near?.version !== version) {
      const names = loadNearNames(reads);
      near = { version, names };
      names.catch(() => (near = undefined));
    }
    return near!.names;
  };
  const spelledLike: GazetteerMatches['spelledLike'] = async (text, language) => {
    const [head = ''] = text.slice(0, MAX_QUERY_CHARACTERS).split(',').map(searchable);
    const names = (await nearNames())(head, MOST_SPELLED_LIKE);
    const matches = await Promise.all(names.map((name) => suggest(name, 1, language)));
    return [...new Map(matches.flat().map((match) => [match.query, match])).values()];
  };
  const reader = createTypedReader({
    reads,
    find: async (text, language) => (await suggest(text, 1, language))[0],
    isMisspelled: async (name, language) => (await spelledLike(name, language)).length > 0,
    ...(deps.listings && { listings: deps.listings }),
  });
  return {
    suggest,
    read(typed, language = '') {
      const text = typed.slice(0, MAX_QUERY_CHARACTERS);
      const now = clock.now().getTime();
      const key = `${deps.version()} ${language} ${text}`;
      const known = readings.get(key);
      if (known && known.until > now) return known.answer;
      if (readings.size >= MAX_CACHED) readings.clear();
      const answer = readAnew(text, language);
      readings.set(key, { until: now + CACHE_MS, answer });
      answer.catch(() => readings.delete(key));
      return answer;
    },
    spelledLike,
    async resolve(text, language) {
      // `query` is the typed text: it finds this match again, whereas the name alone may find another one first.
      const [likeliest, ...others] = await suggest(text, SUGGESTED, language);
      const typed = searchable(text);
      const far = likeliest?.isCovered ? undefined : farPlaceNamed(typed);
      if (far !== undefined) return { ...present(far), query: text.trim() };
      if (likeliest === undefined) return null;
      const alternatives = alternativesTo(text, likeliest, others);
      return { ...likeliest, query: text.trim(), alternatives };
    },
  };
}
