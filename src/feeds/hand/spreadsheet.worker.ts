import { parentPort, workerData } from 'node:worker_threads';
import { FeedBroken } from '../feeds.errors.ts';
import { spreadsheetAsCsv } from './spreadsheet.ts';

// oxlint-disable unicorn/require-post-message-target-origin -- a thread, not a window
try {
  parentPort?.postMessage({ csv: spreadsheetAsCsv(Buffer.from(workerData as Uint8Array)) });
} catch (error) {
  if (!(error instanceof FeedBroken)) throw error;
  parentPort?.postMessage({ broken: error.message });
}
