import { Worker } from 'node:worker_threads';
import { DamagedFile, type FileTask } from './array-file.ts';

const THREAD = new URL('./file-thread.ts', import.meta.url);

/** Runs a task in a thread that ends with it. Arrays in shared memory are shared, others copied. */
export function inThread(task: FileTask): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(THREAD, { name: 'snapshot', workerData: task });
  worker.once('message', (damage: string | null) => {
    if (damage === null) resolve();
    else reject(new DamagedFile(damage));
  });
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`The thread ended with code ${code}`)));
  return promise;
}
