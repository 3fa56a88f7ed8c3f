/**
 * The service worker. It keeps the pages that a traveller needs on the road, and answers with them
 * when there is no network. With a network every page comes from the server. The pages' scripts say
 * what to keep (`lib/enhance/kept-pages.ts`); nothing else is kept but hashed files.
 */
import { self } from '$app/service-worker';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { isReceipt, type KeepMessage, keptAs, PAGES_CACHE } from '#lib/offline/kept-address.ts';
import { answerOf, FILES_CACHE, forgetReceipts, keep, keepOne, refreshed } from './kept-pages.ts';
import { answerPhoto } from './kept-photos.ts';

/** Paths of which nothing is ever kept or answered here. */
const PRIVATE =
  /^\/(?:dashboard|operator|profile|outbox|preview|calendars|api|go)(?:\/|$)|^(?:\/[a-z]{2})?\/(?:sign-in|sign-out|account|mails)(?:\/|$)/;

/** Names of files that are downloaded: not pages. */
const FILE = /\.[a-z]+$/;

const SECONDS_PER_DAY = 86_400;

const isOwn = (url: URL): boolean => url.origin === self.location.origin;

/** Whether a request is for a page: by a browser, or by the script that swaps a page's content. */
const isForPage = (request: Request): boolean =>
  request.mode === 'navigate' || request.headers.get('accept') === 'text/html';

// Files with a hash in their name never change.
registerRoute(
  ({ url }) => isOwn(url) && url.pathname.startsWith('/_app/immutable/'),
  new CacheFirst({
    cacheName: FILES_CACHE,
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * SECONDS_PER_DAY }),
    ],
  }),
);

registerRoute(
  ({ url }) => isOwn(url) && /^\/img\/\d+\//.test(url.pathname),
  ({ request }) => answerPhoto(request),
);

registerRoute(
  ({ request, url }) =>
    isOwn(url) && isForPage(request) && !PRIVATE.test(url.pathname) && !FILE.test(url.pathname),
  new NetworkFirst({
    cacheName: PAGES_CACHE,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => keptAs(new URL(request.url).pathname) ?? request,
        cacheWillUpdate: async ({ request, response }) => refreshed(request, response),
        // Kept pages are looked up only once the network has failed, and say how old they are.
        cachedResponseWillBeUsed: async () => null,
        handlerDidError: async ({ request }) => answerOf(request),
      },
    ],
  }),
);

// A receipt that is erased is erased on the device as well.
registerRoute(
  ({ url }) => isOwn(url) && isReceipt(keptAs(url.pathname) ?? ''),
  new NetworkOnly({
    plugins: [
      {
        fetchDidSucceed: async ({ request, response }) => {
          await forgetReceipts(keptAs(new URL(request.url).pathname)!);
          return response;
        },
      },
    ],
  }),
  'POST',
);

self.addEventListener('message', (event) => {
  const message = event.data as KeepMessage;
  if (message.kind === 'keep') event.waitUntil(keep(message.pages, message.files));
  if (message.kind === 'receipt') event.waitUntil(keepOne(message.page));
});

// Every build is a new version of this file. It holds no pages of its own, so it may replace the
// version before at once.
self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();
