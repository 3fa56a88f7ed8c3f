import { ImageError } from './images.errors.ts';

interface QueuedTask {
  key: string;
  start: () => void;
}

/** The limits of a ConcurrencyLimit. */
export interface ConcurrencyLimitOptions {
  /** Maximum number of running tasks. */
  maxConcurrent: number;
  /** Maximum number of running tasks of one key, so that a slow key does not block others. */
  maxConcurrentPerKey: number;
  /** Maximum number of tasks in the queue; further ones are rejected. */
  maxQueued: number;
  /** Milliseconds in the queue after which a task is rejected. */
  maxWaitMs: number;
}

/** Limits how many tasks run at once; others are queued, or rejected when the queue is full. */
export interface ConcurrencyLimit {
  /** Runs `work` when a slot is free. Rejects with ImageError `busy` when the queue is full or slow. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** The number of queued tasks. */
  queued(): number;
}

/** Creates a concurrency limit with an empty queue. */
export function createConcurrencyLimit(options: ConcurrencyLimitOptions): ConcurrencyLimit {
  const queue: QueuedTask[] = [];
  const runningByKey = new Map<string, number>();
  let running = 0;

  const mayStart = (key: string) =>
    running < options.maxConcurrent && (runningByKey.get(key) ?? 0) < options.maxConcurrentPerKey;

  const acquire = (key: string) => {
    running += 1;
    runningByKey.set(key, (runningByKey.get(key) ?? 0) + 1);
  };

  const release = (key: string) => {
    running -= 1;
    const left = (runningByKey.get(key) ?? 1) - 1;
    if (left > 0) runningByKey.set(key, left);
    else runningByKey.delete(key);
    const next = queue.findIndex((task) => mayStart(task.key));
    if (next >= 0) queue.splice(next, 1)[0]?.start();
  };

  const slot = (key: string): Promise<void> => {
    if (mayStart(key)) {
      acquire(key);
      return Promise.resolve();
    }
    if (queue.length >= options.maxQueued) throw new ImageError('busy', 'The queue is full');
    return new Promise((resolve, reject) => {
      const task: QueuedTask = {
        key,
        start() {
          clearTimeout(timer);
          acquire(key);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(task), 1);
        reject(new ImageError('busy', 'The queue did not move in time'));
      }, options.maxWaitMs);
      queue.push(task);
    });
  };

  return {
    queued: () => queue.length,
    async run(key, work) {
      await slot(key);
      try {
        return await work();
      } finally {
        release(key);
      }
    },
  };
}
