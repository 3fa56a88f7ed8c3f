import { parentPort, workerData } from 'node:worker_threads';
import { DamagedFile, type FileTask, openArrayFile, writeArrayFile } from './array-file.ts';

/**
 * Writes a file or fills arrays from one, in a thread of its own: compression uses buffers of hundreds of megabytes in
 * total, and their memory is freed at once when the thread ends. Returns null, or why the file is damaged.
 */
async function run(task: FileTask): Promise<string | null> {
  if (task.kind === 'write') {
    await writeArrayFile(task.path, task.draft, task.head, task.arrays);
    return null;
  }
  const file = await openArrayFile(task.path);
  try {
    // Another process that shares the folder may have replaced the file since its head was read.
    if (JSON.stringify(file.head) !== JSON.stringify(task.head)) return 'it was replaced meanwhile';
    await file.fill(task.arrays);
    return null;
  } catch (error) {
    if (error instanceof DamagedFile) return error.message;
    throw error;
  } finally {
    await file.close();
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.postMessage(await run(workerData as FileTask));
