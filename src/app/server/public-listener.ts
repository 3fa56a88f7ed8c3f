import type { RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { newTraceId } from '../../platform/trace/index.ts';
import { ALIVE } from './health.ts';
import { createTimedServer, listen } from './listen.ts';

const UNAVAILABLE = 'Campcairn is starting or stopping. Try again in a moment.';

/** The API's error object while the application is not available. */
const unavailableBody = JSON.stringify({ error: { code: 'internal_error', message: UNAVAILABLE } });

const answer = (response: ServerResponse, status: number, type: string, body: string): void => {
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-request-id': newTraceId(),
      ...(status === 503 ? { 'retry-after': '1' } : {}),
    })
    .end(body);
};

/** Answers while the application starts or stops: 200 on `/healthz`, else 503. */
const whileUnavailable: RequestListener = ({ url = '' }, response) => {
  const text = 'text/plain; charset=utf-8';
  if (url === '/healthz') return answer(response, 200, text, `${ALIVE}\n`);
  if (url.startsWith('/api/'))
    return answer(response, 503, 'application/json; charset=utf-8', unavailableBody);
  return answer(response, 503, text, `${UNAVAILABLE}\n`);
};

/**
 * The HTTP listener of a process. It answers from the start of the process, with 503 until the
 * application is available.
 */
export interface PublicListener {
  server: Server;
  /** Listens; returns the address, such as `http://127.0.0.1:3000`. */
  listen(port: number, host: string): Promise<string>;
  /** Passes requests to the application. */
  serve(listener: RequestListener): void;
  /** Whether the process is stopping, so that load balancers should send no more requests. */
  readonly isStopping: boolean;
  /**
   * Starts to stop: keeps answering for the given time, and closes each connection after its next
   * answer.
   * @param cut ends the time early
   */
  drain(milliseconds: number, cut?: AbortSignal): Promise<void>;
  /**
   * Accepts no more connections, and waits until running answers are sent; after `timeoutMs` the
   * remaining connections are closed.
   */
  close(timeoutMs: number): Promise<void>;
}

/** Time after the last answer for which idle connections stay open. */
const IDLE_TIMEOUT_MS = 1000;

/** Creates the listener of a process; it does not listen yet. */
export function createPublicListener(): PublicListener {
  let current = whileUnavailable;
  let isStopping = false;
  let whenIdle = (): void => {};
  const underWay = new Set<ServerResponse>();
  const endItsConnection = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  const server = createTimedServer((request, response) => {
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      if (underWay.size === 0) whenIdle();
    });
    if (isStopping) endItsConnection(response);
    current(request, response);
  });
  const beginToStop = (): void => {
    isStopping = true;
    for (const response of underWay) endItsConnection(response);
  };
  return {
    server,
    listen: (port, host) => listen(server, port, host),
    serve(listener) {
      current = listener;
    },
    get isStopping() {
      return isStopping;
    },
    async drain(milliseconds, signal) {
      beginToStop();
      await wait(milliseconds, undefined, { signal }).catch(() => undefined);
    },
    close(timeoutMs) {
      beginToStop();
      // Answers requests that still arrive on open connections.
      current = whileUnavailable;
      return new Promise((resolve) => {
        const endAllAfter = (milliseconds: number) =>
          setTimeout(() => server.closeAllConnections(), milliseconds);
        let timer = endAllAfter(timeoutMs);
        whenIdle = () => {
          clearTimeout(timer);
          timer = endAllAfter(IDLE_TIMEOUT_MS);
        };
        if (underWay.size === 0) whenIdle();
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    },
  };
}
