import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { FeedBroken } from '../feeds.errors.ts';
import type { FeedSettings } from '../map/index.ts';
import type { FileBatch } from './file-rows.ts';
import type { FileMessage } from './file.worker.ts';
import { MAX_READING_MS } from './upload-limits.ts';

const MAX_HEAP_MB = 384;

const WORKER = new URL('./file.worker.ts', import.meta.url);

const tooMuch = () => new FeedBroken('The file takes too much memory to read: split it.');

/**
 * Reads an uploaded file in a thread, since a large one takes seconds. Rows arrive as copies, so
 * that none of them keeps the whole file in memory.
 * @param packed the file, compressed with gzip as it is stored
 * @param signal ends the reading
 * @throws FeedBroken while iterating; also when the file takes too much memory or time
 */
export async function* readInThread(
  packed: Uint8Array,
  settings: FeedSettings,
  signal?: AbortSignal,
): AsyncGenerator<FileBatch> {
  const worker = new Worker(WORKER, {
    workerData: { packed, settings },
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const time = AbortSignal.timeout(MAX_READING_MS);
  const ended = AbortSignal.any(signal === undefined ? [time] : [time, signal]);
  const failed = Promise.withResolvers<never>();
  worker.once('error', failed.reject);
  // The worker may fail while nothing awaits its next rows.
  failed.promise.catch(() => {});
  try {
    for (;;) {
      const next = once(worker, 'message', { signal: ended });
      const [message] = (await Promise.race([next, failed.promise])) as [FileMessage];
      if ('broken' in message) throw new FeedBroken(message.broken);
      if ('end' in message) return;
      yield message.batch;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage('next');
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (time.aborted) throw new FeedBroken('The file takes too long to read.');
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw isTooLarge ? tooMuch() : error;
  } finally {
    await worker.terminate();
  }
}
