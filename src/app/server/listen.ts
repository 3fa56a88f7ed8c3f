import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** Maximum times of the server's connections, so that slow clients do not keep them. */
export const CONNECTION_TIMES = {
  /** A whole request: the largest, a batch of 10 MB, takes as long at 1.4 Mbit/s. */
  requestMs: 60_000,
  headersMs: 10_000,
  /** Time between two looks for requests that are late; Node's own is 30 s. */
  checkMs: 1_000,
  keepAliveMs: 72_000,
  /** Time in which nothing arrives or leaves. */
  idleMs: 30_000,
};

/** As Node's own error of a request that takes too long. */
const LATE = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Time for what is read on after an early answer. */
const READ_ON_MS = 15_000;

/**
 * Reads on after an answer that came before the whole request did, where its connection is to be closed.
 * A socket that is closed with bytes unread is reset, and a client that sends everything before it reads
 * then learns of a broken connection in place of the answer.
 */
const readOn = (request: IncomingMessage, response: ServerResponse): void => {
  // Node's own listener, which comes after this one, calls destroySoon unless the connection is kept.
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
 * Calls `next` once an earlier answer of the same connection has been sent, at once where there is none. Node reads
 * requests that are sent without waiting (pipelined), and would hand over a GET while the PUT before it is being written.
 */
const afterAnswer = (earlier: ServerResponse | undefined, next: () => void): void => {
  if (earlier === undefined || earlier.closed) next();
  else earlier.once('close', next);
};

/**
 * Creates an HTTP server with time limits; it does not listen yet. A request without a host, or with an
 * expectation that Node does not know, reaches the listener too: Node's own refusals have no body.
 */
export function createTimedServer(listener: RequestListener, times = CONNECTION_TIMES): Server {
  const last = new WeakMap<Socket, [IncomingMessage, ServerResponse]>();
  const answer: RequestListener = (request, response) => {
    const [, earlier] = last.get(request.socket) ?? [];
    last.set(request.socket, [request, response]);
    readOn(request, response);
    afterAnswer(earlier, () => {
      // Its connection may have ended meanwhile, and its body with it.
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
 * Makes a server listen on a port of a host; port 0 chooses a free one. Gives its address, such as
 * `http://127.0.0.1:3000`. Rejects when the address cannot be listened on.
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
