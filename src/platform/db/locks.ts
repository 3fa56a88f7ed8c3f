import { setTimeout as wait } from 'node:timers/promises';

/** PostgreSQL's `lock_not_available` and `deadlock_detected`. */
const LOCKED = ['55P03', '40P01'];

/** PostgreSQL's `query_canceled`: of a statement that locks, when a time limit for all its locks was over. */
export const CANCELED = '57014';

const codeOf = (error: unknown): string => (error as { code?: string } | undefined)?.code ?? '';

/**
 * Does `work`, and repeats it after a pause when it failed because others held a lock, which they
 * may have released by then. Throws any other error, and the error of the last attempt.
 * @param work must leave nothing behind when it fails, as a transaction does
 */
export async function retryWhileLocked<T>(
  work: () => Promise<T>,
  {
    maxTries,
    pauseMs,
    alsoFor = [],
  }: {
    maxTries: number;
    pauseMs: number;
    /** Further error codes that count as a held lock. */
    alsoFor?: readonly string[];
  },
): Promise<T> {
  const codes = new Set([...LOCKED, ...alsoFor]);
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const locked = codes.has(codeOf(error)) || codes.has(codeOf((error as Error).cause));
      if (!locked || tries === maxTries) throw error;
      await wait(pauseMs);
    }
  }
}
