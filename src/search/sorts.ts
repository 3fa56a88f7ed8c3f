import type { ColumnOrder, LatLng, OrderSpec } from '@campcairn/column-index';
import { POINTS_OF_KM } from './ranking.ts';

/** The sort orders of results. Cursors contain a position in this list, so only append to it. */
export const SORTS = ['best', 'distance', 'price', 'rating', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

const BEST: ColumnOrder = { column: 'rank', direction: 'highest first' };

/**
 * Turns a sort order into one of the index.
 * @param centre The origin of distances; without it, `distance` falls back to `best`.
 * @param isPoint Whether the traveller named the centre, such as a town. Distance then counts in `best` as well.
 */
export function orderOf(sort: Sort, centre: LatLng | null, isPoint: boolean): OrderSpec {
  switch (sort) {
    case 'best':
      if (centre === null || !isPoint) return { kind: 'column', ...BEST };
      return { kind: 'column around', ...BEST, from: centre, perMetre: POINTS_OF_KM / 1000 };
    case 'distance':
      return centre === null ? orderOf('best', null, false) : { kind: 'distance', from: centre };
    case 'price':
      return {
        kind: 'column',
        column: 'price',
        direction: 'lowest first',
        units: 'currency',
        notStated: BEST,
      };
    case 'rating':
      return { kind: 'column', column: 'rating', direction: 'highest first', notStated: BEST };
    case 'newest':
      return { kind: 'column', column: 'created', direction: 'highest first' };
  }
}
