import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Logger } from '../platform/log.ts';
import { createConcurrencyLimit, type ConcurrencyLimit } from './concurrency-limit.ts';
import { openStore } from './store.ts';
import { createSingleFlight, type SingleFlight } from './single-flight.ts';

/** A picture ready to be sent. */
export interface ServedImage {
  bytes: Buffer;
  /** Changes whenever the bytes do. */
  version: string;
}

/** Converts and stores pictures: few at a time, each once, within a size on disk. */
export interface ImagePipeline {
  once: SingleFlight;
  conversions: ConcurrencyLimit;
  read(name: string): Promise<Buffer | undefined>;
  /** Bytes of all files. */
  size(): number;
  /** Stores a file and gives it back; errors of the disk are only logged. */
  keep(name: string, bytes: Buffer): Promise<Buffer>;
}

/** What the pipeline needs, and its limits. */
export interface ImagePipelineOptions {
  log: Logger;
  cacheDir: string;
  cacheBytes: number;
  /** Pictures that may be queued for conversion, and for how long. */
  maxQueued: number;
  maxWaitMs: number;
}

/** Two to three conversions at once, leaving one core to everything else where there are more. */
const conversionConcurrency = (): number => Math.min(3, Math.max(2, availableParallelism() - 1));

/** Opens the pipeline with its store in `cacheDir`. */
export function openImagePipeline(options: ImagePipelineOptions): ImagePipeline {
  const onError = (error: unknown) =>
    options.log.warn({ err: error }, 'the image cache cannot be written');
  const store = openStore({
    folder: join(options.cacheDir, 'files'),
    maxBytes: options.cacheBytes,
    onError,
  });
  const { maxQueued, maxWaitMs } = options;
  const maxConcurrent = conversionConcurrency();
  return {
    once: createSingleFlight(),
    conversions: createConcurrencyLimit({
      maxConcurrent,
      maxConcurrentPerKey: maxConcurrent,
      maxQueued,
      maxWaitMs,
    }),
    read: store.read,
    size: store.size,
    async keep(name, bytes) {
      await store.write(name, bytes).catch(onError);
      return bytes;
    },
  };
}

/** The first `length` hexadecimal digits of the SHA-256 of `data`. */
export const digest = (data: string | Buffer, length: number): string =>
  createHash('sha256').update(data).digest('hex').slice(0, length);
