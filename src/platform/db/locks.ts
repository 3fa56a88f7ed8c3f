import { setTimeout as wait } from 'node:timers/promises';

/** PostgreSQL's `lock_not_available` and `deadlock_detected`. */
const LOCKED = new Set(['55P03', '40P01']);

const codeOf = (error: unknown): string => (error as { code?: string } | undefined)?.code ?? '';

/**
 * Does `work`, and does it again after a pause when others held what it was to lock: they may be done by then. Any other
 * error, and that of the last try, is thrown.
 * @param work has to leave nothing behind when it fails, as a transaction does.
 */
export async function retryWhileLocked<T>(
  work: () => Promise<T>,
  { maxTries, pauseMs }: { maxTries: number; pauseMs: number },
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const locked = LOCKED.has(codeOf(error)) || LOCKED.has(codeOf((error as Error).cause));
      if (!locked || tries === maxTries) throw error;
      await wait(pauseMs);
    }
  }
}
