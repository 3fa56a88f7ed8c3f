import { createHash, randomBytes } from 'node:crypto';
import { addAbortListener } from 'node:events';
import type { Readable } from 'node:stream';
import type * as S3 from '@aws-sdk/client-s3';
import { type Clock, systemClock } from '../clock.ts';
import { messageOf } from '../errors.ts';
import { lazyPackage } from '../lazily.ts';
import { type Asked, ObjectStoreError, refusal } from './object-store.errors.ts';

const s3 = lazyPackage<typeof S3>('@aws-sdk/client-s3');

/** Address and credentials of a store with S3's API. */
export interface ObjectStoreOptions {
  /** Name of the setting that names the bucket, for messages. */
  setting: string;
  /** `https://` or `http://`, with a path where the store is below one. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Prefix of all names, without slashes at its ends; may be empty. */
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
  /** Whether the bytes equal the written ones. */
  isWhole: boolean;
  /** Time of the last write. */
  modified: Date;
}

/**
 * Objects by name in a bucket. Names consist of letters, digits and `-._/`. All methods reject with
 * an ObjectStoreError within their time limit.
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
  close(): void;
}

/** A picture that takes longer is made again in the time. */
export const READ_WITHIN_MS = 1_000;
export const WRITE_WITHIN_MS = 10_000;
const CONNECT_WITHIN_MS = 1_000;
const MAX_CONNECTIONS = 32;
/** Larger than any object of the program. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Errors of a kept connection that the server closed as it was used: another is tried once. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE']);

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The body of an answer; rejects when it is too large, or `signal` is aborted meanwhile. */
async function bytesOf(body: Readable, signal: AbortSignal): Promise<Buffer> {
  const listening = addAbortListener(signal, () => body.destroy(signal.reason as Error));
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new Error('The answer is too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    listening[Symbol.dispose]();
  }
}

/** Returns the status of an error answer; undefined when there was no answer. */
function refusedBy(error: unknown): { status: number; code?: string; region?: string } | undefined {
  const { $response, $metadata, Code } = error as {
    $response?: { statusCode?: number; headers?: Record<string, string> };
    $metadata?: { httpStatusCode?: number };
    Code?: string;
  };
  const status = $response?.statusCode ?? $metadata?.httpStatusCode;
  if (status === undefined) return undefined;
  const region = $response?.headers?.['x-amz-bucket-region'];
  return {
    status,
    ...(Code !== undefined && /^[A-Za-z0-9.]{1,80}$/.test(Code) && { code: Code }),
    ...(region !== undefined && { region }),
  };
}

function clientOf(options: ObjectStoreOptions): S3.S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, pathStyle } = options;
  const agent = { keepAlive: true, maxSockets: MAX_CONNECTIONS };
  return new (s3().S3Client)({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    // Callers continue without the store before the library would try again.
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Other stores than Amazon's may not know the newer checksums; objects have a digest of ours.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The files and variables of Amazon's tools have no say here.
    useDualstackEndpoint: false,
    useFipsEndpoint: false,
    disableMultiregionAccessPoints: true,
    defaultsMode: 'standard',
    expectContinueHeader: false,
  });
}

/** Opens the objects of a bucket; asks nothing yet. */
export function openObjectStore(options: ObjectStoreOptions): ObjectStore {
  const { setting, bucket, prefix, region, clock } = options;
  const asked: Asked = { setting, host: new URL(options.endpoint).host, bucket, region };
  const client = clientOf(options);
  const { GetObjectCommand, PutObjectCommand, DeleteObjectCommand } = s3();
  const at = (name: string) => ({
    Bucket: bucket,
    Key: prefix === '' ? name : `${prefix}/${name}`,
  });

  /**
   * Sends a request within `withinMs`, and repeats it once when a kept connection was closed
   * meanwhile. Throws the library's error for a refusal, and an ObjectStoreError when the store
   * cannot be reached.
   */
  const ask = async <Answer>(
    withinMs: number,
    request: (options: { abortSignal: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer> => {
    const abortSignal = AbortSignal.timeout(withinMs);
    // The library reads the machine's clock, and corrects it by the store's.
    client.config.systemClockOffset = clock.now().getTime() - systemClock.now().getTime();
    try {
      return await request({ abortSignal }).catch((error: unknown) => {
        if (!CLOSED.has(String((error as { code?: unknown }).code))) throw error;
        return request({ abortSignal });
      });
    } catch (error) {
      if (refusedBy(error) !== undefined) throw error;
      const why = abortSignal.aborted
        ? `it did not answer within ${withinMs} ms`
        : messageOf(error);
      throw new ObjectStoreError('away', `${asked.host} cannot be asked: ${why}.`, {
        cause: error,
      });
    }
  };

  const refused = (error: unknown): unknown => {
    const answer = refusedBy(error);
    return answer ? refusal({ code: undefined, region: undefined, ...answer }, asked) : error;
  };
  /** Some stores say 404 without a word. */
  const isMissing = (error: unknown): boolean => {
    const { status, code } = refusedBy(error) ?? {};
    return status === 404 && [undefined, 'NoSuchKey', 'NotFound'].includes(code);
  };

  let knowsConditions = true;
  const write: ObjectStore['write'] = async (name, bytes, { type, replace }) => {
    const isConditional = !replace && knowsConditions;
    const command = new PutObjectCommand({
      ...at(name),
      Body: bytes,
      ContentType: type,
      // The digest lets readers detect other content, which a proxy may return with status 200.
      Metadata: { sha256: sha256(bytes) },
      ...(isConditional && { IfNoneMatch: '*' }),
    });
    try {
      await ask(WRITE_WITHIN_MS, (within) => client.send(command, within));
      return true;
    } catch (error) {
      const status = refusedBy(error)?.status;
      // 409: another is writing the same at this moment.
      if (isConditional && (status === 412 || status === 409)) return false;
      if (!isConditional || status !== 501) throw refused(error);
      knowsConditions = false;
      return write(name, bytes, { type, replace });
    }
  };
  const read: ObjectStore['read'] = async (name) => {
    const command = new GetObjectCommand(at(name));
    try {
      return await ask(READ_WITHIN_MS, async (within) => {
        const { Body, Metadata, LastModified } = await client.send(command, within);
        const bytes = await bytesOf(Body as Readable, within.abortSignal);
        return {
          bytes,
          isWhole: Metadata?.sha256 === sha256(bytes),
          modified: LastModified ?? clock.now(),
        };
      });
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw refused(error);
    }
  };
  const remove: ObjectStore['remove'] = async (name) => {
    const command = new DeleteObjectCommand(at(name));
    try {
      await ask(WRITE_WITHIN_MS, (within) => client.send(command, within));
    } catch (error) {
      if (!isMissing(error)) throw refused(error);
    }
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
    // No request is running any more.
    close: () => client.destroy(),
  };
}
