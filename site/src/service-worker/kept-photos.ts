/** Photos of kept pages. Their addresses are signed and say the width: `/img/{width}/{photo}`. */
const PHOTOS_CACHE = 'campcairn-photos';

/** Photos that are kept of each page. */
const MOST_OF_A_PAGE = 4;

/** The width that is kept, which is shown in place of every other one. */
const KEPT_WIDTH = 640;

const MATCH: CacheQueryOptions = { ignoreVary: true };

const ADDRESS = /\/img\/\d+\/([\w.~-]+)/g;

const photosIn = (html: string): Set<string> =>
  new Set([...html.matchAll(ADDRESS)].map(([, photo]) => photo!));

const addressOf = (photo: string): string => `/img/${KEPT_WIDTH}/${photo}`;

/** Keeps the first photos of a page in one width. */
export async function keepPhotosOf(html: string): Promise<void> {
  const cache = await caches.open(PHOTOS_CACHE);
  for (const photo of [...photosIn(html)].slice(0, MOST_OF_A_PAGE)) {
    const address = addressOf(photo);
    if (await cache.match(address, MATCH)) continue;
    const response = await fetch(address, { headers: { accept: 'image/webp,image/*' } });
    if (response.ok) await cache.put(address, response);
  }
}

/** Deletes the photos that no kept page shows. */
export async function pruneNotIn(html: string): Promise<void> {
  const shown = photosIn(html);
  const cache = await caches.open(PHOTOS_CACHE);
  for (const request of await cache.keys()) {
    const photo = new URL(request.url).pathname.split('/').at(-1)!;
    if (!shown.has(photo)) await cache.delete(request, MATCH);
  }
}

/** Answers with the photo from the network; without one, with the same photo in the kept width. */
export async function answerPhoto(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const photo = new URL(request.url).pathname.split('/').at(-1)!;
    const kept = await (await caches.open(PHOTOS_CACHE)).match(addressOf(photo), MATCH);
    if (kept) return kept;
    throw error;
  }
}
