import type { Criterion, FacetsRequest } from '@campcairn/column-index';
import { placeOfAudience } from './audience.ts';
import type { Filter } from './filter.ts';
import { FILTERS } from './registry.ts';

const ALL: readonly Filter[] = FILTERS;

/** Filters for all listings are evaluated first; dates last, because they are the most expensive. */
const placeOf = ({ kind, appliesTo }: Filter): number =>
  kind === 'dates' ? Number.POSITIVE_INFINITY : placeOfAudience(appliesTo);

const IN_ORDER = ALL.toSorted((a, b) => placeOf(a) - placeOf(b));

/**
 * Turns the parameters of a search into criteria of the index. Unless `params.unstated` is set, only listings that state a
 * match are results. Dates are the exception: calendars that do not say are kept, so that the owner can be asked.
 * @param today `YYYY-MM-DD`.
 */
export function criteriaOf(
  params: Readonly<Record<string, unknown>> & { unstated: boolean },
  today: string,
): Criterion[] {
  const criteria = IN_ORDER.flatMap((filter) => filter.criteria(params, today));
  if (params.unstated) return criteria;
  return criteria.map((one) => (one.kind === 'days' ? one : { ...one, isStrict: true }));
}

/** The facets and histograms that every search asks the index for. */
export const FACETS: FacetsRequest = {
  facets: ALL.flatMap(({ facet }) => facet ?? []),
  histograms: ALL.flatMap(({ histogram }) => histogram ?? []),
};
