import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** Time limits of the server's connections, so that slow clients do not occupy them. */
export const CONNECTION_TIMES = {
  /** Time for a whole request. The largest one, a batch of 10 MB, takes as long at 1.4 Mbit/s. */
  requestMs: 60_000,
  headersMs: 10_000,
  /** Interval of checks for late requests; Node's default is 30 s. */
  checkMs: 1_000,
  keepAliveMs: 72_000,
  /** Time without any data in either direction. */
  idleMs: 30_000,
};

/** The same error as Node's own for a request that takes too long. */
const LATE = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Maximum time of reading the rest of a request after an early answer. */
const READ_ON_MS = 15_000;

/**
 * Reads the rest of a request that was answered early, before its connection closes. Closing a
 * socket with unread bytes resets it, and a client that sends everything before it reads would get
 * a connection error instead of the answer.
 */
const readOn = (request: IncomingMessage, response: ServerResponse): void => {
  // Node's own listener, which runs after this one, calls destroySoon unless the connection is kept
  // alive.
  response.prependOnceListener('finish', () => {
    const { socket } = request;
    if (request.complete || socket.destroyed) return;
    const destroySoon = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      const timer = setTimeout(destroySoon, READ_ON_MS).unref();
      request.once('close', () => {
        clearTimeout(timer);
        destroySoon();
      });
      socket.end();
    };
  });
};

/**
 * Calls `next` after the previous answer of the same connection has been sent, or at once without
 * one. Node also reads pipelined requests, and would pass on a GET while the PUT before it is being
 * written.
 */
const afterAnswer = (earlier: ServerResponse | undefined, next: () => void): void => {
  if (earlier === undefined || earlier.closed) next();
  else earlier.once('close', next);
};

/**
 * Creates an HTTP server with time limits; it does not listen yet. Requests without a host, or with
 * an expectation that Node does not know, reach the listener too, because Node's own refusals have
 * no body.
 */
export function createTimedServer(listener: RequestListener, times = CONNECTION_TIMES): Server {
  const last = new WeakMap<Socket, [IncomingMessage, ServerResponse]>();
  const answer: RequestListener = (request, response) => {
    const [, earlier] = last.get(request.socket) ?? [];
    last.set(request.socket, [request, response]);
    readOn(request, response);
    afterAnswer(earlier, () => {
      // The connection may have ended meanwhile, and with it the body.
      if (!request.destroyed) listener(request, response);
    });
  };
  const options = { requireHostHeader: false, connectionsCheckingInterval: times.checkMs };
  const server = createServer(options, answer);
  server.on('checkExpectation', answer);
  server.requestTimeout = times.requestMs;
  server.headersTimeout = times.headersMs;
  server.keepAliveTimeout = times.keepAliveMs;
  // Node closes an idle connection without an answer.
  server.setTimeout(times.idleMs, (socket) => {
    const [request, response] = last.get(socket) ?? [];
    const isCut = request?.complete === false && response?.headersSent === false;
    if (!isCut || !server.emit('clientError', LATE, socket)) socket.destroy();
  });
  return server;
}

/**
 * Makes a server listen on a port of a host; port 0 chooses a free one. Returns its address, such
 * as `http://127.0.0.1:3000`. Rejects when the address is not available.
 */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  const listened = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${listened}`;
}
