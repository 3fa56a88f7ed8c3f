import { type ColumnSpec, type Schema, toMetres } from '@campcairn/column-index';
import { publicPosition } from '../listings/index.ts';
import { CAMPSITE } from './filters/audience.ts';
import type { Filter } from './filters/filter.ts';
import { FILTERS } from './filters/registry.ts';
import type { SearchableRow } from './index-row.sql.ts';
import { rankOf } from './ranking.ts';
import { RATING_EDGES, ratingKey } from './rating-scale.ts';

const ALL: readonly Filter[] = FILTERS;

type Columns = Schema<SearchableRow>['columns'];

/** Columns that belong to no filter: positions, map data and sort orders. */
const COMMON: Columns = {
  /** ISO 3166-1 alpha-2. */
  country: listed(260, (row) => row.country_code),
  /** ISO 3166-2. */
  region: listed(1000, (row) => row.region_id),
  /** GeoNames id. */
  town: { kind: 'code', read: (row) => row.town_id },
  precision: {
    kind: 'enumeration',
    values: ['exact', 'approximate'],
    read: (row) => (row.approximate ? 'approximate' : 'exact'),
  },
  rating: {
    kind: 'number',
    edges: RATING_EDGES,
    read: ({ rating }) =>
      rating && rating.count > 0 ? ratingKey(rating.value, rating.count) : null,
  },
  /** Seconds since 1970. */
  created: { kind: 'number', edges: 'follow the rows', read: (row) => row.created },
  rank: { kind: 'number', edges: 'follow the rows', read: rankOfRow },
};

/** The index's schema of a listing: public facts only, at the public position. */
export const LISTING_SCHEMA: Schema<SearchableRow> = {
  id: ({ id }) => id,
  position(row) {
    const { x, y } = toMetres(publicPosition(row));
    return { x: Math.round(x), y: Math.round(y) };
  },
  columns: Object.assign({}, ...ALL.map(({ columns }) => columns), COMMON) as Columns,
};

function listed(
  most: number,
  read: (row: SearchableRow) => string | null,
): ColumnSpec<SearchableRow> {
  return { kind: 'enumeration', values: [], maxValues: most, read };
}

type IsStated = (row: SearchableRow) => boolean;

const factsOf = (audience: 'vehicles' | 'campsites'): IsStated[] =>
  ALL.flatMap(({ fact }) => (fact?.of === audience || fact?.of === 'all' ? [fact.isStated] : []));

const FACTS = { vehicles: factsOf('vehicles'), campsites: factsOf('campsites') };

function rankOfRow(row: SearchableRow): number {
  const facts = row.category === CAMPSITE ? FACTS.campsites : FACTS.vehicles;
  let stated = 0;
  for (const isStated of facts) if (isStated(row)) stated++;
  const { rating } = row;
  const isRated = rating !== null && rating !== undefined && rating.count > 0;
  return rankOf({
    id: row.id,
    images: row.images,
    description: row.description,
    hasPrice: row.price_from !== null,
    factsStated: stated / facts.length,
    ratingValue: isRated ? rating.value : null,
    ratingCount: isRated ? rating.count : 0,
  });
}
