import { OPENSTREETMAP, SOURCE_COLUMN } from './filters/source.ts';
import type { SearchAnswer } from './search.answers.ts';
import type { SearchParams } from './search.schema.ts';

type Facets = SearchAnswer['facets'];

/** Number of the counted results that come from OpenStreetMap. */
export const openDataIn = (facets: Facets): number =>
  facets[SOURCE_COLUMN]?.values.find(({ value }) => value === OPENSTREETMAP)?.count ?? 0;

/**
 * The number of campsites of OpenStreetMap that would match if the search asked for campsites. Null if it names a category
 * or a source, or if they were not counted.
 */
export function osmCampsitesBeside(
  { category, source }: Pick<SearchParams, 'category' | 'source'>,
  facets: Facets,
): number | null {
  if (source.length > 0 || category.length > 0 || !(SOURCE_COLUMN in facets)) return null;
  return openDataIn(facets);
}

/** Leaves the facet of sources out if there is only one source. */
export function withoutLoneSource(
  facets: Facets,
  { source }: Pick<SearchParams, 'source'>,
): Facets {
  if (source.length > 0 || openDataIn(facets) > 0) return facets;
  const { [SOURCE_COLUMN]: _, ...others } = facets;
  return others;
}
