import { type GazetteerMatch, type NamedArea, searchGazetteer } from '../places/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { ResolvedPlace } from './place.ts';

/** A place suggested while its name is typed. */
export interface SuggestedPlace extends ResolvedPlace {
  /** The areas named in `context`, the smallest first. */
  within: NamedArea[];
}

/** Finds places by typed text. */
export interface PlaceSearch {
  /** Places whose name starts with the text, the most likely first. */
  suggest(text: string, limit: number): Promise<SuggestedPlace[]>;
  /** The most likely place of a name; null when there is none. */
  resolve(text: string): Promise<ResolvedPlace | null>;
}

/**
 * Lifetime of a cached answer: the map requests the same place with each tile, and short prefixes, which
 * everyone types first, are the most expensive.
 */
const CACHE_MS = 600_000;

/** Maximum number of cached answers, and of characters of a query that are used. */
const MAX_CACHED = 5000;
const MAX_QUERY_CHARACTERS = 200;

const present = (found: GazetteerMatch): SuggestedPlace => ({
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
 * Creates the search for places.
 * @param needs.db may be a replica.
 * @param needs.version changes when towns are imported, which invalidates the cache.
 */
export function createPlaceSearch(needs: {
  db: Db;
  clock: Clock;
  version: () => number;
}): PlaceSearch {
  const { db, clock } = needs;
  const kept = new Map<string, { until: number; answer: Promise<SuggestedPlace[]> }>();
  const suggest = (typed: string, limit: number): Promise<SuggestedPlace[]> => {
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
      // The typed text as query finds it again; its own name alone may match another place first.
      const [likeliest] = await suggest(text, 1);
      return likeliest === undefined ? null : { ...likeliest, query: text.trim() };
    },
  };
}
