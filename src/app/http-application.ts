import { randomBytes } from 'node:crypto';
import { METHODS, type RequestListener } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { presentFailure } from '../platform/http/index.ts';
import type { Logger } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { PublicListener } from './public-listener.ts';
import type { Readiness } from './readiness.ts';

/** The application, and the listener that hands requests to it. */
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

/** Escapes the per cent signs of a path that cannot be decoded, so that it reaches its handler. */
const withReadablePath = (url: string): string => {
  const [path = '', ...query] = url.split('?');
  if (isDecodable(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
};

/** Fastify's `trustProxy` by the setting: a number of hops, or addresses. */
const trusted = (setting: string | undefined) => {
  if (setting === undefined) return false;
  const hops = Number(setting);
  return Number.isInteger(hops) ? (_address: string, hop: number) => hop < hops : setting;
};

interface Needs {
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

/** Logs and counts each answer by the route's pattern, so that no id or token of a URL is recorded. */
const recordAnswers = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    metrics.request(method, route, reply.statusCode, reply.elapsedTime / 1000);
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, route, status: reply.statusCode, milliseconds }, 'answered');
  });
};

/** Answers errors outside of the API without their cause, only with the request's id. */
const hideFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    reply.header('x-request-id', request.id);
    const { statusCode = 500 } = error;
    if (statusCode < 500) return send(reply, statusCode, 'This request cannot be understood.');
    request.log.error({ err: error }, 'a request failed');
    const { status, headers, message } = presentFailure(error);
    return send(reply.headers(headers), status, message);
  });
};

/** Makes the application of a listener with its log, metrics and health checks; routes are added later. */
export function createApplication(needs: Needs): Application {
  const { publicListener, log, metrics, readiness } = needs;
  let listener: RequestListener | undefined;
  const app = Fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(8).toString('hex'),
    trustProxy: trusted(needs.trustProxy),
    rewriteUrl: (request) => withReadablePath(request.url ?? '/'),
    routerOptions: { maxParamLength: 20_000 },
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    serverFactory: (handler) => {
      listener = handler as RequestListener;
      return publicListener.server;
    },
  }) as unknown as FastifyInstance;
  if (!listener) throw new Error('Fastify did not ask for a server');
  addAllMethods(app);
  recordAnswers(app, metrics);
  hideFailures(app);
  app.get('/healthz', (_request, reply) => send(reply, 200, 'ok'));
  app.get('/readyz', async (_request, reply) => {
    const { state, reason } = await readiness.check();
    return state === 'ready' ? send(reply, 200, state) : send(reply, 503, `${state}: ${reason}`);
  });
  // For load balancers, which shall go on sending travellers while the database is away.
  app.get('/readyz/reads', async (_request, reply) => {
    const { state, reason } = await readiness.check();
    return state === 'down' ? send(reply, 503, `${state}: ${reason}`) : send(reply, 200, state);
  });
  return { app, listener };
}
