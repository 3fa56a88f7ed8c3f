import { LRUCache } from 'lru-cache';
import type { ImageError, ImageFailure } from './images.errors.ts';

/** Seconds until a failed source is tried again. */
const RETRY_S: Record<ImageFailure, number> = {
  gone: 3_600,
  refused: 6 * 3_600,
  unreachable: 120,
  busy: 0,
};

const MAX_ENTRIES = 20_000;

/** Sources that failed recently, which are not requested again for a while. */
export interface Failures {
  add(key: string, error: ImageError): void;
  /** Throws the last error of a source, unless it may be tried again. */
  throwIfRecent(key: string): void;
}

/** Creates an empty record of failures; `seconds` returns the time in Unix seconds. */
export function createFailures(seconds: () => number): Failures {
  const failed = new LRUCache<string, { error: ImageError; until: number }>({ max: MAX_ENTRIES });
  return {
    add(key, error) {
      failed.set(key, { error, until: seconds() + RETRY_S[error.kind] });
    },
    throwIfRecent(key) {
      const failure = failed.peek(key);
      if (failure && failure.until > seconds()) throw failure.error;
      failed.delete(key);
    },
  };
}
