/** Parameters that affect how results are shown or paged, not which results a search has. */
const OF_PAGES = ['view', 'typed', 'trip', 'more', 'toggle', 'sort', 'after', 'page', 'source'];

/** Returns the parameters that identify a search to follow. */
export function followed(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(params);
  for (const name of OF_PAGES) kept.delete(name);
  return kept;
}

/** Returns the path of the feed of new listings in a search. */
export function feedPath(params: URLSearchParams): string {
  const query = followed(params);
  return query.size > 0 ? `/search.atom?${query}` : '/search.atom';
}
