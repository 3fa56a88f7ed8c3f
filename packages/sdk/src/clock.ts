/** Returns the current time in milliseconds since 1970. */
export const now = (): number => Date.now();

/** Returns the current time in whole Unix seconds. */
export const unixSeconds = (): number => Math.floor(Date.now() / 1000);

/** Resolves after some milliseconds, or rejects with the reason of `signal` once it is aborted. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
