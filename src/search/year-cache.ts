import type { MonthsAnswer, MonthsQuestion } from '@campcairn/column-index';
import type { Clock } from '../platform/clock.ts';

/** Maximum number of questions whose answers are kept. */
const MAX_QUESTIONS = 500;

/** Counting the months of so many rows takes longer than the rest of their page, so it is not done after every change. */
const MANY_ROWS = 20_000;
const MAX_AGE_MS = 10_000;

/** Keeps answers about months until any listing changes, and those of very many rows for some seconds in any case. */
export class YearCache {
  readonly #kept = new Map<string, { answer: MonthsAnswer; version: object; at: number }>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Gives the kept answer to a question, or the one that `count` gives.
   * @param version a different object after every change of the index.
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
