import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { extractCampsites, type ExtractMessage, type ExtractTask } from './extract.ts';

const LOW_PRIORITY = 15;

// On Linux this is the priority of this thread alone, elsewhere of the whole process.
if (process.platform === 'linux') setPriority(0, LOW_PRIORITY);

const port = parentPort!;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
const send = (message: ExtractMessage): void => port.postMessage(message);

try {
  send({ done: await extractCampsites(workerData as ExtractTask) });
} catch (error) {
  send({ broken: `The file could not be read: ${(error as Error).message}.` });
}
port.close();
