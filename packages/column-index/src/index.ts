export { ColumnIndex } from './column-index.ts';
export { CALENDAR_DAYS } from './columns/calendar.ts';
export type { DayRange } from './columns/schema.ts';
export type { ColumnSpec, DailyNumbers, Schema, YearlySpan } from './columns/schema.ts';
export { boxAround, type Box, boxesOf } from './geometry/area.ts';
export type { KernelKind } from './kernels/load.ts';
export type { Outline } from './outline.ts';
export { type LatLng, type Metres, toLatLng, toMetres } from './geometry/mercator.ts';
export { type Answer, answer, type Counts, type Hit, type Question } from './questions/answer.ts';
export {
  type Cluster,
  MAX_TILE_ZOOM,
  type MapPoint,
  type Tile,
  type TileAnswer,
  tileAnswer,
} from './questions/clusters.ts';
export {
  atLeast,
  atMost,
  type Criterion,
  type Days,
  edgesAbove,
  type Listed,
  type Part,
  type Test,
} from './questions/criterion.ts';
export type { Bound, Facet, FacetRequest, Facets, FacetsRequest } from './questions/facets.ts';
export type { Histogram, HistogramRequest } from './questions/histogram.ts';
export type { RelaxedCriterion } from './questions/matching.ts';
export type { MonthNumbers } from './questions/month-numbers.ts';
export {
  type CountWithPart,
  type MonthCounts,
  type MonthsAnswer,
  monthsAnswer,
  type MonthsQuestion,
} from './questions/months.ts';
export { type CriterionMatch, criterionMatches } from './questions/criterion-matches.ts';
export type { ColumnOrder, OrderSpec, PagePosition } from './questions/page.ts';
export {
  type AnswersToDays,
  type AnswerToDays,
  answerToDays,
  type TierNumber,
} from './questions/tiers.ts';
export { countValues, type Tally, tally } from './questions/tally.ts';
export type { Stated, Where } from './sets/select.ts';
