import type { ImageError, ImageFailure } from './images.errors.ts';

/** Until a failed source is tried again. */
const RETRY_S: Record<ImageFailure, number> = {
  gone: 3_600,
  refused: 6 * 3_600,
  unreachable: 120,
  busy: 0,
};

const MOST = 20_000;

/** Sources that failed not long ago, so that they are left alone for a while. */
export interface Failures {
  add(key: string, error: ImageError): void;
  /** Throws again what a source failed with, while it is too early to try it again. */
  throwIfRecent(key: string): void;
}

/** Remembers failures; `seconds` gives the time in Unix seconds. */
export function createFailures(seconds: () => number): Failures {
  const failed = new Map<string, { error: ImageError; until: number }>();
  return {
    add(key, error) {
      failed.delete(key);
      failed.set(key, { error, until: seconds() + RETRY_S[error.kind] });
      if (failed.size > MOST) failed.delete(failed.keys().next().value as string);
    },
    throwIfRecent(key) {
      const failure = failed.get(key);
      if (failure && failure.until > seconds()) throw failure.error;
      failed.delete(key);
    },
  };
}
