/**
 * Routes of public pages that are the same for everybody who asks for the same address in the same
 * language. Forms with a token for one person's use, receipts and whatever a secret link opens are not.
 */
const SHARED = new Set([
  '/(public)',
  '/(public)/[kind=category]/[[country]]/[[region]]/[[town]]',
  '/(public)/about',
  '/(public)/assistants',
  '/(public)/licence',
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

/** Pages whose links depend on the page before, by which the reader came. */
const KNOWS_PAGE_BEFORE = '/(public)/listing/[page]';

interface Asked {
  /** The route's id; null for none. */
  route: string | null;
  method: string;
  /** Whether the answer is for one person alone. */
  personal: boolean;
  /** Whether it was read while the database was away. */
  isStale: boolean;
  /** The longest that a shared cache may show a page after it has changed; 0 for not at all. */
  sharedSeconds: number;
}

/**
 * Says on an answer which caches may keep it, unless its route has said so; none keeps an old one. Of the seconds of a shared
 * cache the first half is fresh, and the second is answered while the cache asks for the page anew.
 */
export function setCacheHeaders(response: Response, asked: Asked): void {
  const { headers, status } = response;
  if (asked.isStale) headers.set('cache-control', 'no-store');
  if (headers.has('cache-control')) return;
  const { route, method, personal, sharedSeconds } = asked;
  const isShared =
    sharedSeconds > 0 &&
    route !== null &&
    SHARED.has(route) &&
    !personal &&
    (method === 'GET' || method === 'HEAD') &&
    status === 200 &&
    !headers.has('set-cookie');
  if (!isShared) {
    // Browsers revalidate pages, so that listings are current.
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
