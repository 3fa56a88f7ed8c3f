import {
  type Bounds,
  type GazetteerMatch,
  type NamedArea,
  searchGazetteer,
} from '../places/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';

/** The country, region, county or town that a text was resolved to. */
export interface ResolvedMatch {
  kind: 'country' | 'region' | 'county' | 'town';
  /** Its own name, `Bristol`. */
  name: string;
  /** Distinguishes it from others of that name, such as `England`; empty for countries. */
  context: string;
  countryCode: string;
  /** ISO 3166-2, for regions that listings are placed in. */
  regionId?: string | null;
  /** Its code, for areas other than towns whose names pages have in their languages. */
  areaId?: string | null;
  lat: number;
  lng: number;
  bounds: Bounds | null;
  /** A text that, as `q`, finds exactly this match in any language: `Bristol, England, GB`. */
  query: string;
}

/** Finds the most likely match of a name; null when there is none. */
export type ResolveMatch = (text: string) => ResolvedMatch | null | Promise<ResolvedMatch | null>;

/** A match suggested while its name is typed. */
export interface SuggestedMatch extends ResolvedMatch {
  /** The areas named in `context`, the smallest first. */
  within: NamedArea[];
}

/** Finds countries, regions, counties and towns of the gazetteer by typed text. */
export interface GazetteerMatches {
  /** Matches whose name starts with the text, the most likely first. */
  suggest(text: string, limit: number): Promise<SuggestedMatch[]>;
  /** The most likely match of a name; null when there is none. */
  resolve(text: string): Promise<ResolvedMatch | null>;
}

/**
 * Lifetime of a cached answer: the map resolves the same text with each tile, and short prefixes, which
 * everyone types first, are the most expensive.
 */
const CACHE_MS = 600_000;

/** Maximum number of cached answers, and of characters of a query that are used. */
const MAX_CACHED = 5000;
const MAX_QUERY_CHARACTERS = 200;

const present = (found: GazetteerMatch): SuggestedMatch => ({
  kind: found.kind,
  name: found.name,
  context: found.within.map((area) => area.name).join(', '),
  countryCode: found.countryCode,
  regionId: found.kind === 'region' ? found.regionId : null,
  areaId: typeof found.id === 'string' ? found.id : null,
  within: found.within,
  lat: found.lat,
  lng: found.lng,
  bounds: found.bounds,
  query: found.label,
});

/**
 * Creates the search for matches of the gazetteer.
 * @param needs.db may be a replica.
 * @param needs.version changes when towns are imported, which invalidates the cache.
 */
export function createGazetteerMatches(needs: {
  db: Db;
  clock: Clock;
  version: () => number;
}): GazetteerMatches {
  const { db, clock } = needs;
  const kept = new Map<string, { until: number; answer: Promise<SuggestedMatch[]> }>();
  const suggest = (typed: string, limit: number): Promise<SuggestedMatch[]> => {
    const text = typed.slice(0, MAX_QUERY_CHARACTERS);
    const now = clock.now().getTime();
    const question = `${needs.version()} ${limit} ${text}`;
    const known = kept.get(question);
    if (known && known.until > now) return known.answer;
    if (kept.size >= MAX_CACHED) kept.clear();
    const answer = searchGazetteer(db, text, limit).then((found) => found.map(present));
    kept.set(question, { until: now + CACHE_MS, answer });
    answer.catch(() => kept.delete(question));
    return answer;
  };
  return {
    suggest,
    async resolve(text) {
      // The typed text as query finds it again; its own name alone may match another one first.
      const [likeliest] = await suggest(text, 1);
      return likeliest === undefined ? null : { ...likeliest, query: text.trim() };
    },
  };
}
