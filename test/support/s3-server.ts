import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type Clock, systemClock } from '../../src/platform/clock.ts';

/** An object of a bucket. */
export interface HeldObject {
  bytes: Buffer;
  headers: Record<string, string>;
  modified: Date;
}

/** A request that arrived, and what it was answered. */
export interface S3Request {
  method: string;
  bucket: string;
  name: string;
  headers: IncomingHttpHeaders;
  status: number;
}

/**
 * A server with the part of S3's API that reads, writes and removes objects. It holds requests to their signature of
 * version 4, to the digest of their bytes, and to a time within 15 minutes, as S3 does.
 */
export interface S3Server {
  readonly url: string;
  readonly port: number;
  /** By bucket and then name. */
  readonly buckets: Map<string, Map<string, HeldObject>>;
  /** Secrets by the id of their key. */
  readonly keys: Map<string, string>;
  readonly received: S3Request[];
  /** The region that signatures must be for. */
  region: string;
  /** False as in stores that do not know `If-None-Match` of a PUT. */
  knowsConditions: boolean;
  /** Answers all requests with this status and S3 code, whoever signed them. */
  answer: { status: number; code: string } | undefined;
  close(): Promise<void>;
}

interface Options {
  clock?: Clock;
  port?: number;
}

const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** A refusal by its status and S3's code. */
class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, headers: Record<string, string> = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** What is checked of a request. */
export interface Claimed {
  method: string;
  /** Path and query as sent. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

/** The URI encoding of the signature: everything but the unreserved characters. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The signature that a request should have, from the words of Amazon's documentation alone: "Signature Calculations for
 * the Authorization Header: Transferring Payload in a Single Chunk".
 */
export function signatureOf(
  { method, target, headers, body }: Claimed,
  { names, day, region, secret }: { names: string[]; day: string; region: string; secret: string },
): string {
  const [path = '', query = ''] = target.split('?');
  const parameters = query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=').map(decodeURIComponent);
      return `${encoded(name)}=${encoded(value)}`;
    });
  let request = `${method}\n${path.split('/').map(decodeURIComponent).map(encoded).join('/')}\n`;
  request += `${parameters.sort().join('&')}\n`;
  for (const name of names)
    request += `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`;
  request += `\n${names.join(';')}\n${headers['x-amz-content-sha256'] ?? digest(body)}`;
  const scope = [day, region, 's3', 'aws4_request'];
  const text = `AWS4-HMAC-SHA256\n${headers['x-amz-date']}\n${scope.join('/')}\n${digest(request)}`;
  let key: Buffer = Buffer.from(`AWS4${secret}`);
  for (const part of [...scope, text]) key = createHmac('sha256', key).update(part).digest();
  return key.toString('hex');
}

function timeOf(text: string): Date {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Starts the server with one bucket, `pictures`, and the key `reader`; `close` it in `after`. */
export async function startS3Server({
  clock = systemClock,
  port = 0,
}: Options = {}): Promise<S3Server> {
  const buckets = new Map([['pictures', new Map<string, HeldObject>()]]);
  const keys = new Map([['reader', 'the secret of the reader']]);
  const received: S3Request[] = [];

  const check = (claimed: Claimed): void => {
    const { headers, body } = claimed;
    const [, id = '', day = '', region = '', service = '', signed = '', signature = ''] =
      AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
    if (id === '') throw new Refusal(403, 'AccessDenied');
    const secret = keys.get(id);
    if (secret === undefined) throw new Refusal(403, 'InvalidAccessKeyId');
    if (region !== server.region || service !== 's3')
      throw new Refusal(400, 'AuthorizationHeaderMalformed', {
        'x-amz-bucket-region': server.region,
      });
    const names = signed.split(';');
    const mustBeSigned = Object.keys(headers).filter((name) => /^(?:host|x-amz-.*)$/.test(name));
    const hasAll = mustBeSigned.every((name) => names.includes(name));
    const expected = signatureOf(claimed, { names, day, region, secret });
    if (!hasAll || !timingSafeEqual(Buffer.from(expected), Buffer.from(signature)))
      throw new Refusal(403, 'SignatureDoesNotMatch');
    const time = String(headers['x-amz-date']);
    const offMs = Math.abs(timeOf(time).getTime() - clock.now().getTime());
    if (!time.startsWith(day) || !(offMs <= 15 * 60_000))
      throw new Refusal(403, 'RequestTimeTooSkewed');
    if (headers['x-amz-content-sha256'] !== digest(body))
      throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  };

  const heldIn = (bucket: string): Map<string, HeldObject> => {
    const held = buckets.get(bucket);
    if (!held) throw new Refusal(404, 'NoSuchBucket');
    return held;
  };

  const act = (claimed: Claimed, bucket: string, name: string, response: ServerResponse): void => {
    const held = heldIn(bucket);
    const found = held.get(name);
    const { method, headers, body } = claimed;
    if (method === 'PUT') {
      const isConditional = headers['if-none-match'] === '*';
      if (isConditional && !server.knowsConditions) throw new Refusal(501, 'NotImplemented');
      if (isConditional && found) throw new Refusal(412, 'PreconditionFailed');
      const kept = Object.entries(headers).filter(([key]) =>
        /^content-type$|^x-amz-meta-/.test(key),
      );
      held.set(name, {
        bytes: body,
        headers: Object.fromEntries(kept) as Record<string, string>,
        modified: clock.now(),
      });
      response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
    } else if (method === 'GET') {
      if (!found) throw new Refusal(404, 'NoSuchKey');
      response
        .writeHead(200, { ...found.headers, 'last-modified': found.modified.toUTCString() })
        .end(found.bytes);
    } else if (method === 'DELETE') {
      held.delete(name);
      response.writeHead(204).end();
    } else throw new Refusal(405, 'MethodNotAllowed');
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { method = '', url: target = '', headers } = request;
    const host = String(headers.host).replace(/:\d+$/, '');
    const [first = '', ...rest] = target.slice(1).split('?')[0]!.split('/').map(decodeURIComponent);
    const isPathStyle = host.startsWith('127.');
    const bucket = isPathStyle ? first : host.split('.')[0]!;
    const name = (isPathStyle ? rest : [first, ...rest]).join('/');
    try {
      if (server.answer) throw new Refusal(server.answer.status, server.answer.code);
      const claimed = { method, target, headers, body: Buffer.concat(chunks) };
      check(claimed);
      act(claimed, bucket, name, response);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      response
        .writeHead(error.status, { 'content-type': 'application/xml', ...error.headers })
        .end(
          `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${error.code}</Code><Message>No.</Message></Error>`,
        );
    }
    received.push({ method, bucket, name, headers, status: response.statusCode });
  };

  const sockets = new Set<Socket>();
  const http = createServer((request, response) => void handle(request, response).catch(() => {}));
  http.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const bound = (http.address() as AddressInfo).port;
  const server: S3Server = {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    buckets,
    keys,
    received,
    region: 'eu-west-1',
    knowsConditions: true,
    answer: undefined,
    async close() {
      const closed = once(http, 'close');
      http.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  return server;
}
