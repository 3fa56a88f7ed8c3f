import { type GazetteerMatch, type NamedArea, searchGazetteer } from '../places/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/index.ts';
import type { ResolvedPlace } from './place.ts';

/** A place that is offered while its name is typed. */
export interface SuggestedPlace extends ResolvedPlace {
  /** The areas that `context` names, the smaller first. */
  within: NamedArea[];
}

/** Finds places by what people type. */
export interface PlaceSearch {
  /** Places for the first letters of a name, the likeliest first. */
  suggest(text: string, limit: number): Promise<SuggestedPlace[]>;
  /** The likeliest place of a name; null when there is none. */
  resolve(text: string): Promise<ResolvedPlace | null>;
}

/**
 * Milliseconds that an answer is good for: the map asks for the same place with each of its tiles, and
 * everybody who types begins with the same few letters, which have the most names to look through.
 */
const CACHE_MS = 600_000;

/** Answers that are kept at most, and letters of a question that are looked at. */
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
 * Makes the search for places.
 * @param needs.db may be a replica.
 * @param needs.version another number when towns were imported: what is kept is asked for anew.
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
      // The words that found it find it again; its own name alone may mean another place first.
      const [likeliest] = await suggest(text, 1);
      return likeliest === undefined ? null : { ...likeliest, query: text.trim() };
    },
  };
}
