import { randomBytes } from 'node:crypto';
import type * as Undici from 'undici';
import type { Clock } from '../clock.ts';
import { messageOf } from '../errors.ts';
import { lazyPackage } from '../lazily.ts';
import { type Asked, ObjectStoreError, refusal } from './object-store.errors.ts';
import { sha256, signed } from './sign.ts';

const undici = lazyPackage<typeof Undici>('undici');

/** Where a store with S3's API is, and who uses it. */
export interface ObjectStoreOptions {
  /** `https://` or `http://`, with a path where the store is below one. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Before all names, without slashes at its ends; may be empty. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether addresses have the bucket in their path, rather than before the host. */
  pathStyle: boolean;
  clock: Clock;
}

/** An object as it was read. */
export interface StoredObject {
  bytes: Buffer;
  /** Whether the bytes are those that were written. */
  isWhole: boolean;
  /** When it was written last. */
  modified: Date;
}

/**
 * Objects by name in a bucket. Names are of letters, digits and `-._/`. Everything rejects with an
 * ObjectStoreError within its time.
 */
export interface ObjectStore {
  /** `s3://bucket/prefix`, and the host, for people. */
  readonly place: string;
  /** Undefined when there is none. Within `READ_WITHIN_MS`. */
  read(name: string): Promise<StoredObject | undefined>;
  /**
   * Writes an object as `type`; false when there was one already, which stays unless `replace` is set.
   * Within `WRITE_WITHIN_MS`.
   */
  write(name: string, bytes: Buffer, options: { type: string; replace: boolean }): Promise<boolean>;
  /** Removes an object, whether it is there or not. Within `WRITE_WITHIN_MS`. */
  remove(name: string): Promise<void>;
  /** Writes, reads and removes an object of its own. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** A picture that takes longer is made again in the time. */
export const READ_WITHIN_MS = 1_000;
export const WRITE_WITHIN_MS = 10_000;
const CONNECT_WITHIN_MS = 1_000;
const MAX_CONNECTIONS = 32;
/** Above what any of our objects has. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Says what the bytes should be, since whatever stands between may answer 200 with something else. */
const DIGEST = 'x-amz-meta-sha256';

/** Errors of a kept connection that the server closed as it was used: another is tried once. */
const CLOSED = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const header = ({ headers }: Answer, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const codeOf = ({ body }: Answer): string | undefined =>
  /<Code>([A-Za-z0-9.]{1,80})<\/Code>/.exec(body.toString('utf8', 0, 4_096))?.[1];

/** The address of the bucket; names follow it behind a slash. */
export function bucketAddress(
  options: Pick<ObjectStoreOptions, 'endpoint' | 'bucket' | 'prefix' | 'pathStyle'>,
): URL {
  const url = new URL(options.endpoint);
  if (!options.pathStyle) url.host = `${options.bucket}.${url.host}`;
  const parts = [
    ...url.pathname.split('/'),
    ...(options.pathStyle ? [options.bucket] : []),
    ...options.prefix.split('/'),
  ];
  url.pathname = parts.filter((part) => part !== '').join('/');
  return url;
}

/** Opens the objects of a bucket; asks nothing yet. */
export function openObjectStore(options: ObjectStoreOptions): ObjectStore {
  const { bucket, prefix, region, clock } = options;
  const base = bucketAddress(options);
  const asked: Asked = { host: new URL(options.endpoint).host, bucket, region };
  const pool = new (undici().Pool)(base.origin, {
    connections: MAX_CONNECTIONS,
    connect: { timeout: CONNECT_WITHIN_MS },
    pipelining: 1,
  });

  const exchange = async (
    method: string,
    name: string,
    headers: Record<string, string>,
    body: Buffer | '',
    signal: AbortSignal,
  ): Promise<Answer> => {
    const url = new URL(base);
    url.pathname = [...base.pathname.split('/'), name].filter((part) => part !== '').join('/');
    const answer = await pool.request({
      method: method as 'GET',
      path: url.pathname,
      headers: signed({ method, url, headers, body, at: clock.now() }, options),
      body: body === '' ? null : body,
      signal,
    });
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer.body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new Error('The answer is too large');
      chunks.push(chunk);
    }
    return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
  };

  /** Asks within `withinMs`, once more where a kept connection was closed meanwhile. */
  const ask = async (
    method: string,
    name: string,
    withinMs: number,
    headers: Record<string, string> = {},
    body: Buffer | '' = '',
  ): Promise<Answer> => {
    const signal = AbortSignal.timeout(withinMs);
    try {
      return await exchange(method, name, headers, body, signal).catch((error: unknown) => {
        if (!CLOSED.has(String((error as { code?: unknown }).code))) throw error;
        return exchange(method, name, headers, body, signal);
      });
    } catch (error) {
      const why = signal.aborted ? `it did not answer within ${withinMs} ms` : messageOf(error);
      throw new ObjectStoreError('away', `${asked.host} cannot be asked: ${why}.`, {
        cause: error,
      });
    }
  };

  const refused = (answer: Answer): ObjectStoreError =>
    refusal(
      {
        status: answer.status,
        code: codeOf(answer),
        region: header(answer, 'x-amz-bucket-region'),
      },
      asked,
    );
  /** Some stores say 404 without a word. */
  const isMissing = (answer: Answer) =>
    answer.status === 404 && [undefined, 'NoSuchKey', 'NotFound'].includes(codeOf(answer));

  let knowsConditions = true;
  const write: ObjectStore['write'] = async (name, bytes, { type, replace }) => {
    const isConditional = !replace && knowsConditions;
    const headers = {
      'content-type': type,
      [DIGEST]: sha256(bytes),
      ...(isConditional ? { 'if-none-match': '*' } : {}),
    };
    const answer = await ask('PUT', name, WRITE_WITHIN_MS, headers, bytes);
    if (answer.status === 200 || answer.status === 201) return true;
    // 409: another is writing the same at this moment.
    if (isConditional && (answer.status === 412 || answer.status === 409)) return false;
    if (isConditional && answer.status === 501) {
      knowsConditions = false;
      return write(name, bytes, { type, replace });
    }
    throw refused(answer);
  };
  const read: ObjectStore['read'] = async (name) => {
    const answer = await ask('GET', name, READ_WITHIN_MS);
    if (isMissing(answer)) return undefined;
    if (answer.status !== 200) throw refused(answer);
    return {
      bytes: answer.body,
      isWhole: header(answer, DIGEST) === sha256(answer.body),
      modified: new Date(header(answer, 'last-modified') ?? clock.now()),
    };
  };
  const remove: ObjectStore['remove'] = async (name) => {
    const answer = await ask('DELETE', name, WRITE_WITHIN_MS);
    if (answer.status >= 300 && !isMissing(answer)) throw refused(answer);
  };
  return {
    place: `s3://${bucket}${prefix === '' ? '' : `/${prefix}`} at ${asked.host}`,
    read,
    write,
    remove,
    async check() {
      const name = `check-${randomBytes(8).toString('hex')}`;
      const bytes = Buffer.from('May be removed.\n');
      await write(name, bytes, { type: 'text/plain', replace: true });
      const found = await read(name);
      await remove(name);
      if (found?.isWhole) return;
      throw new ObjectStoreError(
        'refused',
        `S3_ENDPOINT leads to ${asked.host}, which does not give back what was written. Give the address of a store with S3's API.`,
      );
    },
    // Nothing waits for answers any more.
    close: () => pool.destroy(),
  };
}
