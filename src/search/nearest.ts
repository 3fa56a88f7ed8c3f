import { answer, type Hit, type LatLng, type Question } from '@campcairn/column-index';
import { type Bounds, kilometres } from '../places/index.ts';
import type { ListingIndex } from './live-index.ts';

/** A place with fewer results than this also gets the nearest listings around it. */
const FEW = 10;

/**
 * Kilometres beyond the place of the circles that are searched one after the other, until there are enough listings. What
 * is farther away is no help to somebody who wants to be at the place.
 */
const BEYOND_KM = [40, 100];

/** The usual distance from the centre of a region to its border, where the box around it is unknown. */
const USUAL_EXTENT_KM = 100;

/** The distance from the centre of a box to its corners, in kilometres. */
function extentOf([west, south, east, north]: Bounds, centre: LatLng): number {
  const corners = [west, east].flatMap((lng) => [south, north].map((lat) => ({ lat, lng })));
  return Math.max(...corners.map((corner) => kilometres(centre, corner)));
}

/**
 * The listings nearest to the centre of a place that has few results, without these results, and no more than 100 km beyond
 * the place. Each circle costs as much as a search of its size; a place with enough results costs nothing.
 * @param results The results of the search itself.
 * @param bounds The smallest box around the place; null if it is unknown.
 */
export function nearestTo(
  index: ListingIndex,
  question: Question,
  results: { total: number; hits: readonly Hit[] },
  limit: number,
  bounds: Bounds | null,
): Hit[] {
  const { centre } = question;
  if (limit === 0 || results.total >= FEW || centre === null) return [];
  const known = new Set(results.hits.map(({ id }) => id));
  const extent = bounds === null ? USUAL_EXTENT_KM : extentOf(bounds, centre);
  let nearest: Hit[] = [];
  for (const beyond of BEYOND_KM) {
    const hits = around(index, question, centre, extent + beyond, limit + known.size);
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
