import { connect } from 'node:net';

/** What came back over one connection. */
export interface RawAnswers {
  /** The status of each answer, in order. */
  statuses: number[];
  /** All that was sent, heads and bodies. */
  text: string;
}

/**
 * Sends bytes as they are, which no client would write, over a connection of its own. The connection
 * ends when the server closes it, so the last request should ask for that; at the latest after
 * `idleTimeoutMs` without a byte.
 */
export async function sendRaw(
  address: string,
  parts: (string | Buffer)[],
  idleTimeoutMs = 5000,
): Promise<RawAnswers> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(idleTimeoutMs, () => socket.destroy());
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = new Promise<void>((resolve) => {
    socket.on('error', () => resolve()).on('close', () => resolve());
  });
  for (const part of parts) {
    if (!socket.writable) break;
    if (!socket.write(part)) {
      await new Promise<void>((resolve) => {
        socket.once('drain', resolve).once('close', resolve);
      });
    }
  }
  await closed;
  const text = Buffer.concat(chunks).toString('latin1');
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return { statuses, text };
}

/** The head of a request that closes its connection. */
export const rawHead = (
  method: string,
  target: string,
  headers: Record<string, string> = {},
): string => {
  const all = { host: 'campcairn.example', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
};
