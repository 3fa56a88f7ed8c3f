import { METHODS, type RequestListener } from 'node:http';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { logFailure, presentFailure } from '../../platform/http/index.ts';
import type { Logger } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { inTrace, newTraceId, openSpan, type Span } from '../../platform/trace/index.ts';
import { answerClientError, answerNoHttp, namesHost } from './client-errors.ts';
import { ALIVE } from './health.ts';
import type { PublicListener } from './public-listener.ts';
import type { Readiness } from './readiness.ts';
import type { SiteRequest } from './site-mount.ts';

/** The application, and the listener that passes requests to it. */
export interface Application {
  app: FastifyInstance;
  listener: RequestListener;
}

const send = (reply: FastifyReply, status: number, text: string) =>
  reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`${text}\n`);

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Escapes the percent signs of a path that cannot be decoded, so that it reaches its handler. */
const withReadablePath = (url: string): string => {
  const [path = '', ...query] = url.split('?');
  if (isDecodable(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
};

/** Converts the setting to Fastify's `trustProxy`: a number of hops, or addresses. */
const trusted = (setting: string | undefined) => {
  if (setting === undefined) return false;
  const hops = Number(setting);
  return Number.isInteger(hops) ? (_address: string, hop: number) => hop < hops : setting;
};

const noCompiler = (): never => {
  throw new Error('Routes have no JSON schemas');
};

interface Deps {
  publicListener: PublicListener;
  log: Logger;
  metrics: Metrics;
  readiness: Readiness;
  trustProxy: string | undefined;
}

/** Adds every method that Node parses, so that a wrong method is distinguished from a wrong path. */
const addAllMethods = (app: FastifyInstance): void => {
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) {
      app.addHttpMethod(method, { hasBody: true });
    }
  }
};

/** Returns the pattern of a request's route; for a page the site's own, such as `/listing/[page]`. */
const routeOf = (request: FastifyRequest): string =>
  (request.raw as { site?: SiteRequest }).site?.route ?? request.routeOptions.url ?? 'unknown';

/**
 * Starts a trace for each request, and logs and counts its answer by the route's pattern, so that
 * no id or token in a URL is recorded.
 */
const recordAnswers = (app: FastifyInstance, metrics: Metrics): void => {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    inTrace(request.id, () => {
      const opened = openSpan(request.method, 'server');
      if (!opened) return done();
      spans.set(request, opened.span);
      opened.within(done);
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, id } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = routeOf(request);
    metrics.request({ method, route, status, seconds: elapsedTime / 1000, trace: id });
    const span = spans.get(request);
    span?.add({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    });
    span?.end(`${method} ${route}`);
    const milliseconds = Math.round(elapsedTime * 10) / 10;
    inTrace(id, () => request.log.info({ method, route, status, milliseconds }, 'answered'));
  });
};

/** Answers errors outside the API without their cause, only with the request's id. */
const hideFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    reply.header('x-request-id', request.id);
    const { statusCode = 500 } = error;
    if (statusCode < 500) return send(reply, statusCode, 'This request cannot be understood.');
    logFailure(request.log, error, 'a request failed');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const { status, headers, message } = presentFailure(error, isRead);
    return send(reply.headers(headers), status, message);
  });
};

/**
 * Creates the application of a listener with its log, metrics and health checks; routes are added
 * later.
 */
export function createApplication(deps: Deps): Application {
  const { publicListener, log, metrics, readiness } = deps;
  let listener: RequestListener | undefined;
  const app = Fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newTraceId,
    // Log lines contain the trace's id, which equals the request's.
    childLoggerFactory: (logger) => logger,
    trustProxy: trusted(deps.trustProxy),
    rewriteUrl: (request) => withReadablePath(request.url ?? '/'),
    routerOptions: { maxParamLength: 20_000 },
    // Routes have no JSON schemas, so Fastify's own compilers of them, 120 modules, are not loaded.
    schemaController: {
      compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
    },
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    clientErrorHandler: answerClientError,
    // Handles an absolute URL with an invalid host; withReadablePath already repairs broken paths.
    frameworkErrors: (_error, _request, reply) => answerNoHttp(reply.raw),
    serverFactory: (handler) => {
      listener = (request, response) =>
        namesHost(request) ? handler(request, response) : answerNoHttp(response);
      return publicListener.server;
    },
  }) as unknown as FastifyInstance;
  if (!listener) throw new Error('Fastify did not ask for a server');
  addAllMethods(app);
  recordAnswers(app, metrics);
  hideFailures(app);
  app.get('/healthz', (_request, reply) => send(reply, 200, ALIVE));
  app.get('/readyz', async (_request, reply) => {
    const { state, reason } = await readiness.check();
    return state === 'ready' ? send(reply, 200, state) : send(reply, 503, `${state}: ${reason}`);
  });
  // For load balancers that should still send travellers while the database is away.
  app.get('/readyz/reads', async (_request, reply) => {
    const { state, reason } = await readiness.check();
    return state === 'down' ? send(reply, 503, `${state}: ${reason}`) : send(reply, 200, state);
  });
  return { app, listener };
}
