import { version } from '$app/env';
import { self } from '$app/service-worker';
import {
  DEVICE_PATH,
  isReceipt,
  isSameSubject,
  KEPT_AT,
  KEPT_CHANGED,
  KEPT_FROM,
  keptAs,
  PAGES_CACHE,
} from '#lib/offline/kept-address.ts';
import { keepPhotosOf, pruneNotIn } from './kept-photos.ts';
import { withAge, withoutNetwork } from './notes.ts';

/** The cache with hashed files: styles, scripts, fonts. */
export const FILES_CACHE = 'campcairn-files';

/** Header of a kept page: the build of the site that it is from. */
const KEPT_BUILD = 'x-kept-build';

const MS_PER_HOUR = 3_600_000;
/** A kept page of this age is fetched again when the site is opened with a network. */
const REFRESH_AFTER_MS = 12 * MS_PER_HOUR;
/** Receipts are erased on the server after this time. */
const RECEIPTS_MS = 90 * 24 * MS_PER_HOUR;

const MATCH: CacheQueryOptions = { ignoreVary: true };

const pages = (): Promise<Cache> => caches.open(PAGES_CACHE);

/** Says to open pages that kept pages have changed. */
async function tellPages(): Promise<void> {
  for (const client of await self.clients.matchAll()) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client has none
    client.postMessage(KEPT_CHANGED);
  }
}

const fromOf = (kept: Response): URL =>
  new URL(kept.headers.get(KEPT_FROM) ?? '/', self.location.origin);

const ageOf = (kept: Response): number => Date.now() - Number(kept.headers.get(KEPT_AT));

/** Returns a response that can be kept, with the time, the build and the address it is from. */
async function stamped(response: Response, address: string): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(KEPT_AT, String(Date.now()));
  headers.set(KEPT_FROM, address);
  headers.set(KEPT_BUILD, version);
  return new Response(await response.text(), { status: 200, headers });
}

const isPage = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('content-type') ?? '').includes('text/html');

/**
 * Returns the response to keep in place of the kept page that was asked for; null when that page is
 * not to be kept, or another list or trip was asked for. Forgets a page that no longer exists.
 */
export async function refreshed(request: Request, response: Response): Promise<Response | null> {
  const url = new URL(response.redirected ? response.url : request.url);
  const key = keptAs(url.pathname);
  if (key === undefined) return null;
  const cache = await pages();
  const kept = await cache.match(key, MATCH);
  if (!kept) return null;
  if (response.status === 404 || response.status === 410) await cache.delete(key, MATCH);
  if (!isPage(response) || !isSameSubject(fromOf(kept), url)) return null;
  return stamped(response, url.href);
}

/**
 * Answers a request that got no response: with the kept page and its age, or with the page of what
 * is kept. A script that swaps content gets a page of exactly its address, or none.
 */
export async function answerOf(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  const cache = await pages();
  const isVisit = request.mode === 'navigate';
  const key = keptAs(url.pathname);
  const kept = key === undefined ? undefined : await cache.match(key, MATCH);
  if (key === DEVICE_PATH && kept) return isVisit ? kept : undefined;
  if (kept && (isVisit ? isVisitOf(kept, url) : fromOf(kept).href === url.href)) {
    return withAge(kept, Number(kept.headers.get(KEPT_AT)));
  }
  const device = isVisit ? await cache.match(DEVICE_PATH, MATCH) : undefined;
  return device && withoutNetwork(device);
}

/** Whether a visit may be answered with a kept page: `/trip` alone stands for the kept trip. */
const isVisitOf = (kept: Response, asked: URL): boolean =>
  isSameSubject(fromOf(kept), asked) || asked.search === '';

/** Whether a kept page has to be fetched again: old, of an earlier build, or of another subject. */
const isOutdated = (kept: Response, wanted: URL): boolean =>
  ageOf(kept) > REFRESH_AFTER_MS ||
  kept.headers.get(KEPT_BUILD) !== version ||
  !isSameSubject(fromOf(kept), wanted);

/** Fetches a page and keeps it with its files and first photos; forgets one that is gone. */
async function fetchAndKeep(cache: Cache, key: string, address: URL): Promise<void> {
  const response = await fetch(address, {
    // The header keeps the request out of the counts of views: nobody looks at the page now.
    headers: { accept: 'text/html', purpose: 'prefetch' },
    credentials: 'omit',
    cache: 'no-cache',
  });
  if (response.status === 404 || response.status === 410) await cache.delete(key, MATCH);
  if (!isPage(response)) return;
  const page = await stamped(response, response.url || address.href);
  const html = await page.clone().text();
  await cache.put(key, page);
  await keepFiles(
    [...html.matchAll(/["'](\/_app\/immutable\/[^"'#?]+)/g)].map(([, path]) => path!),
  );
  await keepPhotosOf(html);
}

/** Keeps hashed files that are not kept yet. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  for (const path of new Set(paths)) {
    if (!(await cache.match(path, MATCH))) await cache.add(path);
  }
}

let turn: Promise<unknown> = Promise.resolve();

/** Runs `work` after the work before, so that pages are fetched one at a time. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const next = turn.then(work).catch(() => {
    // Without a network the pages stay as they are, until a page is opened with one.
  });
  turn = next;
  return next;
}

/**
 * Keeps pages and no other ones but receipts, and fetches those that are missing or outdated.
 * @param files addresses of files that the pages' scripts load
 */
export const keep = (addresses: readonly string[], files: readonly string[]): Promise<void> =>
  inTurn(async () => {
    const cache = await pages();
    const wanted = new Map<string, URL>();
    for (const address of addresses) {
      const url = new URL(address, self.location.origin);
      const key = keptAs(url.pathname);
      if (key !== undefined && !wanted.has(key)) wanted.set(key, url);
    }
    for (const request of await cache.keys()) {
      const key = new URL(request.url).pathname;
      const kept = isReceipt(key) ? await cache.match(key, MATCH) : undefined;
      const stays = kept ? ageOf(kept) < RECEIPTS_MS : wanted.has(key);
      if (!stays) await cache.delete(request, MATCH);
    }
    await tellPages();
    await keepFiles(files);
    for (const [key, url] of wanted) {
      const kept = await cache.match(key, MATCH);
      if (kept && !isOutdated(kept, url)) continue;
      await fetchAndKeep(cache, key, url);
      await tellPages();
    }
    const all = await Promise.all((await cache.matchAll()).map((page) => page.text()));
    await pruneNotIn(all.join('\n'));
  });

/** Keeps a receipt beside the other pages. */
export const keepOne = (address: string): Promise<void> =>
  inTurn(async () => {
    const url = new URL(address, self.location.origin);
    const key = keptAs(url.pathname);
    if (key === undefined) return;
    await fetchAndKeep(await pages(), key, url);
    await tellPages();
  });

/** Deletes kept receipts of the enquiries of one receipt. */
export async function forgetReceipts(key: string): Promise<void> {
  const tokensOf = (path: string) => decodeURIComponent(path.slice('/enquiry/'.length)).split('~');
  const erased = new Set(tokensOf(key));
  const cache = await pages();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (isReceipt(pathname) && tokensOf(pathname).some((token) => erased.has(token))) {
      await cache.delete(request, MATCH);
    }
  }
  await tellPages();
}
