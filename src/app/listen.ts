import { createServer, type RequestListener, type Server } from 'node:http';

/** Maximum times of the server's connections, so that slow clients do not keep them. */
const REQUEST_TIMEOUT_MS = 15_000;
const HEADERS_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
const IDLE_TIMEOUT_MS = 30_000;

/** Creates an HTTP server with time limits; it does not listen yet. */
export function createTimedServer(listener: RequestListener): Server {
  const server = createServer(listener);
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  server.setTimeout(IDLE_TIMEOUT_MS);
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
