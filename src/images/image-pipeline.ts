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

/** Numbers of converted files by their origin since the start of the process. */
export interface MadeFrom {
  disk: number;
  /** Read from the store that processes share. */
  store: number;
  /** Converted by this process. */
  made: number;
}

/**
 * Converts and stores pictures: only few at a time, each once, within a limited size on disk, and
 * shared with other processes.
 */
export interface ImagePipeline {
  once: SingleFlight;
  conversions: ConcurrencyLimit;
  /** Reads a file from the disk, or else from the shared store and keeps it on the disk. */
  read(name: string): Promise<Buffer | undefined>;
  /** Size in bytes of all files on the disk. */
  size(): number;
  /** Stores a converted file and returns it; errors of the disk are only logged. */
  keep(name: string, bytes: Buffer): Promise<Buffer>;
  /** Removes files that must not be shown any more; errors of the disk are only logged. */
  remove(names: readonly string[]): Promise<void>;
  from: Readonly<MadeFrom>;
}

/** Dependencies and limits of the pipeline. */
export interface ImagePipelineOptions {
  log: Logger;
  cacheDir: string;
  cacheBytes: number;
  /** Files that other processes have converted; undefined without an object store. */
  shared: SharedStore | undefined;
  /** Maximum number of queued conversions; `maxWaitMs` limits their time in the queue. */
  maxQueued: number;
  maxWaitMs: number;
}

/** Two to three conversions at once; leaves one core to other work on larger machines. */
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
      // Removes from the shared store first, because others see it; this does not wait.
      await Promise.all(names.map((name) => shared?.remove(name)));
      for (const name of names) await disk.remove(name).catch(onError);
    },
  };
}

/** Returns the first `length` hexadecimal digits of the SHA-256 of `data`. */
export const digest = (data: string | Buffer, length: number): string =>
  createHash('sha256').update(data).digest('hex').slice(0, length);
