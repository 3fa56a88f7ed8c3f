import { OPENSTREETMAP, SOURCE_COLUMN } from './filters/source.ts';
import type { SearchAnswer } from './search.answers.ts';
import type { SearchParams } from './search.schema.ts';

type Facets = SearchAnswer['facets'];

/** How many of what is counted come from OpenStreetMap. */
export const openDataIn = (facets: Facets): number =>
  facets[SOURCE_COLUMN]?.values.find(({ value }) => value === OPENSTREETMAP)?.count ?? 0;

/**
 * The open-data campsites that would match as well, where no category is asked for; null where they are
 * among the results, left out on purpose, or not counted.
 */
export function openCampsitesBeside(
  { category, source }: Pick<SearchParams, 'category' | 'source'>,
  facets: Facets,
): number | null {
  if (source.length > 0 || category.length > 0 || !(SOURCE_COLUMN in facets)) return null;
  return openDataIn(facets);
}

/** Facets without a source to choose where there is but one. */
export function withoutLoneSource(
  facets: Facets,
  { source }: Pick<SearchParams, 'source'>,
): Facets {
  if (source.length > 0 || openDataIn(facets) > 0) return facets;
  const { [SOURCE_COLUMN]: _, ...others } = facets;
  return others;
}
