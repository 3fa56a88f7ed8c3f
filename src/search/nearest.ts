import { answer, type Hit, type LatLng, type Question } from '@campcairn/column-index';
import type { ListingIndex } from './live-index.ts';

/** With fewer results than this, the nearest other listings are shown as well. */
const FEW = 10;

/** Circles that are searched one after the other, in kilometres. */
const REACHES_KM = [60, 150, 400];

/**
 * The listings nearest to the centre of a place that has few results, without these results. Each circle costs as much as a
 * search of its size; a place with more results costs nothing.
 * @param found the results of the place.
 */
export function nearestTo(
  index: ListingIndex,
  question: Question,
  found: { total: number; hits: readonly Hit[] },
  limit: number,
): Hit[] {
  const { centre } = question;
  if (limit === 0 || found.total >= FEW || centre === null) return [];
  const known = new Set(found.hits.map(({ id }) => id));
  let nearest: Hit[] = [];
  for (const km of REACHES_KM) {
    const found = around(index, question, centre, km, limit + known.size);
    nearest = found.filter(({ id }) => !known.has(id));
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
