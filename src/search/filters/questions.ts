import type { Criterion, FacetsRequest } from '@campcairn/column-index';
import { placeOfAudience } from './audience.ts';
import type { Filter } from './filter.ts';
import { FILTERS } from './registry.ts';

const ALL: readonly Filter[] = FILTERS;

/** Evaluation order: filters for all listings first; dates, the most expensive, last. */
const placeOf = ({ kind, appliesTo }: Filter): number =>
  kind === 'dates' ? Number.POSITIVE_INFINITY : placeOfAudience(appliesTo);

const IN_ORDER = ALL.toSorted((a, b) => placeOf(a) - placeOf(b));

/** The index criteria of a search's parameters. */
export const criteriaOf = (params: Readonly<Record<string, unknown>>, today: string): Criterion[] =>
  IN_ORDER.flatMap((filter) => filter.criteria(params, today));

/** All counts of a search. */
export const FACETS: FacetsRequest = {
  facets: ALL.flatMap(({ facet }) => facet ?? []),
  histograms: ALL.flatMap(({ histogram }) => histogram ?? []),
};
