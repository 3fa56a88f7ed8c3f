import paths from '../../../../data/category-paths.json' with { type: 'json' };
import type { Category } from '#lib/services.ts';

/** Path of each category's own page. */
export const CATEGORY_PATHS: Readonly<Record<Category, string>> = paths;

export const CATEGORIES = Object.keys(CATEGORY_PATHS) as Category[];

/** The category a first path segment names, such as `campervan-hire`. */
export const categoryOfSegment = (segment: string): Category | undefined =>
  CATEGORIES.find((category) => CATEGORY_PATHS[category] === `/${segment}`);

/** `/search` with parameters; those without a value are left out. */
export function searchPath(params: URLSearchParams | Record<string, string>): string {
  const query = new URLSearchParams(params).toString();
  return query ? `/search?${query}` : '/search';
}

/** The way to the partner: counts the click and redirects. `via` says how the listing was found. */
export const goPath = (listingId: number, via = ''): string =>
  via === '' ? `/go/${listingId}` : `/go/${listingId}?via=${via}`;

/** The path of a partner's dashboard, as headers take it: slugs have letters of every script. */
export const dashboardPath = (slug: string): string => `/dashboard/${encodeURIComponent(slug)}`;
