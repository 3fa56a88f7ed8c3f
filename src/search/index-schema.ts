import { type ColumnSpec, type Schema, toMetres } from '@campcairn/column-index';
import { PARTS_OF_UNIT, publicPosition } from '../listings/index.ts';
import { countryOfTerritory } from '../places/index.ts';
import {
  type Audience,
  CAMPSITE,
  CATEGORY_COLUMN,
  isMotorised,
  MOTORISED,
  MOTORISED_COLUMN,
} from './filters/audience.ts';
import type { Filter } from './filters/filter.ts';
import { PRICE, PRICE_SCALE } from './filters/price.ts';
import { FILTERS } from './filters/registry.ts';
import type { SearchableRow } from './index-row.sql.ts';
import { isOpenData } from './open-data.ts';
import { openDataRankOf, rankOf } from './ranking.ts';

/** The sort key of a rating: ratings are ordered by value, then by number of ratings. */
function ratingKey(value: number, count: number): number {
  return Math.round(value * 1000) * 1_000_000 + Math.min(count, 999_999);
}

const upTo = (count: number): number[] => Array.from({ length: count + 1 }, (_, i) => i);

/**
 * Lower edges of the rating buckets, finer towards the top because first pages show the best ratings: one
 * edge per tenth of a point, per hundredth from 4.5, and by the number of ratings at the maximum of 5.
 */
const RATING_EDGES = upTo(44)
  .map((tenths) => ratingKey(tenths / 10, 0))
  .concat(
    upTo(50).map((hundredths) => ratingKey((450 + hundredths) / 100, 0)),
    [2, 5, 10, 20, 50, 100, 200, 500, 1000].map((count) => ratingKey(5, count)),
  );

const ALL: readonly Filter[] = FILTERS;

type Columns = Schema<SearchableRow>['columns'];

/** Columns that belong to no filter: areas, map data and sort orders. */
const COMMON: Columns = {
  /** ISO 3166-1 alpha-2 code; an overseas territory has the code of its country. */
  country: listed(260, (row) => countryOfTerritory(row.country_code)),
  /** ISO 3166-2 code. */
  region: listed(1000, (row) => row.region_id),
  /** GeoNames id. */
  town: { kind: 'code', read: (row) => row.town_id },
  [MOTORISED_COLUMN]: {
    kind: 'enumeration',
    values: [MOTORISED],
    read: ({ category }) => (isMotorised(category) ? MOTORISED : null),
  },
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

/** The schema of listings in the index. It has public facts only, and the public (possibly blurred) position. */
export const LISTING_SCHEMA: Schema<SearchableRow> = {
  id: ({ id }) => id,
  position(row) {
    const { x, y } = toMetres(publicPosition(row));
    return { x: Math.round(x), y: Math.round(y) };
  },
  columns: Object.assign({}, ...ALL.map(({ columns }) => columns), COMMON) as Columns,
  separate: { column: CATEGORY_COLUMN, value: CAMPSITE },
  daily: { column: PRICE, parts: PARTS_OF_UNIT, scale: PRICE_SCALE },
};

function listed(
  most: number,
  read: (row: SearchableRow) => string | null,
): ColumnSpec<SearchableRow> {
  return { kind: 'enumeration', values: [], maxValues: most, read };
}

type IsStated = (row: SearchableRow) => boolean;

const factsOf = (...audiences: Audience[]): IsStated[] =>
  ALL.flatMap(({ fact }) => (fact && audiences.includes(fact.of) ? [fact.isStated] : []));

const FACTS = {
  motorised: factsOf('all', 'vehicles', 'motorised'),
  towed: factsOf('all', 'vehicles'),
  campsites: factsOf('all', 'campsites'),
};

function expectedFacts(category: string): IsStated[] {
  if (category === CAMPSITE) return FACTS.campsites;
  return isMotorised(category) ? FACTS.motorised : FACTS.towed;
}

function rankOfRow(row: SearchableRow): number {
  const facts = expectedFacts(row.category);
  let stated = 0;
  for (const isStated of facts) if (isStated(row)) stated++;
  if (isOpenData(row.id)) {
    const factsStated = stated / facts.length;
    const { id, isRestricted = false } = row;
    return openDataRankOf({ id, hasName: row.description > 0, factsStated, isRestricted });
  }
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
