import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, ConnectionError } from '@campcairn/sdk';
import type { System } from '../system.ts';

const isTemporary = (error: unknown): error is Error =>
  error instanceof ConnectionError ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429));

/**
 * Repeats a query until the user stops the program, or runs it once. While the service cannot be
 * reached, it reports that and continues.
 */
export async function poll(
  look: () => Promise<void>,
  { every, once }: { every: number; once: boolean },
  { stopped, say }: Pick<System, 'stopped' | 'say'>,
): Promise<void> {
  try {
    for (;;) {
      await look().catch((error: unknown) => {
        if (once || stopped.aborted || !isTemporary(error)) throw error;
        say(error.message);
      });
      if (once) return;
      await wait(every * 1000, undefined, { signal: stopped });
    }
  } catch (error) {
    // The user stopping the program is the normal end.
    if (!stopped.aborted) throw error;
  }
}
