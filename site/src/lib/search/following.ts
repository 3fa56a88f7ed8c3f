/** Parameters that choose how results are shown, or which page of them, and not what is searched for. */
const OF_PAGES = ['view', 'sort', 'after', 'page', 'source'];

/** The parameters of a search that are followed. */
export function followed(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(params);
  for (const name of OF_PAGES) kept.delete(name);
  return kept;
}

/** The path of the feed of what is new in a search. */
export function feedPath(params: URLSearchParams): string {
  const asked = followed(params);
  return asked.size > 0 ? `/search.atom?${asked}` : '/search.atom';
}
