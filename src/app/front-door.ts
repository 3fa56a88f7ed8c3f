import { createServer, type RequestListener, type Server } from 'node:http';

const plain = (status: number, text: string): [number, Record<string, string>, string] => [
  status,
  { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '1' },
  `${text}\n`,
];

/** Answers while the application is not there yet, or no longer. */
const whileAway: RequestListener = (request, response) => {
  const alive = request.url === '/healthz';
  const [status, headers, text] = alive ? plain(200, 'ok') : plain(503, 'starting or stopping');
  response.writeHead(status, headers).end(text);
};

/** A port that answers from the first moment: with the state of things until the application is in. */
export interface FrontDoor {
  server: Server;
  /** Listens; gives the port, which is another than asked for when that was 0. */
  listen(port: number, host: string): Promise<number>;
  /** Hands requests to the application, or with undefined takes them away from it. */
  serve(listener: RequestListener | undefined): void;
  /** Stops listening and waits until the last answer is out, `patience` milliseconds at most. */
  close(patience: number): Promise<void>;
}

/** Opens the door of a process. */
export function createFrontDoor(): FrontDoor {
  let current = whileAway;
  const server = createServer((request, response) => current(request, response));
  server.requestTimeout = 15_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 72_000;
  server.setTimeout(30_000);
  return {
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          const address = server.address();
          resolve(typeof address === 'object' && address ? address.port : port);
        });
      }),
    serve(listener) {
      current = listener ?? whileAway;
    },
    close: (patience) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), patience);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
