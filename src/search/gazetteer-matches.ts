import {
  type Bounds,
  type GazetteerMatch,
  isCovered,
  type ListingsIn,
  loadNearNames,
  type NamedArea,
  type NearestTownName,
  type NearNames,
  searchable,
  searchGazetteer,
  searchPostcodes,
} from '../places/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queryable } from '../platform/db/index.ts';

interface Named {
  name: string;
  countryCode: string;
  /** The text that finds it and nothing else. */
  query: string;
}

/**
 * What else a text may mean than the first of its matches: places of the covered countries; where it is the
 * first one's whole name, only those whose name has it as well. None for a text that says which place is meant.
 */
function alternativesTo<Match extends Named>(
  text: string,
  first: Match,
  others: readonly Match[],
): Match[] {
  const typed = searchable(text);
  const isSaid = text.trim() === first.query && isCovered(first.countryCode);
  if (text.includes(',') || isSaid) return [];
  const isWhole = searchable(first.name) === typed;
  return others.filter(
    ({ name, countryCode }) =>
      isCovered(countryCode) && (!isWhole || ` ${searchable(name)} `.includes(` ${typed} `)),
  );
}

/** The town or area that a text was resolved to. */
export interface ResolvedMatch {
  kind: GazetteerMatch['kind'];
  /** Its own name, `Bristol`. */
  name: string;
  /** Distinguishes it from others of that name, such as `England`; empty for countries. */
  context: string;
  countryCode: string;
  /** Whether its country is one of those that the service covers. */
  isCovered: boolean;
  /** ISO 3166-2, for regions that listings are placed in, and for counties in one. */
  regionId?: string | null;
  /** Its code, for areas other than towns whose names pages have in their languages. */
  areaId?: string | null;
  /** GeoNames id, for towns. */
  townId?: number | null;
  lat: number;
  lng: number;
  bounds: Bounds | null;
  /** The areas named in `context`, the smallest first. */
  within: NamedArea[];
  /** A text that, as `q`, finds exactly this match in any language: `Bristol, England, GB`. */
  query: string;
  /** Others that the text may mean, the most likely first; of the covered countries only. */
  alternatives?: ResolvedMatch[];
}

/** Finds the most likely match of a name, to people who read a language; null when there is none. */
export type ResolveMatch = (
  text: string,
  language?: string,
) => ResolvedMatch | null | Promise<ResolvedMatch | null>;

/** Finds places that a misspelled name may mean, the most likely first. */
export type SpelledLike = (
  text: string,
  language?: string,
) => ResolvedMatch[] | Promise<ResolvedMatch[]>;

/** Finds towns and areas of the gazetteer by typed text. */
export interface GazetteerMatches {
  /**
   * Matches whose name starts with the text, the most likely first; those elsewhere than in the covered countries
   * where these have none, or `everywhere`.
   */
  suggest(
    text: string,
    limit: number,
    language?: string,
    options?: { everywhere?: boolean },
  ): Promise<ResolvedMatch[]>;
  /** Matches of the covered countries whose names are spelled like a text, the most likely first. */
  spelledLike(text: string, language?: string): Promise<ResolvedMatch[]>;
  /** The first of the suggestions for a text, and the others beside it; null when there is none. */
  resolve(text: string, language?: string): Promise<ResolvedMatch | null>;
}

/**
 * Lifetime of a cached answer: the map resolves the same text with each tile, and short prefixes, which
 * everyone types first, are the most expensive.
 */
const CACHE_MS = 600_000;

/** Maximum number of cached answers, and of characters of a query that are used. */
const MAX_CACHED = 5000;
const MAX_QUERY_CHARACTERS = 200;

/** How many suggestions are shown, the first of which a text means when none was picked. */
const SUGGESTED = 8;

/** How many places are named where a name is misspelled. */
const MOST_SPELLED_LIKE = 4;

const present = (found: GazetteerMatch): ResolvedMatch => ({
  kind: found.kind,
  name: found.name,
  context: found.within.map((area) => area.name).join(', '),
  countryCode: found.countryCode,
  isCovered: isCovered(found.countryCode),
  regionId: found.kind === 'region' || found.kind === 'county' ? found.regionId : null,
  areaId: typeof found.id === 'string' ? found.id : null,
  townId: typeof found.id === 'number' ? found.id : null,
  within: found.within,
  lat: found.lat,
  lng: found.lng,
  bounds: found.bounds,
  query: found.label,
});

/**
 * Creates the search for matches of the gazetteer.
 * @param deps.version changes when towns are imported, which invalidates the cache.
 * @param deps.listings says how many listings towns have: those with more come earlier.
 * @param deps.townNear names the town that a postcode is at.
 */
export function createGazetteerMatches(deps: {
  reads: Queryable;
  clock: Clock;
  version: () => number;
  listings?: () => Promise<ListingsIn>;
  townNear?: NearestTownName;
}): GazetteerMatches {
  const { reads, clock, townNear = () => undefined } = deps;
  const kept = new Map<string, { until: number; answer: Promise<ResolvedMatch[]> }>();
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
    const question = `${deps.version()} ${limit} ${language} ${everywhere} ${text}`;
    const known = kept.get(question);
    if (known && known.until > now) return known.answer;
    if (kept.size >= MAX_CACHED) kept.clear();
    const answer = find(text, limit, language, everywhere);
    kept.set(question, { until: now + CACHE_MS, answer });
    answer.catch(() => kept.delete(question));
    return answer;
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
  return {
    suggest,
    async spelledLike(text, language) {
      const [head = ''] = text.slice(0, MAX_QUERY_CHARACTERS).split(',').map(searchable);
      const names = (await nearNames())(head, MOST_SPELLED_LIKE);
      const found = await Promise.all(names.map((name) => suggest(name, 1, language)));
      return [...new Map(found.flat().map((match) => [match.query, match])).values()];
    },
    async resolve(text, language) {
      // The typed text as query finds it again; its own name alone may match another one first.
      const [likeliest, ...others] = await suggest(text, SUGGESTED, language);
      if (likeliest === undefined) return null;
      const alternatives = alternativesTo(text, likeliest, others);
      return { ...likeliest, query: text.trim(), alternatives };
    },
  };
}
