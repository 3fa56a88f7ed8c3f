import { crc32 } from 'node:zlib';
import type { RequestEvent } from '@sveltejs/kit';
import { isShared } from './caching.ts';

const TEXT = /^(text\/|application\/(json|xml|vnd\.mapbox-vector-tile)|image\/svg)/;

/** Downloads are streamed while they are generated, so they are not collected in memory. */
const isDownload = ({ headers }: Response): boolean =>
  headers.get('content-disposition')?.startsWith('attachment') ?? false;

/** Whether a response may be compressed if it is long enough. */
const isText = (response: Response): boolean =>
  TEXT.test(response.headers.get('content-type') ?? '') &&
  response.body !== null &&
  !response.headers.has('content-encoding') &&
  !isDownload(response);

/** The language of a page in `app.html`. */
const LANGUAGE = '%lang%';

/** Encodes a page made of `app.html`, and names its language. */
export function encodedPage(html: string, language: string): Buffer {
  const bytes = Buffer.from(html);
  const at = bytes.indexOf(LANGUAGE);
  return Buffer.concat([
    bytes.subarray(0, at),
    Buffer.from(language),
    bytes.subarray(at + LANGUAGE.length),
  ]);
}

/**
 * Returns bytes as the body of a response. `Response` itself would copy them for a stream that is pulled, and V8 frees such
 * a stream only in a full collection.
 */
const bodyOf = (bytes: Uint8Array): ReadableStream =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

/**
 * Compresses a response when it is text of sufficient size and the client accepts compression, and hands a page that is
 * the same for all visitors to be kept for the next ones.
 * @param page The bytes of a page, which replace the response's own body.
 */
export async function finishedResponse(
  event: RequestEvent,
  response: Response,
  page: Buffer | undefined,
): Promise<Response> {
  const { request, locals, platform } = event;
  const { codingFor, encoded, minBytes } = locals.services.contentCoding;
  const { status, headers } = response;
  let body = page;
  if (page) {
    headers.set('etag', `"${crc32(page).toString(36)}"`);
    headers.set('content-length', String(page.length));
  }
  if (isText(response)) {
    headers.append('vary', 'Accept-Encoding');
    const coding = codingFor(request.headers.get('accept-encoding') ?? '');
    if (coding !== null && request.method !== 'HEAD') {
      body ??= Buffer.from(await response.arrayBuffer());
      if (body.length >= minBytes) {
        body = await encoded(body, coding);
        headers.set('content-encoding', coding);
        headers.set('content-length', String(body.length));
      }
    }
  }
  if (body === undefined) return response;
  if (page && isForAll(event, response)) {
    const { counted, searched } = locals;
    platform!.req.site.keep?.({ headers: Object.fromEntries(headers), body, counted, searched });
  }
  return new Response(bodyOf(body), { status, headers });
}

/** Whether a page is neither for one visitor alone nor not to be stored. */
const isForAll = ({ route, platform }: RequestEvent, { status, headers }: Response): boolean =>
  status === 200 &&
  isShared(route.id) &&
  !headers.has('set-cookie') &&
  !headers.get('cache-control')?.includes('no-store') &&
  !platform!.req.site.staleness.isStale;
