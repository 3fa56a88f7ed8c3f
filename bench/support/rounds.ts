/** Rounds of a measurement. The fastest counts, since other load only makes a round slower. */
const ROUNDS = 7;

/**
 * Returns the microseconds of one call of `work` in the fastest round, after a warm-up round.
 * @param calls calls in each round; `work` receives the number of its call in the round.
 */
export function microsecondsEach(calls: number, work: (call: number) => unknown): number {
  let quickestMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round <= ROUNDS; round++) {
    const began = performance.now();
    for (let call = 0; call < calls; call++) work(call);
    if (round > 0) quickestMs = Math.min(quickestMs, performance.now() - began);
  }
  return Math.round((quickestMs * 100_000) / calls) / 100;
}
