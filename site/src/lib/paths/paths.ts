import paths from '../../../../data/category-paths.json' with { type: 'json' };
import type { Category } from '#lib/services.ts';

/** Path of each category's own page. */
export const CATEGORY_PATHS: Readonly<Record<Category, string>> = paths;

export const CATEGORIES = Object.keys(CATEGORY_PATHS) as Category[];

/** Returns the category named by a first path segment, such as `campervan-hire`. */
export const categoryOfSegment = (segment: string): Category | undefined =>
  CATEGORIES.find((category) => CATEGORY_PATHS[category] === `/${segment}`);

/** Returns the path `/search` with parameters; parameters without a value are omitted. */
export function searchPath(params: URLSearchParams | Record<string, string>): string {
  const query = new URLSearchParams(params).toString();
  return query ? `/search?${query}` : '/search';
}

/**
 * Returns the path that counts a click and redirects to the partner. `via` says how the listing was
 * found.
 */
export const goPath = (listingId: number, via = ''): string =>
  via === '' ? `/go/${listingId}` : `/go/${listingId}?via=${via}`;

/**
 * Returns the path of a partner's dashboard, encoded for headers, because slugs may contain letters
 * of any script.
 */
export const dashboardPath = (slug: string): string => `/dashboard/${encodeURIComponent(slug)}`;
