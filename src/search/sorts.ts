import type { ColumnOrder, LatLng, OrderSpec } from '@campcairn/column-index';

/** The sort orders of results. Cursors contain the index in this list: append only. */
export const SORTS = ['best', 'distance', 'price', 'rating', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

const BEST: ColumnOrder = { column: 'rank', direction: 'highest first' };

/** The index's order of a sort. `centre` is the origin of distances; without it, `distance` is `best`. */
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
