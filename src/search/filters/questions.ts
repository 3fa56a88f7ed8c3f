import type { Criterion, FacetsRequest } from '@campcairn/column-index';
import { placeOfAudience } from './audience.ts';
import type { Filter } from './filter.ts';
import { FILTERS } from './registry.ts';

const ALL: readonly Filter[] = FILTERS;

/** Filters for all listings are evaluated first; dates last, because they are the most expensive. */
const placeOf = ({ kind, appliesTo }: Filter): number =>
  kind === 'dates' ? Number.POSITIVE_INFINITY : placeOfAudience(appliesTo);

const IN_ORDER = ALL.toSorted((a, b) => placeOf(a) - placeOf(b));

/** Turns the parameters of a search into criteria of the index. `today` is `YYYY-MM-DD`. */
export const criteriaOf = (params: Readonly<Record<string, unknown>>, today: string): Criterion[] =>
  IN_ORDER.flatMap((filter) => filter.criteria(params, today));

/** The facets and histograms that every search asks the index for. */
export const FACETS: FacetsRequest = {
  facets: ALL.flatMap(({ facet }) => facet ?? []),
  histograms: ALL.flatMap(({ histogram }) => histogram ?? []),
};
