import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Logger } from '../platform/log.ts';
import { createConcurrencyLimit, type ConcurrencyLimit } from './concurrency-limit.ts';
import { openDiskStore } from './disk-store.ts';
import type { SharedStore } from './shared-store.ts';
import { createSingleFlight, type SingleFlight } from './single-flight.ts';

/** A picture ready to be sent. */
export interface ServedImage {
  bytes: Buffer;
  /** Changes whenever the bytes do. */
  version: string;
}

/** Where made pictures came from since the start of the process, as counts of files. */
export interface MadeFrom {
  disk: number;
  /** The store that processes share. */
  store: number;
  /** Neither: they were made. */
  made: number;
}

/** Converts and stores pictures: few at a time, each once, within a size on disk, and for other processes. */
export interface ImagePipeline {
  once: SingleFlight;
  conversions: ConcurrencyLimit;
  /** Reads a file from the disk, else from the shared store, which leaves it on the disk. */
  read(name: string): Promise<Buffer | undefined>;
  /** Bytes of all files on the disk. */
  size(): number;
  /** Stores a file that was made, and gives it back; errors of the disk are only logged. */
  keep(name: string, bytes: Buffer): Promise<Buffer>;
  /** Removes files that must not be shown any more; errors of the disk are only logged. */
  remove(names: readonly string[]): Promise<void>;
  from: Readonly<MadeFrom>;
}

/** What the pipeline needs, and its limits. */
export interface ImagePipelineOptions {
  log: Logger;
  cacheDir: string;
  cacheBytes: number;
  /** What other processes have made too; undefined without an object store. */
  shared: SharedStore | undefined;
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
  const disk = openDiskStore({
    folder: join(options.cacheDir, 'files'),
    maxBytes: options.cacheBytes,
    onError,
  });
  const { shared, maxQueued, maxWaitMs } = options;
  const maxConcurrent = conversionConcurrency();
  const from: MadeFrom = { disk: 0, store: 0, made: 0 };
  const writeToDisk = (name: string, bytes: Buffer) => disk.write(name, bytes).catch(onError);
  return {
    from,
    once: createSingleFlight(),
    conversions: createConcurrencyLimit({
      maxConcurrent,
      maxConcurrentPerKey: maxConcurrent,
      maxQueued,
      maxWaitMs,
    }),
    async read(name) {
      const near = await disk.read(name);
      if (near) {
        from.disk += 1;
        return near;
      }
      const found = await shared?.read(name);
      if (!found) return undefined;
      from.store += 1;
      await writeToDisk(name, found);
      return found;
    },
    size: disk.size,
    async keep(name, bytes) {
      from.made += 1;
      await writeToDisk(name, bytes);
      await shared?.write(name, bytes);
      return bytes;
    },
    async remove(names) {
      // First what others see; that waits for nothing.
      await Promise.all(names.map((name) => shared?.remove(name)));
      for (const name of names) await disk.remove(name).catch(onError);
    },
  };
}

/** The first `length` hexadecimal digits of the SHA-256 of `data`. */
export const digest = (data: string | Buffer, length: number): string =>
  createHash('sha256').update(data).digest('hex').slice(0, length);
