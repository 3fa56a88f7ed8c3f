import { ImageError } from './images.errors.ts';

interface Waiting {
  key: string;
  start: () => void;
}

export interface GateOptions {
  /** Works under way at the same time. */
  atOnce: number;
  /** Of one key, so that a slow one does not take all places. */
  atOncePerKey: number;
  /** Works that may wait; one more is turned away. */
  mostWaiting: number;
  /** How long one may wait. */
  longestWaitMs: number;
}

/** Lets only so much work in at once; the rest waits in line, or is turned away. */
export interface Gate {
  /** Runs `work` in its turn. Throws ImageError `busy` when the line is full or too slow. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** How many stand in line. */
  waiting(): number;
}

export function createGate(options: GateOptions): Gate {
  const line: Waiting[] = [];
  const busy = new Map<string, number>();
  let underWay = 0;

  const mayStart = (key: string) =>
    underWay < options.atOnce && (busy.get(key) ?? 0) < options.atOncePerKey;

  const enter = (key: string) => {
    underWay += 1;
    busy.set(key, (busy.get(key) ?? 0) + 1);
  };

  const leave = (key: string) => {
    underWay -= 1;
    const left = (busy.get(key) ?? 1) - 1;
    if (left > 0) busy.set(key, left);
    else busy.delete(key);
    const next = line.findIndex((waiting) => mayStart(waiting.key));
    if (next >= 0) line.splice(next, 1)[0]?.start();
  };

  const turn = (key: string): Promise<void> => {
    if (mayStart(key)) {
      enter(key);
      return Promise.resolve();
    }
    if (line.length >= options.mostWaiting) throw new ImageError('busy', 'The line is full');
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        key,
        start() {
          clearTimeout(timer);
          enter(key);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1);
        reject(new ImageError('busy', 'The line did not move in time'));
      }, options.longestWaitMs);
      line.push(waiting);
    });
  };

  return {
    waiting: () => line.length,
    async run(key, work) {
      await turn(key);
      try {
        return await work();
      } finally {
        leave(key);
      }
    },
  };
}
