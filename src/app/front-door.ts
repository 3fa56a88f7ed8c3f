import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { listen } from './listen.ts';

const AWAY = 'Campcairn is starting or stopping. Try again in a moment.';

/** The error object of the API, which answers so even while it is away. */
const awayBody = JSON.stringify({ error: { code: 'internal_error', message: AWAY } });

const answer = (response: ServerResponse, status: number, type: string, body: string): void => {
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-request-id': randomBytes(8).toString('hex'),
      ...(status === 503 ? { 'retry-after': '1' } : {}),
    })
    .end(body);
};

/** Answers while the application is not there yet, or no longer. */
const whileAway: RequestListener = ({ url = '' }, response) => {
  const text = 'text/plain; charset=utf-8';
  if (url === '/healthz') return answer(response, 200, text, 'ok\n');
  if (url.startsWith('/api/'))
    return answer(response, 503, 'application/json; charset=utf-8', awayBody);
  return answer(response, 503, text, `${AWAY}\n`);
};

/** A port that answers from the first moment: with the state of things until the application is in. */
export interface FrontDoor {
  server: Server;
  /** Listens; gives the address, such as `http://127.0.0.1:3000`. */
  listen(port: number, host: string): Promise<string>;
  /** Hands requests to the application. */
  serve(listener: RequestListener): void;
  /**
   * Takes requests away from the application, for which the door answers again, and waits until its
   * last answer is out; what takes longer than `patience` milliseconds is cut off.
   */
  drain(patience: number): Promise<void>;
  /** Stops listening. */
  close(): Promise<void>;
}

/** Milliseconds that the door's own last answers may take. */
const LAST_WORDS = 1000;

/** Opens the door of a process. */
export function createFrontDoor(): FrontDoor {
  let current = whileAway;
  let underWay = 0;
  let whenIdle = (): void => {};
  const server = createServer((request, response) => current(request, response));
  server.requestTimeout = 15_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 72_000;
  server.setTimeout(30_000);
  return {
    server,
    listen: (port, host) => listen(server, port, host),
    serve(listener) {
      current = (request, response) => {
        underWay++;
        response.once('close', () => {
          underWay--;
          if (underWay === 0) whenIdle();
        });
        listener(request, response);
      };
    },
    drain: (patience) =>
      new Promise((resolve) => {
        current = whileAway;
        const timer = setTimeout(() => server.closeAllConnections(), patience);
        whenIdle = () => {
          clearTimeout(timer);
          resolve();
        };
        if (underWay === 0) whenIdle();
      }),
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), LAST_WORDS);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
