import { error, type RequestEvent } from '@sveltejs/kit';
import type { Handle, HandleServerError } from '@sveltejs/kit/hooks';
import { splitLocale } from '#lib/locale/locales.ts';
import { setCacheHeaders } from '#lib/server/caching.ts';
import { isOtherHost } from '#lib/server/demo-door.ts';
import { encodedPage, finishedResponse } from '#lib/server/finished-response.ts';
import { dev } from '$app/env';
import { isOutbox } from '#lib/server/outbox.ts';
import { TOO_LARGE } from '#lib/server/posted-body.ts';
import { LISTING_FORM_BYTES } from '#lib/server/posted-form.ts';
import { admit, isPersonal } from '#lib/server/session.ts';

/**
 * Whether another site caused a request that would change something. Browsers report this in
 * `Sec-Fetch-Site` or `Origin`; clients that send neither header carry nobody's cookies. Both the
 * origin of `publicUrl` and the requested origin count as this site, because a proxy may hide
 * either from the other side.
 */
function isCrossSiteWrite(request: Request, url: URL, publicUrl: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  return origin !== null && origin !== url.origin && origin !== new URL(publicUrl).origin;
}

const POLICY = 'content-security-policy';

/**
 * Adds a source after `'self'` to one directive of a response's content security policy, if it has
 * one.
 */
function allowAlso(response: Response, directive: string, source: string): void {
  const policy = response.headers.get(POLICY);
  if (!policy) return;
  const own = `${directive} 'self'`;
  response.headers.set(POLICY, policy.replace(own, `${own} ${source}`));
}

/** SvelteKit adds Vite's client only to pages with client-side rendering. */
const LIVE_RELOAD = '<script type="module" src="/@vite/client"></script>';

/** The route of the API reference, whose third-party viewer inserts styles by script. */
const STYLED_BY_SCRIPT = '/(public)/developers/reference';

/** Routes whose forms contain files. They limit the size of bodies themselves. */
const WITH_FILES: ReadonlySet<string> = new Set([
  '/dashboard/[partner]/listings/edit/[listing]',
  '/dashboard/[partner]/listings/edit/[listing]/photos',
  '/dashboard/[partner]/listings/import',
  '/dashboard/[partner]/listings/new',
  '/dashboard/[partner]/listings/photos',
]);

/**
 * Whether `content-length` exceeds the maximum of forms without a file. Such a body is refused
 * before it is read.
 */
const isTooLarge = ({ request, route }: RequestEvent): boolean =>
  Number(request.headers.get('content-length') ?? 0) > LISTING_FORM_BYTES &&
  !WITH_FILES.has(route.id ?? '');

/** Time after which clients should retry a request that cannot be answered now. */
const RETRY_AFTER_SECONDS = '5';

export const handle: Handle = async ({ event, resolve }) => {
  const siteRequest = event.platform!.req.site;
  const { services, staleness } = siteRequest;
  if (event.route.id !== null) siteRequest.route = event.route.id.replace('/(public)', '') || '/';
  if (isCrossSiteWrite(event.request, event.url, services.site.publicUrl))
    return new Response(null, { status: 403 });
  if (isTooLarge(event)) return new Response(`${TOO_LARGE}\n`, { status: 413 });
  event.locals.locale = splitLocale(event.url.pathname).locale;
  event.locals.timeZone = 'UTC';
  event.locals.services = services;
  event.locals.counted = [];
  event.locals.searched = null;
  const personal = isPersonal(event.route.id);
  if ((personal || isOutbox(event.route.id)) && isOtherHost(event))
    error(404, `Not found here: ask at ${services.site.publicUrl}`);
  if (personal) await admit(event);
  let page: Buffer | undefined;
  const response = await resolve(event, {
    // The response gets the page's bytes at the end, so that it is encoded once.
    transformPageChunk: ({ html }) => {
      page = encodedPage(
        dev ? html.replace('</head>', `${LIVE_RELOAD}</head>`) : html,
        event.locals.locale,
      );
      return '';
    },
    // Font subsets beyond Latin-1 are rarely needed and are not preloaded.
    preload: (file) => file.type !== 'font' || file.filename.includes('latin-wght'),
  });
  for (const [name, value] of Object.entries(event.locals.failureHeaders ?? {})) {
    response.headers.set(name, value);
  }
  if (response.status === 503 && !response.headers.has('retry-after')) {
    response.headers.set('retry-after', RETRY_AFTER_SECONDS);
  }
  setCacheHeaders(response, {
    route: event.route.id,
    method: event.request.method,
    personal,
    isStale: staleness.isStale,
    sharedSeconds: services.site.sharedCacheSeconds,
  });
  if (response.headers.get('content-type') === 'text/html') {
    response.headers.set('content-type', 'text/html; charset=utf-8');
  }
  if (event.route.id === STYLED_BY_SCRIPT) allowAlso(response, 'style-src', "'unsafe-inline'");
  const { mapStyleOrigin } = services.site;
  if (mapStyleOrigin !== null) allowAlso(response, 'connect-src', mapStyleOrigin);
  return finishedResponse(event, response, page);
};

export const handleError: HandleServerError = ({ kind, error, event }) => {
  const { requestId, report } = event.platform!.req.site;
  if (kind !== 'unknown') return { requestId };
  const { status, message, headers } = report(error);
  event.locals.failureHeaders = headers;
  return { requestId, status, message };
};
