export { type Figure, FIGURES, WINDOWS } from './count.sql.ts';
export { type CountedEvent, type Counts, createCounts } from './counts.ts';
export { listingsAsCsv, periodsAsCsv } from './export.ts';
export {
  createOwnFigures,
  type FigureRange,
  type OwnFigures,
  type Rates,
  ratesOf,
  readFigure,
  type Summary,
} from './figures.ts';
export type { Figures, ListingFigures, MedianRow, Unit } from './figures.sql.ts';
export { type CountLeadsAfter, leadCountsJob } from './lead-counts.ts';
export { type Period, type PeriodDays, periodOf } from './period.ts';
export { createStatsAnswers, type StatsAnswers } from './stats.ts';
export { KEPT_DAYS, rollUpJob } from './roll-up.ts';
export { LEAST_FOR_MEDIAN, windowsJob } from './windows.ts';
export { type AskedQuery, type LittleFound, littleFound } from './little-found.ts';
export { createSearchCounts, type SearchCounts } from './search-counts.ts';
export {
  createSearchFigures,
  type LittleFoundFilter,
  type LittleFoundSearches,
  SEARCH_DAYS,
  searchesAsCsv,
  type SearchFigures,
} from './searches.ts';
export { leadsOfWeeks, type WeekBesideLast } from './business.ts';
