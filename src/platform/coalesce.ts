import { DatabaseUnavailable } from './errors.ts';

interface Waiting<In, Out> {
  item: In;
  resolve: (out: Out) => void;
  reject: (error: unknown) => void;
}

interface Options<In, Out> {
  /** Does the work for several items in one run; returns the results in their order. */
  run(items: In[]): Promise<Out[]>;
  /** Maximum number of items in one run. */
  maxPerRun: number;
  /** Concurrency limit: how many runs may be in progress. */
  concurrency: number;
  /** Items with an equal key never share a run nor overlap: the later waits for the earlier. */
  keyOf?(item: In): string;
}

/**
 * Batches calls that arrive together into one run (one SQL statement). While the allowed number of runs
 * is in progress later calls queue up; there is no added delay otherwise. When a shared run fails, each
 * of its items is run alone, so that every caller gets its own result or error; but not when the
 * database is unavailable, which fails each of them alike and may have done the work.
 */
export function coalesce<In, Out>(options: Options<In, Out>): (item: In) => Promise<Out> {
  let queue: Waiting<In, Out>[] = [];
  let underWay = 0;
  let scheduled = false;
  const busyKeys = new Set<string>();

  const take = (): Waiting<In, Out>[] => {
    const { keyOf, maxPerRun: most } = options;
    if (!keyOf) return queue.splice(0, most);
    const taken: Waiting<In, Out>[] = [];
    const left: Waiting<In, Out>[] = [];
    for (const waiting of queue) {
      const key = keyOf(waiting.item);
      if (taken.length < most && !busyKeys.has(key)) {
        busyKeys.add(key);
        taken.push(waiting);
      } else {
        left.push(waiting);
      }
    }
    queue = left;
    return taken;
  };

  const runAll = async (taken: Waiting<In, Out>[]): Promise<void> => {
    try {
      const answers = await options.run(taken.map(({ item }) => item));
      taken.forEach(({ resolve }, index) => resolve(answers[index] as Out));
    } catch (error) {
      if (taken.length === 1 || error instanceof DatabaseUnavailable) {
        for (const { reject } of taken) reject(error);
        return;
      }
      for (const waiting of taken) await runAll([waiting]);
    }
  };

  const pump = (): void => {
    scheduled = false;
    while (queue.length > 0 && underWay < options.concurrency) {
      const taken = take();
      if (taken.length === 0) return;
      underWay++;
      void runAll(taken).finally(() => {
        underWay--;
        if (options.keyOf) for (const { item } of taken) busyKeys.delete(options.keyOf(item));
        pump();
      });
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (scheduled || underWay >= options.concurrency) return;
      scheduled = true;
      // Runs after the I/O of this event-loop turn, so that requests read in one turn share a run.
      setImmediate(pump);
    });
}
