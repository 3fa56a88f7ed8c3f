import type { RequestListener, Server, ServerResponse } from 'node:http';
import { newTraceId } from '../platform/trace/index.ts';
import { createTimedServer, listen } from './listen.ts';

const UNAVAILABLE = 'Campcairn is starting or stopping. Try again in a moment.';

/** The API's error object while the application is not there. */
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

/** Answers while the application is starting or stopping: 200 on `/healthz`, else 503. */
const whileUnavailable: RequestListener = ({ url = '' }, response) => {
  const text = 'text/plain; charset=utf-8';
  if (url === '/healthz') return answer(response, 200, text, 'ok\n');
  if (url.startsWith('/api/'))
    return answer(response, 503, 'application/json; charset=utf-8', unavailableBody);
  return answer(response, 503, text, `${UNAVAILABLE}\n`);
};

/** The HTTP listener of a process, which answers from its start: with 503 until there is an application. */
export interface PublicListener {
  server: Server;
  /** Listens; gives the address, such as `http://127.0.0.1:3000`. */
  listen(port: number, host: string): Promise<string>;
  /** Hands requests to the application. */
  serve(listener: RequestListener): void;
  /**
   * Answers new requests with 503 again, and waits until the application's last answer is sent; after
   * `timeoutMs` the remaining connections are closed.
   */
  drain(timeoutMs: number): Promise<void>;
  /** Stops listening. */
  close(): Promise<void>;
}

/** Time for the listener's own last answers when it closes. */
const CLOSE_TIMEOUT_MS = 1000;

/** Makes the listener of a process; it does not listen yet. */
export function createPublicListener(): PublicListener {
  let current = whileUnavailable;
  let inFlight = 0;
  let whenIdle = (): void => {};
  const server = createTimedServer((request, response) => current(request, response));
  return {
    server,
    listen: (port, host) => listen(server, port, host),
    serve(listener) {
      current = (request, response) => {
        inFlight++;
        response.once('close', () => {
          inFlight--;
          if (inFlight === 0) whenIdle();
        });
        listener(request, response);
      };
    },
    drain: (timeoutMs) =>
      new Promise((resolve) => {
        current = whileUnavailable;
        const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
        whenIdle = () => {
          clearTimeout(timer);
          resolve();
        };
        if (inFlight === 0) whenIdle();
      }),
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
