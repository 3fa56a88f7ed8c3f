import { connect, type Socket } from 'node:net';

/** Creates one request as bytes. */
export type MakeRequest = (number: number) => Buffer | string;

/** The result of a load. */
export interface LoadResult {
  requests: number;
  seconds: number;
  perSecond: number;
  /** Number of responses by status. */
  statuses: Record<number, number>;
  /** Median and 99th percentile in milliseconds. */
  p50: number;
  p99: number;
}

/** Returns the length of the first complete response in `bytes`, or 0 while it is incomplete. */
function answerLength(bytes: Buffer): number {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return 0;
  const head = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const whole = end + 4 + Number(length);
    return bytes.length >= whole ? whole : 0;
  }
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) return end + 4;
  return bytes.subarray(-5).toString('latin1') === '0\r\n\r\n' ? bytes.length : 0;
}

const percentile = (sorted: Float64Array, share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) /
  100;

/**
 * Sends `requests` requests over `inFlight` connections. Each connection waits for a response
 * before its next request. It uses plain sockets, so that the client takes as little processor time
 * as possible.
 */
export async function load(
  port: number,
  { requests, inFlight, make }: { requests: number; inFlight: number; make: MakeRequest },
): Promise<LoadResult> {
  const statuses: Record<number, number> = {};
  const times = new Float64Array(requests);
  let sent = 0;
  let answered = 0;
  const started = performance.now();
  const drive = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      let received: Buffer = Buffer.alloc(0);
      let sentAt = 0;
      const next = (): void => {
        if (sent >= requests) {
          socket.end();
          return resolve();
        }
        sentAt = performance.now();
        socket.write(make(sent++));
      };
      socket.on('data', (chunk: Buffer) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const length = answerLength(received);
        if (length === 0) return;
        const status = Number(received.toString('latin1', 9, 12));
        statuses[status] = (statuses[status] ?? 0) + 1;
        times[answered++] = performance.now() - sentAt;
        received = received.subarray(length);
        next();
      });
      socket.on('error', reject);
      socket.on('connect', next);
    });
  const sockets = Array.from({ length: inFlight }, () => connect({ port, host: '127.0.0.1' }));
  await Promise.all(sockets.map((socket) => drive(socket.setNoDelay(true))));
  const seconds = (performance.now() - started) / 1000;
  times.sort();
  return {
    requests,
    seconds: Math.round(seconds * 1000) / 1000,
    perSecond: Math.round(requests / seconds),
    statuses,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

/** Returns a request with a JSON body. */
export function jsonRequest(method: string, path: string, key: string, body: unknown): string {
  const text = JSON.stringify(body);
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Content codings as Chromium accepts them. */
export const CODINGS = 'br, gzip, zstd';

/** Returns a request for a page with a browser's headers, which a page in memory may answer. */
export const pageRequest = (path: string, codings = CODINGS): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ${BROWSER}\r\nAccept: text/html\r\nAccept-Encoding: ${codings}\r\n\r\n`;

/** Returns the same request with a cookie, so that the page is made for it. */
export const newPageRequest = (path: string, codings = CODINGS): string =>
  pageRequest(path, codings).replace(/\r\n$/, 'Cookie: bench=1\r\n\r\n');
