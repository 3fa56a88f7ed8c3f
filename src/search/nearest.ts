import { answer, type Hit, type LatLng, type Question } from '@campcairn/column-index';
import type { ListingIndex } from './live-index.ts';

/** A place with fewer results than this also gets the nearest listings around it. */
const FEW = 10;

/** Radii in kilometres of the circles that are searched one after the other, until there are enough listings. */
const REACHES_KM = [60, 150, 400];

/**
 * The listings nearest to the centre of a place that has few results, without these results. Each circle costs as much as a
 * search of its size; a place with enough results costs nothing.
 * @param results The results of the search itself.
 */
export function nearestTo(
  index: ListingIndex,
  question: Question,
  results: { total: number; hits: readonly Hit[] },
  limit: number,
): Hit[] {
  const { centre } = question;
  if (limit === 0 || results.total >= FEW || centre === null) return [];
  const known = new Set(results.hits.map(({ id }) => id));
  let nearest: Hit[] = [];
  for (const km of REACHES_KM) {
    const hits = around(index, question, centre, km, limit + known.size);
    nearest = hits.filter(({ id }) => !known.has(id));
    if (nearest.length >= limit) break;
  }
  return nearest.slice(0, limit);
}

function around(
  index: ListingIndex,
  question: Question,
  centre: LatLng,
  km: number,
  limit: number,
): Hit[] {
  const { hits } = answer(index, {
    ...question,
    where: { kind: 'circle', centre, radius: km * 1000 },
    order: { kind: 'distance', from: centre },
    after: null,
    facets: null,
    checkIds: [],
    limit,
  });
  return hits;
}
