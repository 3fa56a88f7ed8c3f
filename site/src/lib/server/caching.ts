/**
 * Routes whose pages are the same for every reader of a URL in one language. Forms with a token for
 * one person, receipts, and pages behind a secret link are not among them.
 */
const SHARED = new Set([
  '/(public)',
  '/(public)/[kind=category]/[[country]]/[[region]]/[[town]]',
  '/(public)/about',
  '/(public)/assistants',
  '/(public)/licence',
  '/(public)/manifest.webmanifest',
  '/(public)/offline',
  '/(public)/developers',
  '/(public)/developers.md',
  '/(public)/developers/[guide]',
  '/(public)/developers/[guide].md',
  '/(public)/developers/reference',
  '/(public)/developers/search',
  '/(public)/how-results-are-ordered',
  '/(public)/listing/[page]',
  '/(public)/llms-full.txt',
  '/(public)/llms.txt',
  '/(public)/partners',
  '/(public)/place/[[country=word]]/[[region=word]]/[[part=part]]',
  '/(public)/place/[page=numbered]',
  '/(public)/privacy',
  '/(public)/search',
  '/(public)/search.json',
  '/(public)/search/cards.json',
  '/(public)/search/tiles/[z]/[x]/[y].json',
  '/(public)/terms',
]);

/** Whether the pages of a route are the same for every reader of a URL in one language. */
export const isShared = (route: string | null): boolean => route !== null && SHARED.has(route);

/** A route whose links depend on the referring page. */
const KNOWS_PAGE_BEFORE = '/(public)/listing/[page]';

interface Asked {
  /** Id of the route; null when there is none. */
  route: string | null;
  method: string;
  /** Whether the response is for one person only. */
  personal: boolean;
  /** Whether the data was read before the database became unavailable. */
  isStale: boolean;
  /**
   * Maximum time in seconds that a shared cache may show a page after it has changed; 0 forbids
   * shared caching.
   */
  sharedSeconds: number;
}

/**
 * Sets `cache-control` on a response, unless its route has set it. Stale data is never cached. A
 * shared cache may serve a page for `sharedSeconds`: during the first half as fresh, during the
 * second half while it revalidates.
 */
export function setCacheHeaders(response: Response, asked: Asked): void {
  const { headers, status } = response;
  if (asked.isStale) headers.set('cache-control', 'no-store');
  if (headers.has('cache-control')) return;
  const { route, method, personal, sharedSeconds } = asked;
  const isCached =
    sharedSeconds > 0 &&
    isShared(route) &&
    !personal &&
    (method === 'GET' || method === 'HEAD') &&
    status === 200 &&
    !headers.has('set-cookie');
  if (!isCached) {
    // Browsers revalidate pages, so that listings are up to date.
    headers.set('cache-control', personal ? 'no-store' : 'private, no-cache');
    return;
  }
  const fresh = Math.ceil(sharedSeconds / 2);
  headers.set(
    'cache-control',
    `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${sharedSeconds - fresh}`,
  );
  if (route === KNOWS_PAGE_BEFORE) headers.append('vary', 'Referer');
}
