import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { FeedBroken } from '../feeds.errors.ts';

const MAX_HEAP_MB = 512;

const WORKER = new URL('./spreadsheet.worker.ts', import.meta.url);

type Answer = { csv: Uint8Array } | { broken: string };

async function parse(bytes: Buffer): Promise<Buffer> {
  const worker = new Worker(WORKER, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  try {
    const [answer] = (await once(worker, 'message')) as [Answer];
    if ('broken' in answer) throw new FeedBroken(answer.broken);
    return Buffer.from(answer.csv.buffer, answer.csv.byteOffset, answer.csv.byteLength);
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw isTooLarge ? new FeedBroken('The spreadsheet unpacks to too much.') : error;
  } finally {
    await worker.terminate();
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * A spreadsheet's first sheet as CSV, read in a thread: a large one takes seconds, for which nobody else would be
 * answered. One at a time, as each may take much memory. Throws FeedBroken.
 */
export function readInThread(bytes: Buffer): Promise<Buffer> {
  const read = last.then(() => parse(bytes));
  last = read.catch(() => {});
  return read;
}
