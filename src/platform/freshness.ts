import { AsyncLocalStorage } from 'node:async_hooks';

/** How new the data of one answer are. */
export interface Freshness {
  /** Whether some were read while the database was away, so that they may be minutes old. */
  isOld: boolean;
}

const answers = new AsyncLocalStorage<Freshness>();

/** Makes an answer whose `freshness` says afterwards how new its data are. */
export const answerWith = <T>(freshness: Freshness, work: () => T): T =>
  answers.run(freshness, work);

/** Notes that the answer which is being made has data that may be old. */
export function noteOld(): void {
  const freshness = answers.getStore();
  if (freshness) freshness.isOld = true;
}
