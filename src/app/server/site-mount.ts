import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ExpectedError } from '../../platform/errors.ts';
import { type Staleness, withStaleness } from '../../platform/db/index.ts';
import { type Failure, logFailure, presentFailure } from '../../platform/http/index.ts';
import type { FinishedPage, KeptPage, KeptPages } from './kept-pages.ts';
import { keepRedirectsOnSite } from './own-redirects.ts';
import { buildFile, siteFolder } from './site-build.ts';
import type { SiteServices } from '../pages/services.ts';

/** The data of a request that pages read from `event.platform.req.site`. */
export interface SiteRequest {
  services: SiteServices;
  requestId: string;
  /** Whether the answer was made from data that may be stale. */
  staleness: Staleness;
  /** The pattern of the page's route, which the site sets. */
  route?: string;
  /** Keeps the finished page for the next visitors; undefined when they may get another one. */
  keep?: ((page: FinishedPage) => void) | undefined;
  /** Returns how an error of a page is answered; logs it unless it is a refusal. */
  report(error: unknown): Failure;
}

/** The handler of pages: the build's, or Vite's in development. */
type PageHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Headers of every answer of the site, including files and errors; SvelteKit adds the content
 * policy of pages.
 */
const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
};

const SERVICE_WORKER = '/service-worker.js';

/** Browsers ask for every new version of the service worker, which may reach this site alone. */
const SERVICE_WORKER_HEADERS: Record<string, string> = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
};

/** Answers a request with the page of its path, or with the site's 404 page. */
export type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Serves the site for every path that no other route of `app` has. Resolves with the function by
 * which other routes let the site answer, such as `/go/{id}` for a listing that does not exist.
 */
export async function mountSite(
  app: FastifyInstance,
  options: {
    services: SiteServices;
    mode: 'production' | 'development';
    keptPages: KeptPages | null;
  },
): Promise<PageAnswer> {
  const { services, mode, keptPages } = options;
  const handle = mode === 'production' ? await builtSite() : await developedSite(app, services);
  const answerPage: PageAnswer = (request, reply) => {
    reply.hijack();
    answer(request, reply, { services, handle, keptPages });
  };
  await app.register(async (scope) => {
    // The pages read request bodies themselves.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all('/*', answerPage);
  });
  return answerPage;
}

interface Answering {
  services: SiteServices;
  handle: PageHandler;
  /** Null when no pages are kept. */
  keptPages: KeptPages | null;
}

function answer(request: FastifyRequest, reply: FastifyReply, answering: Answering): void {
  const { services, handle, keptPages } = answering;
  const raw = request.raw as IncomingMessage & { site?: SiteRequest };
  const report = reportTo(request.log, request.method === 'GET' || request.method === 'HEAD');
  const staleness: Staleness = { isStale: false };
  const site: SiteRequest = { services, requestId: request.id, staleness, report };
  raw.site = site;
  // Overwrites headers of these names from the client, because only Fastify knows which proxy to
  // trust.
  raw.headers['x-mount-protocol'] = request.protocol;
  raw.headers['x-mount-host'] = request.host;
  raw.headers['x-mount-address'] = request.ip;
  // A form that is not sent by the site's script is answered with a page, whatever `accept` says.
  if (request.method === 'POST' && raw.headers['x-sveltekit-action'] === undefined) {
    raw.headers.accept = 'text/html';
  }
  const headers = { ...reply.getHeaders(), ...SECURITY_HEADERS, 'x-request-id': request.id };
  for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value!);
  if (raw.url === SERVICE_WORKER) {
    for (const [name, value] of Object.entries(SERVICE_WORKER_HEADERS)) {
      reply.raw.setHeader(name, value);
    }
  }
  keepRedirectsOnSite(reply.raw, raw.url ?? '/');
  const make = (keep?: (page: KeptPage) => void) => {
    site.keep = keep && ((page) => keep({ ...page, route: site.route }));
    return Promise.resolve(withStaleness(staleness, () => handle(raw, reply.raw)));
  };
  const send = (page: KeptPage): void => {
    site.route = page.route;
    sendKept(raw, reply.raw, page);
  };
  const answered = keptPages
    ? keptPages.answer({ raw, protocol: request.protocol, host: request.host }, send, make)
    : make();
  answered.catch((error: unknown) => {
    const { status, headers } = report(error);
    if (!reply.raw.headersSent) reply.raw.writeHead(status, headers);
    reply.raw.end();
  });
}

/** Headers of a page that its 304 has too (RFC 9110, section 15.4.5). */
const OF_UNCHANGED: ReadonlySet<string> = new Set(['cache-control', 'etag', 'vary']);

/** Sends a page from memory, or that the visitor's copy of it is still the same. */
function sendKept(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  const { headers, body } = page;
  const known = request.headers['if-none-match']?.replace(/^W\//, '');
  const isUnchanged = known !== undefined && known === headers.etag;
  for (const [name, value] of Object.entries(headers)) {
    if (!isUnchanged || OF_UNCHANGED.has(name)) response.setHeader(name, value);
  }
  response.statusCode = isUnchanged ? 304 : 200;
  response.end(isUnchanged ? undefined : body);
}

const reportTo =
  (log: FastifyBaseLogger, isRead: boolean): SiteRequest['report'] =>
  (error) => {
    if (!(error instanceof ExpectedError)) logFailure(log, error, 'page failed');
    return presentFailure(error, isRead);
  };

async function builtSite(): Promise<PageHandler> {
  const { handler } = (await import(buildFile.href)) as { handler: PageHandler };
  return handler;
}

/** Creates Vite's handler, with live reload over the app's own server; it ends before the app closes. */
async function developedSite(app: FastifyInstance, services: SiteServices): Promise<PageHandler> {
  const site: SiteRequest = {
    services,
    requestId: 'development',
    staleness: { isStale: false },
    report: reportTo(app.log, true),
  };
  // Vite cannot pass a request to the pages as their platform, so it reads the services here.
  Object.assign(globalThis, {
    [Symbol.for('campcairn.site.platform')]: { req: { site } },
  });
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: siteFolder,
    configFile: `${siteFolder}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('preClose', () => vite.close());
  return (request, response) => vite.middlewares(request, response);
}
