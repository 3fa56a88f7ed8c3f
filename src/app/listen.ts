import type { Server } from 'node:http';

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
