import { OutboundError } from './outbound.errors.ts';

export interface Deadline {
  /** Aborted at the deadline or when the caller aborts. */
  signal: AbortSignal;
  /** Settles like `work`, or rejects with the deadline's error if that comes first. */
  race<T>(work: Promise<T>): Promise<T>;
  clear(): void;
}

/**
 * Starts a deadline of `ms` milliseconds for a whole request, because undici ignores its
 * AbortSignal while a request waits for a connection.
 */
export function startDeadline(ms: number, givenUp?: AbortSignal): Deadline {
  const controller = new AbortController();
  const over = Promise.withResolvers<never>();
  over.promise.catch(() => {});
  const end = (error: OutboundError) => {
    over.reject(error);
    controller.abort(error);
  };
  const timer = setTimeout(() => {
    end(new OutboundError('timeout', `No whole reply came within ${ms / 1_000} seconds.`));
  }, ms);
  const onGivenUp = () => end(new OutboundError('connection', 'The request was given up.'));
  if (givenUp?.aborted) onGivenUp();
  givenUp?.addEventListener('abort', onGivenUp, { once: true });
  return {
    signal: controller.signal,
    race: (work) => Promise.race([over.promise, work]),
    clear() {
      clearTimeout(timer);
      givenUp?.removeEventListener('abort', onGivenUp);
    },
  };
}
