import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lazily } from '../platform/lazily.ts';
import type { Logger } from '../platform/log.ts';
import { networkOf, type RateLimit } from '../platform/rate-limit/index.ts';
import type { AssistantDeps } from './assistants.ts';

const PATH = '/mcp';

/** Far above requests to tools, which have some hundreds of bytes. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** JSON-RPC codes of requests that are refused before a tool runs, from the range for servers. */
const CODES = { refused: -32_000, invalid: -32_600 };

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

interface Deps extends AssistantDeps {
  log: Logger;
  /** Limits the requests of one network. */
  limit: RateLimit;
}

/** Answers with an error that clients of the protocol understand. */
const refuse = (reply: FastifyReply, status: number, code: number, message: string) =>
  reply.code(status).headers(HEADERS).send({ jsonrpc: '2.0', error: { code, message }, id: null });

const isPerson = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');

/** Returns the request as the standard's `Request`, with a signal that ends with the connection. */
function asRequest({ raw, method, body }: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const ended = new AbortController();
  reply.raw.once('close', () => ended.abort());
  const sent = Buffer.isBuffer(body) ? { body: new Uint8Array(body) } : {};
  return new Request(url, { method, headers, ...sent, signal: ended.signal });
}

/**
 * Parses a body as JSON in UTF-8, with or without a byte order mark; undefined when it is invalid.
 */
function parse(body: unknown): unknown {
  if (!Buffer.isBuffer(body)) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/**
 * Registers `/mcp`: the Model Context Protocol over streamable HTTP, without sessions. Browsers
 * name the requesting page's site in `Origin`; only this site is allowed, so that no other page
 * reaches a server in its visitor's network by DNS rebinding.
 */
export function registerAssistants(app: FastifyInstance, deps: Deps): void {
  const { publicUrl, limit, log } = deps;
  const url = new URL(PATH, publicUrl);
  const tooMany = (reply: FastifyReply) => {
    const message = `Too many requests: at most ${limit.limit} in ${limit.windowSeconds} seconds.`;
    reply.header('retry-after', String(limit.windowSeconds));
    return refuse(reply, 429, CODES.refused, message);
  };
  // The protocol's modules are large, and most processes are never asked by an assistant.
  const loadHandler = lazily(async () => {
    const { createMcpHandler, originValidationResponse } =
      await import('@modelcontextprotocol/server');
    const { createAssistantServers } = await import('./server.ts');
    const handler = createMcpHandler(createAssistantServers(deps), {
      maxRequestBodySize: BODY_LIMIT_BYTES,
      onerror: (error) => log.debug({ err: error }, 'a request of an assistant was refused'),
    });
    return { handler, originValidationResponse };
  });
  app.addHook('preClose', async () => (await loadHandler.made)?.handler.close());
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES } as const;
    scope.addContentTypeParser('*', options, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) throw error;
      const most = `A question has at most ${BODY_LIMIT_BYTES} bytes.`;
      const why = statusCode === 413 ? most : 'This request cannot be understood.';
      return refuse(reply, statusCode, CODES.invalid, why);
    });
    scope.route({
      // The handler refuses methods outside the protocol, and names those in it.
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      // Fastify's own HEAD cannot measure the body of a `Response`.
      exposeHeadRoute: false,
      url: PATH,
      async onRequest(request, reply) {
        if (!limit.take(networkOf(request.ip))) return tooMany(reply);
      },
      async handler(request, reply) {
        if (isPerson(request)) return reply.redirect('/assistants', 303);
        const parsedBody = parse(request.body);
        // Each message in a list, which earlier versions of the protocol allow, counts as a
        // request; the first is counted already. The protocol is answered from the same parsed
        // value, so no other spelling changes the count.
        for (let more = Array.isArray(parsedBody) ? parsedBody.length - 1 : 0; more > 0; more--) {
          if (!limit.take(networkOf(request.ip))) return tooMany(reply);
        }
        const asked = asRequest(request, reply, url);
        const { handler, originValidationResponse } = await loadHandler();
        const refused = originValidationResponse(asked, [url.hostname]);
        const answer = refused ?? (await handler.fetch(asked, { parsedBody }));
        for (const [name, value] of Object.entries(HEADERS)) answer.headers.set(name, value);
        return reply.send(answer);
      },
    });
  });
}
