import type { MonthsAnswer, MonthsQuestion } from '@campcairn/column-index';
import type { Clock } from '../platform/clock.ts';

/** Maximum number of cached answers. */
const MAX_QUESTIONS = 500;

/**
 * From this number of rows, counting the months takes longer than the rest of their page, so the answer is reused for
 * `MAX_AGE_MS` even if listings have changed.
 */
const MANY_ROWS = 20_000;
const MAX_AGE_MS = 10_000;

/** Caches counts of months until any listing changes; counts of very many rows stay for at least some seconds. */
export class YearCache {
  readonly #kept = new Map<string, { answer: MonthsAnswer; version: object; at: number }>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Returns the cached answer to a question, or computes it by `count`.
   * @param version An object that is replaced by every change of the index.
   */
  answer(question: MonthsQuestion, version: object, count: () => MonthsAnswer): MonthsAnswer {
    const key = JSON.stringify([question.where, question.criteria, question.months]);
    const at = this.#clock.now().getTime();
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      const isRecent = kept.answer.rows.count >= MANY_ROWS && at - kept.at < MAX_AGE_MS;
      if (kept.version === version || isRecent) return kept.answer;
    }
    if (this.#kept.size >= MAX_QUESTIONS) this.#kept.clear();
    const answer = count();
    this.#kept.set(key, { answer, version, at });
    return answer;
  }
}
