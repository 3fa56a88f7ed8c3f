import type { Clock } from './clock.ts';

/** Milliseconds of work below which nothing is kept, so that answers are of this moment. */
const CHEAP = 250;
/** Milliseconds for which a kept answer is given without a thought … */
const FRESH = 15 * 60_000;
/** … and then while a newer one is being made; nobody gets an older one. */
const USABLE = 60 * 60_000;

/**
 * Asks anew each time while that takes little, and keeps the answer for a while once it takes long.
 * Those who ask while one is being made share it.
 * @param make makes the answer; when it fails nothing is kept.
 * @param stopwatch milliseconds from any fixed moment on.
 */
export function keptWhenCostly<Answer>(
  clock: Clock,
  make: () => Promise<Answer>,
  stopwatch: () => number = () => performance.now(),
): () => Promise<Answer> {
  let kept: { answer: Answer; at: number } | undefined;
  let making: Promise<Answer> | undefined;

  const makeOne = async (): Promise<Answer> => {
    const began = stopwatch();
    try {
      const answer = await make();
      const costly = stopwatch() - began >= CHEAP;
      kept = costly ? { answer, at: clock.now().getTime() } : undefined;
      return answer;
    } finally {
      making = undefined;
    }
  };
  const renewed = (): Promise<Answer> => (making ??= makeOne());

  return async () => {
    if (kept === undefined) return renewed();
    const { answer, at } = kept;
    const age = clock.now().getTime() - at;
    if (age >= USABLE) return renewed();
    // Whoever asks when it has become too old learns why it failed.
    if (age >= FRESH) renewed().catch(() => {});
    return answer;
  };
}
