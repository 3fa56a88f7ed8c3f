import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether the data of one answer may be old. */
export interface Staleness {
  /** True once something was read while the database was away, so that it may be minutes old. */
  isStale: boolean;
}

const answers = new AsyncLocalStorage<Staleness>();

/** Makes an answer; `staleness` says afterwards whether its data may be old. */
export const withStaleness = <T>(staleness: Staleness, work: () => T): T =>
  answers.run(staleness, work);

/** Notes that the answer which is being made has data that may be old. */
export function markStale(): void {
  const staleness = answers.getStore();
  if (staleness) staleness.isStale = true;
}
