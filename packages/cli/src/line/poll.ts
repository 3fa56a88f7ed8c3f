import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, ConnectionError } from '@campcairn/sdk';
import type { System } from '../system.ts';

/** How long after its time something may still be committed and shown. */
const OVERLAP_MS = 60_000;

/** From when to look the next time, if the newest thing is of this time: what comes twice is known by its id. */
export const lookFrom = (newest: string): string =>
  new Date(Date.parse(newest) - OVERLAP_MS).toISOString();

const isTemporary = (error: unknown): error is Error =>
  error instanceof ConnectionError ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429));

/**
 * Does something again and again, until the person stops it; only once if that is asked for. While the
 * service cannot be reached it says so and goes on.
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
    // Stopping is how it ends.
    if (!stopped.aborted) throw error;
  }
}
