import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Logger } from '../platform/log.ts';
import { createGate, type Gate } from './gate.ts';
import { openStore } from './store.ts';
import { together, type Together } from './together.ts';

/** A picture ready to be sent. */
export interface Served {
  bytes: Buffer;
  /** Changes whenever the bytes do. */
  version: string;
}

/** Where pictures are made and kept: few at a time, each once, within a size on disk. */
export interface Workshop {
  once: Together;
  makers: Gate;
  read(name: string): Promise<Buffer | undefined>;
  /** Keeps a file for later and gives it back; when the disk cannot, that is only logged. */
  keep(name: string, bytes: Buffer): Promise<Buffer>;
}

export interface WorkshopOptions {
  log: Logger;
  cacheDir: string;
  cacheBytes: number;
  /** Pictures that may wait to be made, and for how long. */
  mostWaiting: number;
  longestWaitMs: number;
}

/** Two making threads at least, and one core left for everything else. */
const makersAtOnce = (): number => Math.min(3, Math.max(2, availableParallelism() - 1));

export function openWorkshop(options: WorkshopOptions): Workshop {
  const onError = (error: unknown) =>
    options.log.warn({ err: error }, 'the image cache cannot be written');
  const store = openStore({
    folder: join(options.cacheDir, 'files'),
    mostBytes: options.cacheBytes,
    onError,
  });
  const { mostWaiting, longestWaitMs } = options;
  const atOnce = makersAtOnce();
  return {
    once: together(),
    makers: createGate({ atOnce, atOncePerKey: atOnce, mostWaiting, longestWaitMs }),
    read: store.read,
    async keep(name, bytes) {
      await store.write(name, bytes).catch(onError);
      return bytes;
    },
  };
}

/** The first so many hexadecimal digits of the SHA-256 of something. */
export const digest = (data: string | Buffer, length: number): string =>
  createHash('sha256').update(data).digest('hex').slice(0, length);
