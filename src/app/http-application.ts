import { randomBytes } from 'node:crypto';
import { METHODS, type RequestListener } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { presentFailure } from '../platform/http/index.ts';
import type { Logger } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { FrontDoor } from './front-door.ts';

/** How the process stands: what `/readyz` says. */
export interface Readiness {
  /** Undefined when all is served, else the reason why not. */
  obstacle(): Promise<string | undefined>;
}

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

/** A path with a bad escape reaches its handler with the per cent signs as themselves. */
const withReadablePath = (url: string): string => {
  const [path = '', ...query] = url.split('?');
  if (isDecodable(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
};

/** Which proxies are believed: so many hops, or those of the given addresses. */
const trusted = (setting: string | undefined) => {
  if (setting === undefined) return false;
  const hops = Number(setting);
  return Number.isInteger(hops) ? (_address: string, hop: number) => hop < hops : setting;
};

interface Needs {
  door: FrontDoor;
  log: Logger;
  metrics: Metrics;
  readiness: Readiness;
  trustProxy: string | undefined;
}

/** Every method that Node reads, so that a wrong one is told from a wrong path. */
const knowAllMethods = (app: FastifyInstance): void => {
  for (const method of METHODS) {
    if (method !== 'CONNECT' && !app.supportedMethods.includes(method)) {
      app.addHttpMethod(method, { hasBody: true });
    }
  }
};

/** One line and one figure an answer; the route is the pattern, so that no address is in either. */
const tellOfAnswers = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    metrics.request(method, route, reply.statusCode, reply.elapsedTime / 1000);
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, route, status: reply.statusCode, milliseconds }, 'answered');
  });
};

/** What fails outside of the API says nothing of itself but the request's id. */
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

/** Makes the application behind a door, with its log lines, figures and health; routes come after. */
export function createApplication(needs: Needs): Application {
  const { door, log, metrics, readiness } = needs;
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
      return door.server;
    },
  }) as unknown as FastifyInstance;
  if (!listener) throw new Error('Fastify did not ask for a server');
  knowAllMethods(app);
  tellOfAnswers(app, metrics);
  hideFailures(app);
  app.get('/healthz', (_request, reply) => send(reply, 200, 'ok'));
  app.get('/readyz', async (_request, reply) => {
    const obstacle = await readiness.obstacle();
    return obstacle ? send(reply, 503, obstacle) : send(reply, 200, 'ready');
  });
  return { app, listener };
}
