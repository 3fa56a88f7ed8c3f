import type { ColumnOrder, LatLng, OrderSpec } from '@campcairn/column-index';

/** The sort orders of results. Cursors contain a position in this list, so only append to it. */
export const SORTS = ['best', 'distance', 'price', 'rating', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

const BEST: ColumnOrder = { column: 'rank', direction: 'highest first' };

/**
 * Turns a sort order into one of the index.
 * @param centre The origin of distances; without it, `distance` falls back to `best`.
 */
export function orderOf(sort: Sort, centre: LatLng | null): OrderSpec {
  switch (sort) {
    case 'best':
      return { kind: 'column', ...BEST };
    case 'distance':
      return centre === null ? orderOf('best', null) : { kind: 'distance', from: centre };
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
