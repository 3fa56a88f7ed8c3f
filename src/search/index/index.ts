export { type Answer, answer, type Counts, type Hit, type Question } from './answer.ts';
export { boxAround, type Box, boxesOf } from './area.ts';
export { CALENDAR_NIGHTS } from './calendar.ts';
export {
  type Cluster,
  DEEPEST_TILE,
  type MapPoint,
  type Tile,
  type TileAnswer,
  tileAnswer,
} from './clusters.ts';
export type { Facet } from './facet-counter.ts';
export type { Facets } from './facets.ts';
export type { PriceFacet } from './price-facet.ts';
export {
  type Division,
  type Filters,
  type FilterName,
  NO_FILTERS,
  type Sort,
  SORTS,
  type Stay,
  type Where,
} from './index-query.ts';
export { CAMPSITE, type IndexRow, type NightRange, type Vocabulary } from './index-row.ts';
export { ListingIndex } from './listing-index.ts';
export type { Loosening } from './matching.ts';
export { type LatLng, toLatLng, toMetres } from './mercator.ts';
export type { PagePosition } from './page.ts';
export { tallyCategories, tallyPlaces } from './tally.ts';
