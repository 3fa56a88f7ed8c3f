import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { FeedBroken } from '../feeds.errors.ts';
import type { FeedSettings } from '../map/index.ts';
import { type FileBatch, fileRows } from './file-rows.ts';

/** A message of the thread: rows, the end of the file, or why it cannot be read. */
export type FileMessage = { batch: FileBatch } | { end: true } | { broken: string };

const port = parentPort!;
const { packed, settings } = workerData as { packed: Uint8Array; settings: FeedSettings };

// oxlint-disable unicorn/require-post-message-target-origin -- a thread, not a window
const send = (message: FileMessage): void => port.postMessage(message);

try {
  // Rows are read no faster than they are asked for, so that few are in memory.
  for await (const batch of fileRows(packed, settings)) {
    send({ batch });
    await once(port, 'message');
  }
  send({ end: true });
} catch (error) {
  if (!(error instanceof FeedBroken)) throw error;
  send({ broken: error.message });
}
port.close();
